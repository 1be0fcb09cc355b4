/** The names of months, seasons and spans of a day in English and Hindi. */
import type { Graha, Said } from '../sky/types.ts'

const said = (en: string, hi: string): Said => ({ en, hi })

/** The twelve lunar months from Chaitra. */
export const lunarMonthNames: readonly Said[] = [
  said('Chaitra', 'चैत्र'),
  said('Vaishakha', 'वैशाख'),
  said('Jyeshtha', 'ज्येष्ठ'),
  said('Ashadha', 'आषाढ़'),
  said('Shravana', 'श्रावण'),
  said('Bhadrapada', 'भाद्रपद'),
  said('Ashwina', 'आश्विन'),
  said('Kartika', 'कार्तिक'),
  said('Margashirsha', 'मार्गशीर्ष'),
  said('Pausha', 'पौष'),
  said('Magha', 'माघ'),
  said('Phalguna', 'फाल्गुन'),
]

export type RituId = 'vasanta' | 'grishma' | 'varsha' | 'sharad' | 'hemanta' | 'shishira'
/** The six seasons from the one in which the Sun is in Mina and Mesha (Surya Siddhanta 14.10). */
export const ritus: readonly { id: RituId; name: Said }[] = [
  { id: 'vasanta', name: said('Vasanta (spring)', 'वसंत') },
  { id: 'grishma', name: said('Grishma (summer)', 'ग्रीष्म') },
  { id: 'varsha', name: said('Varsha (rains)', 'वर्षा') },
  { id: 'sharad', name: said('Sharad (autumn)', 'शरद') },
  { id: 'hemanta', name: said('Hemanta (early winter)', 'हेमंत') },
  { id: 'shishira', name: said('Shishira (late winter)', 'शिशिर') },
]

export type AyanaId = 'uttarayana' | 'dakshinayana'
export const ayanas: Record<AyanaId, Said> = {
  uttarayana: said('Uttarayana', 'उत्तरायण'),
  dakshinayana: said('Dakshinayana', 'दक्षिणायन'),
}

/** What a span of the day is held to be. */
export type Quality = 'good' | 'middling' | 'bad'

export type ChoghadiyaId = 'udveg' | 'char' | 'labh' | 'amrit' | 'kaal' | 'shubh' | 'rog'
/** The seven choghadiyas with their lords, in the order of the horas. */
export const choghadiyas: readonly {
  id: ChoghadiyaId
  lord: Graha
  name: Said
  quality: Quality
}[] = [
  { id: 'udveg', lord: 'sun', name: said('Udveg', 'उद्वेग'), quality: 'bad' },
  { id: 'char', lord: 'venus', name: said('Char', 'चर'), quality: 'middling' },
  { id: 'labh', lord: 'mercury', name: said('Labh', 'लाभ'), quality: 'good' },
  { id: 'amrit', lord: 'moon', name: said('Amrit', 'अमृत'), quality: 'good' },
  { id: 'kaal', lord: 'saturn', name: said('Kaal', 'काल'), quality: 'bad' },
  { id: 'shubh', lord: 'jupiter', name: said('Shubh', 'शुभ'), quality: 'good' },
  { id: 'rog', lord: 'mars', name: said('Rog', 'रोग'), quality: 'bad' },
]

export const spanNames = {
  rahuKaal: said('Rahu Kaal', 'राहु काल'),
  yamaganda: said('Yamaganda', 'यमगंड'),
  gulika: said('Gulika Kaal', 'गुलिक काल'),
  abhijit: said('Abhijit Muhurta', 'अभिजित मुहूर्त'),
  brahmaMuhurta: said('Brahma Muhurta', 'ब्रह्म मुहूर्त'),
  durMuhurta: said('Dur Muhurta', 'दुर्मुहूर्त'),
  varjyam: said('Varjyam', 'वर्ज्य काल'),
  amritKaal: said('Amrit Kaal', 'अमृत काल'),
  bhadra: said('Bhadra', 'भद्रा'),
} as const
export type SpanId = keyof typeof spanNames

export const noSunrise: Said = said(
  'The Sun does not rise and set here on this day, so the spans counted from sunrise are not given; the day is taken from six in the morning, local mean time.',
  'इस दिन यहाँ सूर्य का उदय और अस्त नहीं होता, इसलिए सूर्योदय से गिने जाने वाले काल नहीं दिए गए; दिन स्थानीय मध्यम समय के अनुसार प्रातः छह बजे से माना गया है।',
)
export const noMoonrise: Said = said(
  'The Moon does not rise between this sunrise and the next.',
  'इस सूर्योदय और अगले सूर्योदय के बीच चंद्रोदय नहीं होता।',
)
export const noMoonset: Said = said(
  'The Moon does not set between this sunrise and the next.',
  'इस सूर्योदय और अगले सूर्योदय के बीच चंद्रास्त नहीं होता।',
)
