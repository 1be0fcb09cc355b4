import { houseName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import {
  grounds,
  hardHouseGlosses,
  houseGlosses,
} from '../../../../words/reading/choices/grounds.ts'
import { houseOfGraha, housesRuledBy } from '../../verdicts/chart-facts.ts'
import { fillTemplate } from '../../verdicts/fill-template.ts'
import { fillLine } from '../fill-lines.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { matterName } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'

/** One thing that makes a graha stronger or weaker for the matter. */
interface Ground {
  kind: keyof typeof grounds
  /** What it adds; negative where it weakens. */
  weight: number
  /** The house that it speaks of. */
  house?: number
  factIds: readonly string[]
}

/** How well a graha stands for the matter: the sum of its grounds, and the grounds themselves. */
export interface Standing {
  graha: Graha
  score: number
  grounds: readonly Ground[]
}

const goodHouses: ReadonlySet<number> = new Set([1, 2, 4, 5, 7, 9, 10, 11])
const hardHouses: ReadonlySet<number> = new Set([6, 8, 12])
const dignityWeights: Readonly<Record<string, number>> = {
  exalted: 2,
  moolatrikona: 1.8,
  own: 1.7,
  debilitated: -2,
}
/** The mean Shadbala of a graha in rupas, and what one rupa more or less counts. */
const meanShadbala = 6
const perRupa = 0.2
const ofKaraka = 0.6

function placeGround(graha: Graha, { sheet, field }: MatterInput): Ground | null {
  const house = houseOfGraha(graha, sheet)
  if (!house) return null
  const factIds = [`${graha}.house`]
  const isOfMatter = house === field.main || field.also.includes(house)
  if (hardHouses.has(house) && !isOfMatter)
    return { kind: 'standsHard', weight: -1.3, house, factIds }
  if (!goodHouses.has(house) && !isOfMatter) return null
  return { kind: 'standsWell', weight: house === field.main ? 1.3 : 1, house, factIds }
}

function rulershipGrounds(graha: Graha, { sheet, field }: MatterInput): Ground[] {
  return housesRuledBy(graha, sheet).flatMap((house): Ground[] => {
    const factIds = [`house.${house}.lord`]
    if (house === field.main) return [{ kind: 'rulesMatter', weight: 1.5, house, factIds }]
    const isGood = goodHouses.has(house) && !hardHouses.has(house)
    return isGood ? [{ kind: 'rulesGood', weight: 0.8, house, factIds }] : []
  })
}

function periodGrounds(graha: Graha, { sheet }: MatterInput): Ground[] {
  if (sheet.dasha?.antar.lord === graha)
    return [{ kind: 'runs', weight: 1.2, factIds: ['dasha.antar'] }]
  return sheet.dasha?.maha.lord === graha
    ? [{ kind: 'leads', weight: 1, factIds: ['dasha.maha'] }]
    : []
}

/**
 * Weighs a graha for the matter that is asked about: its dignity, its house, the houses that it rules, the running
 * period (BPHS 3, 11 and 24) and its Shadbala.
 */
export function standingOf(graha: Graha, input: MatterInput): Standing {
  const { sheet, field } = input
  const dignity = String(sheet.byId.get(`${graha}.dignity`)?.value ?? '')
  const weight = dignityWeights[dignity]
  const found: Ground[] = [...rulershipGrounds(graha, input), ...periodGrounds(graha, input)]
  if (weight)
    found.push({ kind: weight > 0 ? 'strong' : 'weak', weight, factIds: [`${graha}.dignity`] })
  if (sheet.byId.get(`${graha}.combust`)?.value === true)
    found.push({ kind: 'combust', weight: -0.9, factIds: [`${graha}.combust`] })
  const place = placeGround(graha, input)
  if (place) found.push(place)
  const shadbala = Number(sheet.byId.get(`shadbala.${graha}`)?.value ?? meanShadbala)
  const more = (shadbala - meanShadbala) * perRupa + (field.karakas.includes(graha) ? ofKaraka : 0)
  return {
    graha,
    score: found.reduce((sum, ground) => sum + ground.weight, more),
    grounds: found.toSorted((a, b) => b.weight - a.weight),
  }
}

/** What is said of one ground, as a clause behind the name of the graha. */
function groundLine(standing: Standing, ground: Ground, input: MatterInput): AnswerLine | null {
  const { language, sheet } = input
  const { kind, house } = ground
  const isHard = kind === 'standsHard' && (house === 6 || house === 8 || house === 12)
  const gloss = isHard ? hardHouseGlosses[house] : house ? houseGlosses[house - 1] : undefined
  const line = fillLine(input, grounds[kind], {
    house: house ? houseName(house, language) : '',
    gloss: gloss?.[language] ?? '',
    matter: matterName(input),
    dignity: fillTemplate(`{${standing.graha}.dignity}`, language, sheet)?.text ?? '',
  })
  return line && { text: line.text, factIds: [...ground.factIds] }
}

/** What speaks most for a graha; null where nothing does. */
export function bestGround(standing: Standing, input: MatterInput): AnswerLine | null {
  const [best] = standing.grounds
  return best && best.weight > 0 ? groundLine(standing, best, input) : null
}

/** What speaks most against a graha; null where nothing does. */
export function worstGround(standing: Standing, input: MatterInput): AnswerLine | null {
  const worst = standing.grounds.at(-1)
  return worst && worst.weight < 0 ? groundLine(standing, worst, input) : null
}
