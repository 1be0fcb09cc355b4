import { localMidnight, firstCrossing } from '../sky/rise-set.ts'
import { normalizeDegrees } from '../sky/zodiac.ts'

/** Tithi 1..30 (1 = Shukla Pratipada, 30 = Amavasya) from the sidereal longitudes of Moon and Sun, degrees. */
export function tithiOf(moonDegrees: number, sunDegrees: number): number {
  return Math.floor(normalizeDegrees(moonDegrees - sunDegrees) / 12) + 1
}

/** Karana 1..60, the half-tithi: 1 Kimstughna, 2..57 the seven moving ones in turn, 58 Shakuni, 59 Chatushpada, 60 Naga. */
export function karanaOf(moonDegrees: number, sunDegrees: number): number {
  return Math.floor(normalizeDegrees(moonDegrees - sunDegrees) / 6) + 1
}

/** Yoga 1..27 (1 = Vishkambha) from the sum of the sidereal longitudes of Moon and Sun, degrees. */
export function yogaOf(moonDegrees: number, sunDegrees: number): number {
  return Math.floor((normalizeDegrees(moonDegrees + sunDegrees) * 27) / 360) + 1
}

/** Up to this latitude the Sun crosses the horizon every day, once before local noon. */
const sureLatitude = 60

/**
 * Vara, 0 = Sunday … 6 = Saturday, of an instant (JD UT): the weekday of its local-mean-time day, which
 * begins at Hindu sunrise. Where the Sun does not rise that day, it begins at six by local mean time.
 *
 * @param sunIsUp whether the centre of the disc is above the horizon, without refraction
 */
export function varaAt(
  jdUt: number,
  latitude: number,
  longitude: number,
  sunIsUp: boolean,
): number {
  const midnight = localMidnight(jdUt, longitude)
  const weekday = ((Math.round(midnight + longitude / 360 + 1.5) % 7) + 7) % 7
  const sinceSix = jdUt - midnight - 0.25
  const afternoon = sinceSix >= 0.25
  let hasDayBegun = afternoon || sunIsUp
  if (Math.abs(latitude) >= sureLatitude) {
    const sunrise = firstCrossing(midnight, -1, latitude, longitude, 'hindu')
    hasDayBegun = sunrise === null ? sinceSix >= 0 : jdUt >= sunrise
  }
  return hasDayBegun ? weekday : (weekday + 6) % 7
}
