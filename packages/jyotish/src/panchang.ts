import { localMidnight, firstCrossing } from './rise-set.ts'
import { turn } from './zodiac.ts'

/** Tithi 1..30 (1 = Shukla Pratipada, 30 = Amavasya) from the sidereal longitudes of Moon and Sun, degrees. */
export function tithiOf(moonDegrees: number, sunDegrees: number): number {
  return Math.floor(turn(moonDegrees - sunDegrees) / 12) + 1
}

/** Karana 1..60, the half-tithi: 1 Kimstughna, 2..57 the seven moving ones in turn, 58 Shakuni, 59 Chatushpada, 60 Naga. */
export function karanaOf(moonDegrees: number, sunDegrees: number): number {
  return Math.floor(turn(moonDegrees - sunDegrees) / 6) + 1
}

/** Yoga 1..27 (1 = Vishkambha) from the sum of the sidereal longitudes of Moon and Sun, degrees. */
export function yogaOf(moonDegrees: number, sunDegrees: number): number {
  return Math.floor((turn(moonDegrees + sunDegrees) * 27) / 360) + 1
}

/** Sunrise by local mean time is never further from six o'clock than this, in days, below 60° latitude. */
const sureLatitude = 60
/** 3 h 40 min: the latest and earliest sunrise at 60° are 3 h 10 min from six, equation of time included. */
const surelyWithin = 0.153

/**
 * Vara, 0 = Sunday … 6 = Saturday, of an instant (JD UT): the weekday of its local-mean-time day, which
 * begins at Hindu sunrise. Where the Sun does not rise that day, it begins at six by local mean time.
 */
export function varaAt(jdUt: number, latitude: number, longitude: number): number {
  const midnight = localMidnight(jdUt, longitude)
  const weekday = (Math.floor(midnight + longitude / 360 + 1.5 + 0.25) % 7 + 7) % 7
  const sinceSix = jdUt - midnight - 0.25
  const sure = Math.abs(latitude) < sureLatitude && Math.abs(sinceSix) > surelyWithin
  const sunrise = sure ? null : firstCrossing(midnight, -1, latitude, longitude, 'hindu')
  const begun = sunrise === null ? sinceSix >= 0 : jdUt >= sunrise
  return begun ? weekday : (weekday + 6) % 7
}
