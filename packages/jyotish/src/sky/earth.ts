import { evaluateTable } from './ephemeris/evaluate.ts'
import { tables } from './ephemeris/tables-read.ts'
import { normalizeDegrees } from './zodiac.ts'

/** How the Earth stands at an instant: everything an ascendant or a sunrise needs besides the Sun. */
export interface EarthAttitude {
  /** Apparent sidereal time at Greenwich, as an angle in degrees. */
  siderealTimeDegrees: number
  /** True obliquity of the ecliptic, degrees. */
  obliquityDegrees: number
  /** Nutation in longitude, degrees. */
  nutationDegrees: number
}

/**
 * Sidereal time by the IAU 2000 Earth rotation angle with the IAU 2006 precession, mean obliquity IAU
 * 2006, nutation IAU 1980. UTC is taken for UT1: they never differ by more than 0.9 s (14″ of ascendant).
 */
export function earthAt(jdUt: number, jdTt: number): EarthAttitude {
  const t = tables()
  const scratch = new Float64Array(4)
  evaluateTable(t.nutationLongitude, jdTt, scratch, 0)
  evaluateTable(t.nutationObliquity, jdTt, scratch, 2)
  const nutationDegrees = scratch[0]!
  const T = (jdTt - 2451545) / 36525
  const obliquityDegrees =
    (84381.406 - T * (46.836769 + T * (0.0001831 - T * 0.0020034))) / 3600 + scratch[2]!
  const days = jdUt - 2451545
  const rotation = 360 * ((days % 1) + 0.779057273264 + 0.00273781191135448 * days)
  const precession = (0.014506 + T * (4612.156534 + T * 1.3915817)) / 3600
  const equation = nutationDegrees * Math.cos((obliquityDegrees * Math.PI) / 180)
  return {
    siderealTimeDegrees: normalizeDegrees(rotation + precession + equation),
    obliquityDegrees,
    nutationDegrees,
  }
}

/**
 * Tropical ascendant and midheaven in degrees, from the true equinox, for a local sidereal time and a
 * latitude in degrees. Where the ecliptic's rising point leads the midheaven by more than half a turn
 * (inside the polar circles), the ascendant is the one ahead of the midheaven, as almanacs give it.
 */
export function risingPoint(
  localSiderealDegrees: number,
  obliquityDegrees: number,
  latitude: number,
): { ascendant: number; midheaven: number } {
  const theta = (localSiderealDegrees * Math.PI) / 180
  const epsilon = (obliquityDegrees * Math.PI) / 180
  const sinTheta = Math.sin(theta)
  const cosTheta = Math.cos(theta)
  const cosEpsilon = Math.cos(epsilon)
  const tilt = Math.tan((latitude * Math.PI) / 180) * Math.sin(epsilon)
  const midheaven = normalizeDegrees((Math.atan2(sinTheta, cosTheta * cosEpsilon) * 180) / Math.PI)
  const rising = normalizeDegrees(
    (Math.atan2(cosTheta, -(sinTheta * cosEpsilon + tilt)) * 180) / Math.PI,
  )
  const ahead = normalizeDegrees(rising - midheaven) < 180
  return { ascendant: ahead ? rising : normalizeDegrees(rising + 180), midheaven }
}

/**
 * Whether a point of the ecliptic (tropical longitude from the true equinox) is above the horizon of the
 * Earth's centre; all angles in degrees.
 */
export function isAboveHorizon(
  tropicalDegrees: number,
  localSiderealDegrees: number,
  obliquityDegrees: number,
  latitude: number,
): boolean {
  const lambda = (tropicalDegrees * Math.PI) / 180
  const theta = (localSiderealDegrees * Math.PI) / 180
  const epsilon = (obliquityDegrees * Math.PI) / 180
  const phi = (latitude * Math.PI) / 180
  const towardsPole = Math.sin(lambda) * Math.sin(epsilon)
  const towardsMeridian =
    Math.cos(lambda) * Math.cos(theta) + Math.sin(lambda) * Math.cos(epsilon) * Math.sin(theta)
  return Math.sin(phi) * towardsPole + Math.cos(phi) * towardsMeridian >= 0
}
