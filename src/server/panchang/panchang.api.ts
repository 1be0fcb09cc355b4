import type { panchang as rows } from '../../contract/panchang.ts'
import type { Asks } from '../../contract/apis.ts'
import { read, type Endpoint, type ReadAct } from '../core/endpoint.ts'
import { castFrom } from '../kundli/birth/cast-from.ts'
import { dayFrom, placeClock, todayAt } from './place-clock.ts'
import { searchMuhurta, type MoonAsked } from './search-muhurta.ts'
import { showDay } from './show-day.ts'
import { showMonth } from './show-month.ts'
import { showMuhurta } from './show-muhurta.ts'

/** From so many days on a search counts as long. */
const longDays = 62

/** The Moon that is asked for, as far as a birth of one's own, or what was typed, tells it. */
async function moonAsked(
  act: ReadAct<'panchang/findMuhurta'>,
  { bid, rashi, nakshatra }: Asks<'panchang/findMuhurta'>,
): Promise<MoonAsked> {
  if (bid === undefined)
    return {
      ...(rashi !== undefined && { moonRashi: rashi }),
      ...(nakshatra !== undefined && { janmaNakshatra: nakshatra }),
    }
  const { moon } = (await castFrom(act, { bid })).chart.grahas
  return {
    ...(moon.rashi !== null && { moonRashi: moon.rashi }),
    ...(moon.nakshatra !== null && { janmaNakshatra: moon.nakshatra }),
  }
}

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
    async (act, asks) => {
      const place = placeClock(asks, act.house.outside.places)
      const moon = await moonAsked(act, asks)
      const spans = await searchMuhurta({ ...asks, ...moon }, place)
      return {
        status: 'success',
        muhurta: showMuhurta({ ...asks, ...moon }, spans, place, act.visitor.language),
      }
    },
    {
      costly: true,
      limits: ({ visitor }, { from, to }) => [
        { key: `muhurta:${visitor.address}`, most: 20, seconds: 60 },
        // A year's search takes a core for some tenths of a second.
        ...(dayFrom(from, longDays) <= to
          ? [{ key: `long-muhurta:${visitor.address}`, most: 4, seconds: 60 }]
          : []),
      ],
    },
  ),
}
