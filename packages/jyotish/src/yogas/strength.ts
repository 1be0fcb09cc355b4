/** How much the grahas of a yoga can carry, and what in their state takes from it. */
import { grahas as names } from '../names/names-grahas.ts'
import type { AnyKundli, Dignity, Graha, BilingualText } from '../sky/types.ts'
import type { YogaMatch } from './rule.ts'
import { bilingual } from '../sky/bilingual.ts'

const byDignity: Record<Dignity, number> = {
  exalted: 1,
  moolatrikona: 0.9,
  own: 0.85,
  friend: 0.65,
  neutral: 0.5,
  enemy: 0.4,
  debilitated: 0.2,
}

/** Kendras and trikonas carry, the sixth, eighth and twelfth take. */
const byHouse = [0, 0.1, 0, 0, 0.1, 0.1, -0.1, 0.1, -0.1, 0.1, 0.1, 0, -0.1]

function carries(chart: AnyKundli, graha: Graha): number {
  const { dignity, combust } = chart.grahas[graha]
  const place = chart.timeKnown ? byHouse[chart.grahas[graha].house]! : 0
  return (dignity === null ? 0.5 : byDignity[dignity]) + place - (combust ? 0.2 : 0)
}

/** 0..1 to two places: the mean of what the grahas carry, a tenth less for each thing that softens. */
export function yogaStrength(
  chart: AnyKundli,
  grahas: readonly Graha[],
  softeners: number,
): number {
  const mean = grahas.reduce((sum, graha) => sum + carries(chart, graha), 0) / grahas.length
  const left = mean * 0.9 ** Math.min(softeners, 4)
  return Math.round(Math.min(1, Math.max(0, left)) * 100) / 100
}

/** Combustion and debilitation of the grahas that make a yoga, as far as its rule minds them. */
export function yogaWeakenersOf(
  chart: AnyKundli,
  { grahas, softenedByState = 'all' }: YogaMatch,
): BilingualText[] {
  if (softenedByState === 'none') return []
  return grahas.flatMap((graha) => {
    const { combust, dignity } = chart.grahas[graha]
    const { subject, name } = names[graha]
    const isDebilitated = dignity === 'debilitated' && softenedByState === 'all'
    return [
      ...(combust ? [bilingual(`${subject} is combust`, `${name.hi} अस्त हैं`)] : []),
      ...(isDebilitated ? [bilingual(`${subject} is debilitated`, `${name.hi} नीच राशि में हैं`)] : []),
    ]
  })
}
