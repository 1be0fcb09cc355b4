import { dayMs, checkPlace, jdOfMs, msOfJd } from '../sky/instant.ts'
import { firstCrossing, localMidnight } from '../sky/rise-set.ts'
import type { RiseRule } from '../sky/rise-set.ts'

const datePattern = /^(\d{4})-(\d\d)-(\d\d)$/

/** A calendar day at a place. */
export interface DayAndPlace {
  /** The civil date, YYYY-MM-DD, 1900-01-01 to 2100-12-31. */
  date: string
  /** Degrees north, −90 to 90. */
  latitude: number
  /** Degrees east, −180 to 180. */
  longitude: number
  /** Of the clock at the place on that day, seconds east of UTC, −14 to 14 hours. */
  offsetSeconds: number
}

/** The Sun's day at a place, milliseconds since 1970, whole seconds. */
export interface SunDay {
  riseMs: number
  setMs: number
  nextRiseMs: number
  previousSetMs: number
}

/** Noon of a civil date by its clock, as milliseconds since 1970. Throws a RangeError for a day that is none. */
export function noonMsOf({ date, latitude, longitude, offsetSeconds }: DayAndPlace): number {
  checkPlace(latitude, longitude)
  const parts = datePattern.exec(date)
  const [year, month, day] = [Number(parts?.[1]), Number(parts?.[2]), Number(parts?.[3])]
  const ms = Date.UTC(year, month - 1, day)
  if (!parts || new Date(ms).toISOString().slice(0, 10) !== date) {
    throw new RangeError('A date must be a real day written YYYY-MM-DD.')
  }
  if (year < 1900 || year > 2100) {
    throw new RangeError('A date must lie from 1900-01-01 to 2100-12-31.')
  }
  if (!(Math.abs(offsetSeconds) <= 14 * 3600)) {
    throw new RangeError('An offset must be −50400 to 50400 seconds east of UTC.')
  }
  return ms - offsetSeconds * 1000 + dayMs / 2
}

/** Six in the morning by local mean time of the day that holds an instant: where no Sun rises, the day begins here. */
export function sixInTheMorningMs(noonMs: number, longitude: number): number {
  return Math.round(msOfJd(localMidnight(jdOfMs(noonMs), longitude) + 0.25) / 1000) * 1000
}

/** Sunrise, sunset and their neighbours for the day round a noon, or null where the Sun skips one of them. */
export function sunDayOf(
  noonMs: number,
  latitude: number,
  longitude: number,
  rule: RiseRule,
): SunDay | null {
  const midnight = localMidnight(jdOfMs(noonMs), longitude)
  const event = (day: number, side: -1 | 1): number | null => {
    const jd = firstCrossing(midnight + day, side, latitude, longitude, rule)
    return jd === null ? null : Math.round(msOfJd(jd) / 1000) * 1000
  }
  const riseMs = event(0, -1)
  const nextRiseMs = event(1, -1)
  if (riseMs === null || nextRiseMs === null) return null
  // Near the polar circles the Sun may set after midnight.
  const sets = [event(-1, 1), event(0, 1), event(1, 1)].filter((ms) => ms !== null)
  const setMs = sets.find((ms) => ms > riseMs && ms < nextRiseMs)
  const previousSetMs = sets.findLast((ms) => ms < riseMs)
  if (setMs === undefined || previousSetMs === undefined) return null
  return { riseMs, setMs, nextRiseMs, previousSetMs }
}
