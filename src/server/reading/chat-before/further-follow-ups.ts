import { isOneOf, only, paid, sameMatter, wordsOf } from './follow-up-frame.ts'
import type { FrameTime } from '../frame/rules/frame-time.ts'
import type { NamedTime } from '../frame/rules/choices/named-times.ts'
import { namedTimeIn, monthsIn } from '../frame/rules/choices/named-times.ts'
import { plainDanger } from '../frame/rules/plain-danger.ts'
import { optionsIn } from '../frame/rules/options.ts'
import type { Frame } from '../frame/frame.ts'
import { nextSpan } from '../frame/leaning-frame.ts'
import { readFrame } from '../frame/read-frame.ts'
import { grahasIn } from '../frame/rules/grahas.ts'
import { isLifeMatter } from '../matters/matters.ts'
import { peopleIn } from '../matters/person.ts'
import type { NamedPerson } from '../matters/person.ts'
import { stonesNamed } from '../composer/chart/lines/chart-question.ts'
import { asksAfter } from '../composer/matter/asks-after.ts'
import type { FrameSubject } from '../types/frame.ts'
import type { TurnBefore } from '../almanac/muhurta-follow-up.ts'
import { remedyTold } from './follow-up-words.ts'
import { few, furtherRows, some } from './further-rows.ts'
import {
  heldRows,
  ofEarlierTime,
  ofMending,
  ofMonth,
  ofNothingElse,
  ofOneself,
  ofToldPair,
} from './held-rows.ts'
import { medicineForLife, sooner } from './held-words.ts'
import * as words from './further-words.ts'

/** What few words ask further of a matter that was told: and if not, what till then, whose wish, whole or part. */

type Settled = Partial<Frame> | null

const close: ReadonlySet<FrameSubject> = new Set<FrameSubject>([
  'spouse',
  'child',
  'parent',
  'sibling',
  'relative',
  'friend',
])

/** Somebody close whom a text names; undefined for nobody. */
const closeIn = (text: string): NamedPerson | undefined =>
  peopleIn(text).find(({ subject }) => close.has(subject))

/** Somebody close wants it otherwise than was told. */
function ofWish(question: string, last: TurnBefore): Settled {
  const isWish =
    wordsOf(question) <= some && words.wishes.test(question) && !words.asksWill.test(question)
  const weighed = last.frame.options.length > 1 || optionsIn(last.question).length > 1
  const isOther = /^\P{L}*(?:but|par|lekin|magar|पर|लेकिन|मगर)/iu.test(question)
  const person = closeIn(question)
  return isWish &&
    person &&
    (weighed || isOther || wordsOf(question) <= 6) &&
    last.frame.subject !== person.subject
    ? { ...sameMatter(last), subject: 'self', asks: 'how', followUp: 'other-wish' }
    : null
}

/** Of the year it is asked how a month of it will be, of a matter whether it may be then. */
const askedOfMonth = (frame: Frame, last: TurnBefore): Partial<Frame> => ({
  ...(last.frame.topic === 'year-ahead' || last.frame.asks !== 'when'
    ? { asks: 'how', followUp: 'month-of-year' }
    : { asks: 'whether' }),
  ...(frame.subject !== 'self' && { subject: frame.subject }),
})

const spanOf = ({ name, from, to }: NamedTime): FrameTime => ({
  phrase: name.en,
  span: { kind: 'span', from: new Date(from).toISOString(), to: new Date(to).toISOString() },
})

/** Which of two times that were told, the best month of it, another month, and the year after. */
function ofTimes(frame: Frame, question: string, last: TurnBefore, at: Date): Settled {
  const count = wordsOf(question)
  if (count <= few && words.whichTime.test(question)) {
    const [earlier, later, third] = monthsIn(last.answer, at)
    if (earlier && later && !third)
      return {
        ...sameMatter(last),
        asks: 'choose',
        twoTimes: { earlier, later, hasDeadline: false },
      }
  }
  if (count <= 3 && words.wholly.test(question)) return { ...sameMatter(last), asks: 'whether' }
  if (count <= few && words.bestMonth.test(question))
    return { ...sameMatter(last), asks: 'exactly' }
  const month = count <= 6 && words.otherMonth.test(question) ? namedTimeIn(question, at) : null
  if (month) return { ...sameMatter(last), ...askedOfMonth(frame, last), time: spanOf(month) }
  if (last.frame.topic === 'year-ahead' && asksAfter(question)) {
    const time = nextSpan(last.frame.time)
    if (time) return { ...sameMatter(last), asks: last.frame.asks, time }
  }
  return null
}

const ofWedding =
  /(?<![\p{L}\p{M}])(?:sha+di|marriage|wedding|vivah|शादी|विवाह|ब्याह)(?![\p{L}\p{M}])/iu

/** Which of two times that were told for a wedding, where the question before it was not surely read as one of life. */
function ofTimesFor(frame: Frame, question: string, last: TurnBefore, at: Date): Settled {
  if (last.frame.isSure || !ofWedding.test(last.question)) return null
  if (!words.whichTime.test(question)) return null
  const before = { ...last.frame, ...only('marriage'), subject: 'self' as const }
  return ofTimes(frame, question, { ...last, frame: before }, at)
}

/** "I asked about job, not marriage": the matter that was meant, asked as before. */
function ofPutRight(frame: Frame, question: string, last: TurnBefore, at: Date): Settled {
  const meant = words.putRight
    .map((pattern) => pattern.exec(question)?.groups?.['meant'])
    .find((found) => found !== undefined)
  if (!meant || wordsOf(question) > some) return null
  const person = closeIn(meant)
  if (person && wordsOf(meant) <= 3 && isLifeMatter(last.frame.topic))
    return { ...sameMatter(last), subject: person.subject, asks: last.frame.asks }
  const read = readFrame({ text: meant, person: {}, history: [] }, at)
  if (!isLifeMatter(read.topic)) return null
  const { topic, topics, confidence } = read
  const asks = last.frame.asks === 'choose' ? 'whether' : last.frame.asks
  return { topic, topics, confidence, ...paid, subject: frame.subject, asks, followUp: 'put-right' }
}

/** To whom a gift, during which days, when a graha leaves, and the colour or kind of a vehicle. */
function ofThings(question: string, last: TurnBefore): Settled {
  if (wordsOf(question) > few) return null
  const isRemedy = isOneOf(['remedy'], last.frame.topic) || remedyTold.test(last.answer)
  if (isRemedy && words.periods.test(question))
    return {
      ...only('remedy'),
      ...paid,
      subject: 'self',
      asks: 'whether',
      followUp: 'remedy-periods',
    }
  const isGift = /(?<![\p{L}])(?:give|donat\p{L}*|da+n|feed)|दान|खिला/iu.test(last.answer)
  if (isRemedy && isGift && words.remedyWhom.test(question))
    return { ...only('remedy'), ...paid, subject: 'self', asks: 'who', followUp: 'remedy-whom' }
  const stone = stonesNamed(`${last.question} ${last.answer}`).at(-1)
  const wearer = closeIn(question)
  if (stone && wearer && words.wears.test(question))
    return {
      ...only('gemstone'),
      ...paid,
      subject: 'self',
      asks: 'whether',
      grahas: [stone],
      followUp: 'stone-of-other',
    }
  const [graha, another] = grahasIn(last.answer)
  const isLeaving = words.leaves.test(question) && /when|kab|कब|how long|kitn/iu.test(question)
  if (
    graha &&
    !another &&
    isLeaving &&
    words.toldTransit.test(last.answer) &&
    wordsOf(question) <= 6
  )
    return { ...only('transit'), ...paid, subject: 'self', asks: 'when', grahas: [graha] }
  if (last.frame.topic !== 'vehicle') return null
  if (words.colour.test(question))
    return { ...only('lucky'), ...paid, subject: 'self', asks: 'which', followUp: 'thing-colour' }
  const options = words.newOrUsed.test(question) ? optionsIn(question) : []
  return options.length > 1 ? { ...sameMatter(last), asks: 'choose', options } : null
}

/** Whether a reading of need is only of somebody close who says no to what was told. */
export function isOnlyWish(question: string, last: TurnBefore): boolean {
  const isCalmChat = last.frame.careLine === 'none' && isLifeMatter(last.frame.topic)
  return (
    isCalmChat &&
    plainDanger(question) === null &&
    wordsOf(question) <= 6 &&
    ofWish(question, last) !== null
  )
}

const ofDespair =
  /(?<![\p{L}\p{M}])(?:live|life|die|alone|end|jeen\p{L}*|jina|ji|jiy\p{L}*|mar\p{L}*|akel\p{L}*|khatam|sah\p{L}*|bardasht|tut\p{L}*|toot\p{L}*|thak\p{L}*|जीन[\p{L}\p{M}]*|जिय[\p{L}\p{M}]*|मर[\p{L}\p{M}]*|अकेल[\p{L}\p{M}]*|ख़?त्म|सह[\p{L}\p{M}]*|बर्दाश्त|टूट[\p{L}\p{M}]*|थक[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu

/** Whether a reading of need is only impatience with what was told: "nothing sooner?", "tablets for life?" */
export function isOnlyImpatience(question: string, last: TurnBefore): boolean {
  const { topic, careLine } = last.frame
  if (wordsOf(question) > few + 2 || plainDanger(question) !== null || careLine === 'hard')
    return false
  if (medicineForLife.test(question)) return isOneOf(['health'], topic)
  const isPressing = words.tooLong.test(question) || sooner.test(question)
  return isPressing && careLine === 'none' && isLifeMatter(topic) && !ofDespair.test(question)
}

/** What few words ask further of what was told; null where they ask for something else. */
export function askedFurther(frame: Frame, question: string, last: TurnBefore, at: Date): Settled {
  const things = ofThings(question, last)
  if (things) return things
  const right = ofPutRight(frame, question, last, at)
  if (right) return right
  const mending = ofMending(question, last)
  if (mending) return mending
  if (!isLifeMatter(last.frame.topic)) return ofTimesFor(frame, question, last, at)
  const told =
    ofOneself(question, last) ??
    ofEarlierTime(question, last, at) ??
    ofMonth(question, last, at) ??
    ofToldPair(question, last)
  if (told) return told
  const row = [...furtherRows, ...heldRows].find(
    ({ most, isAsked }) => wordsOf(question) <= most && isAsked(question, last),
  )
  const { situation } = last.frame
  // What to do meanwhile is of the very point that was asked about.
  const narrower = row?.kind === 'till-then' && situation ? { situation } : {}
  if (row) return { ...sameMatter(last), ...narrower, asks: row.asks, followUp: row.kind }
  return (
    ofWish(question, last) ??
    ofTimes(frame, question, last, at) ??
    ofNothingElse(frame, question, last)
  )
}
