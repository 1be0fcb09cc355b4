import type { Requests } from './requests.testing.ts'

/** Valid requests to the rows of the almanac and the horoscope, which are nobody's own. */
export const almanacRequests = () => {
  return {
    'horoscope/getHoroscope': { zodiac: 'Aries', when: 'Today' },
    'festivals/getCalendar': { slug: 'ekadashi-november-2026' },
    'panchang/getDay': { date: '2026-11-21' },
    'panchang/getMonth': { month: '2026-11' },
    'panchang/findMuhurta': { purpose: 'travel', from: '2026-11-21', to: '2026-11-25' },
  } satisfies Partial<Requests>
}
