import { asksAgree, familyOf, hardCareKinds } from '../types/frame.ts'
import type { Frame } from './frame.ts'
import type { LabelledQuestion } from './labelled-question.ts'

/** The figures of an evaluation, shares from 0 to 1; NaN where no question counts towards one. */
export interface FrameScores {
  n: number
  topic: number
  asks: number
  subject: number
  followUpTopic: number
  topicTop3: number
  careRecall: number
  falseAlarms: number
  softCareRecall: number
  softFalseAlarms: number
  /** Of the chargeable questions, those that are answered without asking back. */
  coverage: number
  /** Of these, those in a wrong family of topics. */
  confidentWrong: number
}
/** Figures beside those of the bars. */
export interface FurtherScores {
  topicExact: number
  asksExact: number
  /** Neighbours in the order of the schema's lists alone. */
  charge: number
  parts: number
  form: number
}

/** A labelled question and what was read of it. */
export interface FramePair {
  question: LabelledQuestion
  frame: Frame
}

const rate = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.length === 0 ? Number.NaN : items.filter(holds).length / items.length

const rightFamily = ({ question, frame }: FramePair) =>
  familyOf(frame.topic) === familyOf(question.frame.topic)

/** Whether a question is answered as a reading, without asking back. */
export function isAnswered(frame: Frame): boolean {
  return frame.isSure && frame.careLine !== 'hard'
}

/** Scores frames as the schema of the labelled questions says. */
export function scoreFrames(pairs: readonly FramePair[]): FrameScores {
  const inNeed = pairs.filter(({ question }) => hardCareKinds.includes(question.frame.care))
  const calm = pairs.filter(({ question }) => question.frame.care === 'none')
  const answered = pairs.filter(({ question, frame }) => question.frame.charge && isAnswered(frame))
  const hard = ({ frame }: FramePair) => frame.careLine === 'hard'
  const soft = ({ frame }: FramePair) => frame.careLine !== 'none'
  return {
    n: pairs.length,
    topic: rate(pairs, rightFamily),
    asks: rate(pairs, ({ question, frame }) => asksAgree(frame.asks, question.frame.asks)),
    subject: rate(pairs, ({ question, frame }) => frame.subject === question.frame.subject),
    followUpTopic: rate(
      pairs.filter(({ question }) => question.history.length > 0),
      rightFamily,
    ),
    topicTop3: rate(pairs, ({ question, frame }) =>
      frame.topics
        .slice(0, 3)
        .some(({ topic }) => familyOf(topic) === familyOf(question.frame.topic)),
    ),
    careRecall: rate(inNeed, hard),
    falseAlarms: rate(calm, hard),
    softCareRecall: rate(inNeed, soft),
    softFalseAlarms: rate(calm, soft),
    coverage: rate(
      pairs.filter(({ question }) => question.frame.charge),
      ({ frame }) => isAnswered(frame),
    ),
    confidentWrong: rate(answered, (pair) => !rightFamily(pair)),
  }
}

/** Exact labels, and the fields that have no bar. */
export function furtherScores(pairs: readonly FramePair[]): FurtherScores {
  return {
    topicExact: rate(pairs, ({ question, frame }) => frame.topic === question.frame.topic),
    asksExact: rate(pairs, ({ question, frame }) => frame.asks === question.frame.asks),
    charge: rate(pairs, ({ question, frame }) => frame.charge === question.frame.charge),
    parts: rate(pairs, ({ question, frame }) => frame.parts > 1 === question.frame.parts > 1),
    form: rate(pairs, ({ question, frame }) => frame.form === question.form),
  }
}

/** What a release must reach; false alarms and wrong answers at most, everything else at least. */
export const frameBars: Readonly<
  Record<Exclude<keyof FrameScores, 'n'>, readonly ['≥' | '≤', number]>
> = {
  topic: ['≥', 0.72],
  topicTop3: ['≥', 0.9],
  asks: ['≥', 0.8],
  subject: ['≥', 0.84],
  followUpTopic: ['≥', 0.66],
  careRecall: ['≥', 0.8],
  falseAlarms: ['≤', 0.03],
  softCareRecall: ['≥', 0.92],
  softFalseAlarms: ['≤', 0.1],
  coverage: ['≥', 0.6],
  confidentWrong: ['≤', 0.15],
}
