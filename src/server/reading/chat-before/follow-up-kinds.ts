import { only, paid, wordsOf } from './follow-up-frame.ts'
import type { Graha } from '@drishti/jyotish'
import type { GrahaName } from '../frame/rules/grahas.ts'
import { grahasIn } from '../frame/rules/grahas.ts'
import type { Frame, FollowUp } from '../frame/frame.ts'
import { optionsIn } from '../frame/rules/options.ts'
import { isLifeMatter } from '../matters/matters.ts'
import { stonesNamed } from '../composer/chart/lines/chart-question.ts'
import { familyOf } from '../types/frame.ts'
import type { FrameTopic } from '../types/frame.ts'
import { aspectIn } from '../understand/understand.ts'
import type { TurnBefore } from '../almanac/muhurta-follow-up.ts'
import { stoneInstead, whyNot } from './held-words.ts'
import { askedOfTold } from './asks-of-told.ts'
import * as words from './follow-up-words.ts'
import { whichIsRight } from './told-words.ts'

/** What a follow-up asks of what its chat has told: how often a remedy, a cheaper stone, why just me, which of two times. */

const grahaOf: Readonly<Record<string, Graha>> = {
  'sade-sati': 'saturn',
  dhaiya: 'saturn',
  manglik: 'mars',
  'kaal-sarp': 'rahu',
  pitra: 'sun',
  'guru-chandal': 'jupiter',
  'ganda-moola': 'moon',
}
const ofChart: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'transit',
  'dasha',
  'dosha',
  'yoga',
  'chart-fact',
])
const ofDealings: ReadonlySet<FrameTopic> = new Set<FrameTopic>([
  'abroad',
  'job-search',
  'government-job',
  'property',
  'legal',
  'travel',
])

const isRemedy = (topic: FrameTopic): boolean => familyOf(topic) === familyOf('remedy')

/** The matter of life that the chat was about last, as it was read. */
function matterOf(turns: readonly TurnBefore[]): Partial<Frame> | null {
  const turn = turns.findLast(({ frame }) => isLifeMatter(frame.topic))
  if (!turn) return null
  const { topic, topics, confidence, subject } = turn.frame
  return { topic, topics, confidence, subject, ...paid }
}

function ofRemedy(question: string, last: TurnBefore): Partial<Frame> | null {
  const isTold = isRemedy(last.frame.topic) || words.remedyTold.test(last.answer)
  const isOfMantra = last.frame.topic === 'mantra' || words.ofMantra.test(question)
  const isOfFast = last.frame.topic === 'fasting'
  if (isTold && !isOfMantra && !isOfFast && wordsOf(question) <= 12) {
    const kind: FollowUp | null = words.dailyOrDay.test(question)
      ? 'remedy-day'
      : words.onceOrAgain.test(question)
        ? 'remedy-once'
        : words.hourOfDay.test(question)
          ? 'remedy-hour'
          : null
    if (kind) return { ...only('remedy'), ...paid, asks: 'how', subject: 'self', followUp: kind }
  }
  if (!ofChart.has(last.frame.topic) || !words.wishes.test(question)) return null
  const aspect = aspectIn('chart', last.question)
  const made = aspect ? grahaOf[aspect] : undefined
  const named = grahasIn(`${last.question} ${last.answer}`)
  const grahas: GrahaName[] = made ? [made] : named
  return grahas.length > 0
    ? {
        ...only('remedy'),
        ...paid,
        asks: 'advice',
        subject: 'self',
        grahas,
        followUp: 'remedy-for',
      }
    : null
}

function ofStone(question: string, turns: readonly TurnBefore[]): Partial<Frame> | null {
  const graha = turns
    .toReversed()
    .flatMap(({ question: asked, answer }) => [answer, asked])
    .map((text) => stonesNamed(text).at(-1))
    .find((one) => one !== undefined)
  const isShort = wordsOf(question) <= 14
  if (!graha || !isShort || stonesNamed(question).some((one) => one !== graha)) return null
  // "In gold or silver? And which finger": how that stone is worn, and no choice of what to buy.
  if (words.metal.test(question) && words.finger.test(question))
    return {
      ...only('gemstone'),
      ...paid,
      asks: 'which',
      subject: 'self',
      grahas: [graha],
      options: [],
    }
  const last = turns.at(-1)
  const isRefused =
    last !== undefined &&
    words.saidNo.test(last.answer) &&
    (stonesNamed(last.answer).at(-1) ?? graha) === graha
  if (isRefused && (stoneInstead.test(question) || whyNot.test(question))) {
    const isInstead = stoneInstead.test(question) && !whyNot.test(question)
    const kind = isInstead ? 'stone-instead' : 'stone-not'
    const asks = isInstead ? 'which' : 'why'
    return { ...only('gemstone'), ...paid, asks, subject: 'self', grahas: [graha], followUp: kind }
  }
  const isOfMetal =
    words.metal.test(question) &&
    words.whatElse.test(question) &&
    !words.aStone.test(question) &&
    !words.oneOrOther.test(question)
  const followUp: FollowUp | null = isOfMetal
    ? 'stone-metal'
    : words.cheaper.test(question) && !words.saidNo.test(turns.at(-1)?.answer ?? '')
      ? 'stone-cheaper'
      : null
  if (!followUp) return null
  return {
    ...only('gemstone'),
    ...paid,
    asks: 'whether',
    subject: 'self',
    grahas: [graha],
    followUp,
  }
}

function ofBlame(
  question: string,
  frame: Frame,
  turns: readonly TurnBefore[],
): Partial<Frame> | null {
  if (!words.whyMe.test(question) || frame.careLine !== 'none' || wordsOf(question) > 20)
    return null
  const matter = matterOf(turns)
  return matter ? { ...matter, asks: 'why', grahas: [], followUp: 'blameless' } : null
}

function ofPartner(question: string, last: TurnBefore): Partial<Frame> | null {
  const isOfPartner = words.withSomebody.test(last.question) && words.againstIt.test(last.answer)
  const isOfWork = [familyOf('business'), familyOf('money')].includes(familyOf(last.frame.topic))
  if (
    !isOfPartner ||
    !(isOfWork || words.ofTrade.test(last.question)) ||
    !words.whyNot.test(question) ||
    words.asksMuch.test(question) ||
    wordsOf(question) > 16
  )
    return null
  return {
    ...only('business'),
    ...paid,
    asks: 'why',
    subject: 'self',
    situation: 'with-a-partner',
    followUp: 'not-partner',
  }
}

/** "You said March, now you say August": of two times, and not of one that has passed. */
function asksOfTwoTimes(question: string, turns: readonly TurnBefore[]): boolean {
  const times = question.match(words.timeNamed)?.length ?? 0
  // "Last week you told April, which is correct": the other of the two is the one just told.
  const isBesideTold =
    whichIsRight.test(question) && (turns.at(-1)?.answer.match(words.timeNamed) ?? []).length > 0
  return (
    words.saidBefore.test(question) &&
    (isBesideTold || words.nowOther.test(question)) &&
    !words.hasPassed.test(question) &&
    times > (turns.length > 1 || isBesideTold ? 0 : 1) &&
    wordsOf(question) <= 24
  )
}

/** What a follow-up asks of what its chat has told; null where it asks for something else. */
export function followUpOf(
  frame: Frame,
  question: string,
  turns: readonly TurnBefore[],
): Partial<Frame> | null {
  const last = turns.at(-1)
  if (!last) return null
  if (words.closes.test(question) && words.comesBack.test(question) && !words.asksOn.test(question))
    return { ...only('thanks'), charge: false, isSure: true, options: [], subject: 'none' }
  const matter = matterOf(turns)
  if (matter && asksOfTwoTimes(question, turns)) {
    const isBeside = turns.some((turn) => words.askedForAnother.test(turn.question))
    return { ...matter, asks: 'when', followUp: isBeside ? 'first-time' : 'later-time' }
  }
  if (
    words.leftOpen.test(question) &&
    words.eitherOr.test(question) &&
    isLifeMatter(last.frame.topic)
  ) {
    const options = frame.options.length > 1 ? frame.options : optionsIn(question)
    const { topic, topics, confidence, subject } = last.frame
    if (options.length > 1)
      return { topic, topics, confidence, subject, ...paid, asks: 'choose', options }
  }
  if (
    matter &&
    ofDealings.has(last.frame.topic) &&
    words.advance.test(question) &&
    words.asksFor.test(question)
  )
    return { ...matter, asks: 'how', followUp: 'advance-money' }
  const isOfHeart = familyOf(last.frame.topic) === familyOf('love')
  const isCall = words.contact.test(question) && words.mayI.test(question) && wordsOf(question) <= 9
  if (matter && isOfHeart && isCall && words.hopeful.test(last.answer))
    return { ...matter, asks: 'how', followUp: 'contact-now' }
  if (
    matter &&
    words.concludes.test(question) &&
    words.notNow.test(question) &&
    words.toldLater.test(last.answer)
  )
    return { ...matter, asks: 'how', followUp: 'not-yet' }
  const isOfBond = ['love', 'marriage'].some(
    (topic) => familyOf(topic as FrameTopic) === familyOf(last.frame.topic),
  )
  if (isOfBond && words.letsWork.test(question))
    return {
      ...only('marriage'),
      ...paid,
      asks: 'whether',
      subject: 'self',
      situation: 'work-after-marriage',
    }
  return (
    askedOfTold(frame, question, last) ??
    ofRemedy(question, last) ??
    ofStone(question, turns) ??
    ofPartner(question, last) ??
    ofBlame(question, frame, turns)
  )
}
