import type { LocalizedTemplate, LocalizedText } from '../say.ts'

/** A sentence that opens the fact behind it. */
export const factWords = {
  why: { en: 'Why?', hi: 'क्यों?' },
  opens: { en: '(shows the chart fact behind this)', hi: '(इसके पीछे का कुंडली तथ्य दिखाएँ)' },
  loading: { en: 'Loading…', hi: 'लोड हो रहा है…' },
  soon: {
    en: 'The reason opens here when the answer is complete.',
    hi: 'उत्तर पूरा होते ही कारण यहाँ दिखेगा।',
  },
} satisfies Record<string, LocalizedText>

/** The name of the small mark behind a sentence. */
export const factMarkTemplate = {
  en: (number: number) => `Why? Fact ${number}`,
  hi: (number: number) => `क्यों? तथ्य ${number}`,
} satisfies LocalizedTemplate<[number]>
