import type { LocalizedText } from '../say.ts'

/** The ways to both pages, for pages that show nothing else of them. */
export const remindersLink: LocalizedText = { en: 'Reminders', hi: 'रिमाइंडर' }
export const calendarLink: LocalizedText = { en: 'Calendar feed', hi: 'कैलेंडर फ़ीड' }
