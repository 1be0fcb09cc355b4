/** A question as it is understood after those before it in its chat. */
import type { Exchange, PersonProfile, ReadingRequest } from '../types/reading-types.ts'
import { settleByTimes } from '../almanac/settle-by-times.ts'
import type { Frame } from '../frame/frame.ts'
import { readOnce } from '../frame/frames-of-asking.ts'
import { readFrame } from '../frame/read-frame.ts'
import { formCounts, formOf } from '../frame/rules/form.ts'
import { isBareRequest, leaningOf, pointsBack } from '../frame/rules/leaning.ts'
import { plainQuestion } from '../frame/rules/plain-question.ts'
import { tornTopicIn } from '../frame/rules/torn-topics.ts'
import { settleByCase } from '../frame/settle/settle-by-case.ts'
import { settleByCause } from '../frame/settle/settle-by-cause.ts'
import { settleByPerson } from '../frame/settle/settle-by-person.ts'
import {
  asksEarningsOf,
  namesAnotherMatter,
  settleByWords,
} from '../frame/settle/settle-by-words.ts'
import { weighLabels } from '../frame/weigh-labels.ts'
import type { FrameLabels } from '../types/frame.ts'
import { only } from './follow-up-frame.ts'
import { settleByChat } from './settle-by-chat.ts'
import type { ChatBefore } from './settle-by-chat.ts'

/** In a chat about a public figure that person is whom the chart is of, whatever the question calls them. */
function labelsInChat(labels: FrameLabels, { isPublicFigure }: PersonProfile): FrameLabels {
  const isOfFigure = labels.subject === 'celebrity' || labels.subject === 'other'
  return isPublicFigure && isOfFigure ? { ...labels, subject: 'self' } : labels
}

/** What a question is understood from; of the chart no more than whether its minute is known. */
export type QuestionInChat = Pick<
  ReadingRequest,
  'question' | 'person' | 'history' | 'at' | 'meant' | 'labels' | 'asker'
> & { chart: Pick<ReadingRequest['chart'], 'timeKnown'> }

/** The frame of the question, read after those before it in the chat, and weighed with a model's labels. */
export function frameOf(request: QuestionInChat): Frame {
  const { question, history, at, meant, labels, person, asker, chart } = request
  const turns = history.map((turn) => [turn.question, turn.answer])
  const restsOn = [question, turns, meant, labels, person, asker, chart.timeKnown]
  return readOnce(at, restsOn, () => readQuestion(request))
}

function readQuestion(request: QuestionInChat): Frame {
  const { question, history, at, meant, asker } = request
  // Whoever asks is whom the words are of, also where another's chart is read.
  const person = asker?.person ?? request.person
  const timeKnown = asker?.timeKnown ?? request.chart.timeKnown
  const input = {
    text: plainQuestion(question),
    person: {
      gender: person.gender,
      marital: person.maritalStatus,
      timeKnown,
      ...(person.ageYears === null ? {} : { age: person.ageYears }),
    },
  }
  const read = (turns: readonly Exchange[]): Frame =>
    readFrame({ ...input, history: turns.map(({ question: q, answer: a }) => ({ q, a })) }, at)
  const frame = read(history)
  if (meant) return { ...frame, topic: meant, charge: true, isSure: true, confidence: 1 }
  if (isBareRequest(question)) return { ...frame, topic: 'unclear', charge: false, isSure: false }
  // "And my sister's?" names a person and no other matter, "will she agree" whoever was spoken of.
  const leavesChat =
    history.length > 0 &&
    leaningOf(question) === null &&
    !pointsBack(question) &&
    namesAnotherMatter(frame, question)
  const alone = leavesChat ? read([]) : null
  // Words of another matter in what only goes on ("and how much will I earn") make a poor question of their own.
  const meantFrame = alone && (alone.isSure || !frame.isSure) ? alone : frame
  const byWords = settleByCause(settleByWords(meantFrame, question), question)
  const bySelf = settleByCase(settleByTimes(byWords, question, at), question)
  const before = chatBefore(request, person)
  const settled = settleByChat(
    untorn(ofEarnings(bySelf, question, before), question),
    question,
    before,
  )
  const understood = request.labels
    ? weighed(settled, request.labels, { ...request, person })
    : settled
  return inFormOfChat(settleByPerson(understood, question, person), request)
}

/** "And how much will I earn?" behind a shop or a post is asked of it. */
function ofEarnings(frame: Frame, question: string, { turns }: ChatBefore): Frame {
  const topic = turns.at(-1)?.frame.topic
  if (!topic || frame.topic !== 'money' || !asksEarningsOf(topic, question)) return frame
  return { ...frame, ...only(topic), isSure: true }
}

/** Few words of which none tells the language are in that of the question before: "vakil badal du". */
function inFormOfChat(frame: Frame, { question, history }: QuestionInChat): Frame {
  const before = history.at(-1)
  if (!before || frame.form !== 'en') return frame
  const { hinglish, english } = formCounts(question)
  const isUntold = hinglish === 0 && english === 0
  return isUntold && formOf(before.question) === 'hinglish' ? { ...frame, form: 'hinglish' } : frame
}

/** A question that the reader leaves torn, by words that would not be enough against a sure reading. */
function untorn(frame: Frame, question: string): Frame {
  const topic = frame.isSure || frame.careLine === 'hard' ? null : tornTopicIn(question)
  if (!topic) return frame
  const asks = frame.options.length > 1 ? 'choose' : frame.asks
  return { ...frame, topic, topics: [{ topic, share: 1 }], asks, charge: true, isSure: true }
}

/** The questions before with what each was read as, for a follow-up that leans on them. */
export function chatBefore(request: QuestionInChat, person: PersonProfile): ChatBefore {
  const { meant: _ofLast, labels: _ofThis, history, ...others } = request
  const turns = history.map(({ question, answer }, index) => ({
    question,
    answer,
    frame: frameOf({ ...others, question, history: history.slice(0, index), labels: null }),
  }))
  return { turns, person, at: request.at }
}

/** The frame with a model's labels; a situation holds only inside the topic that it was found in. */
function weighed(settled: Frame, labels: FrameLabels, request: QuestionInChat): Frame {
  const { question, person, at } = request
  const weighedFrame = weighLabels(settled, labelsInChat(labels, person), question, at)
  if (weighedFrame.topic === settled.topic) return weighedFrame
  const { situation: _narrower, housesOf: _itsOwner, ...frame } = weighedFrame
  return frame
}
