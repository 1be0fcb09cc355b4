import type { panchang as rows } from '../../contract/panchang.ts'
import { read, type Endpoint } from '../endpoint.ts'
import { dayFrom, placeClock, todayAt } from './place-clock.ts'
import { searchMuhurta } from './search-muhurta.ts'
import { showDay } from './show-day.ts'
import { showMonth } from './show-month.ts'
import { showMuhurta } from './show-muhurta.ts'

/** From so many days on a search counts as long. */
const longDays = 62

export const panchangEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'panchang/getDay': read(
    'panchang/getDay',
    async ({ house, visitor, at }, asks) => {
      const place = placeClock(asks, house.outside.places)
      const date = asks.date ?? todayAt(at, place)
      return {
        status: 'success',
        day: showDay(date, place, asks.sunrise, at, visitor.language),
      }
    },
    { limits: ({ visitor }) => [{ key: `panchang:${visitor.address}`, most: 120, seconds: 60 }] },
  ),

  'panchang/getMonth': read(
    'panchang/getMonth',
    async ({ house, visitor, at }, asks) => {
      const place = placeClock(asks, house.outside.places)
      const month = asks.month ?? todayAt(at, place).slice(0, 7)
      return { status: 'success', month: showMonth(month, place, at, visitor.language) }
    },
    { limits: ({ visitor }) => [{ key: `panchang:${visitor.address}`, most: 120, seconds: 60 }] },
  ),

  'panchang/findMuhurta': read(
    'panchang/findMuhurta',
    async ({ house, visitor }, asks) => {
      const place = placeClock(asks, house.outside.places)
      const spans = await searchMuhurta(asks, place)
      return {
        status: 'success',
        muhurta: showMuhurta(asks, spans, place, visitor.language),
      }
    },
    {
      limits: ({ visitor }, { from, to }) => [
        { key: `muhurta:${visitor.address}`, most: 20, seconds: 60 },
        // A year's search takes a core for about two seconds.
        ...(dayFrom(from, longDays) <= to
          ? [{ key: `long-muhurta:${visitor.address}`, most: 4, seconds: 60 }]
          : []),
      ],
    },
  ),
}
