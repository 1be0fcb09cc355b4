import { childUnknown } from '../../../../words/reading/chart/lucky-texts.ts'
import { smallTalk } from '../../../../words/reading/other-topics.ts'
import type { LocalizedText } from '../../../../words/say.ts'
import { isLifeMatter } from '../../matters/matters.ts'
import { pointsBack } from '../../frame/rules/leaning.ts'
import { subjectInWords } from '../../understand/understand.ts'
import type { QuestionInput } from '../fill-lines.ts'
import type { DraftSentence } from '../writer.ts'
import { assemble } from './lines/assemble.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { weekdayNamed } from './lines/chart-question.ts'
import { roleLine } from './lines/graha-lines.ts'
import { asksForNature, natureAnswer } from '../self/nature-answer.ts'
import { asksOfPastYears, pastYearsAnswer } from '../self/past-years.ts'
import { asksForBodyGraha, bodyGrahaAnswer } from './body-graha-answer.ts'
import { dashaAnswer } from './dasha-answer.ts'
import { doshaAnswer, doshasAnswer } from './dosha-answer.ts'
import { factAnswer } from './fact-answer.ts'
import { expectedCondition } from './graha-condition.ts'
import { fastChoiceLine } from './remedies/fast-choice.ts'
import { leaning } from './lines/leaning.ts'
import { letterTold } from './letter-told.ts'
import { luckyAnswer } from './lucky-answer.ts'
import { nameAnswer } from './name-answer.ts'
import {
  mantraAnswer,
  remedyAnswer,
  namesRemedy,
  remedyTooLine,
  wishesForRemedy,
} from './remedies/remedy-answer.ts'
import { followUpRemedy } from './remedies/follow-up-remedy.ts'
import { fastAnswer } from './remedies/fast-answer.ts'
import { dhaiyaAnswer, sadeSatiAnswer } from './saturn-answer.ts'
import { asksForRudraksha, rudrakshaAnswer } from './remedies/rudraksha-answer.ts'
import { stoneAnswer } from './remedies/stone-answer.ts'
import { movesLine, transitAnswer } from './transit-answer.ts'
import { asksOfMool, withTruth } from './lines/truth-line.ts'
import { yogaAnswer } from './yoga-answer.ts'

/** What a question on the chart or on remedies is about. */
export type ChartKind =
  | 'dasha'
  | 'transit'
  | 'chart-fact'
  | 'sade-sati'
  | 'dhaiya'
  | 'dosha'
  | 'yoga'
  | 'lucky'
  | 'name-letter'
  | 'gemstone'
  | 'rudraksha'
  | 'remedy'
  | 'mantra'
  | 'fasting'
  | 'nature'
  | 'body-graha'
  | 'past-years'

/** The doshas that go by a name. */
const namedDoshas: ReadonlySet<string> = new Set([
  'manglik',
  'kaal-sarp',
  'pitra',
  'guru-chandal',
  'ganda-moola',
])
const kinds: ReadonlySet<string> = new Set<ChartKind>([
  'dasha',
  'transit',
  'chart-fact',
  'dosha',
  'yoga',
  'lucky',
  'name-letter',
  'gemstone',
  'remedy',
  'mantra',
  'fasting',
])
const kindOfAspect: Readonly<Record<string, ChartKind>> = {
  'sade-sati': 'sade-sati',
  dhaiya: 'dhaiya',
  dosha: 'dosha',
  rashi: 'chart-fact',
  nakshatra: 'chart-fact',
  lagna: 'chart-fact',
  strongest: 'chart-fact',
  dasha: 'dasha',
  transit: 'transit',
  yoga: 'yoga',
  lucky: 'lucky',
}

/** A graha retrograde in the kundli is a fact of birth, not of the moving sky. */
const atBirth =
  /(?:birth chart|kundli|kundali|janm|my chart|जन्म|कुंडली).*(?:retro|vakri|वक्री)|(?:retro|vakri|वक्री).*(?:birth chart|kundli|kundali|janm|my chart|जन्म|कुंडली)/iu

/** "Is Rahu bad in my chart?" asks of the birth; of the moving sky only words of now do. */
const inMyChart =
  /(?:in|of) my (?:birth ?|natal )?(?:chart|kundli|kundali|horoscope)|(?:meri|hamari|apni) (?:kundli|kundali|patri|patrika)|(?:kundli|kundali|patri) (?:me|mein|main)(?!\p{L})|(?:मेरी|हमारी|अपनी) (?:कुंडली|पत्री|पत्रिका)|कुंडली में/iu
const ofNow =
  /(?<![\p{L}\p{M}])(?:now|nowadays|currently|these days|transit\p{L}*|gochar|abhi|aaj ?kal|is samay|year|saal|month|mahin[ae]|अभी|आजकल|इन दिनों|गोचर|साल|वर्ष|महीन[ाे])(?![\p{L}\p{M}])/iu

const isOfBirth = ({ frame, question }: QuestionInput): boolean =>
  /functional|yogakarak/iu.test(question) ||
  atBirth.test(question) ||
  (frame.grahas.length > 0 && inMyChart.test(question) && !ofNow.test(question))

/** "Is Jupiter good or bad in my kundli?", whatever topic it was read as. */
const asksForCondition = (input: QuestionInput): boolean =>
  input.frame.grahas.length === 1 && isOfBirth(input) && expectedCondition(input.question) !== null

/** Which of the answers a question needs: by what its words name surely, then by its frame. */
export function chartKindOf(input: QuestionInput): ChartKind {
  const { understood, frame, question } = input
  const { aspect, topic } = understood
  if (asksForBodyGraha(input)) return 'body-graha'
  if (asksForRudraksha(input)) return 'rudraksha'
  if (asksOfPastYears(input)) return 'past-years'
  if (aspect === 'sade-sati' || aspect === 'dhaiya') return aspect
  if ((aspect && namedDoshas.has(aspect)) || asksOfMool(question)) return 'dosha'
  if (frame.topic === 'transit' && isOfBirth(input)) return 'chart-fact'
  if (asksForCondition(input) && !kinds.has(frame.topic)) return 'chart-fact'
  if (kinds.has(frame.topic)) return frame.topic as ChartKind
  if (asksForNature(input) && !asksForStrongest(input)) return 'nature'
  if (topic === 'remedy' || (topic !== 'chart' && namesRemedy(question))) return 'remedy'
  return (aspect && kindOfAspect[aspect]) || 'chart-fact'
}

const ofGrahas = /planet|graha\b|grah\b|ग्रह/iu
const bySize =
  /strong|weak|powerful|mazbo?ot|majboot|kamzor|kamjor|balwan|kharab|worst|ख़राब|खराब|मज़बूत|मजबूत|कमज़ोर|कमजोर|बलवान/iu

const asksForStrongest = ({ frame, question }: QuestionInput): boolean =>
  frame.topic === 'strengths' &&
  bySize.test(question) &&
  (ofGrahas.test(question) || frame.grahas.length > 0)

/** Whether a question that was read as one of life is answered from here: it names a remedy, or the strongest graha. */
export function isOfChart(input: QuestionInput): boolean {
  const { understood, frame, question } = input
  if (understood.topic === 'chart' || understood.topic === 'remedy') return true
  if (!isLifeMatter(frame.topic)) return false
  if (asksForBodyGraha(input) || asksOfPastYears(input)) return true
  if (asksForStrongest(input) || asksForNature(input) || asksForCondition(input)) return true
  return namesRemedy(question) && !timed.has(frame.asks)
}
const timed: ReadonlySet<string> = new Set(['when', 'exactly', 'whether', 'why', 'choose'])

/** What belongs to one chart alone: nobody else’s can be told from it. */
const ofOneChart: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'dasha',
  'transit',
  'chart-fact',
  'sade-sati',
  'dhaiya',
  'dosha',
  'yoga',
  'lucky',
  'gemstone',
])
const self: ReadonlySet<string> = new Set(['self', 'couple', 'household', 'none'])

/**
 * What is asked back, free, where this kundli cannot answer: somebody else’s facts, or the letter for a
 * child of whom nothing is known. Null where it can.
 */
export function askedBack(input: QuestionInput): LocalizedText | null {
  const kind = chartKindOf(input)
  if (kind === 'name-letter') return letterTold(input) ?? (nameAnswer(input) ? null : childUnknown)
  const isNamed = subjectInWords(input.question) !== 'self' || pointsBack(input.question)
  const isAnother = !self.has(input.frame.subject) && isNamed
  if (!isAnother || !ofOneChart.has(kind)) return null
  const isEffect = ofOwnPeriod.has(kind) && asksForEffect.test(input.question)
  return smallTalk[isEffect ? 'period-on-another' : 'someone-else']?.[0] ?? null
}

/** "Does my Sade Sati touch my wife too?": what runs in one chart. */
const ofOwnPeriod: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'dasha',
  'transit',
  'sade-sati',
  'dhaiya',
])
const asksForEffect =
  /(?<![\p{L}\p{M}])(?:asar|affects?|effects?|impact|prabhav|असर|प्रभाव)(?![\p{L}\p{M}])/iu

function linesOf(input: QuestionInput, kind: ChartKind): ChartLines {
  const { understood, question } = input
  const { aspect } = understood
  switch (kind) {
    case 'dasha':
      return dashaAnswer(input)
    case 'transit':
      return transitAnswer(input)
    case 'chart-fact':
      return factAnswer(input)
    case 'sade-sati':
      return withRemedy(input, sadeSatiAnswer(input))
    case 'dhaiya':
      return withRemedy(input, dhaiyaAnswer(input))
    case 'dosha':
      if (asksOfMool(question)) return doshaAnswer(input, 'ganda-moola')
      return aspect && namedDoshas.has(aspect) ? doshaAnswer(input, aspect) : doshasAnswer(input)
    case 'yoga':
      return yogaAnswer(input)
    case 'lucky':
      return luckyAnswer(input)
    case 'name-letter':
      return nameAnswer(input) ?? []
    case 'rudraksha':
      return rudrakshaAnswer(input)
    case 'gemstone':
      return stoneAnswer(input)
    case 'remedy':
      return remedyAnswer(input)
    case 'mantra':
      return mantraAnswer(input)
    case 'fasting':
      return fastAnswer(input, weekdayNamed(question), fastChoiceLine(input))
    case 'nature':
      return natureAnswer(input)
    case 'body-graha':
      return bodyGrahaAnswer(input)
    case 'past-years':
      return pastYearsAnswer(input)
  }
}

/** What can be done about a passage of Saturn, right behind the answer. */
function withRemedy(input: QuestionInput, lines: ChartLines): ChartLines {
  if (!wishesForRemedy(input.question)) return lines
  const [first, ...rest] = lines
  return [
    [...(first ?? []).slice(0, 1), remedyTooLine(input, 'saturn'), ...(first ?? []).slice(1)],
    ...rest,
  ]
}

const long: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'dasha',
  'yoga',
  'dosha',
  'remedy',
  'transit',
  'nature',
  'past-years',
])

/** What holds in every chart, for an answer that would else be too short to be one. */
function spareLines(input: QuestionInput): ReturnType<typeof roleLine>[] {
  const { sheet } = input
  const lords = [input.frame.grahas[0], sheet.lords[1], sheet.dasha?.antar.lord].filter(
    (lord) => lord !== undefined,
  )
  return [
    ...lords.map((lord) => roleLine(input, lord)),
    roleLine(input, 'moon'),
    movesLine(input, 'jupiter'),
    movesLine(input, 'saturn'),
    roleLine(input, 'jupiter'),
  ]
}

/** The answer to a question on the chart itself or on remedies, sentence by sentence. */
export function chartAnswer(question: QuestionInput): Iterable<DraftSentence> {
  const input = leaning(question)
  const kind = chartKindOf(input)
  const lines = followUpRemedy(input) ?? withTruth(input, linesOf(input, kind))
  return assemble(input, lines, long.has(kind) ? 'long' : 'short', spareLines(input))
}
