import { lahiriDegrees, lessThanLahiriDegrees } from './ayanamsa.ts'
import { evaluate } from './ephemeris/evaluate.ts'
import { tables } from './ephemeris/tables-read.ts'
import type { Table } from './ephemeris/tables-read.ts'
import type { Settings } from './types.ts'
import { turn } from './zodiac.ts'

/** One graha as it is seen from the Earth's centre. */
export interface Body {
  /** From the mean equinox, ayanamsa taken off, [0, 360). */
  siderealDegrees: number
  speedDegreesPerDay: number
  /** From the ecliptic of date. */
  latitudeDegrees: number
}

/** Places in the arrays of `bodiesAt`. */
export const [sun, moon] = [0, 1] as const

/** Reads a graha from its two tables. The scratch array, small enough for the engine's heap, is the caller's. */
function body(
  longitude: Table,
  latitude: Table,
  jdTt: number,
  shiftDegrees: number,
  scratch: Float64Array,
): Body {
  evaluate(longitude, jdTt, scratch, 0)
  evaluate(latitude, jdTt, scratch, 2)
  return {
    siderealDegrees: turn(scratch[0]! + shiftDegrees),
    speedDegreesPerDay: scratch[1]!,
    latitudeDegrees: scratch[2]!,
  }
}

/** Lahiri longitude and speed of the mean node, from the polynomial of Chapront (Meeus, Astronomical Algorithms, 47.7). */
function meanNode(jdTt: number, out: Float64Array): void {
  const T = (jdTt - 2451545) / 36525
  const tropical = 125.0445479 + T * (-1934.1362891 + T * (0.0020754 + T / 467441))
  const tropicalRate = -1934.1362891 + T * 0.0041508
  const precession = (5028.796584 + T * 2.211093) / 3600
  out[0] = tropical - lahiriDegrees(jdTt)
  out[1] = (tropicalRate - precession) / 36525
}

/**
 * Apparent places of the nine grahas, in the order of `grahaNames`, at a Julian day of terrestrial time.
 * The day must lie in the tables: callers check the instant they are given.
 */
export function bodiesAt(jdTt: number, { ayanamsa, node }: Settings): Body[] {
  const t = tables()
  const shift = lessThanLahiriDegrees[ayanamsa]
  const scratch = new Float64Array(4)
  const bodies = [
    body(t.sunLongitude, t.sunLatitude, jdTt, shift, scratch),
    body(t.moonLongitude, t.moonLatitude, jdTt, shift, scratch),
    body(t.marsLongitude, t.marsLatitude, jdTt, shift, scratch),
    body(t.mercuryLongitude, t.mercuryLatitude, jdTt, shift, scratch),
    body(t.jupiterLongitude, t.jupiterLatitude, jdTt, shift, scratch),
    body(t.venusLongitude, t.venusLatitude, jdTt, shift, scratch),
    body(t.saturnLongitude, t.saturnLatitude, jdTt, shift, scratch),
  ]
  if (node === 'true') evaluate(t.trueNode, jdTt, scratch, 0)
  else meanNode(jdTt, scratch)
  const speedDegreesPerDay = scratch[1]!
  const siderealDegrees = turn(scratch[0]! + shift)
  bodies.push(
    { siderealDegrees, speedDegreesPerDay, latitudeDegrees: 0 },
    { siderealDegrees: turn(siderealDegrees + 180), speedDegreesPerDay, latitudeDegrees: 0 },
  )
  return bodies
}

/** Lahiri longitude of the Sun alone, degrees, not brought into one turn. */
export function sunDegreesAt(jdTt: number): number {
  const scratch = new Float64Array(2)
  evaluate(tables().sunLongitude, jdTt, scratch, 0)
  return scratch[0]!
}
