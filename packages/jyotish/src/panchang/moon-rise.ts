import { lahiriDegrees } from '../sky/ayanamsa.ts'
import { earthAt } from '../sky/earth.ts'
import { evaluateTable } from '../sky/ephemeris/evaluate.ts'
import { tables } from '../sky/ephemeris/tables-read.ts'
import { momentOf } from '../sky/moment.ts'

const radian = Math.PI / 180
/** Refraction at the horizon, 1013.25 hPa and 15 °C, as for the Sun, degrees. */
const horizonRefraction = 0.55988
const stepMs = 20 * 60000

/**
 * Equatorial horizontal parallax of the Moon, degrees, by the leading terms of its distance (Astronomical
 * Almanac, low-precision formulae for the Moon): good to 0.003°, under a second of rising.
 */
function parallaxDegrees(jdTt: number): number {
  const days = jdTt - 2451545
  const anomaly = (134.963 + 13.064993 * days) * radian
  const elongation = (297.85 + 12.190749 * days) * radian
  return (
    0.9508 +
    0.0518 * Math.cos(anomaly) +
    0.0095 * Math.cos(2 * elongation - anomaly) +
    0.0078 * Math.cos(2 * elongation) +
    0.0028 * Math.cos(2 * anomaly)
  )
}

/** How far the Moon's upper limb, lifted by refraction, stands above the horizon at sea level, degrees. */
function limbAltitude(ms: number, latitude: number, longitude: number): number {
  const { jdUt, jdTt } = momentOf(ms)
  const { moonLongitude, moonLatitude } = tables()
  const scratch = new Float64Array(4)
  evaluateTable(moonLongitude, jdTt, scratch, 0)
  evaluateTable(moonLatitude, jdTt, scratch, 2)
  const earth = earthAt(jdUt, jdTt)
  const lambda = (scratch[0]! + lahiriDegrees(jdTt) + earth.nutationDegrees) * radian
  const beta = scratch[2]! * radian
  const epsilon = earth.obliquityDegrees * radian
  const theta = (earth.siderealTimeDegrees + longitude) * radian
  const phi = latitude * radian
  const x = Math.cos(beta) * Math.cos(lambda)
  const flat = Math.cos(beta) * Math.sin(lambda)
  const y = flat * Math.cos(epsilon) - Math.sin(beta) * Math.sin(epsilon)
  const z = flat * Math.sin(epsilon) + Math.sin(beta) * Math.cos(epsilon)
  const towardsMeridian = x * Math.cos(theta) + y * Math.sin(theta)
  const altitude = Math.asin(Math.sin(phi) * z + Math.cos(phi) * towardsMeridian) / radian
  const parallax = parallaxDegrees(jdTt)
  return altitude - parallax + 0.2725 * parallax + horizonRefraction
}

/**
 * The first rise and the first set of the Moon between two instants (milliseconds since 1970), upper limb
 * with refraction, at sea level; null where there is none. The Moon rises some fifty minutes later every
 * day, so once a month a day passes without a rise, and once without a set.
 */
export function moonRiseSet(
  fromMs: number,
  toMs: number,
  latitude: number,
  longitude: number,
): { riseMs: number | null; setMs: number | null } {
  let riseMs: number | null = null
  let setMs: number | null = null
  let before = limbAltitude(fromMs, latitude, longitude)
  for (let low = fromMs; low < toMs && (riseMs === null || setMs === null); low += stepMs) {
    const high = Math.min(low + stepMs, toMs)
    const after = limbAltitude(high, latitude, longitude)
    if (before < 0 && after >= 0) riseMs ??= crossing(low, high, before, latitude, longitude)
    if (before >= 0 && after < 0) setMs ??= crossing(low, high, before, latitude, longitude)
    before = after
  }
  return { riseMs, setMs }
}

function crossing(
  fromMs: number,
  toMs: number,
  before: number,
  latitude: number,
  longitude: number,
): number {
  let [low, high] = [fromMs, toMs]
  while (high - low > 500) {
    const middle = (low + high) / 2
    if (limbAltitude(middle, latitude, longitude) < 0 === before < 0) low = middle
    else high = middle
  }
  return Math.round(high / 1000) * 1000
}
