/** Chebyshev fits of the series over one segment, as the whole numbers that the tables hold. */
import { nutation } from 'astronomia/nutation'
import { channels } from '../src/sky/ephemeris/channels.ts'
import type { ChannelName } from '../src/sky/ephemeris/channels.ts'
import { moonSeen, nodeOfMotion, placeSeen } from './apparent.ts'
import type { Path } from './apparent.ts'
import { moonVector, planetVector } from './series.ts'
import type { Planet, Vector } from './series.ts'

const nodesPerSegment = 18
/** The paths are fitted a little beyond the segment, because light left the planets up to two hours before. */
const marginDays = 0.1
const degrees = 180 / Math.PI

/** Chebyshev coefficients of samples taken at the nodes cos(π(k + ½)/n), k = 0 … n − 1. */
function coefficientsOf(samples: number[]): number[] {
  const n = samples.length
  return samples.map((_, j) => {
    const sum = samples.reduce((s, y, k) => s + y * Math.cos((Math.PI * j * (k + 0.5)) / n), 0)
    return (sum * (j === 0 ? 1 : 2)) / n
  })
}

function nodesOf(fromJd: number, days: number): number[] {
  return Array.from(
    { length: nodesPerSegment },
    (_, k) => fromJd + (days / 2) * (1 + Math.cos((Math.PI * (k + 0.5)) / nodesPerSegment)),
  )
}

/** Makes angles in degrees run on without jumps, the middle one in [0, 360). */
function unwrapAngles(angles: number[]): number[] {
  const run = [...angles]
  for (let k = 1; k < run.length; k++) run[k]! -= 360 * Math.round((run[k]! - run[k - 1]!) / 360)
  const middle = run[run.length >> 1]!
  return run.map((angle) => angle - 360 * Math.floor(middle / 360))
}

function quantizedCoefficients(name: ChannelName, samplesDegrees: number[]): number[] {
  const { terms, quantumArcseconds } = channels[name]
  return coefficientsOf(samplesDegrees)
    .slice(0, terms)
    .map((coefficient) => Math.round((coefficient * 3600) / quantumArcseconds))
}

/** Value and rate of a Chebyshev sum at x in −1 … 1. */
function valueAndRate(coefficients: number[], x: number): [value: number, rate: number] {
  let [b1, b2, d1, d2] = [0, 0, 0, 0]
  for (let k = coefficients.length - 1; k > 0; k--) {
    ;[d1, d2] = [2 * b1 + 2 * x * d1 - d2, d1]
    ;[b1, b2] = [coefficients[k]! + 2 * x * b1 - b2, b1]
  }
  return [coefficients[0]! + x * b1 - b2, b1 + x * d1 - d2]
}

/**
 * A path through a few days from one series call a node: the series are what costs, and every place needs
 * its bodies at several instants.
 */
function fittedPath(
  vectorAt: (jdTt: number) => Vector,
  segmentFromJd: number,
  segmentDays: number,
): Path {
  const fromJd = segmentFromJd - marginDays
  const days = segmentDays + marginDays
  const vectors = nodesOf(fromJd, days).map(vectorAt)
  const axes = ([0, 1, 2] as const).map((axis) => coefficientsOf(vectors.map((v) => v[axis])))
  const at = (jdTt: number): [value: number, rate: number][] =>
    axes.map((axis) => valueAndRate(axis, ((jdTt - fromJd) * 2) / days - 1))
  return {
    positionAt: (jdTt) => at(jdTt).map((part) => part[0]) as Vector,
    velocityAt: (jdTt) => at(jdTt).map((part) => (part[1] * 2) / days) as Vector,
  }
}

function fitMoon(fromJd: number): Partial<Record<ChannelName, number[]>> {
  const { days } = channels.moonLongitude
  const moon = fittedPath(moonVector, fromJd, days)
  const nodes = nodesOf(fromJd, days)
  const places = nodes.map((jd) => moonSeen(moon, jd))
  const trueNodes = nodes.map((jd) => nodeOfMotion(moon.positionAt(jd), moon.velocityAt(jd), jd))
  return {
    moonLongitude: quantizedCoefficients(
      'moonLongitude',
      unwrapAngles(places.map((place) => place[0])),
    ),
    moonLatitude: quantizedCoefficients(
      'moonLatitude',
      places.map((place) => place[1]),
    ),
    trueNode: quantizedCoefficients('trueNode', unwrapAngles(trueNodes)),
  }
}

/** Without the Sun's bending of light: it turns over at every conjunction, which no polynomial follows. */
function fitPlanet(planet: Exclude<Planet, 'earth'> | 'sun', fromJd: number) {
  const [lon, lat] = [`${planet}Longitude`, `${planet}Latitude`] as const
  const { days } = channels[lon]
  const earth = fittedPath((jd) => planetVector('earth', jd), fromJd, days)
  const path = planet === 'sun' ? null : fittedPath((jd) => planetVector(planet, jd), fromJd, days)
  const places = nodesOf(fromJd, days).map((jd) => placeSeen(path, earth, jd, false))
  return {
    [lon]: quantizedCoefficients(lon, unwrapAngles(places.map((place) => place[0]))),
    [lat]: quantizedCoefficients(
      lat,
      places.map((place) => place[1]),
    ),
  }
}

function fitNutation(fromJd: number) {
  const angles = nodesOf(fromJd, channels.nutationLongitude.days).map((jd) => nutation(jd))
  return {
    nutationLongitude: quantizedCoefficients(
      'nutationLongitude',
      angles.map((pair) => pair[0] * degrees),
    ),
    nutationObliquity: quantizedCoefficients(
      'nutationObliquity',
      angles.map((pair) => pair[1] * degrees),
    ),
  }
}

/** Every group of channels fitted together, with its way of fitting one segment. */
export const fits: Record<
  string,
  { days: number; fit: (fromJd: number) => Partial<Record<ChannelName, number[]>> }
> = {
  sun: { days: 16, fit: (jd) => fitPlanet('sun', jd) },
  moon: { days: 8, fit: fitMoon },
  mars: { days: 32, fit: (jd) => fitPlanet('mars', jd) },
  mercury: { days: 16, fit: (jd) => fitPlanet('mercury', jd) },
  jupiter: { days: 32, fit: (jd) => fitPlanet('jupiter', jd) },
  venus: { days: 16, fit: (jd) => fitPlanet('venus', jd) },
  saturn: { days: 32, fit: (jd) => fitPlanet('saturn', jd) },
  nutation: { days: 16, fit: fitNutation },
}
