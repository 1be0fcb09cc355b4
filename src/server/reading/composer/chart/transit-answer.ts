import type { Graha } from '@drishti/jyotish'
import { goodGocharHouses } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/transit-texts.ts'
import { houseMatters } from '../../../../words/reading/chart/graha-texts.ts'
import type { Direction } from '../../verdicts/rule.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { dayText, grahaSlots, housesText, signName, speak } from './lines/chart-input.ts'
import type { ChartLines } from './lines/chart-input.ts'
import { isNode } from './lines/graha-lines.ts'

/** Questions on the moving sky: where a graha moves, until when, where it goes next, and how that is counted. */

type Line = AnswerLine | null

/** Where the nodes are counted as good: as the malefics are (Phaladeepika 26 on the Sun, Mars and Saturn). */
const nodesGood: readonly number[] = [3, 6, 10, 11]
/** Where a passage is counted as hard from the Moon: over it, and in the fourth, eighth and twelfth from it. */
const hardHouses: readonly number[] = [4, 8, 12]

/** How a passage is counted, from the Moon; null where the Moon’s sign is not certain. */
export function transitVerdict({ sheet }: QuestionInput, graha: Graha): Direction | null {
  const house = sheet.transits[graha].houseFromMoon
  if (house === null) return null
  if ((goodGocharHouses[graha] ?? nodesGood).includes(house)) return 'favourable'
  const isOverMoon = house === 1 && (graha === 'saturn' || isNode(graha))
  return hardHouses.includes(house) || isOverMoon ? 'patience' : 'mixed'
}

const moonHouse = (input: QuestionInput, house: number): string => housesText(input, [house])

function slotsOf(input: QuestionInput, graha: Graha) {
  const now = input.sheet.transits[graha]
  return {
    ...grahaSlots(input, graha),
    sign: signName(input, now.rashi),
    yes: input.frame.asks === 'whether' ? { en: 'Yes: ', hi: 'हाँ, ' }[input.language] : '',
    ...(now.houseFromLagna ? { house: housesText(input, [now.houseFromLagna]) } : {}),
    ...(now.houseFromMoon ? { moonHouse: moonHouse(input, now.houseFromMoon) } : {}),
    ...(now.toUtc ? { to: dayText(input, now.toUtc) } : {}),
  }
}

/** Sign, house and last day of the passage that runs. */
export function movesLine(input: QuestionInput, graha: Graha): Line {
  const now = input.sheet.transits[graha]
  const isFull = now.houseFromLagna !== null && now.houseFromMoon !== null
  return speak(input, isFull ? texts.movesTexts : texts.movesSignTexts, slotsOf(input, graha), [
    `transit.${graha}.rashi`,
    ...(isFull ? [`transit.${graha}.house`, `transit.${graha}.house.moon`] : []),
  ])
}

function goodLine(input: QuestionInput, graha: Graha): Line {
  const verdict = transitVerdict(input, graha)
  return verdict
    ? speak(input, texts.goodTexts[verdict], slotsOf(input, graha), [
        `transit.${graha}.house.moon`,
        `transit.${graha}.rashi`,
      ])
    : null
}

export function nextSignLine(input: QuestionInput, graha: Graha): Line {
  const { next } = input.sheet.transits[graha]
  if (!next?.fromUtc || !input.sheet.byId.has(`transit.${graha}.next.rashi`)) return null
  const slots = {
    ...grahaSlots(input, graha),
    sign: signName(input, next.rashi),
    from: dayText(input, next.fromUtc),
    ...(next.houseFromLagna ? { house: housesText(input, [next.houseFromLagna]) } : {}),
  }
  return next.houseFromLagna
    ? speak(input, texts.nextTexts, slots, [
        `transit.${graha}.next.rashi`,
        `transit.${graha}.next.house`,
      ])
    : speak(input, texts.nextSignTexts, slots, [`transit.${graha}.next.rashi`])
}

function subjectLine(input: QuestionInput, graha: Graha, when: 'now' | 'next'): Line {
  const now = input.sheet.transits[graha]
  const house = when === 'now' ? now.houseFromLagna : (now.next?.houseFromLagna ?? null)
  return house
    ? speak(input, when === 'now' ? texts.subjectTexts : texts.nextSubjectTexts, {
        matters: houseMatters[house - 1]![input.language],
      })
    : null
}

const retrogradeWords = /retro|vakri|वक्री|bakri/iu
const judging: ReadonlySet<string> = new Set(['whether', 'how', 'choose', 'advice'])

function retrogradeLine(input: QuestionInput, graha: Graha): Line {
  const value = input.sheet.byId.get(`transit.${graha}.retrograde`)?.value
  if (typeof value !== 'boolean' || !retrogradeWords.test(input.question)) return null
  return speak(input, texts.retrogradeTexts[value ? 'yes' : 'no'], grahaSlots(input, graha), [
    `transit.${graha}.retrograde`,
  ])
}

const nextWords =
  /next|agla|agli|agle|kab badl|change|changing|enter|badal|parivartan|अगल|बदल|प्रवेश|परिवर्तन/iu
/** A passage that ends so soon is past its work. */
const soonMs = 21 * 86_400_000

const isSlow = (graha: Graha): boolean => graha === 'saturn' || graha === 'jupiter' || isNode(graha)

/** The lines on one graha, the answer first. */
function ofGraha(input: QuestionInput, graha: Graha): ChartLines {
  const [moves, good, next, subject] = [
    movesLine(input, graha),
    goodLine(input, graha),
    nextSignLine(input, graha),
    subjectLine(input, graha, 'now'),
  ]
  const retrograde = retrogradeLine(input, graha)
  const { asks } = input.frame
  const { toUtc } = input.sheet.transits[graha]
  const endsSoon =
    isSlow(graha) && toUtc !== null && Date.parse(toUtc) - input.sheet.at.getTime() < soonMs
  const isNext = nextWords.test(input.question) || endsSoon
  const isSaturn = graha === 'saturn' || graha === 'rahu' || graha === 'ketu'
  const advice = isSaturn ? speak(input, texts.saturnAdvice) : null
  if (isNext && next && !retrograde)
    return [
      [next, subjectLine(input, graha, 'next'), moves],
      [endsSoon ? null : good, advice],
    ]
  const first = retrograde ?? (judging.has(asks) ? good : moves)
  const rest = input.persona === 'oracle' ? [moves, good, subject] : [subject, moves, good]
  return [
    [first, ...rest],
    [next, advice],
  ]
}

/** Rahu and Ketu move together; without a graha named, Saturn and Jupiter time a life. */
function askedGrahas({ frame }: QuestionInput): Graha[] {
  const grahas = frame.grahas.filter((graha) => graha !== 'moon' || frame.grahas.length === 1)
  return grahas.length > 0 ? grahas : ['saturn', 'jupiter']
}

/** The answer to a question on the transit of a graha. */
export function transitAnswer(input: QuestionInput): ChartLines {
  const [first, second] = askedGrahas(input) as [Graha, Graha?]
  const lines = ofGraha(input, first)
  if (!second) return [...lines, ...skyLines(input, first)]
  return [
    lines[0]!,
    ofGraha(input, second)[0]!.slice(0, 3),
    [...lines[1]!, nextSignLine(input, second)],
  ]
}

/** Another slow graha, so that an answer is whole where little is known. */
function skyLines(input: QuestionInput, other: Graha): ChartLines {
  return [[movesLine(input, other === 'saturn' ? 'jupiter' : 'saturn')]]
}
