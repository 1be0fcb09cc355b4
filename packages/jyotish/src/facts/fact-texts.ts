import { dateOfDays } from '../sky/calendar.ts'
import { grahas, houses, nakshatras, rashis } from '../names/names.ts'
import { grahaNames, type Fact, type Graha, type BilingualText } from '../sky/types.ts'
import { bilingual } from '../sky/bilingual.ts'
import { dayMs } from '../sky/instant.ts'

/** Minutes east of UTC in which the days of facts are told: India's, unless asked otherwise. */
export const indiaOffsetMinutes = 330

const monthsEn = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const monthsHi = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
]

/** The calendar day of an instant: "9 February 2028", "9 फ़रवरी 2028". */
export function dayText(utc: string, offsetMinutes: number): BilingualText {
  const localMs = Date.parse(utc) + offsetMinutes * 60_000
  const { year, month, day: date } = dateOfDays(Math.floor(localMs / dayMs))
  return {
    en: `${date} ${monthsEn[month - 1]} ${year}`,
    hi: `${date} ${monthsHi[month - 1]} ${year}`,
  }
}

/** "from 2 June 2026 to 31 October 2026"; an end that is not known is left unsaid. */
export function dateRangeText(
  fromUtc: string | null,
  toUtc: string | null,
  offsetMinutes: number,
): BilingualText {
  const from = fromUtc && dayText(fromUtc, offsetMinutes)
  const to = toUtc && dayText(toUtc, offsetMinutes)
  return {
    en: [from && `from ${from.en}`, to && `to ${to.en}`].filter(Boolean).join(' '),
    hi: [from && `${from.hi} से`, to && `${to.hi} तक`].filter(Boolean).join(' '),
  }
}

const perGraha = (said: (graha: Graha) => BilingualText): Readonly<Record<Graha, BilingualText>> =>
  Object.fromEntries(grahaNames.map((graha) => [graha, said(graha)])) as Record<
    Graha,
    BilingualText
  >

const subjects = perGraha((graha) => ({ en: grahas[graha].subject, hi: grahas[graha].name.hi }))
const objects = perGraha((graha) => ({
  en: grahas[graha].subject.replace(/^The /, 'the '),
  hi: grahas[graha].name.hi,
}))

/** The graha that opens a sentence: "The Moon", "Saturn". */
export const grahaAsSubject = (graha: Graha): BilingualText => subjects[graha]
/** The graha inside a sentence: "the Moon", "Saturn". */
export const grahaAsObject = (graha: Graha): BilingualText => objects[graha]

export const houseText = (house: number): BilingualText => houses[house - 1]!.name
export const rashiText = (rashi: number): BilingualText => rashis[rashi]!.name
export const rashiKey = (rashi: number): string => rashis[rashi]!.key
export const nakshatraText = (nakshatra: number): BilingualText => nakshatras[nakshatra]!.name
export const nakshatraKey = (nakshatra: number): string => nakshatras[nakshatra]!.key

const ordinalEn = ['first', 'second', 'third', 'fourth']
const ordinalHi = ['प्रथम', 'द्वितीय', 'तृतीय', 'चतुर्थ']
export const padaText = (pada: number): BilingualText => ({
  en: ordinalEn[pada - 1]!,
  hi: ordinalHi[pada - 1]!,
})

const join = (names: string[], and: string) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

/** "the Sun, the Moon and Mars", "सूर्य, चंद्रमा और मंगल". */
export function grahaListText(grahasHere: readonly Graha[]): BilingualText {
  return {
    en: join(
      grahasHere.map((graha) => grahaAsObject(graha).en),
      'and',
    ),
    hi: join(
      grahasHere.map((graha) => grahaAsObject(graha).hi),
      'और',
    ),
  }
}

/** First letter large, for a sentence that begins with a list. */
export const capitalizeFirst = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1)

/** Degrees within the sign: "1° 47′". */
export function degreesInSign(siderealDegrees: number): string {
  const minutes = Math.floor((siderealDegrees % 30) * 60)
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, '0')}′`
}

/** Both languages from one sentence told twice. */
/** A sentence without its stop, for where another goes on after it. */
export const withoutFullStop = ({ en, hi }: BilingualText): BilingualText =>
  bilingual(en.replace(/\.$/, ''), hi.replace(/।$/, ''))

/** "Both have one lord (Muhurta Chintamani, ch. 6)": a reason with the text it is from. */
export function withSource(reason: BilingualText, source: BilingualText): BilingualText {
  const { en, hi } = withoutFullStop(reason)
  return bilingual(`${en} (${source.en})`, `${hi} (${source.hi})`)
}

/** Collects facts; about only holds what was given. */
export type AddFact = (
  id: string,
  kind: Fact['kind'],
  value: Fact['value'],
  label: BilingualText,
  because: BilingualText,
  about?: Fact['about'],
) => void
