import type { festivals as rows } from '../../contract/festivals.ts'
import { festivalSentences as words } from '../../words/festivals/festivals-server.ts'
import { readEndpoint, type Endpoint } from '../core/endpoint.ts'
import { rateKeyOf } from '../core/rate-limit.ts'
import { HttpError } from '../core/refusal.ts'
import { placeClock, requestedOrCurrentDay } from '../panchang/place-clock.ts'
import { readSlug } from './calendar-slug.ts'
import { showCalendar } from './show-calendar.ts'

export const festivalEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'festivals/getCalendar': readEndpoint(
    'festivals/getCalendar',
    async ({ context, caller, at }, input) => {
      const place = placeClock(input, context.adapters.places)
      const today = requestedOrCurrentDay(at, place)
      const wanted = readSlug(input.slug ?? today.slice(0, 4))
      const calendar = wanted && showCalendar(wanted, place, today, caller.language)
      if (!calendar) throw new HttpError(404, words.notFound)
      return { status: 'success', calendar }
    },
    {
      costly: true,
      limits: ({ caller }) => [{ key: `festivals:${rateKeyOf(caller)}`, maximum: 60, seconds: 60 }],
    },
  ),
}
