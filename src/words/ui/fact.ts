import type { LocalizedText } from '../say.ts'

/** A sentence that opens the fact behind it. */
export const factWords = {
  why: { en: 'Why?', hi: 'क्यों?' },
  opens: { en: '(shows the chart fact behind this)', hi: '(इसके पीछे का कुंडली तथ्य दिखाएँ)' },
  loading: { en: 'Loading…', hi: 'लोड हो रहा है…' },
} satisfies Record<string, LocalizedText>
