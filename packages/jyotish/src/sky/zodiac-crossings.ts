import { bodyAt } from './bodies.ts'
import type { Body } from './bodies.ts'
import { dayMs, instantMs, isoOfMs } from './instant.ts'
import { momentOf } from './moment.ts'
import { withDefaultSettings } from './settings.ts'
import type { Graha, Settings } from './types.ts'
import { arc } from './zodiac.ts'

/** Widths to ask `nextEdge` about, degrees. */
export const divisionWidths = { rashi: 30, nakshatra: 360 / 27, pada: 360 / 108 } as const

const endMs = Date.UTC(2101, 0, 1)
/** Short enough that no graha can leave a pada and come back in one step unless it stands still there. */
const stepMs: Partial<Record<Graha, number>> = { moon: dayMs / 8, rahu: dayMs / 4, ketu: dayMs / 4 }

/** An instant at which a graha crosses from one part of the zodiac into the next. */
export interface ZodiacCrossing {
  utc: string
  /** Number of the part entered, 0 for the one that begins at 0° Mesha. */
  entered: number
  /** Whether it came in backwards. */
  retrograde: boolean
}

/**
 * The first instant after `utc` at which a graha enters another rashi, nakshatra or pada (or any division
 * of the circle, by its width in degrees), forwards or backwards, to the second. Null when it does not
 * before the end of 2100. Throws a RangeError for an instant outside 1900 to 2100.
 */
export function nextZodiacCrossing(
  graha: Graha,
  utc: string,
  widthDegrees: number,
  settings?: Partial<Settings>,
): ZodiacCrossing | null {
  if (!(widthDegrees > 0 && widthDegrees <= 360))
    throw new RangeError('A width must be more than 0 and at most 360 degrees.')
  const full = withDefaultSettings(settings)
  const step = stepMs[graha] ?? dayMs
  const parts = Math.round(360 / widthDegrees)
  const at = (ms: number): Body => bodyAt(graha, momentOf(ms).jdTt, full)
  const partAt = (ms: number): number => Math.floor((at(ms).siderealDegrees * parts) / 360)
  let from = instantMs(utc)
  const start = partAt(from)
  while (from < endMs) {
    const to = Math.min(from + step, endMs)
    const outside = partAt(to) === start ? excursion(at, from, to, partAt, start) : to
    if (outside !== null) {
      const ms = firstOutside(from, outside, (t) => partAt(t) !== start)
      return { utc: isoOfMs(ms), entered: partAt(ms), retrograde: at(ms).speedDegreesPerDay < 0 }
    }
    from = to
  }
  return null
}

/** A graha that turns round within a step may have looked over the edge: the turning point tells. */
function excursion(
  at: (ms: number) => Body,
  from: number,
  to: number,
  partAt: (ms: number) => number,
  start: number,
): number | null {
  const forwardsAt = (ms: number): boolean => at(ms).speedDegreesPerDay > 0
  const forwards = forwardsAt(from)
  if (forwardsAt(to) === forwards) return null
  const turning = firstOutside(from, to, (ms) => forwardsAt(ms) !== forwards)
  return partAt(turning) === start ? null : turning
}

/** By halving, to the second: the first instant of a stretch at which a condition that turns true holds. */
function firstOutside(from: number, to: number, holds: (ms: number) => boolean): number {
  let [low, high] = [from, to]
  while (high - low > 500) {
    const middle = (low + high) / 2
    if (holds(middle)) high = middle
    else low = middle
  }
  return high
}

/** Degrees between a longitude and the nearest edge of a division: how sure its part is. */
export function degreesFromBoundary(siderealDegrees: number, widthDegrees: number): number {
  return Math.abs(arc(Math.round(siderealDegrees / widthDegrees) * widthDegrees, siderealDegrees))
}
