import { bodiesAt, moon as moonAt, sun as sunAt } from '../sky/bodies.ts'
import { earthAt, risingPoint } from '../sky/earth.ts'
import { ayanamsaDegrees } from '../sky/ayanamsa.ts'
import { momentOf } from '../sky/moment.ts'
import { karanaOf, tithiOf, yogaOf } from '../panchang/panchang.ts'
import { isCombustAt } from '../chart/aspects.ts'
import { grahaNames } from '../sky/types.ts'
import type { Graha, Settings } from '../sky/types.ts'
import { houseOf, placeOf, normalizeDegrees } from '../sky/zodiac.ts'
import type { MoonMonth } from '../panchang/lunar-month.ts'
import type { SearchDay } from './search-day.ts'

const minuteMs = 60000

/** What an hour is judged by, apart from its lagna. */
export interface MuhurtaHour {
  ms: number
  day: SearchDay
  month: MoonMonth
  tithi: number
  karana: number
  yoga: number
  /** How much of the yoga has passed, 0 to 1. */
  yogaPassed: number
  nakshatra: number
  moonDegrees: number
  moonRashi: number
  sunRashi: number
  /** Sign of each graha, 0..11. */
  rashis: Record<Graha, number>
  combust: { jupiter: boolean; venus: boolean }
}

/** An hour with the sign that rises, and where the grahas stand from it. */
export interface MuhurtaHourWithLagna extends MuhurtaHour {
  lagna: number
  houses: Record<Graha, number>
}

/** Everything but the lagna, at an instant (milliseconds since 1970) of a day and lunar month. */
export function hourAt(
  ms: number,
  day: SearchDay,
  month: MoonMonth,
  settings: Settings,
): MuhurtaHour {
  const bodies = bodiesAt(momentOf(ms).jdTt, settings)
  const sunDegrees = bodies[sunAt]!.siderealDegrees
  const moonDegrees = bodies[moonAt]!.siderealDegrees
  const rashis = {} as Record<Graha, number>
  grahaNames.forEach((graha, i) => {
    rashis[graha] = Math.floor(bodies[i]!.siderealDegrees / 30)
  })
  const isCombust = (graha: 'jupiter' | 'venus'): boolean => {
    const { siderealDegrees, speedDegreesPerDay } = bodies[grahaNames.indexOf(graha)]!
    return isCombustAt(graha, siderealDegrees, sunDegrees, speedDegreesPerDay < 0)
  }
  return {
    ms,
    day,
    month,
    tithi: tithiOf(moonDegrees, sunDegrees),
    karana: karanaOf(moonDegrees, sunDegrees),
    yoga: yogaOf(moonDegrees, sunDegrees),
    yogaPassed: ((normalizeDegrees(moonDegrees + sunDegrees) * 27) / 360) % 1,
    nakshatra: placeOf(moonDegrees).nakshatra,
    moonDegrees,
    moonRashi: rashis.moon,
    sunRashi: rashis.sun,
    rashis,
    combust: { jupiter: isCombust('jupiter'), venus: isCombust('venus') },
  }
}

/** The sign that rises, 0..11. */
export function risingSignAt(
  ms: number,
  latitude: number,
  longitude: number,
  { ayanamsa }: Settings,
): number {
  const { jdUt, jdTt } = momentOf(ms)
  const earth = earthAt(jdUt, jdTt)
  const local = earth.siderealTimeDegrees + longitude
  const { ascendant } = risingPoint(local, earth.obliquityDegrees, latitude)
  return Math.floor(
    normalizeDegrees(ascendant - ayanamsaDegrees(ayanamsa, jdTt) - earth.nutationDegrees) / 30,
  )
}

export function withLagna(hour: MuhurtaHour, lagna: number): MuhurtaHourWithLagna {
  const houses = {} as Record<Graha, number>
  for (const graha of grahaNames) houses[graha] = houseOf(hour.rashis[graha], lagna)
  return { ...hour, lagna, houses }
}

/** The stretches of a span in which one sign rises, by looking every four minutes and halving. */
export function lagnaSpans(fromMs: number, toMs: number, lagnaOf: (ms: number) => number) {
  const spans: { lagna: number; fromMs: number; toMs: number }[] = []
  let start = fromMs
  let lagna = lagnaOf(fromMs)
  for (let ms = fromMs; ms < toMs; ms += 4 * minuteMs) {
    const next = Math.min(ms + 4 * minuteMs, toMs)
    const after = lagnaOf(next)
    if (after === lagna) continue
    let [low, high] = [ms, next]
    while (high - low > 500) {
      const middle = (low + high) / 2
      if (lagnaOf(middle) === lagna) low = middle
      else high = middle
    }
    const edge = Math.round(high / 1000) * 1000
    spans.push({ lagna, fromMs: start, toMs: edge })
    start = edge
    lagna = after
  }
  if (start < toMs) spans.push({ lagna, fromMs: start, toMs })
  return spans
}
