import type { Graha } from '../sky/types.ts'
import { rashiLords } from '../sky/zodiac.ts'

/** What one graha is to another by nature (naisargika maitri). */
export type NaturalRelation = 'friend' | 'neutral' | 'enemy'

/** Moolatrikona and exaltation signs of the seven who have them. */
const seats: Partial<Record<Graha, readonly [moolatrikona: number, exaltation: number]>> = {
  sun: [4, 0],
  moon: [1, 1],
  mars: [0, 9],
  mercury: [5, 5],
  jupiter: [8, 3],
  venus: [6, 11],
  saturn: [10, 6],
}
/** Places from the moolatrikona sign whose lords are friends. */
const friendly = [2, 4, 5, 8, 9, 12]

/**
 * How one graha regards another by nature, by the rule itself (Brihat Parashara Hora Shastra,
 * "Characters and description of the planets", verse 55; Satyacharya's in Brihat Jataka 2.15): the lords
 * of the 2nd, 4th, 5th, 8th, 9th and 12th from the moolatrikona sign and of the exaltation sign are
 * friends; who holds such a place with one of two signs only is neutral, the rest are enemies. A graha is
 * its own friend. Throws a RangeError for Rahu and Ketu, to whom the text gives none.
 */
export function naturalRelation(graha: Graha, otherGraha: Graha): NaturalRelation {
  const own = seats[graha]
  if (!own || !seats[otherGraha]) throw new RangeError('Rahu and Ketu have no natural friendships.')
  if (graha === otherGraha) return 'friend'
  const [moolatrikona, exaltation] = own
  const good = new Set(friendly.map((place) => (moolatrikona + place - 1) % 12).concat(exaltation))
  const owned = rashiLords.flatMap((lord, rashi) => (lord === otherGraha ? [rashi] : []))
  const held = owned.filter((rashi) => good.has(rashi)).length
  if (held === owned.length) return 'friend'
  return held > 0 ? 'neutral' : 'enemy'
}
