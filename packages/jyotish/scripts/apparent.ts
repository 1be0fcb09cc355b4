/**
 * Apparent places from the series: light time, aberration, the Sun's bending of light, and the turn
 * to the mean ecliptic and equinox of date, from which the Lahiri ayanamsa is taken off.
 */
import { lahiriDegrees } from '../src/sky/ayanamsa.ts'
import { sunMassWithin } from '../src/sky/light-bending.ts'
import { arcsecond, moonVector, planetVector } from './series.ts'
import type { Planet, Vector } from './series.ts'

const lightDaysPerAu = 0.00577551833
const lightKmPerDay = 299792.458 * 86400
/** Dynamical equinox of VSOP87 against FK5/ICRF, in longitude. */
const dynamicalToFk5 = -0.09033 * arcsecond

/** Ecliptic precession angles of Capitaine, Wallace and Chapront 2003 (IAU 2006), radians. */
function precession(jdTt: number) {
  const T = (jdTt - 2451545) / 36525
  return {
    tilt: T * (46.998973 + T * (-0.0334926 - T * 0.00012559)) * arcsecond,
    axis: (629546.7936 + T * (-867.95758 + T * (0.157992 - T * 0.0005371))) * arcsecond,
    general: T * (5028.796195 + T * (1.1054348 + T * 0.00007964)) * arcsecond,
  }
}

/** Turns a J2000 ecliptic vector to the mean ecliptic of date, longitudes still from the J2000 node. */
function toEclipticOfDate([x, y, z]: Vector, jdTt: number): Vector {
  const { tilt, axis } = precession(jdTt)
  const along = x * Math.cos(axis) + y * Math.sin(axis)
  const across = -x * Math.sin(axis) + y * Math.cos(axis)
  const acrossOfDate = across * Math.cos(tilt) + z * Math.sin(tilt)
  return [
    along * Math.cos(axis) - acrossOfDate * Math.sin(axis),
    along * Math.sin(axis) + acrossOfDate * Math.cos(axis),
    z * Math.cos(tilt) - across * Math.sin(tilt),
  ]
}

const degrees = (radians: number): number => (radians * 180) / Math.PI

/** Sidereal (Lahiri) longitude and ecliptic latitude in degrees of a J2000 ecliptic direction. */
export function siderealOf(vector: Vector, jdTt: number): [lon: number, lat: number] {
  const [x, y, z] = toEclipticOfDate(vector, jdTt)
  const ofDate = degrees(Math.atan2(y, x) + precession(jdTt).general)
  return [ofDate - lahiriDegrees(jdTt), degrees(Math.atan2(z, Math.hypot(x, y)))]
}

const length = ([x, y, z]: Vector): number => Math.hypot(x, y, z)
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const plus = (a: Vector, b: Vector, times: number): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
]

/** A body's way through space: where it is (any unit of length) and how that changes in a day. */
export interface Path {
  positionAt: (jdTt: number) => Vector
  velocityAt: (jdTt: number) => Vector
}

/** Straight from the series; the velocity by central difference over a step of days. */
export function seriesPath(positionAt: (jdTt: number) => Vector, stepDays: number): Path {
  return {
    positionAt,
    velocityAt: (jdTt) => {
      const change = plus(positionAt(jdTt + stepDays), positionAt(jdTt - stepDays), -1)
      return plus([0, 0, 0], change, 1 / (2 * stepDays))
    },
  }
}

/** The Sun's mass bends the ray: e is Sun to Earth, q is Sun to planet, p is Earth to planet, AU. */
export function bent(p: Vector, q: Vector, e: Vector): Vector {
  const twiceGmOverC2 = 1.97412574336e-8
  const unit = (v: Vector): Vector => plus([0, 0, 0], v, 1 / length(v))
  const [pu, qu, eu] = [unit(p), unit(q), unit(e)]
  // Behind the disc only the mass that the ray passes round bends it.
  const radii = Math.acos(Math.min(1, -dot(pu, eu))) / (0.2667 * (Math.PI / 180))
  const mass = dot(pu, eu) < 0 ? sunMassWithin(radii) : 1
  const strength = (twiceGmOverC2 * mass) / length(e) / Math.max(1 + dot(qu, eu), 1e-9)
  const towards = plus(plus([0, 0, 0], eu, dot(pu, qu)), qu, -dot(eu, pu))
  return plus(p, towards, strength * length(p))
}

function fk5([lon, lat]: [number, number]): [number, number] {
  return [lon + degrees(dynamicalToFk5), lat]
}

/**
 * Apparent sidereal longitude and latitude, degrees, of a planet on its heliocentric path, or of the Sun
 * itself when there is none, seen from the Earth on its own (AU, ecliptic and equinox of J2000).
 */
export function placeSeen(
  planet: Path | null,
  earth: Path,
  jdTt: number,
  bending: boolean,
): [lon: number, lat: number] {
  const from = earth.positionAt(jdTt)
  const velocity = earth.velocityAt(jdTt)
  if (planet === null) {
    const away = plus([0, 0, 0], from, -1)
    return fk5(siderealOf(plus(away, velocity, length(from) * lightDaysPerAu), jdTt))
  }
  let lightDays = 0
  let geocentric: Vector = from
  let heliocentric: Vector = from
  for (let round = 0; round < 4; round++) {
    heliocentric = planet.positionAt(jdTt - lightDays)
    geocentric = plus(heliocentric, from, -1)
    lightDays = length(geocentric) * lightDaysPerAu
  }
  const arriving = bending ? bent(geocentric, heliocentric, from) : geocentric
  return fk5(siderealOf(plus(arriving, velocity, lightDays), jdTt))
}

const earthPath = seriesPath((jdTt) => planetVector('earth', jdTt), 0.02)

/** Apparent sidereal longitude and latitude in degrees of a planet or the Sun, straight from the series. */
export function planetPlace(planet: Planet | 'sun', jdTt: number): [lon: number, lat: number] {
  const path = planet === 'sun' ? null : seriesPath((jd) => planetVector(planet, jd), 0.02)
  return placeSeen(path, earthPath, jdTt, true)
}

/**
 * Apparent sidereal longitude and latitude of the Moon, degrees, on a geocentric path in km. It shares the
 * Earth's motion, so its light time is all the aberration it has.
 */
export function moonSeen(moon: Path, jdTt: number): [lon: number, lat: number] {
  const lightDays = length(moon.positionAt(jdTt)) / lightKmPerDay
  return siderealOf(moon.positionAt(jdTt - lightDays), jdTt)
}

/** The same straight from the series. */
export function moonPlace(jdTt: number): [lon: number, lat: number] {
  return moonSeen(moonPath, jdTt)
}

/**
 * Sidereal longitude in degrees of the true (osculating) ascending node: where the plane of the Moon's
 * geometric position and velocity (J2000 ecliptic, any unit) cuts the mean ecliptic of date.
 */
export function nodeOfMotion(position: Vector, velocity: Vector, jdTt: number): number {
  const here = toEclipticOfDate(position, jdTt)
  const speed = toEclipticOfDate(velocity, jdTt)
  const momentumX = here[1] * speed[2] - here[2] * speed[1]
  const momentumY = here[2] * speed[0] - here[0] * speed[2]
  const ofDate = degrees(Math.atan2(momentumX, -momentumY) + precession(jdTt).general)
  return ofDate - lahiriDegrees(jdTt)
}

const moonPath = seriesPath(moonVector, 0.005)

/** The true node straight from the series, sidereal degrees. */
export function trueNode(jdTt: number): number {
  return nodeOfMotion(moonPath.positionAt(jdTt), moonPath.velocityAt(jdTt), jdTt)
}
