/**
 * What JPL Horizons says of the seven bodies at 1,044 instants (`reference/horizons.json.gz`), turned into
 * what a chart shows: apparent geocentric longitude on the mean ecliptic and equinox of date, less the mean
 * Lahiri ayanamsa. The way there is the textbook's: off with the observer's parallax, on with the bending of
 * light and the Earth's velocity, then IAU 2006 precession. Distances and the Earth's motion, which need few
 * digits for it, are those of npm `astronomy-engine`, none of the engine's.
 */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { AstroTime, BaryState, Body, GeoVector, HelioVector } from 'astronomy-engine'
import { jdOfMs } from '../../src/sky/instant.ts'
import { deltaTSeconds } from '../../src/sky/delta-t.ts'
import { earthAt } from '../../src/sky/earth.ts'
import { bent, siderealOf } from '../apparent.ts'
import { arcsecond } from '../series.ts'
import type { Vector } from '../series.ts'

export const seven = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
export type Seven = (typeof seven)[number]

/** The apparent sidereal longitudes of the seven, degrees, at one instant. */
export interface ReferenceSky {
  day: string
  jdTt: number
  longitudes: Record<Seven, number>
}

const bodies: Record<Seven, Body> = {
  sun: Body.Sun,
  moon: Body.Moon,
  mars: Body.Mars,
  mercury: Body.Mercury,
  jupiter: Body.Jupiter,
  venus: Body.Venus,
  saturn: Body.Saturn,
}
const kmPerAu = 149597870.7
const lightAuPerDay = 173.1446326846693
const observer = { latitude: 29, longitude: 279, heightKm: 0.01 }

/** Horizons' UTC began in 1962; from 1972 it steps by whole seconds, the last known to these figures in 2017. */
const leapDays = [
  '1972-01-01',
  '1972-07-01',
  '1973-01-01',
  '1974-01-01',
  '1975-01-01',
  '1976-01-01',
  '1977-01-01',
  '1978-01-01',
  '1979-01-01',
  '1980-01-01',
  '1981-07-01',
  '1982-07-01',
  '1983-07-01',
  '1985-07-01',
  '1988-01-01',
  '1990-01-01',
  '1991-01-01',
  '1992-07-01',
  '1993-07-01',
  '1994-07-01',
  '1996-01-01',
  '1997-07-01',
  '1999-01-01',
  '2006-01-01',
  '2009-01-01',
  '2012-07-01',
  '2015-07-01',
  '2017-01-01',
]

/** Terrestrial time, and the universal time by which the Earth turned, of a day's beginning in Horizons' UT. */
function timesOf(day: string): { jdTt: number; jdUt: number } {
  const jd = jdOfMs(Date.parse(`${day}T00:00:00Z`))
  const leaps = leapDays.filter((from) => from <= day).length
  const jdTt = jd + (leaps === 0 ? deltaTSeconds(jd) : 41.184 + leaps) / 86400
  // Past the summer of 2019 these figures keep the Earth's rotation of that time.
  return { jdTt, jdUt: jdTt - deltaTSeconds(Math.min(jd, 2458666)) / 86400 }
}

const turnX = ([x, y, z]: Vector, angle: number): Vector => [
  x,
  y * Math.cos(angle) + z * Math.sin(angle),
  z * Math.cos(angle) - y * Math.sin(angle),
]
const turnZ = ([x, y, z]: Vector, angle: number): Vector => [
  x * Math.cos(angle) + y * Math.sin(angle),
  y * Math.cos(angle) - x * Math.sin(angle),
  z,
]
const plus = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
]
const radians = Math.PI / 180
const j2000Obliquity = 84381.406 * arcsecond

/** From the axes of the ICRF to the mean ecliptic and equinox of J2000: the frames' bias, then the tilt. */
function toEcliptic([x, y, z]: Vector): Vector {
  const [dAlpha, xi, eta] = [-0.0146 * arcsecond, -0.016617 * arcsecond, -0.0068192 * arcsecond]
  const mean: Vector = [x + dAlpha * y - xi * z, y - dAlpha * x - eta * z, z + xi * x + eta * y]
  return turnX(mean, j2000Obliquity)
}

/** The observer on WGS 84, AU, on the axes of the J2000 equator; precession by its three angles. */
function observerAt(jdTt: number, jdUt: number): Vector {
  const flattening = 1 / 298.257223563
  const phi = observer.latitude * radians
  const C = 1 / Math.sqrt(Math.cos(phi) ** 2 + ((1 - flattening) * Math.sin(phi)) ** 2)
  const out = (6378.137 * C + observer.heightKm) * Math.cos(phi)
  const up = (6378.137 * C * (1 - flattening) ** 2 + observer.heightKm) * Math.sin(phi)
  const { siderealTimeDegrees, obliquityDegrees, nutationDegrees } = earthAt(jdUt, jdTt)
  const theta = (siderealTimeDegrees + observer.longitude) * radians
  const ofDate: Vector = [out * Math.cos(theta), out * Math.sin(theta), up]
  const T = (jdTt - 2451545) / 36525
  const meanObliquity = (84381.406 - T * (46.836769 + T * 0.0001831)) * arcsecond
  const onEcliptic = turnZ(turnX(ofDate, obliquityDegrees * radians), nutationDegrees * radians)
  const onMean = turnX(onEcliptic, -meanObliquity)
  const zeta = T * (2306.083227 + T * (0.2988499 + T * 0.01801828)) * arcsecond
  const z = T * (2306.077181 + T * (1.0927348 + T * 0.01826837)) * arcsecond
  const theta2 = T * (2004.191903 - T * (0.4294934 + T * 0.04182264)) * arcsecond
  const [x, y, w] = turnZ(onMean, z)
  const tilted: Vector = [
    x * Math.cos(theta2) + w * Math.sin(theta2),
    y,
    w * Math.cos(theta2) - x * Math.sin(theta2),
  ]
  const [a, b, c] = turnZ(tilted, zeta)
  return [a / kmPerAu, b / kmPerAu, c / kmPerAu]
}

const vectorOf = ({ x, y, z }: { x: number; y: number; z: number }): Vector => [x, y, z]

function longitudeOf(body: Seven, seen: Vector, jdTt: number, site: Vector): number {
  const time = AstroTime.FromTerrestrialTime(jdTt - 2451545)
  const far = Math.hypot(...plus(vectorOf(GeoVector(bodies[body], time, false)), site, -1))
  let geocentric = plus(site, seen, far)
  const state = BaryState(Body.Earth, time)
  if (body !== 'sun' && body !== 'moon') {
    const earth = vectorOf(HelioVector(Body.Earth, time))
    geocentric = bent(geocentric, plus(earth, geocentric), earth)
  }
  const velocity: Vector = [state.vx, state.vy, state.vz]
  const arriving = plus(geocentric, velocity, Math.hypot(...geocentric) / lightAuPerDay)
  return siderealOf(toEcliptic(arriving), jdTt)[0]
}

interface Figures {
  rows: [day: string, ...angles: number[]][]
}

/** All instants of the file, in order. */
export function horizonsSkies(): ReferenceSky[] {
  const file = new URL('../../reference/horizons.json.gz', import.meta.url)
  const { rows } = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Figures
  return rows.map(([day, ...angles]) => {
    const { jdTt, jdUt } = timesOf(day)
    const site = observerAt(jdTt, jdUt)
    const longitudes = {} as Record<Seven, number>
    seven.forEach((body, i) => {
      const rightAscension = angles[2 * i]! * 1e-5 * radians
      const declination = angles[2 * i + 1]! * 1e-5 * radians
      const seen: Vector = [
        Math.cos(declination) * Math.cos(rightAscension),
        Math.cos(declination) * Math.sin(rightAscension),
        Math.sin(declination),
      ]
      longitudes[body] = longitudeOf(body, seen, jdTt, site)
    })
    return { day, jdTt, longitudes }
  })
}
