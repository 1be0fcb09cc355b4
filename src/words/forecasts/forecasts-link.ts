import type { LocalizedText } from '../say.ts'

/** The way to one's own forecasts, from other pages. */
export const forecastsLink: LocalizedText = {
  en: 'Did it happen?',
  hi: 'क्या ऐसा हुआ?',
}
