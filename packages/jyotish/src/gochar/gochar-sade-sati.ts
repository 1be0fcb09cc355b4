import { grahaMotionIn, type GrahaMotionAt } from './graha-motion.ts'
import { isoMinute, stayAtMillis, type Crossing } from './gochar-stays.ts'
import { dayMs, instantMs } from '../sky/instant.ts'
import type { AnyKundli } from '../sky/types.ts'
import { houseOf } from '../sky/zodiac.ts'

/** Saturn in the twelfth from the natal Moon's sign, in the sign itself, in the second. */
export type SadeSatiPhase = 'rising' | 'peak' | 'setting'

/** A running Sade Sati. An end that lies outside 1900 to 2100 is null. */
export interface SadeSati {
  phase: SadeSatiPhase
  /** The whole seven and a half years, retrograde steps outside included. */
  fromUtc: string | null
  toUtc: string | null
  /** This phase's running stay of Saturn. */
  phaseFromUtc: string | null
  phaseToUtc: string | null
}

const phaseOf: Record<number, SadeSatiPhase> = { 12: 'rising', 1: 'peak', 2: 'setting' }
/** Saturn steps back out of a sign for less than this before it returns for good. */
const longestStepBackMillis = 330 * dayMs

/**
 * Sade Sati at an instant: Saturn in the twelfth, first or second sign from the natal Moon. null when
 * it is not running, or the Moon's sign is not certain.
 */
export function sadeSati(
  chart: AnyKundli,
  utc: string,
  sky: GrahaMotionAt = grahaMotionIn(chart.settings),
): SadeSati | null {
  const moon = chart.grahas.moon.rashi
  if (moon === null) return null
  const { stay, entry, exit } = stayAtMillis(sky, 'saturn', instantMs(utc))
  const within = (rashi: number) => phaseOf[houseOf(rashi, moon)] !== undefined
  const phase = phaseOf[houseOf(stay.rashi, moon)]
  if (!phase) return null
  return {
    phase,
    fromUtc: edgeOfSpan(sky, entry, -1, within),
    toUtc: edgeOfSpan(sky, exit, 1, within),
    phaseFromUtc: stay.fromUtc,
    phaseToUtc: stay.toUtc,
  }
}

/** The change of sign after one, or before it: kept with the stays that are found already. */
function nextChange(sky: GrahaMotionAt, crossing: Crossing, step: 1 | -1): Crossing | null {
  return step === 1
    ? stayAtMillis(sky, 'saturn', crossing.atMillis).exit
    : stayAtMillis(sky, 'saturn', crossing.atMillis - 2000).entry
}

/** Walks Saturn's sign changes from one inside a span to the last that still belongs to it. */
function edgeOfSpan(
  sky: GrahaMotionAt,
  start: Crossing | null,
  step: 1 | -1,
  within: (rashi: number) => boolean,
): string | null {
  let edge = start
  let crossing = start
  while (crossing) {
    const beyond = step === 1 ? crossing.after : crossing.before
    const following = nextChange(sky, crossing, step)
    if (!within(beyond)) {
      edge = crossing
      const returns =
        following && Math.abs(following.atMillis - crossing.atMillis) < longestStepBackMillis
      if (!returns) return isoMinute(edge.atMillis)
    }
    crossing = following
  }
  return null
}
