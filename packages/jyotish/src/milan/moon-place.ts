import type { AnyKundli, BilingualText } from '../sky/types.ts'
import { nakshatras, rashis } from '../names/names.ts'
import { placeOf } from '../sky/zodiac.ts'

/** The two of a match. Some kutas ask who is who: varna, vashya and gana. */
export interface Couple<T> {
  bride: T
  groom: T
}

/** Where a person's Moon stands, as far as the birth tells: all that the kutas and poruthams ask. */
export interface MoonPlace {
  /** 0 = Mesha … 11 = Mina. */
  rashi: number
  /** 0 = Ashwini … 26 = Revati. */
  nakshatra: number
  /** 1..4; null where the Moon changes it within a day of unknown birth time. */
  pada: number | null
  /** First or second fifteen degrees of the sign; null where the Moon crosses between them that day. */
  half: 1 | 2 | null
}

const halfOf = (siderealDegrees: number): 1 | 2 => (siderealDegrees % 30 < 15 ? 1 : 2)

/** The Moon's place for a sidereal longitude in [0, 360) degrees. */
export function moonPlaceAt(siderealDegrees: number): MoonPlace {
  const { rashi, nakshatra, pada } = placeOf(siderealDegrees)
  return { rashi, nakshatra, pada, half: halfOf(siderealDegrees) }
}

/**
 * The Moon's place in a chart. Throws a RangeError for a chart of unknown birth time on whose day the
 * Moon changes its sign or nakshatra: two people would match in two ways.
 */
export function moonPlaceOf(chart: AnyKundli): MoonPlace {
  if (chart.timeKnown) return moonPlaceAt(chart.grahas.moon.siderealDegrees)
  const { rashi, nakshatra, pada, fromDegrees, toDegrees } = chart.grahas.moon
  if (rashi === null || nakshatra === null) {
    throw new RangeError(
      'The Moon changes its sign or nakshatra on that day: a match needs the time of birth.',
    )
  }
  const half = halfOf(fromDegrees)
  return { rashi, nakshatra, pada, half: half === halfOf(toDegrees) ? half : null }
}

/** Throws a RangeError for a place of the Moon that is none. */
export function checkMoon({ rashi, nakshatra }: MoonPlace): void {
  const inSign = (nakshatra * 40) / 3 < (rashi + 1) * 30 && ((nakshatra + 1) * 40) / 3 > rashi * 30
  if (
    !rashis[rashi] ||
    !Number.isInteger(nakshatra) ||
    nakshatra < 0 ||
    nakshatra > 26 ||
    !inSign
  ) {
    throw new RangeError(
      'A Moon must have a rashi 0 to 11 and a nakshatra 0 to 26 that lies in it.',
    )
  }
}

export const moonRashiText = ({ rashi }: MoonPlace): BilingualText => rashis[rashi]!.name
export const moonNakshatraText = ({ nakshatra }: MoonPlace): BilingualText =>
  nakshatras[nakshatra]!.name

/** Stars counted from one to another, both included: 1..27. */
export const countStars = (from: MoonPlace, to: MoonPlace): number =>
  ((to.nakshatra - from.nakshatra + 27) % 27) + 1
/** Signs counted likewise: 1..12. */
export const countRashis = (from: MoonPlace, to: MoonPlace): number =>
  ((to.rashi - from.rashi + 12) % 12) + 1
