import { grahaNames } from '../sky/types.ts'
import type { Graha } from '../sky/types.ts'
import { arc, circularTwelve } from '../sky/zodiac.ts'

/** Degrees from the Sun within which a graha is combust: direct, then retrograde (Surya Siddhanta 9.6 to 9.9). */
const combustionOrbs: Partial<Record<Graha, readonly [direct: number, retrograde: number]>> = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
}

/** Whether a graha is too near the Sun to be seen. Never for the Sun, Rahu and Ketu. Longitudes in degrees. */
export function isCombustAt(
  graha: Graha,
  grahaDegrees: number,
  sunDegrees: number,
  retrograde: boolean,
): boolean {
  const orbs = combustionOrbs[graha]
  return orbs !== undefined && Math.abs(arc(sunDegrees, grahaDegrees)) < orbs[retrograde ? 1 : 0]
}

/**
 * Which places counted from its own (1) each graha looks at in full: the seventh for all, besides the
 * fourth and eighth for Mars, fifth and ninth for Jupiter, third and tenth for Saturn (Brihat Parashara
 * Hora Shastra, "Aspects of the planets"). Rahu and Ketu are given the seventh only: the text has no more.
 */
const looksAt: Record<Graha, readonly number[]> = {
  sun: [7],
  moon: [7],
  mars: [4, 7, 8],
  mercury: [7],
  jupiter: [5, 7, 9],
  venus: [7],
  saturn: [3, 7, 10],
  rahu: [7],
  ketu: [7],
}

const housesFrom = (places: readonly number[]): number[][] =>
  circularTwelve.map(
    (i) => Object.freeze(places.map((place) => ((i + place - 1) % 12) + 1)) as number[],
  )

const aspectsByHouse = Object.fromEntries(
  grahaNames.map((graha) => [graha, housesFrom(looksAt[graha])]),
) as Record<Graha, number[][]>

/** The houses 1..12 that a graha standing in a house 1..12 looks at. The array is shared and frozen. */
export function aspectedHouses(graha: Graha, house: number): number[] {
  return aspectsByHouse[graha][house - 1]!
}
