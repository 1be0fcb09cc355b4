import { bilingual } from '../sky/bilingual.ts'
import type { BilingualText } from '../sky/types.ts'
import { lunarMonthNames } from '../names/names-panchang-day.ts'

/**
 * The texts that the rules of dates are from. Nirnaya Sindhu (Kamalakara Bhatta) and Dharma Sindhu (Kashinatha
 * Upadhyaya) weigh the tithis in general in their first part and go through the months in their second; Kala
 * Madhava (Madhavacharya, also Kala Nirnaya) treats each tithi in a chapter. Nothing is quoted.
 */
const texts = {
  nirnaya: bilingual('Nirnaya Sindhu', 'निर्णय सिंधु'),
  dharma: bilingual('Dharma Sindhu', 'धर्म सिंधु'),
  madhava: bilingual('Kala Madhava', 'काल माधव'),
  haribhakti: bilingual('Hari Bhakti Vilasa', 'हरिभक्ति विलास'),
  vrataraja: bilingual('Vrataraja', 'व्रतराज'),
} as const
type TextName = keyof typeof texts

/** "Kala Madhava, Nirnaya Sindhu and Dharma Sindhu". */
function textsJoined(names: readonly TextName[], language: 'en' | 'hi'): string {
  const said = names.map((name) => texts[name][language])
  const last = said.pop()!
  return said.length ? `${said.join(', ')} ${language === 'en' ? 'and' : 'और'} ${last}` : last
}

/** Where a rule stands: in the part on the months, at the observance's own month. */
export function monthSource(names: readonly TextName[], month: number): BilingualText {
  const { en, hi } = lunarMonthNames[month - 1]!
  return bilingual(
    `${textsJoined(names, 'en')}, on the month of ${en}`,
    `${textsJoined(names, 'hi')}, ${hi} मास का प्रकरण`,
  )
}

/** Where a rule stands: in the chapter on a matter. */
export function topicSource(names: readonly TextName[], en: string, hi: string): BilingualText {
  return bilingual(`${textsJoined(names, 'en')}, on ${en}`, `${textsJoined(names, 'hi')}, ${hi}`)
}

/** What no text of these has: the regional almanacs' own way. */
export const practice = (en: string, hi: string): BilingualText =>
  bilingual(`Practice of the ${en} almanacs`, `${hi} पंचांगों की परंपरा`)
