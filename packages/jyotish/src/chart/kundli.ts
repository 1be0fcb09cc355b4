import { ayanamsaDegrees } from '../sky/ayanamsa.ts'
import { bodiesAt, moon, sun } from '../sky/bodies.ts'
import type { Body } from '../sky/bodies.ts'
import { dignityOf } from './dignity.ts'
import { earthAt, isAboveHorizon, risingPoint } from '../sky/earth.ts'
import { checkPlace, instantMs } from '../sky/instant.ts'
import { momentOf } from '../sky/moment.ts'
import type { Moment } from '../sky/moment.ts'
import { karanaOf, tithiOf, varaAt, yogaOf } from '../panchang/panchang.ts'
import { withDefaultSettings } from '../sky/settings.ts'
import { aspectedHouses, isCombustAt } from './aspects.ts'
import { grahaNames } from '../sky/types.ts'
import type {
  Birth,
  Graha,
  GrahaPosition,
  Kundli,
  Settings,
  Varga,
  VargaName,
} from '../sky/types.ts'
import { vargaNames, vargaRashi } from './vargas.ts'
import { vimshottari } from '../dashas/vimshottari.ts'
import { houseOf, houseRashisOf, placeOf, normalizeDegrees } from '../sky/zodiac.ts'

function grahaPositionOf(
  graha: Graha,
  body: Body,
  sunDegrees: number,
  lagnaRashi: number,
): GrahaPosition {
  const { siderealDegrees, speedDegreesPerDay, latitudeDegrees } = body
  const { rashi, nakshatra, pada } = placeOf(siderealDegrees)
  const retrograde = speedDegreesPerDay < 0
  const house = houseOf(rashi, lagnaRashi)
  return {
    siderealDegrees,
    rashi,
    nakshatra,
    pada,
    latitudeDegrees,
    speedDegreesPerDay,
    retrograde,
    combust: isCombustAt(graha, siderealDegrees, sunDegrees, retrograde),
    dignity: dignityOf(graha, siderealDegrees),
    house,
    aspects: aspectedHouses(graha, house),
  }
}

/** Written out by name: an object built key by key costs as much as the sky itself. */
function grahasOf(bodies: Body[], lagnaRashi: number): Record<Graha, GrahaPosition> {
  const sunDegrees = bodies[sun]!.siderealDegrees
  return {
    sun: grahaPositionOf('sun', bodies[0]!, sunDegrees, lagnaRashi),
    moon: grahaPositionOf('moon', bodies[1]!, sunDegrees, lagnaRashi),
    mars: grahaPositionOf('mars', bodies[2]!, sunDegrees, lagnaRashi),
    mercury: grahaPositionOf('mercury', bodies[3]!, sunDegrees, lagnaRashi),
    jupiter: grahaPositionOf('jupiter', bodies[4]!, sunDegrees, lagnaRashi),
    venus: grahaPositionOf('venus', bodies[5]!, sunDegrees, lagnaRashi),
    saturn: grahaPositionOf('saturn', bodies[6]!, sunDegrees, lagnaRashi),
    rahu: grahaPositionOf('rahu', bodies[7]!, sunDegrees, lagnaRashi),
    ketu: grahaPositionOf('ketu', bodies[8]!, sunDegrees, lagnaRashi),
  }
}

/**
 * Sidereal ascendant and midheaven, degrees: both come from the true equinox, so nutation leaves with the
 * ayanamsa. And whether the Sun is up, which tells the vara.
 */
function anglesOf(moment: Moment, birth: Birth, ayanamsa: number, sunDegrees: number) {
  const { siderealTimeDegrees, obliquityDegrees, nutationDegrees } = earthAt(
    moment.jdUt,
    moment.jdTt,
  )
  const local = siderealTimeDegrees + birth.longitude
  const { ascendant, midheaven } = risingPoint(local, obliquityDegrees, birth.latitude)
  const trueAyanamsa = ayanamsa + nutationDegrees
  return {
    lagnaDegrees: normalizeDegrees(ascendant - trueAyanamsa),
    mcDegrees: normalizeDegrees(midheaven - trueAyanamsa),
    sunIsUp: isAboveHorizon(sunDegrees + trueAyanamsa, local, obliquityDegrees, birth.latitude),
  }
}

function vargasOf(bodies: Body[], lagnaDegrees: number): Record<VargaName, Varga> {
  const vargas = {} as Record<VargaName, Varga>
  for (const name of vargaNames) {
    const signs = { lagna: vargaRashi(name, lagnaDegrees) } as Varga
    grahaNames.forEach((graha, i) => {
      signs[graha] = vargaRashi(name, bodies[i]!.siderealDegrees)
    })
    vargas[name] = signs
  }
  return vargas
}

/**
 * The birth chart of a known minute: apparent geocentric places, sidereal by the mean ayanamsa, whole-sign
 * houses from the lagna. The same birth and settings always give the same chart. `vargas` and
 * `vimshottari` are worked out when first read and then kept; they are plain values to whoever reads,
 * copies or serializes the chart. UTC is taken for UT1, as all Jyotish programs do.
 *
 * Throws a RangeError for an instant outside 1900 to 2100, a latitude outside −90 to 90 or a longitude
 * outside −180 to 180. Inside the polar circles the lagna is the point of the ecliptic that rises ahead
 * of the midheaven.
 */
export function kundli(birth: Birth, settings?: Partial<Settings>): Kundli {
  checkPlace(birth.latitude, birth.longitude)
  const moment = momentOf(instantMs(birth.utc))
  const full = withDefaultSettings(settings)
  const bodies = bodiesAt(moment.jdTt, full)
  const ayanamsa = ayanamsaDegrees(full.ayanamsa, moment.jdTt)
  const sunDegrees = bodies[sun]!.siderealDegrees
  const moonDegrees = bodies[moon]!.siderealDegrees
  const { lagnaDegrees, mcDegrees, sunIsUp } = anglesOf(moment, birth, ayanamsa, sunDegrees)
  const lagna = placeOf(lagnaDegrees)
  let vargas: Kundli['vargas'] | undefined
  let dashas: Kundli['vimshottari'] | undefined
  return {
    timeKnown: true,
    birth: { utc: birth.utc, latitude: birth.latitude, longitude: birth.longitude },
    settings: full,
    ayanamsaDegrees: ayanamsa,
    grahas: grahasOf(bodies, lagna.rashi),
    lagna,
    mcDegrees,
    houseRashis: houseRashisOf(lagna.rashi),
    panchang: {
      tithi: tithiOf(moonDegrees, sunDegrees),
      karana: karanaOf(moonDegrees, sunDegrees),
      yoga: yogaOf(moonDegrees, sunDegrees),
      vara: varaAt(moment.jdUt, birth.latitude, birth.longitude, sunIsUp),
    },
    get vargas() {
      return (vargas ??= vargasOf(bodies, lagnaDegrees))
    },
    get vimshottari() {
      return (dashas ??= { periods: vimshottari(moonDegrees, moment.ms) })
    },
  }
}
