import type { Graha, Place } from './types.ts'

/** An angle in degrees brought into [0, 360). */
export function normalizeDegrees(degrees: number): number {
  const rest = degrees - 360 * Math.floor(degrees / 360)
  // A hair below a whole turn rounds up to it.
  return rest < 360 ? rest : 0
}

/** The way from one angle to another along the shorter arc, −180 (included) to 180 degrees. */
export function arc(fromDegrees: number, toDegrees: number): number {
  return normalizeDegrees(toDegrees - fromDegrees + 180) - 180
}

/**
 * Rashi (0 = Mesha … 11 = Mina), nakshatra (0 = Ashwini … 26 = Revati) and pada (1..4) of a sidereal
 * longitude in degrees. A rashi is 30°, a nakshatra 13°20′, a pada 3°20′; each holds its own beginning.
 */
export function placeOf(siderealDegrees: number): Place {
  const quarters = Math.min(Math.floor(siderealDegrees * 0.3), 107)
  return {
    siderealDegrees,
    rashi: Math.floor(siderealDegrees / 30),
    nakshatra: quarters >> 2,
    pada: (quarters & 3) + 1,
  }
}

/** Lord of each rashi, from Mesha (Brihat Parashara Hora Shastra, "Description of the signs"). */
export const rashiLords: readonly Graha[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
]

export const circularTwelve: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const rashisFrom = circularTwelve.map((lagna) =>
  Object.freeze(circularTwelve.map((i) => (lagna + i) % 12)),
)

/** Rashi of each whole-sign house, first house first, for a lagna's rashi. The array is shared and frozen. */
export function houseRashisOf(lagnaRashi: number): number[] {
  return rashisFrom[lagnaRashi] as number[]
}

/** Whole-sign house 1..12 of a rashi, counted from the rashi of the lagna. */
export function houseOf(rashi: number, lagnaRashi: number): number {
  return ((rashi - lagnaRashi + 12) % 12) + 1
}

/** Degrees within the rashi, 0 to 30, of a sidereal longitude. */
export function degreesInRashi(siderealDegrees: number): number {
  return siderealDegrees - Math.floor(siderealDegrees / 30) * 30
}

/** The two or three nakshatras (0..26) that reach into a rashi (0..11): nine quarters. */
export function nakshatrasOfRashi(rashi: number): number[] {
  const first = Math.floor((rashi * 9) / 4)
  return [first, first + 1, first + 2].filter((nakshatra) => nakshatra * 4 < (rashi + 1) * 9)
}

/**
 * Tara 1 (janma) to 9 (parama mitra) of a nakshatra counted from the birth star, both 0..26 and both
 * included (Muhurta Chintamani, ch. 4).
 */
export function taraOf(nakshatra: number, janmaNakshatra: number): number {
  return ((nakshatra - janmaNakshatra + 27) % 9) + 1
}
