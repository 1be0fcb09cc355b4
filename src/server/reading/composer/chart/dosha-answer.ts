import { doshas, grahaName, grahaNames } from '@drishti/jyotish'
import type { Dosha, Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/dosha-texts.ts'
import type { DoshaTexts } from '../../../../words/reading/chart/dosha-texts.ts'
import { capitalize } from '../fill-lines.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { levelNames } from '../../../../words/reading/chart/dasha-texts.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import { dayText, housesText, speak } from './lines/chart-input.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { addPeriodFact, antarPeriods, mahaPeriods } from './lines/dasha-periods.ts'
import { nearerTimeLine } from './lines/nearer-time.ts'
import { roleLine } from './lines/graha-lines.ts'
import { movesLine } from './transit-answer.ts'
import { remedyTooLine, wishesForRemedy } from './remedies/remedy-answer.ts'

/** Doshas are named where they are, with what softens them, and never to frighten. */

type Line = AnswerLine | null

const mostSoftenings = 2

/** Reasons that lean on the rule's own exceptions are told without its terms. */
const inOurWords = [
  [/yogakaraka/, 'friendlyMars'],
  [/exempt/, 'excusedPlace'],
  [/in dignity/, 'inDignity'],
  [/in pada/, 'gentleQuarter'],
] as const

/** The graha whose practice softens a dosha. */
const grahaOfDosha: Readonly<Record<string, Graha>> = {
  manglik: 'mars',
  'kaal-sarp': 'rahu',
  pitra: 'sun',
  'guru-chandal': 'jupiter',
  'ganda-moola': 'moon',
}

/** "Jupiter looks at them": at the graha that makes the dosha, by its name, for the claim check knows no "them". */
function withName(told: string, { language }: QuestionInput, { id, grahas }: Dosha): string {
  const maker = grahas.find((graha) => graha === grahaOfDosha[id]) ?? grahas[0]
  if (!maker) return told
  const name = grahaInSentence(maker, language)
  return told.replace(/^उन पर /u, `${name} पर `).replace(/ at them$/u, ` at ${name}`)
}

function softenings(input: QuestionInput, dosha: Dosha): Line[] {
  if (dosha.softenedBy.length === 0)
    return dosha.id === 'manglik' ? [speak(input, texts.unsoftenedTexts)] : []
  return dosha.softenedBy.slice(0, mostSoftenings).map((reason, at) => {
    const own = inOurWords.find(([pattern]) => pattern.test(reason.en))
    if (own) return speak(input, texts.ownReasonTexts[own[1]], {}, [`dosha.${dosha.id}`])
    const told = withName(reason[input.language], input, dosha)
    const slots = { reason: told.replace(/^The /, 'the '), Reason: capitalize(told) }
    return speak(input, at === 0 ? texts.softenedTexts : texts.softenedTooTexts, slots, [
      `dosha.${dosha.id}`,
    ])
  })
}

/** Mars from the lagna, where that is what counts. */
function marsLine(input: QuestionInput, dosha: Dosha): Line {
  if (dosha.id !== 'manglik') return null
  const counts = input.sheet.byId.get('manglik.lagna')?.value === true
  if (dosha.present !== counts) return roleLine(input, 'mars')
  return speak(input, dosha.present ? texts.marsTexts : texts.marsFreeTexts, {}, ['manglik.lagna'])
}

/** The houses from the one behind Rahu's to the one before Ketu's, and those of the other half. */
function sideOf(house: number, rahu: number): 'one' | 'other' | null {
  const from = (house - rahu + 12) % 12
  return from === 0 || from === 6 ? null : from < 6 ? 'one' : 'other'
}

/** Why there is no Kaal Sarp: a graha on each side of Rahu and Ketu. */
function ringLine(input: QuestionInput, id: string): Line {
  const { sheet, language } = input
  const rahu = houseOfGraha('rahu', sheet)
  if (id !== 'kaal-sarp' || rahu === null) return null
  const on = (side: 'one' | 'other') =>
    grahaNames.find((graha) => {
      const house = graha === 'rahu' || graha === 'ketu' ? null : houseOfGraha(graha, sheet)
      return house !== null && sideOf(house, rahu) === side
    })
  const [one, other] = [on('one'), on('other')]
  if (!one || !other) return null
  const houseOf = (graha: Graha) => housesText(input, [houseOfGraha(graha, sheet) ?? 1])
  return speak(
    input,
    texts.brokenRingTexts,
    {
      One: capitalize(grahaInSentence(one, language)),
      one: grahaInSentence(one, language),
      other: grahaInSentence(other, language),
      oneHouse: houseOf(one),
      otherHouse: houseOf(other),
    },
    [`${one}.house`, `${other}.house`],
  )
}

/** The period in which a dosha shows; where Manglik is not there, that of the lord of marriage. */
function timeLine(input: QuestionInput, id: string, is: 'present' | 'absent'): Line[] {
  const { sheet, language } = input
  const maker = grahaOfDosha[id] ?? 'moon'
  const lord = (is === 'absent' ? sheet.lords[id === 'manglik' ? 7 : 1] : null) ?? maker
  const period = [...antarPeriods(sheet), ...mahaPeriods(sheet)].find(
    (one) => one.lord === lord && one.timing === 'next',
  )
  // To the married no time for marriage is named.
  const isOfMarriage = id === 'manglik' && input.person.maritalStatus !== 'married'
  if (!period || (is === 'absent' && !isOfMarriage))
    return is === 'absent' ? [] : [roleLine(input, lord), movesLine(input, 'jupiter')]
  addPeriodFact(sheet, period)
  const slots = {
    graha: grahaName(period.lord, language),
    level: levelNames[period.level - 1]![language],
    from: dayText(input, period.fromUtc),
    to: dayText(input, period.toUtc),
  }
  const time = speak(input, texts.timeTexts[is], slots, [period.factId])
  return [time, nearerTimeLine(input, [lord], period), roleLine(input, lord)]
}

const pointsAtOther =
  /(?<![\p{L}\p{M}])(?:he|she|her|him|his|wo|vo|woh|uska|uski|usko|ladka|ladki|boy|girl|partner|fianc\p{L}+|वो|वह|वोह|उसका|उसकी|लड़का|लड़की)(?![\p{L}\p{M}])/iu
const saysNot = /(?<![\p{L}\p{M}])(?:not|isn['’]?t|no|nahi|nhi|nahin|nai|नहीं|नही)(?![\p{L}\p{M}])/iu

/** "She isn't Manglik, problem?": what it means for the two where the other is spoken of. */
function ofTwoLine(input: QuestionInput, id: string): Line {
  const { question, earlierQuestions } = input
  if (id !== 'manglik' || earlierQuestions.length === 0 || !pointsAtOther.test(question))
    return null
  const own = doshas(input.sheet.chart).find((one) => one.id === 'manglik')?.present === true
  const isOther = !saysNot.test(question)
  return own || isOther ? speak(input, texts.manglikOfTwo[own && isOther ? 'both' : 'one']) : null
}

/** One dosha that was asked about by name. */
export function doshaAnswer(input: QuestionInput, id: string): ChartLines {
  const dosha = doshas(input.sheet.chart).find((one) => one.id === id)
  const doshaText = texts.doshaTexts[id]
  const noFear = speak(input, texts.noFearTexts)
  const remedy = remedyLine(input, id)
  if (!dosha || !doshaText)
    return [
      [speak(input, texts.unknownTexts), noFear],
      [remedy, ...(['moon', 'mars', 'venus'] as const).map((graha) => roleLine(input, graha))],
      [movesLine(input, 'jupiter')],
    ]
  const facts = [`dosha.${id}`]
  const meaning = speak(input, doshaText.meaning, {}, facts)
  const mars = marsLine(input, dosha)
  if (!dosha.present) {
    const ring = ringLine(input, id)
    const [no, absent] = [speak(input, doshaText.no, {}, facts), speak(input, texts.absentTexts)]
    return [
      [ofTwoLine(input, id), no, mars, ring, absent],
      [remedy, ...(ring ? [noFear] : timeLine(input, id, 'absent'))],
    ]
  }
  const ofTwo = ofTwoLine(input, id)
  const yes = speak(input, doshaText.yes, {}, facts)
  const soft = softenings(input, dosha)
  const time = timeLine(input, id, 'present')
  // "The cure for it?" in a chat that was told of the dosha.
  if (remedy && input.isFollowUp)
    return [
      [remedy, yes, ...soft],
      [meaning, mars, ...time, noFear],
    ]
  return input.persona === 'oracle'
    ? [
        [ofTwo, yes, mars, meaning, ...soft],
        [remedy, ...time, noFear],
      ]
    : [
        [ofTwo, yes, ...soft, remedy],
        [meaning, mars, ...time, noFear],
      ]
}

const cure = /(?<![\p{L}\p{M}])(?:ila+j|cure|इलाज)(?![\p{L}\p{M}])/iu

/** What can be done, where the same question wishes for it. */
function remedyLine(input: QuestionInput, id: string): Line {
  const graha = grahaOfDosha[id]
  const isWished = wishesForRemedy(input.question) || cure.test(input.question)
  return graha && isWished ? remedyTooLine(input, graha) : null
}

/** "Do I have any dosha?": those that are there, each with its first softening. */
export function doshasAnswer(input: QuestionInput): ChartLines {
  const { sheet } = input
  const present = doshas(sheet.chart).filter((one) => one.present && texts.doshaTexts[one.id])
  const noFear = speak(input, texts.noFearTexts)
  // Without the birth time most cannot be decided either way.
  if (present.length === 0) {
    const first = speak(input, sheet.chart.timeKnown ? texts.noneTexts : texts.unknownTexts)
    const after = speak(input, sheet.chart.timeKnown ? texts.absentTexts : texts.noFearTexts)
    return [
      [first, after],
      [roleLine(input, sheet.lords[1] ?? 'moon'), movesLine(input, 'jupiter')],
    ]
  }
  const told = present.slice(0, 2).map((dosha): Line[] => {
    const doshaText = texts.doshaTexts[dosha.id] as DoshaTexts
    const facts = [`dosha.${dosha.id}`]
    return [
      speak(input, doshaText.yes, {}, facts),
      speak(input, doshaText.meaning, {}, facts),
      softenings(input, dosha)[0] ?? null,
    ]
  })
  const remedy = remedyLine(input, present[0]!.id)
  return [...told, [remedy, speak(input, texts.someNoteTexts), noFear]]
}
