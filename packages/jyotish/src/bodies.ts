import { lahiriDegrees, lessThanLahiriDegrees } from './ayanamsa.ts'
import { evaluate } from './ephemeris/evaluate.ts'
import { tables } from './ephemeris/tables-read.ts'
import type { Settings } from './types.ts'
import { turn } from './zodiac.ts'

/** In `bodiesAt`, graha number i (order of `grahaNames`) has its longitude, speed, latitude from index 4 × i. */
export const slotsPerBody = 4
export const longitudeSlot = 0
export const speedSlot = 1
export const latitudeSlot = 2
const rahuAt = 7 * slotsPerBody
const ketuAt = 8 * slotsPerBody

/** Sidereal (Lahiri) mean node and its speed, from the polynomial of Chapront (Meeus, Astronomical Algorithms, 47.7). */
function meanNode(jdTt: number, out: Float64Array): void {
  const T = (jdTt - 2451545) / 36525
  const tropical = 125.0445479 + T * (-1934.1362891 + T * (0.0020754 + T / 467441))
  out[rahuAt] = tropical - lahiriDegrees(jdTt)
  out[rahuAt + 1] = (-1934.1362891 + T * 0.0041508 - (5028.796584 + T * 2.211093) / 3600) / 36525
}

/**
 * Apparent geocentric places of the nine grahas at a Julian day of terrestrial time: sidereal longitude
 * in [0, 360) degrees from the mean equinox, its speed in degrees per day, and ecliptic latitude of date
 * in degrees, laid out as the slots above say. The day must lie in the tables (checked by the caller).
 */
export function bodiesAt(jdTt: number, { ayanamsa, node }: Settings): Float64Array {
  const t = tables()
  const out = new Float64Array(9 * slotsPerBody)
  evaluate(t.sunLongitude, jdTt, out, 0)
  evaluate(t.sunLatitude, jdTt, out, 2)
  evaluate(t.moonLongitude, jdTt, out, 4)
  evaluate(t.moonLatitude, jdTt, out, 6)
  evaluate(t.marsLongitude, jdTt, out, 8)
  evaluate(t.marsLatitude, jdTt, out, 10)
  evaluate(t.mercuryLongitude, jdTt, out, 12)
  evaluate(t.mercuryLatitude, jdTt, out, 14)
  evaluate(t.jupiterLongitude, jdTt, out, 16)
  evaluate(t.jupiterLatitude, jdTt, out, 18)
  evaluate(t.venusLongitude, jdTt, out, 20)
  evaluate(t.venusLatitude, jdTt, out, 22)
  evaluate(t.saturnLongitude, jdTt, out, 24)
  evaluate(t.saturnLatitude, jdTt, out, 26)
  if (node === 'true') evaluate(t.trueNode, jdTt, out, rahuAt)
  else meanNode(jdTt, out)
  out[ketuAt] = out[rahuAt]! + 180
  out[ketuAt + 1] = out[rahuAt + 1]!
  const shift = lessThanLahiriDegrees[ayanamsa]
  for (let at = 0; at <= ketuAt; at += slotsPerBody) out[at] = turn(out[at]! + shift)
  return out
}

/** The Sun alone, as `bodiesAt` has it, in Lahiri: [longitude, speed]. */
export function sunAt(jdTt: number): Float64Array {
  const out = new Float64Array(2)
  evaluate(tables().sunLongitude, jdTt, out, 0)
  return out
}
