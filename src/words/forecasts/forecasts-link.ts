import type { LocalizedText } from '../say.ts'

/** The way to one's own forecasts, from other pages. */
export const forecastsLink: LocalizedText = {
  en: 'What we named, and what happened',
  hi: 'क्या बताया, क्या हुआ',
}
