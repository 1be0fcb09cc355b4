import { shadbala, shadbalaGrahas } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/chart/graha-condition-texts.ts'
import type { GrahaCondition } from '../../../../words/reading/chart/graha-condition-texts.ts'
import type { LocalizedText } from '../../../../words/say.ts'
import { houseOfGraha, housesRuledBy } from '../../verdicts/chart-facts.ts'
import type { ChartFacts } from '../../verdicts/chart-facts.ts'
import type { SentenceSlots } from '../../verdicts/fill-template.ts'
import type { QuestionInput } from '../fill-lines.ts'
import { isNode } from './lines/graha-lines.ts'

/** What speaks for a graha of the birth chart and what against it: its houses, its dignity, its place, its strength. */

/** One reason, with how much it weighs: above naught for the graha, below against it. */
export interface Reason {
  weight: number
  text: LocalizedText
  factIds: readonly string[]
  slots?: SentenceSlots
}

const { conditionReasons } = texts

/** Where a graha does well and where it has a hard time, by its nature. */
interface Places {
  good: ReadonlySet<number>
  hard: ReadonlySet<number>
}
const benefic: Places = { good: new Set([1, 2, 4, 5, 7, 9, 10, 11]), hard: new Set([6, 8, 12]) }
/** Malefics and the nodes do well where effort grows and rivals are met. */
const malefic: Places = { good: new Set([3, 6, 10, 11]), hard: new Set([8, 12]) }
/** Comfort is at home in the twelfth house (Phaladeepika 8). */
const venus: Places = { good: new Set([...benefic.good, 12]), hard: new Set([6, 8]) }
const malefics: ReadonlySet<Graha> = new Set<Graha>(['sun', 'mars', 'saturn', 'rahu', 'ketu'])

/** Where a graha is counted as well or as badly placed by its nature; null in between. */
export function placeSide(graha: Graha, house: number): 'good' | 'hard' | null {
  const { good, hard } = graha === 'venus' ? venus : malefics.has(graha) ? malefic : benefic
  return good.has(house) ? 'good' : hard.has(house) ? 'hard' : null
}

/** The house in which a graha has the strength of direction. */
const directionHouse: Partial<Readonly<Record<Graha, number>>> = {
  sun: 10,
  moon: 4,
  mars: 10,
  mercury: 1,
  jupiter: 1,
  venus: 4,
  saturn: 7,
}

const strongDignities: ReadonlySet<unknown> = new Set(['moolatrikona', 'own'])

const isOwnSign = (graha: Graha, sheet: ChartFacts): boolean => {
  const house = houseOfGraha(graha, sheet)
  return house !== null && housesRuledBy(graha, sheet).includes(house)
}

/** Its lordship for this lagna; null for the nodes and without a birth time. */
export function lordshipReason(graha: Graha, sheet: ChartFacts): Reason | null {
  const ruled = housesRuledBy(graha, sheet)
  const has = (...houses: number[]): boolean => ruled.some((house) => houses.includes(house))
  const factIds = ruled.map((house) => `house.${house}.lord`)
  if (ruled.length === 0) return null
  if (has(1)) return { weight: 1.5, text: conditionReasons.lagnaLord, factIds: ['lagna.lord'] }
  if (has(5, 9) && has(4, 7, 10)) return { weight: 2, text: conditionReasons.yogakaraka, factIds }
  if (has(5, 9))
    return has(6, 8, 12)
      ? { weight: 0.5, text: conditionReasons.mixedLord, factIds }
      : { weight: 1.25, text: conditionReasons.trineLord, factIds }
  // The Sun and the Moon bear no blame for the eighth house (Laghu Parashari).
  const isLight = graha === 'sun' || graha === 'moon'
  // The second and the twelfth go with the other house of their lord; the eighth outweighs an angle.
  const telling = ruled.filter((house) => house !== 2 && house !== 12)
  const isHard =
    has(8) || (telling.length > 0 && telling.every((house) => [3, 6, 11].includes(house)))
  return isHard && !(isLight && has(8))
    ? { weight: -1, text: conditionReasons.hardLord, factIds }
    : { weight: 0, text: conditionReasons.plainLord, factIds }
}

function dignityReasons(graha: Graha, sheet: ChartFacts): Reason[] {
  const factIds = [`${graha}.dignity`]
  const dignity = isNode(graha) ? undefined : sheet.byId.get(`${graha}.dignity`)?.value
  const saving = `yoga.neecha-bhanga.${graha}`
  const isSaved = sheet.byId.has(saving)
  const found: Reason[] = []
  if (dignity === 'exalted') found.push({ weight: 1.5, text: conditionReasons.strong, factIds })
  // In a house of its own the house says it already.
  if (strongDignities.has(dignity))
    found.push({ weight: 1.25, text: conditionReasons.strong, factIds })
  if (dignity === 'enemy') found.push({ weight: -0.5, text: conditionReasons.enemy, factIds })
  if (dignity === 'debilitated')
    found.push(
      isSaved
        ? { weight: -0.5, text: conditionReasons.saved, factIds: [...factIds, saving] }
        : { weight: -1.5, text: conditionReasons.fallen, factIds },
    )
  if (sheet.byId.get(`${graha}.combust`)?.value === true)
    found.push({ weight: -1, text: conditionReasons.combust, factIds: [`${graha}.combust`] })
  return found
}

function placeReason(graha: Graha, sheet: ChartFacts): Reason {
  const house = houseOfGraha(graha, sheet)
  const factIds = [`${graha}.house`]
  if (!house) return { weight: 0, text: conditionReasons.sign, factIds: [`${graha}.rashi`] }
  if (directionHouse[graha] === house)
    return { weight: 1, text: conditionReasons.direction, factIds }
  const side = placeSide(graha, house)
  if (side === 'good') return { weight: 1, text: conditionReasons.goodHouse, factIds }
  // The lord of a hard house who stays there harms nothing by it.
  if (side === 'hard' && isOwnSign(graha, sheet))
    return { weight: 0.25, text: conditionReasons.ownHouse, factIds }
  return side === 'hard'
    ? { weight: -1, text: conditionReasons.hardHouse, factIds }
    : { weight: 0, text: conditionReasons.plainHouse, factIds }
}

/** Its strength by the old sixfold count beside what that asks; null for the nodes and without a birth time. */
function countReason({ sheet }: QuestionInput, graha: Graha): Reason | null {
  const { chart } = sheet
  const counted = shadbalaGrahas.find((one) => one === graha)
  const rupas = sheet.byId.get(`shadbala.${graha}`)?.value
  if (!chart.timeKnown || !counted || typeof rupas !== 'number') return null
  const { requiredRupas } = shadbala(chart)[counted]
  const isEnough = rupas >= requiredRupas
  return {
    weight: isEnough ? 2 : -2,
    text: isEnough ? conditionReasons.enough : conditionReasons.short,
    factIds: [`shadbala.${graha}`],
    slots: { rupas: String(rupas), required: String(requiredRupas) },
  }
}

/** What a graha does for this lagna. */
export const reasonsOf = ({ sheet }: QuestionInput, graha: Graha): Reason[] =>
  [lordshipReason(graha, sheet), ...dignityReasons(graha, sheet), placeReason(graha, sheet)].filter(
    (reason) => reason !== null,
  )

/** How strong a graha is, whatever it does with that. */
export const strengthReasonsOf = (input: QuestionInput, graha: Graha): Reason[] =>
  [
    countReason(input, graha),
    ...dignityReasons(graha, input.sheet),
    placeReason(graha, input.sheet),
  ].filter((reason) => reason !== null)

/** More for it than against it, about as much, or less. */
export function conditionOf(reasons: readonly Reason[]): GrahaCondition {
  const sum = reasons.reduce((total, { weight }) => total + weight, 0)
  return sum >= 1 ? 'good' : sum <= -1 ? 'hard' : 'mixed'
}
