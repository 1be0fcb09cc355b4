import type { LocalizedText, LocalizedTemplate } from '../say.ts'

/** What the server says of a kundli: sentences that it finishes itself. */
export const kundliSentences = {
  falls: {
    en: (graha: string, house: string) => `${graha} in the ${house}`,
    hi: (graha: string, house: string) => `${graha} ${house} में`,
  } satisfies LocalizedTemplate<[string, string]>,
  chalitMoves: {
    en: (moved: string) => `${moved}; the others as above`,
    hi: (moved: string) => `${moved}; बाक़ी ऊपर की तरह`,
  } satisfies LocalizedTemplate<[string]>,
  chalitSame: { en: 'all as above', hi: 'सब ऊपर की तरह' },
  lagna: { en: 'Lagna', hi: 'लग्न' },
  moon: {
    en: (nakshatra: string, pada: number) => `Moon · ${nakshatra} ${pada}`,
    hi: (nakshatra: string, pada: number) => `चंद्रमा · ${nakshatra} ${pada}`,
  } satisfies LocalizedTemplate<[string, number]>,
  moonAlone: { en: 'Moon', hi: 'चंद्रमा' },
  now: {
    en: (lords: string) => `Now: ${lords}`,
    hi: (lords: string) => `अभी: ${lords}`,
  } satisfies LocalizedTemplate<[string]>,
  until: {
    en: (day: string) => `until ${day}`,
    hi: (day: string) => `${day} तक`,
  } satisfies LocalizedTemplate<[string]>,
  timeUnknown: { en: 'time not known', hi: 'समय अज्ञात' },
  combust: { en: 'combust', hi: 'अस्त' },
  ayanamsa: { en: 'Ayanamsa', hi: 'अयनांश' },
  node: { en: 'Rahu and Ketu', hi: 'राहु और केतु' },
  trueNode: { en: 'true node', hi: 'स्पष्ट राहु' },
  meanNode: { en: 'mean node', hi: 'मध्यम राहु' },
  lahiri: { en: 'Lahiri', hi: 'लाहिड़ी' },
  raman: { en: 'Raman', hi: 'रमन' },
  krishnamurti: { en: 'Krishnamurti', hi: 'कृष्णमूर्ति' },
  clock: { en: 'Clock', hi: 'घड़ी' },
  place: { en: 'Place', hi: 'स्थान' },
  houses: { en: 'Houses', hi: 'भाव' },
  wholeSigns: { en: 'whole signs', hi: 'पूरी राशि' },
  dashaYear: { en: 'Dasha year', hi: 'दशा वर्ष' },
  days: { en: '365.25 days', hi: '365.25 दिन' },
}

/** "a, b and c" */
function joinWithAnd(parts: string[], and: string): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
}

/** What a birth some minutes earlier or later would change. */
export const birthTimeCertainty = {
  /** What does not change within the minutes: each thing with its value. */
  stays: {
    en: (minutes: number, clock: string, all: [what: string, value: string][]) =>
      `Born within ${minutes} minutes of ${clock}, ${joinWithAnd(
        all.map(([what, value], place) => `${what}${place ? '' : ' stays'} ${value}`),
        'and',
      )}.`,
    hi: (minutes: number, clock: string, all: [what: string, value: string][]) =>
      `${clock} के ${minutes} मिनट आगे-पीछे जन्म हो, तब भी ${joinWithAnd(
        all.map(([what, value]) => `${what} ${value}`),
        'और',
      )} ही रहेगा।`,
  } satisfies LocalizedTemplate<[number, string, [string, string][]]>,
  after: {
    en: (what: string, clock: string, value: string) =>
      `Born after ${clock}, ${what} would be ${value}.`,
    hi: (what: string, clock: string, value: string) =>
      `${clock} के बाद जन्म हो, तो ${what} ${value} होगा।`,
  } satisfies LocalizedTemplate<[string, string, string]>,
  before: {
    en: (what: string, clock: string, value: string) =>
      `Born before ${clock}, ${what} would be ${value}.`,
    hi: (what: string, clock: string, value: string) =>
      `${clock} से पहले जन्म हो, तो ${what} ${value} होगा।`,
  } satisfies LocalizedTemplate<[string, string, string]>,
  lagna: { en: 'your lagna', hi: 'आपका लग्न' },
  navamsa: { en: 'your navamsa lagna', hi: 'आपका नवांश लग्न' },
  moon: { en: 'your Moon’s nakshatra', hi: 'आपके चंद्रमा का नक्षत्र' },
  pada: {
    en: (nakshatra: string, pada: number) => `${nakshatra}, pada ${pada}`,
    hi: (nakshatra: string, pada: number) => `${nakshatra}, चरण ${pada}`,
  } satisfies LocalizedTemplate<[string, number]>,
  dashas: {
    en: (days: string, lords: string, from: string, to: string) =>
      `A minute of birth time moves the dasha dates by about ${days} days: ${lords} ends between ${from} and ${to}.`,
    hi: (days: string, lords: string, from: string, to: string) =>
      `जन्म समय का एक मिनट दशा की तारीख़ों को लगभग ${days} दिन खिसकाता है: ${lords} ${from} और ${to} के बीच समाप्त होगी।`,
  } satisfies LocalizedTemplate<[string, string, string, string]>,
  otherDashas: {
    en: 'With another nakshatra the dashas would be others too.',
    hi: 'नक्षत्र बदले तो दशाएँ भी बदल जाएँगी।',
  },
  moonMoves: {
    en: (clock: string, before: string, after: string) =>
      `Until ${clock} that day the Moon was in ${before}, then in ${after}.`,
    hi: (clock: string, before: string, after: string) =>
      `उस दिन ${clock} तक चंद्रमा ${before} में था, फिर ${after} में।`,
  } satisfies LocalizedTemplate<[string, string, string]>,
  moonStays: {
    en: (place: string) => `The Moon was in ${place} all day.`,
    hi: (place: string) => `चंद्रमा पूरे दिन ${place} में था।`,
  } satisfies LocalizedTemplate<[string]>,
}

export const gocharSentences = {
  fromLagna: {
    en: (house: string) => `your ${house}`,
    hi: (house: string) => `आपके ${house} में`,
  } satisfies LocalizedTemplate<[string]>,
  fromMoon: {
    en: (count: string) => `${count} from your Moon`,
    hi: (count: string) => `चंद्रमा से ${count}`,
  } satisfies LocalizedTemplate<[string]>,
}

export const kundliPanchangSentences = {
  birth: {
    en: (place: string) => `At birth, ${place}`,
    hi: (place: string) => `जन्म के समय, ${place}`,
  } satisfies LocalizedTemplate<[string]>,
  today: {
    en: (place: string) => `Now, ${place}`,
    hi: (place: string) => `अभी, ${place}`,
  } satisfies LocalizedTemplate<[string]>,
  tithi: { en: 'Tithi', hi: 'तिथि' },
  vara: { en: 'Weekday', hi: 'वार' },
  nakshatra: { en: 'Nakshatra', hi: 'नक्षत्र' },
  yoga: { en: 'Yoga', hi: 'योग' },
  karana: { en: 'Karana', hi: 'करण' },
  sunrise: { en: 'Sunrise', hi: 'सूर्योदय' },
  sunset: { en: 'Sunset', hi: 'सूर्यास्त' },
  date: { en: 'Day', hi: 'दिन' },
  beforeSunrise: {
    en: 'before sunrise, so still the almanac’s day before',
    hi: 'सूर्योदय से पहले, इसलिए पंचांग में पिछला दिन',
  },
  month: { en: 'Month', hi: 'मास' },
  until: {
    en: (clock: string) => `until ${clock}`,
    hi: (clock: string) => `${clock} तक`,
  } satisfies LocalizedTemplate<[string]>,
  limbUntil: {
    en: (limb: string, clock: string) => `${limb} until ${clock}`,
    hi: (limb: string, clock: string) => `${limb} ${clock} तक`,
  } satisfies LocalizedTemplate<[string, string]>,
  none: { en: 'none that day', hi: 'उस दिन नहीं' },
}

/** Counting words from 1 to 12: "7th", "सातवाँ". */
export const ordinals: LocalizedText[] = [
  { en: '1st', hi: 'पहला' },
  { en: '2nd', hi: 'दूसरा' },
  { en: '3rd', hi: 'तीसरा' },
  { en: '4th', hi: 'चौथा' },
  { en: '5th', hi: 'पाँचवाँ' },
  { en: '6th', hi: 'छठा' },
  { en: '7th', hi: 'सातवाँ' },
  { en: '8th', hi: 'आठवाँ' },
  { en: '9th', hi: 'नौवाँ' },
  { en: '10th', hi: 'दसवाँ' },
  { en: '11th', hi: 'ग्यारहवाँ' },
  { en: '12th', hi: 'बारहवाँ' },
]

/** The doshas that are looked for, by the engine's ids. */
export const doshaNames: Record<string, LocalizedText> = {
  manglik: { en: 'Manglik', hi: 'मांगलिक' },
  'kaal-sarp': { en: 'Kaal Sarp', hi: 'काल सर्प' },
  pitra: { en: 'Pitra', hi: 'पितृ' },
  'guru-chandal': { en: 'Guru Chandal', hi: 'गुरु चांडाल' },
  'ganda-moola': { en: 'Ganda Moola', hi: 'गंडमूल' },
}

/** The six sources of shadbala. */
export const shadbalaNames = {
  sthana: { en: 'Place (sthana)', hi: 'स्थान बल' },
  dig: { en: 'Direction (dig)', hi: 'दिग्बल' },
  kala: { en: 'Time (kala)', hi: 'काल बल' },
  cheshta: { en: 'Motion (cheshta)', hi: 'चेष्टा बल' },
  naisargika: { en: 'Nature (naisargika)', hi: 'नैसर्गिक बल' },
  drik: { en: 'Aspects (drik)', hi: 'दृक्बल' },
} satisfies Record<string, LocalizedText>
