import {
  formatDate,
  say,
  type Language,
  type LocalizedTemplate,
  type LocalizedText,
} from '../say.ts'

const justNow: LocalizedText = { en: 'just now', hi: 'अभी-अभी' }
const ago = {
  minutes: {
    en: (count: number) => `${count} min ago`,
    hi: (count: number) => `${count} मिनट पहले`,
  },
  hours: {
    en: (count: number) => `${count} h ago`,
    hi: (count: number) => `${count} घंटे पहले`,
  },
  days: {
    en: (count: number) => `${count} ${count === 1 ? 'day' : 'days'} ago`,
    hi: (count: number) => `${count} दिन पहले`,
  },
} satisfies Record<string, LocalizedTemplate<[number]>>

/**
 * How long ago something was, within a week; before that its day in India.
 *
 * @param now in milliseconds since 1970; what lies after it is said to be just now.
 */
export function timeAgo(at: string, now: number, language: Language): string {
  const minutes = Math.floor((now - Date.parse(at)) / 60_000)
  if (minutes < 1) return say(justNow, language)
  if (minutes < 60) return say(ago.minutes, language, minutes)
  if (minutes < 1_440) return say(ago.hours, language, Math.floor(minutes / 60))
  if (minutes < 10_080) return say(ago.days, language, Math.floor(minutes / 1_440))
  return formatDate(at, language, 'short', 'Asia/Kolkata')
}
