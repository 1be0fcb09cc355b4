import type { TurnBefore } from '../almanac/muhurta-follow-up.ts'
import { monthsIn } from '../frame/rules/choices/named-times.ts'
import { optionsIn } from '../frame/rules/options.ts'
import type { Frame } from '../frame/frame.ts'
import { talkTopics } from '../types/frame.ts'
import { isLifeMatter } from '../matters/matters.ts'
import { namesTreatment } from '../frame/rules/choices/treatment.ts'
import { isOneOf, only, paid, sameMatter, wordsOf } from './follow-up-frame.ts'
import type { Row } from './further-rows.ts'
import { hasPassed } from './follow-up-words.ts'
import * as words from './held-words.ts'

/** Follow-ups that press, doubt or object: what was told stays, and its time with it. */

const fewest = 6
const few = 9
const some = 14

export const heldRows: readonly Row[] = [
  { kind: 'sure', asks: 'how', most: few, isAsked: (text) => words.sure.test(text) },
  {
    kind: 'not-at-all',
    asks: 'how',
    most: few,
    isAsked: (text, { answer }) => words.notAtAll.test(text) && words.toldWeak.test(answer),
  },
  {
    kind: 'even-so',
    asks: 'whether',
    most: few,
    isAsked: (text, { answer }) =>
      words.evenSo.test(text) && !words.ofDeed.test(text) && !words.toldWeak.test(answer),
  },
  {
    kind: 'needs-loan',
    asks: 'how-much',
    most: few,
    isAsked: (text, { frame }) =>
      words.needsLoan.test(text) &&
      words.isNeeded.test(text) &&
      isOneOf(
        ['property', 'vehicle', 'education', 'abroad', 'investment', 'business'],
        frame.topic,
      ),
  },
  {
    kind: 'own-heart',
    asks: 'how',
    most: some,
    isAsked: (text, { frame, question }) =>
      words.ofHeart.test(text) &&
      !words.asksAnything.test(text) &&
      isOneOf(['love', 'marriage', 'career', 'education'], frame.topic) &&
      (frame.options.length > 1 || optionsIn(question).length > 1),
  },
  {
    kind: 'sooner',
    asks: 'when',
    most: few,
    isAsked: (text) => words.sooner.test(text) && !words.ofDeed.test(text),
  },
  {
    kind: 'doctor-says',
    asks: 'how',
    most: some,
    isAsked: (text, { frame }) =>
      words.doctorSays.test(text) && isOneOf(['health', 'children'], frame.topic),
  },
  {
    kind: 'told-stays',
    asks: 'advice',
    most: some,
    isAsked: (text, { answer }) =>
      words.objects.test(text) && !words.asksAnything.test(text) && words.toldWait.test(answer),
  },
]

const yearIn = (text: string): string | undefined => /(?<!\d)20\d\d(?!\d)/.exec(text)?.[0]

/** "And mine?", of whatever was told of somebody else. */
export function ofOneself(question: string, last: TurnBefore): Partial<Frame> | null {
  const isAsked = wordsOf(question) <= 4 && words.andMine.test(question)
  const isOfOther = isLifeMatter(last.frame.topic) && last.frame.subject !== 'self'
  return isAsked && isOfOther
    ? { ...sameMatter(last), subject: 'self', asks: last.frame.asks }
    : null
}

/** "Last time you said March", after another time: which of them holds. */
export function ofEarlierTime(question: string, last: TurnBefore, at: Date): Partial<Frame> | null {
  const isShort = wordsOf(question) <= some && isLifeMatter(last.frame.topic)
  if (!isShort || !words.toldEarlier.test(question) || hasPassed.test(question)) return null
  const [before] = monthsIn(question, at)
  const told = monthsIn(last.answer, at)
  const year = yearIn(question)
  const yearTold = yearIn(last.answer)
  const isOther = before
    ? told.length > 0 && told.every(({ from }) => from !== before.from)
    : year !== undefined && yearTold !== undefined && year !== yearTold
  return isOther
    ? { ...sameMatter(last), asks: 'when', followUp: before ? 'later-holds' : 'later-time' }
    : null
}

/** "Only the month", of the time that was told. */
export function ofMonth(question: string, last: TurnBefore, at: Date): Partial<Frame> | null {
  const isAsked = wordsOf(question) <= few && words.onlyMonth.test(question)
  if (!isAsked || !isLifeMatter(last.frame.topic)) return null
  const isTold = monthsIn(last.answer, at).length > 0
  return { ...sameMatter(last), asks: 'exactly', ...(isTold && { followUp: 'month-of-told' }) }
}

/** "Which of them more", of two things between which the answer left the choice. */
export function ofToldPair(question: string, last: TurnBefore): Partial<Frame> | null {
  if (wordsOf(question) > few || !words.whichOfThem.test(question)) return null
  if (!isLifeMatter(last.frame.topic) || last.frame.options.length > 1) return null
  const options = optionsIn(last.answer)
  return options.length === 2 ? { ...sameMatter(last), asks: 'choose', options } : null
}

/** "Will the stones come back", "as before?": of a body that was treated, also where a day was asked for it. */
export function ofMending(question: string, last: TurnBefore): Partial<Frame> | null {
  const isOfBody = isOneOf(['health'], last.frame.topic) || namesTreatment(last.question)
  if (!isOfBody || wordsOf(question) > some) return null
  const followUp = words.medicineForLife.test(question)
    ? 'medicine-for-life'
    : words.comesAgain.test(question)
      ? 'comes-again'
      : words.asBefore.test(question)
        ? 'as-before'
        : null
  const { subject } = last.frame
  return followUp ? { ...only('health'), ...paid, subject, asks: 'whether', followUp } : null
}

/** Few words that are surely of no matter go on with the one before. */
export function ofNothingElse(
  frame: Frame,
  question: string,
  last: TurnBefore,
): Partial<Frame> | null {
  const isTorn = !frame.isSure && frame.careLine === 'none' && !talkTopics.has(frame.topic)
  if (!isTorn || wordsOf(question) > fewest || frame.options.length > 1) return null
  return { ...sameMatter(last), asks: words.howLong.test(question) ? 'when' : frame.asks }
}
