import type { Graha } from '@drishti/jyotish'
import { grahaMeaningTexts as meaningTexts } from '../../../../../words/reading/chart/fact-texts.ts'
import * as texts from '../../../../../words/reading/chart/graha-texts.ts'
import type { Direction } from '../../../verdicts/rule.ts'
import { houseOfGraha, housesRuledBy } from '../../../verdicts/chart-facts.ts'
import type { ChartFacts } from '../../../verdicts/chart-facts.ts'
import { fillTemplate } from '../../../verdicts/fill-template.ts'
import type { AnswerLine, QuestionInput } from '../../fill-lines.ts'
import { grahaSlots, housesText, listed, signName, speak } from './chart-input.ts'

/** What one graha of the chart is: the houses it rules and stands in, how it is placed, and what that is worth. */

export const isNode = (graha: Graha): boolean => graha === 'rahu' || graha === 'ketu'

/** The facts of a graha's lordships and place. */
export function roleFacts(graha: Graha, sheet: ChartFacts): string[] {
  const ids = [
    ...housesRuledBy(graha, sheet).map((house) => `house.${house}.lord`),
    `${graha}.house`,
    `${graha}.rashi`,
  ]
  return ids.filter((id) => sheet.byId.has(id))
}

/** Which houses it rules and where it stands; without a birth time its sign alone. */
export function roleLine(input: QuestionInput, graha: Graha): AnswerLine | null {
  const { sheet } = input
  const { rashi } = sheet.chart.grahas[graha]
  if (rashi === null) return null
  const house = houseOfGraha(graha, sheet)
  const names = { ...grahaSlots(input, graha), sign: signName(input, rashi) }
  if (house === null) return speak(input, texts.signOnlyTexts, names, [`${graha}.rashi`])
  const slots = { ...names, house: housesText(input, [house]) }
  const facts = roleFacts(graha, sheet)
  if (isNode(graha)) return speak(input, texts.nodeRoleTexts, slots, facts)
  const ruled = housesText(input, housesRuledBy(graha, sheet))
  return speak(input, texts.roleTexts, { ...slots, ruled }, facts)
}

/** Which houses it rules; null for the nodes and without a birth time. */
export function rulesLine(input: QuestionInput, graha: Graha): AnswerLine | null {
  const ruled = housesRuledBy(graha, input.sheet)
  return ruled.length === 0
    ? null
    : speak(
        input,
        texts.rulesTexts,
        { ...grahaSlots(input, graha), ruled: housesText(input, ruled) },
        ruled.map((house) => `house.${house}.lord`),
      )
}

/** The name of its dignity inside a sentence: "exalted", "in its own sign"; null where none is known. */
export function dignityText({ sheet, language }: QuestionInput, graha: Graha): string | null {
  return fillTemplate(`{${graha}.dignity}`, language, sheet)?.text ?? null
}

const strong = new Set<unknown>(['exalted', 'own', 'moolatrikona'])

/** Its dignity, where that helps or hinders; else that it is combust; else nothing. */
export function dignityLine(input: QuestionInput, graha: Graha): AnswerLine | null {
  const { sheet } = input
  const value = sheet.byId.get(`${graha}.dignity`)?.value
  const { rashi } = sheet.chart.grahas[graha]
  if (rashi === null) return null
  const slots = {
    ...grahaSlots(input, graha),
    sign: signName(input, rashi),
    dignity: dignityText(input, graha) ?? '',
  }
  const { strong: helps, fallen, combust } = texts.dignityTexts
  if (strong.has(value)) return speak(input, helps, slots, [`${graha}.dignity`])
  // A fall that is cancelled is no weak point.
  if (value === 'debilitated' && sheet.byId.has(`yoga.neecha-bhanga.${graha}`)) return null
  if (value === 'debilitated')
    return speak(input, fallen, slots, [`${graha}.dignity`, `${graha}.rashi`])
  return sheet.byId.get(`${graha}.combust`)?.value === true
    ? speak(input, combust, slots, [`${graha}.combust`])
    : null
}

/**
 * What a house gives its lord (Laghu Parashari; BPHS 34): trines bless, angles carry, the third, sixth,
 * eighth and twelfth burden.
 */
const lordshipWorth: readonly number[] = [0, 2, 0.5, -1, 1, 2, -1, 1, -1.5, 2, 1, 0.5, -1]
/** What a graha draws from the house it stands in. */
const placeWorth: readonly number[] = [0, 1, 0.5, 0, 1, 1, -1, 1, -1, 1, 1, 1, -1]
/** The nodes do well where malefics do (Phaladeepika 26), and follow the lord of their sign. */
const nodePlaceWorth: readonly number[] = [0, 0, 0, 1.5, 0, 0.5, 1.5, -0.5, -1, 0.5, 1.5, 1.5, -1]

const dignityWorth: Readonly<Record<string, number>> = {
  exalted: 1.5,
  moolatrikona: 1.5,
  own: 1.5,
  friend: 0.5,
  enemy: -0.5,
  debilitated: -1.5,
}

function worthOf(graha: Graha, sheet: ChartFacts): number {
  const house = houseOfGraha(graha, sheet) ?? 0
  const dignity = dignityWorth[String(sheet.byId.get(`${graha}.dignity`)?.value)] ?? 0
  if (isNode(graha)) {
    const host = sheet.lords[house]
    return nodePlaceWorth[house]! + (host ? worthOf(host, sheet) / 2 : 0)
  }
  const lordships = housesRuledBy(graha, sheet).map((ruled) => lordshipWorth[ruled]!)
  const combust = sheet.byId.get(`${graha}.combust`)?.value === true ? -0.5 : 0
  return lordships.reduce((a, b) => a + b, 0) + placeWorth[house]! + dignity + combust
}

/** What the period of a graha can be expected to be, by what it rules, its house and its dignity. Needs the birth time. */
export function periodVerdict(
  graha: Graha,
  sheet: ChartFacts,
): { worth: number; direction: Direction } {
  const worth = worthOf(graha, sheet)
  return { worth, direction: worth >= 2.5 ? 'favourable' : worth >= 0 ? 'mixed' : 'patience' }
}

/** The matters of the houses that a graha rules and stands in, at most three; without a birth time its own. */
export function mattersText(input: QuestionInput, graha: Graha): string {
  const { sheet, language } = input
  const house = houseOfGraha(graha, sheet)
  if (house === null) return texts.grahaMatters[graha]![language]
  const houses = [...new Set([house, ...housesRuledBy(graha, sheet)])].slice(0, 3)
  return listed(
    input,
    houses.map((one) => texts.houseSubjects[one - 1]![language]),
  )
}

/** What a graha stands for in every chart. */
export function meaningLine(input: QuestionInput, graha: Graha): AnswerLine | null {
  return speak(input, meaningTexts, {
    ...grahaSlots(input, graha),
    matters: texts.grahaMatters[graha]![input.language],
  })
}
