import type { DayAndPlace } from '../panchang/sun-day.ts'
import { sixInTheMorningMs, sunDayOf } from '../panchang/sun-day.ts'
import type { SunDay } from '../panchang/sun-day.ts'
import { luminariesOf } from '../panchang/luminaries.ts'
import type { Luminaries } from '../panchang/luminaries.ts'
import { moonRiseSet } from '../panchang/moon-rise.ts'
import { checkPlace, dayMs } from '../sky/instant.ts'
import type { RiseRule } from '../sky/rise-set.ts'

/** Where observances are asked for. */
export type FestivalPlace = Omit<DayAndPlace, 'date'>

/** A panchang day at a place, from sunrise to sunrise. Instants are milliseconds since 1970. */
export interface SkyDay extends SunDay {
  /** Whole days from 1 January 1970 to its civil date. */
  number: number
}

/** The Sun's days and the Moon's rises at one place, each worked out once. */
export interface PlaceSky {
  lights: Luminaries
  dayOf: (number: number) => SkyDay
  /** The number of the panchang day that holds an instant: before sunrise the civil date before. */
  dayHolding: (ms: number) => number
  /** The number of the civil date that the clock shows at an instant. */
  civilDayOf: (ms: number) => number
  /** The Moon's first rise within a day; null where there is none. */
  moonriseOf: (number: number) => number | null
}

/** YYYY-MM-DD of a number of days since 1970. */
export const dateOfNumber = (number: number): string =>
  new Date(number * dayMs).toISOString().slice(0, 10)

/** The weekday of a number of days since 1970, 0 = Sunday. */
export const weekdayOfNumber = (number: number): number => (((number + 4) % 7) + 7) % 7

/**
 * The sky over a place. The clock's offset tells only which Sun's day a civil date is, so one of the year is
 * enough where clocks are put forward in summer. Where the Sun does not rise and set, a day lasts from six to
 * six, local mean time. Throws a RangeError for a place off the globe.
 */
export function placeSkyOf(place: FestivalPlace, sunrise: RiseRule): PlaceSky {
  const { latitude, longitude, offsetSeconds } = place
  checkPlace(latitude, longitude)
  const days = new Map<number, SkyDay>()
  const moonrises = new Map<number, number | null>()
  const noonOf = (number: number): number => number * dayMs + dayMs / 2 - offsetSeconds * 1000
  const dayOf = (number: number): SkyDay => {
    const known = days.get(number)
    if (known) return known
    const noonMs = noonOf(number)
    const sun = sunDayOf(noonMs, latitude, longitude, sunrise) ?? clockDay(noonMs, longitude)
    const day = { number, ...sun }
    days.set(number, day)
    return day
  }
  const civilDayOf = (ms: number): number => Math.floor((ms + offsetSeconds * 1000) / dayMs)
  return {
    civilDayOf,
    lights: luminariesOf({ ayanamsa: 'lahiri' }),
    dayOf,
    dayHolding: (ms) => {
      const guess = civilDayOf(ms)
      if (ms < dayOf(guess).riseMs) return guess - 1
      return ms < dayOf(guess).nextRiseMs ? guess : guess + 1
    },
    moonriseOf: (number) => {
      const known = moonrises.get(number)
      if (known !== undefined) return known
      const { riseMs, nextRiseMs } = dayOf(number)
      const moon = moonRiseSet(riseMs, nextRiseMs, latitude, longitude)
      moonrises.set(number, moon.riseMs)
      return moon.riseMs
    },
  }
}

function clockDay(noonMs: number, longitude: number): SunDay {
  const riseMs = sixInTheMorningMs(noonMs, longitude)
  return {
    riseMs,
    setMs: riseMs + dayMs / 2,
    nextRiseMs: riseMs + dayMs,
    previousSetMs: riseMs - dayMs / 2,
  }
}
