import { lahiriDegrees, lessThanLahiriDegrees } from './ayanamsa.ts'
import { evaluateTable } from './ephemeris/evaluate.ts'
import { tables } from './ephemeris/tables-read.ts'
import type { Table } from './ephemeris/tables-read.ts'
import { lightBending, mercuryDistanceAu } from './light-bending.ts'
import type { BentPlanet } from './light-bending.ts'
import type { Graha, NodeName, Settings } from './types.ts'
import { arc, normalizeDegrees } from './zodiac.ts'

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

/**
 * Reads a graha from its two tables. The scratch array of four, small enough for the engine's heap, is the
 * caller's; it is left holding longitude, speed, latitude and the latitude's change in a day.
 */
function body(
  longitude: Table,
  latitude: Table,
  jdTt: number,
  shiftDegrees: number,
  scratch: Float64Array,
): Body {
  evaluateTable(longitude, jdTt, scratch, 0)
  evaluateTable(latitude, jdTt, scratch, 2)
  return {
    siderealDegrees: normalizeDegrees(scratch[0]! + shiftDegrees),
    speedDegreesPerDay: scratch[1]!,
    latitudeDegrees: scratch[2]!,
  }
}

/** Lets the Sun bend the light of a planet just read, of whose latitude the scratch still knows the change. */
function bent(
  planet: BentPlanet,
  jdTt: number,
  straight: Body,
  sunBody: Body,
  scratch: Float64Array,
): Body {
  const seen = {
    along: arc(sunBody.siderealDegrees, straight.siderealDegrees),
    across: straight.latitudeDegrees,
    alongPerDay: straight.speedDegreesPerDay - sunBody.speedDegreesPerDay,
    acrossPerDay: scratch[3]!,
  }
  const [along, alongPerDay, across] =
    planet === 'mercury'
      ? lightBending(planet, seen, mercuryDistanceAu(jdTt))
      : lightBending(planet, seen)
  return {
    siderealDegrees: normalizeDegrees(straight.siderealDegrees + along),
    speedDegreesPerDay: straight.speedDegreesPerDay + alongPerDay,
    latitudeDegrees: straight.latitudeDegrees + across,
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
  const sunBody = body(t.sunLongitude, t.sunLatitude, jdTt, shift, scratch)
  const planet = (name: BentPlanet, longitude: Table, latitude: Table): Body =>
    bent(name, jdTt, body(longitude, latitude, jdTt, shift, scratch), sunBody, scratch)
  const bodies = [
    sunBody,
    body(t.moonLongitude, t.moonLatitude, jdTt, shift, scratch),
    planet('mars', t.marsLongitude, t.marsLatitude),
    planet('mercury', t.mercuryLongitude, t.mercuryLatitude),
    planet('jupiter', t.jupiterLongitude, t.jupiterLatitude),
    planet('venus', t.venusLongitude, t.venusLatitude),
    planet('saturn', t.saturnLongitude, t.saturnLatitude),
  ]
  const rahu = nodeBody(jdTt, node, shift, scratch)
  bodies.push(rahu, opposite(rahu))
  return bodies
}

function nodeBody(jdTt: number, node: NodeName, shiftDegrees: number, scratch: Float64Array): Body {
  if (node === 'true') evaluateTable(tables().trueNode, jdTt, scratch, 0)
  else meanNode(jdTt, scratch)
  return {
    siderealDegrees: normalizeDegrees(scratch[0]! + shiftDegrees),
    speedDegreesPerDay: scratch[1]!,
    latitudeDegrees: 0,
  }
}

function opposite(rahu: Body): Body {
  return { ...rahu, siderealDegrees: normalizeDegrees(rahu.siderealDegrees + 180) }
}

/**
 * One graha alone, the same as in `bodiesAt`: for searches that ask for one of them hundreds of times.
 */
export function bodyAt(graha: Graha, jdTt: number, { ayanamsa, node }: Settings): Body {
  const t = tables()
  const shift = lessThanLahiriDegrees[ayanamsa]
  const scratch = new Float64Array(4)
  if (graha === 'rahu') return nodeBody(jdTt, node, shift, scratch)
  if (graha === 'ketu') return opposite(nodeBody(jdTt, node, shift, scratch))
  const sunBody = body(t.sunLongitude, t.sunLatitude, jdTt, shift, scratch)
  if (graha === 'sun') return sunBody
  const straight = body(t[`${graha}Longitude`], t[`${graha}Latitude`], jdTt, shift, scratch)
  return graha === 'moon' ? straight : bent(graha, jdTt, straight, sunBody, scratch)
}

/** Lahiri longitude of the Sun alone, degrees, not brought into one turn. */
export function sunDegreesAt(jdTt: number): number {
  const scratch = new Float64Array(2)
  evaluateTable(tables().sunLongitude, jdTt, scratch, 0)
  return scratch[0]!
}
