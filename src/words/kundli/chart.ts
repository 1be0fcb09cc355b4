import type { LocalizedTemplate } from '../say.ts'

/** The chart that is drawn under the form. */
export const chartWords = {
  heading: { en: 'The kundli', hi: 'कुंडली' },
  north: { en: 'North Indian', hi: 'उत्तर भारतीय' },
  south: { en: 'South Indian', hi: 'दक्षिण भारतीय' },
  style: { en: 'Style of the chart', hi: 'कुंडली की शैली' },
  lagna: { en: 'Lagna', hi: 'लग्न' },
  now: { en: 'Now', hi: 'अभी' },
  planets: { en: 'Grahas', hi: 'ग्रह' },
  graha: { en: 'Graha', hi: 'ग्रह' },
  rashi: { en: 'Rashi', hi: 'राशि' },
  degrees: { en: 'Degrees', hi: 'अंश' },
  nakshatra: { en: 'Nakshatra', hi: 'नक्षत्र' },
  house: { en: 'House', hi: 'भाव' },
  dasha: { en: 'Vimshottari dasha', hi: 'विंशोत्तरी दशा' },
  allFacts: { en: 'Every computed fact, with its reason', hi: 'हर गणना किया तथ्य, कारण सहित' },
  conventions: {
    en: (ayanamsa: string, node: string, offset: string) =>
      `Computed with ${ayanamsa} ayanamsa, ${node} node, clock offset ${offset}.`,
    hi: (ayanamsa: string, node: string, offset: string) =>
      `गणना: ${ayanamsa} अयनांश, ${node} राहु, घड़ी का अंतर ${offset}।`,
  } satisfies LocalizedTemplate<[string, string, string]>,
  lahiri: { en: 'Lahiri', hi: 'लाहिड़ी' },
  true: { en: 'true', hi: 'स्पष्ट' },
  mean: { en: 'mean', hi: 'मध्यम' },
  noTime: {
    en: 'Without the birth time there is no lagna, and no houses. Below stands what holds for the whole day.',
    hi: 'जन्म समय के बिना लग्न और भाव नहीं होते। नीचे वही है जो पूरे दिन सही रहता है।',
  },
  retrograde: { en: 'retrograde', hi: 'वक्री' },
  until: {
    en: (day: string) => `until ${day}`,
    hi: (day: string) => `${day} तक`,
  } satisfies LocalizedTemplate<[string]>,
  of: {
    en: (name: string) => `${name}’s kundli`,
    hi: (name: string) => `${name} की कुंडली`,
  } satisfies LocalizedTemplate<[string]>,
  variesInDay: { en: 'changes within the day', hi: 'दिन में बदलता है' },
}
