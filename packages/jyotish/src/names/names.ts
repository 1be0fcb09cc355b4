/**
 * The names of things in English and Hindi, with the spellings people really type, and who rules what.
 * Signs count from 0 (Aries), nakshatras from 0 (Ashwini), houses from 1, as everywhere in the engine.
 * Sources for the rulerships: Brihat Parashara Hora Shastra, ch. 3 (signs) and ch. 46 (nakshatras).
 *
 * @module names
 */
import { dignities, grahas, rashis } from './names-grahas.ts'
import { houses } from './names-houses.ts'
import { nakshatras } from './names-nakshatras.ts'
import { karanas, tithiNames, varas, panchangYogas } from './names-panchang.ts'
import type { Dignity, Graha } from '../sky/types.ts'
import { rashiLords } from '../sky/zodiac.ts'

/** The languages that names and sentences are told in. */
export type Language = 'en' | 'hi'

function at<T>(table: readonly T[], index: number, what: string): T {
  const found = table[index]
  if (found === undefined) throw new RangeError(`${what} ${index} is outside the table`)
  return found
}

/** English or Hindi name of a graha: "Saturn", "शनि". */
export const grahaName = (graha: Graha, language: Language): string => grahas[graha].name[language]
/** Name of a sign, 0..11: "Virgo", "कन्या". */
export const rashiName = (rashi: number, language: Language): string =>
  at(rashis, rashi, 'rashi').name[language]
/** Name of a nakshatra, 0..26: "Dhanishta", "धनिष्ठा". */
export const nakshatraName = (nakshatra: number, language: Language): string =>
  at(nakshatras, nakshatra, 'nakshatra').name[language]
/** Name of a house, 1..12: "seventh house", "सप्तम भाव". */
export const houseName = (house: number, language: Language): string =>
  at(houses, house - 1, 'house').name[language]
/** Name of a dignity as an adjective or a place: "exalted", "in its own sign". */
export const dignityName = (dignity: Dignity, language: Language): string =>
  dignities[dignity][language]

/** Who rules a sign, 0..11. Brihat Parashara Hora Shastra, ch. 3. */
export const lordOfRashi = (rashi: number): Graha => at(rashiLords, rashi, 'rashi')
/** Who rules a nakshatra, 0..26, in the Vimshottari order from Ketu. Brihat Parashara Hora Shastra, ch. 46. */
export const lordOfNakshatra = (nakshatra: number): Graha =>
  at(nakshatras, nakshatra, 'nakshatra').lord

/** Tithi 1..30 with its half of the month: "Shukla Panchami", "शुक्ल पंचमी". */
export function tithiName(tithi: number, language: Language): string {
  if (tithi === 15 || tithi === 30)
    return at(tithiNames, tithi === 15 ? 14 : 15, 'tithi').name[language]
  const half = pakshaName(tithi, language)
  return `${half} ${at(tithiNames, (tithi - 1) % 15, 'tithi').name[language]}`
}

/** The half of the lunar month that a tithi, 1..30, lies in. */
export function pakshaName(tithi: number, language: Language): string {
  if (tithi < 1 || tithi > 30) throw new RangeError(`tithi ${tithi} is outside 1 to 30`)
  if (language === 'hi') return tithi <= 15 ? 'शुक्ल' : 'कृष्ण'
  return tithi <= 15 ? 'Shukla' : 'Krishna'
}

/** Name of a panchang yoga, 1..27. */
export const yogaName = (yoga: number, language: Language): string =>
  at(panchangYogas, yoga - 1, 'yoga').name[language]
/** Name of the weekday, 0 = Sunday. */
export const varaName = (vara: number, language: Language): string =>
  at(varas, vara, 'vara').name[language]

/** Which of the eleven karanas a half-tithi, 1..60, is: key of `karanas`. Surya Siddhanta, ch. 2. */
export function karanaIndex(karana: number): number {
  if (karana < 1 || karana > 60) throw new RangeError(`karana ${karana} is outside 1 to 60`)
  if (karana === 1) return 10
  if (karana >= 58) return 7 + (karana - 58)
  return (karana - 2) % 7
}
/** Name of a karana, half-tithi 1..60. */
export const karanaName = (karana: number, language: Language): string =>
  at(karanas, karanaIndex(karana), 'karana').name[language]

export { dignities, grahas, houses, karanas, nakshatras, rashis, tithiNames, varas, panchangYogas }
export { normalizeText, normalizedWordsOf } from './normalize-text.ts'
export type { NamedGraha, NamedRashi } from './names-grahas.ts'
export type { NamedHouse } from './names-houses.ts'
export type { NamedNakshatra } from './names-nakshatras.ts'
export type { NameEntry, TextWord } from './normalize-text.ts'
export { choghadiyas, lunarMonthNames, spanNames } from './names-panchang-day.ts'
export { purposeNames } from './names-muhurta.ts'
