import type { LocalizedText } from '../../../words/say.ts'
import { indiaClock } from '../../core/time/india-time.ts'

const months: readonly LocalizedText[] = [
  { en: 'January', hi: 'जनवरी' },
  { en: 'February', hi: 'फ़रवरी' },
  { en: 'March', hi: 'मार्च' },
  { en: 'April', hi: 'अप्रैल' },
  { en: 'May', hi: 'मई' },
  { en: 'June', hi: 'जून' },
  { en: 'July', hi: 'जुलाई' },
  { en: 'August', hi: 'अगस्त' },
  { en: 'September', hi: 'सितंबर' },
  { en: 'October', hi: 'अक्टूबर' },
  { en: 'November', hi: 'नवंबर' },
  { en: 'December', hi: 'दिसंबर' },
]

/** The day of an instant in India: "9 February 2028", "9 फ़रवरी 2028". */
export function dateText(utc: string): LocalizedText {
  const local = indiaClock(new Date(utc))
  const month = months[local.getUTCMonth()] as LocalizedText
  const [day, year] = [local.getUTCDate(), local.getUTCFullYear()]
  return { en: `${day} ${month.en} ${year}`, hi: `${day} ${month.hi} ${year}` }
}

/** Month and year of an instant in India: "February 2028". */
export function monthText(utc: string): LocalizedText {
  const local = indiaClock(new Date(utc))
  const month = months[local.getUTCMonth()] as LocalizedText
  return {
    en: `${month.en} ${local.getUTCFullYear()}`,
    hi: `${month.hi} ${local.getUTCFullYear()}`,
  }
}
