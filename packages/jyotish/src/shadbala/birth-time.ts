/** What kala bala needs to know of the birth's time and sky. */
import { earthAt } from '../sky/earth.ts'
import { jdOfMs, msOfJd } from '../sky/instant.ts'
import { momentOf } from '../sky/moment.ts'
import { firstCrossing, localMidnight } from '../sky/rise-set.ts'
import type { Kundli } from '../sky/types.ts'
import { normalizeDegrees } from '../sky/zodiac.ts'

export interface BirthTime {
  /** Hour angle of the true Sun, [0, 360): 0 at apparent noon. */
  degreesFromNoon: number
  /** 0..2 thirds of the day, 3..5 of the night. */
  third: number
  /** Equal hours since sunrise, 0..23. */
  hour: number
  /** Whole days since the Sunday of creation; its remainder over seven is the weekday. */
  ahargana: number
  /** Julian centuries since J2000, terrestrial time. */
  centuries: number
  obliquityDegrees: number
  nutationDegrees: number
}

const radian = Math.PI / 180
/** Days from the Surya Siddhanta's creation to the Julian day number 0: its sum to Kali, less Kali's own number. */
const creationToJulianZero = 714_402_296_627 - 588_466

/** Sunrise and sunset around an instant: the last of them before it and the first after; six o'clocks where there are none. */
function around(jdUt: number, latitude: number, longitude: number) {
  const midnight = localMidnight(jdUt, longitude)
  const at = (day: number, side: -1 | 1) =>
    firstCrossing(midnight + day, side, latitude, longitude, 'hindu') ??
    midnight + day + 0.5 + side * 0.25
  const rise = at(0, -1)
  if (jdUt < rise) return { rise: at(-1, -1), set: at(-1, 1), nextRise: rise }
  return { rise, set: at(0, 1), nextRise: at(1, -1) }
}

function thirdOf(jdUt: number, rise: number, set: number, nextRise: number): number {
  const third = (from: number, to: number) =>
    Math.min(2, Math.max(0, Math.floor(((jdUt - from) / (to - from)) * 3)))
  return jdUt < set ? third(rise, set) : 3 + third(set, nextRise)
}

/** Days since creation of the day whose vara the chart has: the one at whose sunrise it began. */
function aharganaOf(chart: Kundli, jdUt: number): number {
  const local = Math.round(
    localMidnight(jdUt, chart.birth.longitude) + chart.birth.longitude / 360 + 0.5,
  )
  const days = creationToJulianZero + local
  return days - ((((days - chart.panchang.vara) % 7) + 7) % 7 === 0 ? 0 : 1)
}

export function birthTimeOf(chart: Kundli): BirthTime {
  const { latitude, longitude } = chart.birth
  const jdUt = jdOfMs(Date.parse(chart.birth.utc))
  const { jdTt } = momentOf(msOfJd(jdUt))
  const { siderealTimeDegrees, obliquityDegrees, nutationDegrees } = earthAt(jdUt, jdTt)
  const sun = (chart.grahas.sun.siderealDegrees + chart.ayanamsaDegrees + nutationDegrees) * radian
  const rightAscension = Math.atan2(
    Math.sin(sun) * Math.cos(obliquityDegrees * radian),
    Math.cos(sun),
  )
  const { rise, set, nextRise } = around(jdUt, latitude, longitude)
  return {
    degreesFromNoon: normalizeDegrees(siderealTimeDegrees + longitude - rightAscension / radian),
    third: thirdOf(jdUt, rise, set, nextRise),
    hour: Math.min(23, Math.max(0, Math.floor((jdUt - rise) * 24))),
    ahargana: aharganaOf(chart, jdUt),
    centuries: (jdTt - 2451545) / 36525,
    obliquityDegrees,
    nutationDegrees,
  }
}
