import type { Dignity, Graha } from '../sky/types.ts'
import { rashiLords } from '../sky/zodiac.ts'

type Visible = Exclude<Graha, 'rahu' | 'ketu'>

/**
 * Sign and stretch of degrees of exaltation and moolatrikona, and the signs owned (Brihat Parashara Hora
 * Shastra, "Characters and description of the planets", verses 49 to 54). Where a text names one sign
 * twice, as for the Moon in Vrishabha, the stretches share it.
 */
interface Seats {
  exaltation: [rashi: number, fromDegrees: number, toDegrees: number]
  moolatrikona: [rashi: number, fromDegrees: number, toDegrees: number]
  friends: Visible[]
  enemies: Visible[]
}

/** Natural friends and enemies; whoever is neither is neutral (the same chapter, verses 55 and 56). */
const seats: Record<Visible, Seats> = {
  sun: {
    exaltation: [0, 0, 30],
    moolatrikona: [4, 0, 20],
    friends: ['moon', 'mars', 'jupiter'],
    enemies: ['venus', 'saturn'],
  },
  moon: {
    exaltation: [1, 0, 3],
    moolatrikona: [1, 3, 30],
    friends: ['sun', 'mercury'],
    enemies: [],
  },
  mars: {
    exaltation: [9, 0, 30],
    moolatrikona: [0, 0, 12],
    friends: ['sun', 'moon', 'jupiter'],
    enemies: ['mercury'],
  },
  mercury: {
    exaltation: [5, 0, 15],
    moolatrikona: [5, 15, 20],
    friends: ['sun', 'venus'],
    enemies: ['moon'],
  },
  jupiter: {
    exaltation: [3, 0, 30],
    moolatrikona: [8, 0, 10],
    friends: ['sun', 'moon', 'mars'],
    enemies: ['mercury', 'venus'],
  },
  venus: {
    exaltation: [11, 0, 30],
    moolatrikona: [6, 0, 15],
    friends: ['mercury', 'saturn'],
    enemies: ['sun', 'moon'],
  },
  saturn: {
    exaltation: [6, 0, 30],
    moolatrikona: [10, 0, 20],
    friends: ['mercury', 'venus'],
    enemies: ['sun', 'moon', 'mars'],
  },
}

function holds([sign, from, to]: Seats['exaltation'], rashi: number, inSign: number): boolean {
  return rashi === sign && inSign >= from && inSign < to
}

function dignityByRule(graha: Visible, rashi: number, inSign: number): Dignity {
  const { exaltation, moolatrikona, friends, enemies } = seats[graha]
  if (holds(exaltation, rashi, inSign)) return 'exalted'
  if (holds(moolatrikona, rashi, inSign)) return 'moolatrikona'
  const lord = rashiLords[rashi] as Visible
  if (lord === graha) return 'own'
  if (rashi === (exaltation[0] + 6) % 12) return 'debilitated'
  if (friends.includes(lord)) return 'friend'
  return enemies.includes(lord) ? 'enemy' : 'neutral'
}

/** Every stretch begins and ends at a whole degree, so the rule is worked out once for each. */
const byWholeDegree = Object.fromEntries(
  Object.keys(seats).map((graha) => [
    graha,
    Array.from({ length: 360 }, (_, degree) =>
      dignityByRule(graha as Visible, Math.floor(degree / 30), degree % 30),
    ),
  ]),
) as Partial<Record<Graha, Dignity[]>>

/**
 * Dignity of a graha at a sidereal longitude in [0, 360) degrees: exalted, moolatrikona, own, debilitated
 * (the whole sign opposite exaltation), else by natural friendship with the lord of the sign. Null for
 * Rahu and Ketu.
 */
export function dignityOf(graha: Graha, siderealDegrees: number): Dignity | null {
  return byWholeDegree[graha]?.[Math.floor(siderealDegrees)] ?? null
}
