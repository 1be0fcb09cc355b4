import type { TestPerson } from '../test-person.testing.ts'
import type { Requests } from './requests.testing.ts'

/** Valid requests to the rows of reminders, marked muhurtas and the calendar. */
export const reminderRequests = ({ user, muhurtaId }: TestPerson) => {
  return {
    'reminders/getSettings': {},
    'reminders/saveSettings': {
      ...{ kinds: ['morning', 'vrat'], vrats: ['ekadashi'], hour: '07:00', tells_more: false },
      ...{ quiet_from: '22:00', quiet_until: '06:00', most_a_day: 2 },
    },
    'reminders/addDevice': {
      endpoint: `https://push.drishti.example.com/${user.uid}`,
      ...{ p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    },
    'reminders/removeDevice': {},
    'reminders/sendMailCode': { email: 'c@mail.invalid' },
    'reminders/confirmMail': { otp: '000000' },
    'reminders/removeMail': {},
    'reminders/stop': { token: `${'0'.repeat(32)}.${'A'.repeat(43)}` },
    'muhurtas/mark': {
      ...{ purpose: 'travel', place: 'Pune', lat: 18.52, lng: 73.86 },
      starts_at: '2026-12-20T05:00:00Z',
      ends_at: '2026-12-20T06:00:00Z',
    },
    'muhurtas/list': {},
    'muhurtas/unmark': { muhurta_id: muhurtaId },
    'calendar/getFeed': {},
    'calendar/saveFeed': { parts: ['windows', 'muhurtas'] },
    'calendar/renewFeed': {},
    'calendar/endFeed': {},
  } satisfies Partial<Requests>
}
