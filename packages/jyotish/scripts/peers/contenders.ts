/**
 * The engine and the packages of npm that do something like it under a permissive licence, each asked as
 * its own documentation says. What they give from the true equinox of date is set on the mean one by their
 * own nutation, and Lahiri is taken off by one formula for all, so that only the sky is compared.
 */
import * as astronomy from 'astronomy-engine'
import {
  coord,
  elliptic,
  moonposition,
  nutation,
  planetposition,
  sidereal,
  solar,
} from 'astronomia'
import earthSeries from 'astronomia/data/vsop87Bearth'
import jupiterSeries from 'astronomia/data/vsop87Bjupiter'
import marsSeries from 'astronomia/data/vsop87Bmars'
import mercurySeries from 'astronomia/data/vsop87Bmercury'
import saturnSeries from 'astronomia/data/vsop87Bsaturn'
import venusSeries from 'astronomia/data/vsop87Bvenus'
import * as celestine from 'celestine'
import { kundli } from '../../src/index.ts'
import { lahiriDegrees } from '../../src/sky/ayanamsa.ts'
import { bodiesAt } from '../../src/sky/bodies.ts'
import { risingPoint } from '../../src/sky/earth.ts'
import { momentOf } from '../../src/sky/moment.ts'
import type { Birth } from '../../src/sky/types.ts'
import { seven } from './horizons.ts'
import type { Seven } from './horizons.ts'

/** One package: the seven at a terrestrial time, the true node and the lagna of a birth, sidereal degrees. */
export interface Contender {
  name: string
  licence: string
  /** A small program that uses it for the nine grahas, for the size of its bundle. */
  program: string
  sevenAt: (jdTt: number) => Record<Seven, number>
  node: (birth: Birth) => number
  lagna: (birth: Birth) => number
  /** All of it in one call, where there is such a call. */
  chart?: (birth: Birth) => unknown
}

const degrees = (radians: number): number => (radians * 180) / Math.PI
const each = (longitudeOf: (body: Seven) => number): Record<Seven, number> =>
  Object.fromEntries(seven.map((body) => [body, longitudeOf(body)])) as Record<Seven, number>
const momentOfBirth = ({ utc }: Birth) => momentOf(Date.parse(utc))

const ours: Contender = {
  name: '@drishti/jyotish',
  licence: 'MIT',
  program: `import { kundli } from '@drishti/jyotish'
    console.log(kundli({ utc: new Date().toISOString(), latitude: 26.9, longitude: 75.8 }).lagna)`,
  sevenAt(jdTt) {
    const places = bodiesAt(jdTt, { ayanamsa: 'lahiri', node: 'true' })
    return each((body) => places[seven.indexOf(body)]!.siderealDegrees)
  },
  node: (birth) => kundli(birth).grahas.rahu.siderealDegrees,
  lagna: (birth) => kundli(birth).lagna.siderealDegrees,
  chart: (birth) => kundli(birth),
}

const itsBodies: Record<Seven, astronomy.Body> = {
  sun: astronomy.Body.Sun,
  moon: astronomy.Body.Moon,
  mars: astronomy.Body.Mars,
  mercury: astronomy.Body.Mercury,
  jupiter: astronomy.Body.Jupiter,
  venus: astronomy.Body.Venus,
  saturn: astronomy.Body.Saturn,
}
const astronomyEngine: Contender = {
  name: 'astronomy-engine 2.1.19',
  licence: 'MIT',
  program: `import { Body, Ecliptic, GeoVector, SiderealTime, e_tilt, GeoMoonState, MakeTime } from 'astronomy-engine'
    const t = MakeTime(new Date())
    for (const b of [Body.Sun, Body.Moon, Body.Mars, Body.Mercury, Body.Jupiter, Body.Venus, Body.Saturn])
      console.log(Ecliptic(GeoVector(b, t, true)).elon - e_tilt(t).dpsi / 3600, GeoMoonState(t), SiderealTime(t))`,
  sevenAt(jdTt) {
    const time = astronomy.AstroTime.FromTerrestrialTime(jdTt - 2451545)
    const shift = astronomy.e_tilt(time).dpsi / 3600 + lahiriDegrees(jdTt)
    return each(
      (body) => astronomy.Ecliptic(astronomy.GeoVector(itsBodies[body], time, true)).elon - shift,
    )
  },
  node(birth) {
    const time = astronomy.MakeTime(new Date(birth.utc))
    const toDate = astronomy.Rotation_EQJ_ECT(time)
    const { x, y, z, vx, vy, vz } = astronomy.GeoMoonState(time)
    const here = astronomy.RotateVector(toDate, new astronomy.Vector(x, y, z, time))
    const speed = astronomy.RotateVector(toDate, new astronomy.Vector(vx, vy, vz, time))
    const momentumX = here.y * speed.z - here.z * speed.y
    const momentumY = here.z * speed.x - here.x * speed.z
    const jdTt = time.tt + 2451545
    const shift = astronomy.e_tilt(time).dpsi / 3600 + lahiriDegrees(jdTt)
    return degrees(Math.atan2(momentumX, -momentumY)) - shift
  },
  lagna(birth) {
    const time = astronomy.MakeTime(new Date(birth.utc))
    const { tobl, dpsi } = astronomy.e_tilt(time)
    const local = astronomy.SiderealTime(time) * 15 + birth.longitude
    const { ascendant } = risingPoint(local, tobl, birth.latitude)
    return ascendant - dpsi / 3600 - lahiriDegrees(time.tt + 2451545)
  },
}

const earth = new planetposition.Planet(earthSeries)
const planets = {
  mars: new planetposition.Planet(marsSeries),
  mercury: new planetposition.Planet(mercurySeries),
  jupiter: new planetposition.Planet(jupiterSeries),
  venus: new planetposition.Planet(venusSeries),
  saturn: new planetposition.Planet(saturnSeries),
}
const astronomia: Contender = {
  name: 'astronomia 4.2.0',
  licence: 'MIT',
  program: `import { coord, elliptic, moonposition, nutation, planetposition, sidereal, solar } from 'astronomia'
    ${['earth', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'].map((name) => `import ${name} from 'astronomia/data/vsop87B${name}'`).join('\n')}
    console.log(coord, elliptic.position, moonposition.position, nutation, planetposition.Planet, sidereal, solar.apparentVSOP87,
      earth, mars, mercury, jupiter, venus, saturn)`,
  sevenAt(jdTt) {
    const [nutationInLongitude, nutationInObliquity] = nutation.nutation(jdTt)
    const obliquity = nutation.meanObliquity(jdTt) + nutationInObliquity
    return each((body) => {
      const shift = degrees(nutationInLongitude) + lahiriDegrees(jdTt)
      if (body === 'sun') return degrees(solar.apparentVSOP87(earth, jdTt).lon) - shift
      if (body === 'moon') return degrees(moonposition.position(jdTt).lon) - lahiriDegrees(jdTt)
      const { ra, dec } = elliptic.position(planets[body], earth, jdTt)
      return degrees(new coord.Equatorial(ra, dec).toEcliptic(obliquity).lon) - shift
    })
  },
  node(birth) {
    const { jdTt } = momentOfBirth(birth)
    return degrees(moonposition.trueNode(jdTt)) - lahiriDegrees(jdTt)
  },
  lagna(birth) {
    const { jdUt, jdTt } = momentOfBirth(birth)
    const [nutationInLongitude, nutationInObliquity] = nutation.nutation(jdTt)
    const obliquity = degrees(nutation.meanObliquity(jdTt) + nutationInObliquity)
    const local = sidereal.apparent(jdUt) / 240 + birth.longitude
    const { ascendant } = risingPoint(local, obliquity, birth.latitude)
    return ascendant - degrees(nutationInLongitude) - lahiriDegrees(jdTt)
  },
}

const { CelestialBody } = celestine.ephemeris
const theirBodies: Record<Seven, celestine.CelestialBody> = {
  sun: CelestialBody.Sun,
  moon: CelestialBody.Moon,
  mars: CelestialBody.Mars,
  mercury: CelestialBody.Mercury,
  jupiter: CelestialBody.Jupiter,
  venus: CelestialBody.Venus,
  saturn: CelestialBody.Saturn,
}
const celestineContender: Contender = {
  name: 'celestine 0.2.1',
  licence: 'MIT',
  program: `import { calculateChart } from 'celestine'
    console.log(calculateChart({ year: 2000, month: 1, day: 1, hour: 12, minute: 0, second: 0, timezone: 0, latitude: 26.9, longitude: 75.8 }))`,
  // From the mean equinox, unless nutation is asked for.
  sevenAt: (jdTt) =>
    each((body) => celestine.getPosition(theirBodies[body], jdTt).longitude - lahiriDegrees(jdTt)),
  node(birth) {
    const { jdTt } = momentOfBirth(birth)
    return celestine.getPosition(CelestialBody.TrueNorthNode, jdTt).longitude - lahiriDegrees(jdTt)
  },
  lagna(birth) {
    const { jdUt } = momentOfBirth(birth)
    const greenwich = celestine.greenwichMeanSiderealTime(jdUt)
    const local = celestine.localSiderealTime(greenwich, birth.longitude)
    const obliquity = celestine.obliquityOfEcliptic(jdUt)
    const { ascendant } = celestine.houses.calculateAngles(local, obliquity, birth.latitude)
    return ascendant - lahiriDegrees(jdUt)
  },
}

/** The nine grahas and the lagna of a birth. */
export const chartBy = (contender: Contender, birth: Birth): unknown =>
  contender.chart?.(birth) ?? [
    contender.sevenAt(momentOfBirth(birth).jdTt),
    contender.node(birth),
    contender.lagna(birth),
  ]

export const contenders: readonly Contender[] = [
  ours,
  astronomyEngine,
  astronomia,
  celestineContender,
]
