import { lahiriDegrees } from './ayanamsa.ts'
import { sunDegreesAt } from './bodies.ts'
import { earthAt } from './earth.ts'
import { checkPlace, instantMs, isoOfMs, msOfJd } from './instant.ts'
import { momentOf } from './moment.ts'
import { arc } from './zodiac.ts'

/** `hindu`: centre of the disc, no refraction. `standard`: upper limb, refraction at 1013.25 hPa and 15 °C. */
export type RiseRule = 'hindu' | 'standard'

/** Refraction of a ray that grazes the sea at 1013.25 hPa and 15 °C, degrees: 33.6′. */
const horizonRefraction = 0.55988
/** The Sun seen from the surface and not from the centre, degrees: 8.8″. */
const horizontalParallax = 0.00244
const semidiameterAtOneAu = 0.266566
const sunTurnsPerDay = 360
const radian = Math.PI / 180

/** The Sun's right ascension and declination, and how fast the hour angle's zero moves. */
function sunEquatorial(jdUt: number, jdTt: number) {
  const earth = earthAt(jdUt, jdTt)
  const lambda = (sunDegreesAt(jdTt) + lahiriDegrees(jdTt) + earth.nutationDegrees) * radian
  const epsilon = earth.obliquityDegrees * radian
  return {
    rightAscension: Math.atan2(Math.sin(lambda) * Math.cos(epsilon), Math.cos(lambda)) / radian,
    sinDeclination: Math.sin(lambda) * Math.sin(epsilon),
    siderealTimeDegrees: earth.siderealTimeDegrees,
  }
}

/** Altitude of the disc's centre at which the rule sees the Sun rise or set, degrees. */
function horizonAltitude(rule: RiseRule, jdTt: number): number {
  if (rule === 'hindu') return 0
  const anomaly = (357.53 + 0.98560028 * (jdTt - 2451545)) * radian
  const distanceAu = 1.00014 - 0.01671 * Math.cos(anomaly) - 0.00014 * Math.cos(2 * anomaly)
  return horizontalParallax - horizonRefraction - semidiameterAtOneAu / distanceAu
}

/**
 * The crossing of the horizon nearest to a guess (JD UT): side −1 rises, +1 sets. NaN where the Sun stays
 * on one side of the horizon all round that day.
 */
function crossing(
  guess: number,
  side: -1 | 1,
  latitude: number,
  longitude: number,
  rule: RiseRule,
) {
  const sinLatitude = Math.sin(latitude * radian)
  const cosLatitude = Math.cos(latitude * radian)
  let jdUt = guess
  for (let round = 0; round < 12; round++) {
    const { jdTt } = momentOf(msOfJd(jdUt))
    const sun = sunEquatorial(jdUt, jdTt)
    const sinAltitude = Math.sin(horizonAltitude(rule, jdTt) * radian)
    const cosDeclination = Math.sqrt(1 - sun.sinDeclination ** 2)
    const cosine = (sinAltitude - sinLatitude * sun.sinDeclination) / (cosLatitude * cosDeclination)
    if (round > 2 && Math.abs(cosine) > 1) return Number.NaN
    const wanted = (side * Math.acos(Math.min(1, Math.max(-1, cosine)))) / radian
    const hourAngle = sun.siderealTimeDegrees + longitude - sun.rightAscension
    const step = arc(hourAngle, wanted) / sunTurnsPerDay
    jdUt += step
    if (Math.abs(step) < 1e-7) return Math.abs(cosine) > 1 ? Number.NaN : jdUt
  }
  return jdUt
}

/** Start (JD UT) of the local-mean-time day that holds an instant. */
export function localMidnight(jdUt: number, longitude: number): number {
  return Math.floor(jdUt + longitude / 360 - 0.5) + 0.5 - longitude / 360
}

/**
 * The first rise (side −1) or set (side +1) in the 24 hours from a local midnight, as JD UT, or null.
 * Near the polar circles that may be the event that belongs to the noon before or after.
 */
export function firstCrossing(
  midnight: number,
  side: -1 | 1,
  latitude: number,
  longitude: number,
  rule: RiseRule,
): number | null {
  const usual = midnight + 0.5 + side * 0.25
  const sure = Math.abs(latitude) < 60 ? [usual] : [usual - 1, usual, usual + 1]
  for (const guess of sure) {
    const found = crossing(guess, side, latitude, longitude, rule)
    if (found >= midnight && found < midnight + 1) return found
  }
  return null
}

/**
 * Sunrise and sunset of the local-mean-time day that holds an instant, at sea level. Each is the first
 * after local midnight, ISO 8601 UTC to the millisecond, or null where the Sun does not cross the
 * horizon within those 24 hours. Throws a RangeError for an instant outside 1900 to 2100, a place off the globe, or a rule that is none.
 */
export function riseSet(at: { utc: string; latitude: number; longitude: number; rule: RiseRule }): {
  sunriseUtc: string | null
  sunsetUtc: string | null
} {
  checkPlace(at.latitude, at.longitude)
  if (at.rule !== 'hindu' && at.rule !== 'standard')
    throw new RangeError('A rule must be hindu or standard.')
  const { jdUt } = momentOf(instantMs(at.utc))
  const midnight = localMidnight(jdUt, at.longitude)
  const [rise, set] = ([-1, 1] as const).map((side) =>
    firstCrossing(midnight, side, at.latitude, at.longitude, at.rule),
  ) as [number | null, number | null]
  return {
    sunriseUtc: rise === null ? null : isoOfMs(msOfJd(rise)),
    sunsetUtc: set === null ? null : isoOfMs(msOfJd(set)),
  }
}
