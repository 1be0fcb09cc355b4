/**
 * Gochar: where the grahas move over a birth chart. A stay is an unbroken passage through one sign; a
 * retrograde step back into the sign before ends one stay and begins another, so re-entries show.
 * Houses are whole signs counted from the natal lagna and from the natal Moon (Phaladeepika, ch. 26).
 */
import { grahaMotionIn, type GrahaMotionAt } from './graha-motion.ts'
import { isoMinute, stayAtMillis, staysBetween, type Stay } from './gochar-stays.ts'
import { instantMs } from '../sky/instant.ts'
import { grahaNames, type AnyKundli, type Graha } from '../sky/types.ts'
import { houseOf } from '../sky/zodiac.ts'

export { sadeSati } from './gochar-sade-sati.ts'
export type { SadeSati, SadeSatiPhase } from './gochar-sade-sati.ts'
export { stayAt, staysBetween } from './gochar-stays.ts'
export type { Stay } from './gochar-stays.ts'

/** A stay seen from a chart. Houses 1..12; null where the birth time does not allow them. */
export interface Transit extends Stay {
  houseFromLagna: number | null
  houseFromMoon: number | null
}

/** The grahas whose stays are long enough to time a life by. */
export const slowGrahas: Graha[] = ['mars', 'jupiter', 'saturn', 'rahu', 'ketu']

function seenFrom(chart: AnyKundli, stay: Stay): Transit {
  const moon = chart.grahas.moon.rashi
  return {
    ...stay,
    houseFromLagna: chart.timeKnown ? houseOf(stay.rashi, chart.lagna.rashi) : null,
    houseFromMoon: moon === null ? null : houseOf(stay.rashi, moon),
  }
}

export interface TransitNow extends Transit {
  retrograde: boolean
  /** What follows when this stay ends; null beyond 2100. */
  next: Transit | null
}

/**
 * Every graha's transit at an instant: sign, houses from natal lagna and Moon, entry and exit, and the
 * stay after. Throws RangeError outside 1900 to 2100.
 */
export function gochar(
  chart: AnyKundli,
  utc: string,
  sky: GrahaMotionAt = grahaMotionIn(chart.settings),
): Record<Graha, TransitNow> {
  const millis = instantMs(utc)
  const rows = grahaNames.map((graha) => {
    const { stay, exit } = stayAtMillis(sky, graha, millis)
    const after = exit && stayAtMillis(sky, graha, exit.atMillis).exit
    const next = exit && {
      graha,
      rashi: exit.after,
      fromUtc: stay.toUtc,
      toUtc: after && isoMinute(after.atMillis),
    }
    const now: TransitNow = {
      ...seenFrom(chart, stay),
      retrograde: sky(millis, graha).speedDegreesPerDay < 0,
      next: next && seenFrom(chart, next),
    }
    return [graha, now] as const
  })
  return Object.fromEntries(rows) as Record<Graha, TransitNow>
}

/**
 * The transits of the slow grahas over a span of time, in the order of their beginning: what a forecast
 * of months or years rests on. Throws RangeError outside 1900 to 2100.
 */
export function gocharBetween(
  chart: AnyKundli,
  fromUtc: string,
  toUtc: string,
  grahas: readonly Graha[] = slowGrahas,
  sky: GrahaMotionAt = grahaMotionIn(chart.settings),
): Transit[] {
  return grahas
    .flatMap((graha) => staysBetween(sky, graha, fromUtc, toUtc))
    .map((stay) => seenFrom(chart, stay))
    .sort((a, b) => (a.fromUtc ?? '').localeCompare(b.fromUtc ?? ''))
}
