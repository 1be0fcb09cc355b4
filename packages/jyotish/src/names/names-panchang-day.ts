/** The names of months, seasons and spans of a day in English and Hindi. */
import type { Graha, BilingualText } from '../sky/types.ts'
import { bilingual } from '../sky/bilingual.ts'

/** The twelve lunar months from Chaitra. */
export const lunarMonthNames: readonly BilingualText[] = [
  bilingual('Chaitra', 'चैत्र'),
  bilingual('Vaishakha', 'वैशाख'),
  bilingual('Jyeshtha', 'ज्येष्ठ'),
  bilingual('Ashadha', 'आषाढ़'),
  bilingual('Shravana', 'श्रावण'),
  bilingual('Bhadrapada', 'भाद्रपद'),
  bilingual('Ashwina', 'आश्विन'),
  bilingual('Kartika', 'कार्तिक'),
  bilingual('Margashirsha', 'मार्गशीर्ष'),
  bilingual('Pausha', 'पौष'),
  bilingual('Magha', 'माघ'),
  bilingual('Phalguna', 'फाल्गुन'),
]

/** The six seasons. */
export type RituId = 'vasanta' | 'grishma' | 'varsha' | 'sharad' | 'hemanta' | 'shishira'
/** The six seasons from the one in which the Sun is in Mina and Mesha (Surya Siddhanta 14.10). */
export const ritus: readonly { id: RituId; name: BilingualText }[] = [
  { id: 'vasanta', name: bilingual('Vasanta (spring)', 'वसंत') },
  { id: 'grishma', name: bilingual('Grishma (summer)', 'ग्रीष्म') },
  { id: 'varsha', name: bilingual('Varsha (rains)', 'वर्षा') },
  { id: 'sharad', name: bilingual('Sharad (autumn)', 'शरद') },
  { id: 'hemanta', name: bilingual('Hemanta (early winter)', 'हेमंत') },
  { id: 'shishira', name: bilingual('Shishira (late winter)', 'शिशिर') },
]

/** The Sun's northern and southern half of the year. */
export type AyanaId = 'uttarayana' | 'dakshinayana'
export const ayanas: Record<AyanaId, BilingualText> = {
  uttarayana: bilingual('Uttarayana', 'उत्तरायण'),
  dakshinayana: bilingual('Dakshinayana', 'दक्षिणायन'),
}

/** What a span of the day is held to be. */
export type Quality = 'good' | 'middling' | 'bad'

/** The seven kinds of choghadiya. */
export type ChoghadiyaId = 'udveg' | 'char' | 'labh' | 'amrit' | 'kaal' | 'shubh' | 'rog'
/** The seven choghadiyas with their lords, in the order of the horas. */
export const choghadiyas: readonly {
  id: ChoghadiyaId
  lord: Graha
  name: BilingualText
  quality: Quality
}[] = [
  { id: 'udveg', lord: 'sun', name: bilingual('Udveg', 'उद्वेग'), quality: 'bad' },
  { id: 'char', lord: 'venus', name: bilingual('Char', 'चर'), quality: 'middling' },
  { id: 'labh', lord: 'mercury', name: bilingual('Labh', 'लाभ'), quality: 'good' },
  { id: 'amrit', lord: 'moon', name: bilingual('Amrit', 'अमृत'), quality: 'good' },
  { id: 'kaal', lord: 'saturn', name: bilingual('Kaal', 'काल'), quality: 'bad' },
  { id: 'shubh', lord: 'jupiter', name: bilingual('Shubh', 'शुभ'), quality: 'good' },
  { id: 'rog', lord: 'mars', name: bilingual('Rog', 'रोग'), quality: 'bad' },
]

/** The named stretches of a day. */
export const spanNames = {
  rahuKaal: bilingual('Rahu Kaal', 'राहु काल'),
  yamaganda: bilingual('Yamaganda', 'यमगंड'),
  gulika: bilingual('Gulika Kaal', 'गुलिक काल'),
  abhijit: bilingual('Abhijit Muhurta', 'अभिजित मुहूर्त'),
  brahmaMuhurta: bilingual('Brahma Muhurta', 'ब्रह्म मुहूर्त'),
  durMuhurta: bilingual('Dur Muhurta', 'दुर्मुहूर्त'),
  varjyam: bilingual('Varjyam', 'वर्ज्य काल'),
  amritKaal: bilingual('Amrit Kaal', 'अमृत काल'),
  bhadra: bilingual('Bhadra', 'भद्रा'),
} as const
export type SpanId = keyof typeof spanNames

export const noSunrise: BilingualText = bilingual(
  'The Sun does not rise and set here on this day, so the spans counted from sunrise are not given; the day is taken from six in the morning, local mean time.',
  'इस दिन यहाँ सूर्य का उदय और अस्त नहीं होता, इसलिए सूर्योदय से गिने जाने वाले काल नहीं दिए गए; दिन स्थानीय मध्यम समय के अनुसार प्रातः छह बजे से माना गया है।',
)
export const noMoonrise: BilingualText = bilingual(
  'The Moon does not rise between this sunrise and the next.',
  'इस सूर्योदय और अगले सूर्योदय के बीच चंद्रोदय नहीं होता।',
)
export const noMoonset: BilingualText = bilingual(
  'The Moon does not set between this sunrise and the next.',
  'इस सूर्योदय और अगले सूर्योदय के बीच चंद्रास्त नहीं होता।',
)
