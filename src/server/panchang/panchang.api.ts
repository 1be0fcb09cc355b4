import type { panchang as rows } from '../../contract/panchang.ts'
import type { ApiInput } from '../../contract/apis.ts'
import { readEndpoint, type Endpoint, type ReadContext } from '../core/endpoint.ts'
import { chartFromInput } from '../kundli/chart-from-input.ts'
import { addDays, placeClock, requestedOrCurrentDay } from './place-clock.ts'
import { searchMuhurta, type NatalMoonInput } from './search-muhurta.ts'
import { showDay } from './show-day.ts'
import { showMonth } from './show-month.ts'
import { showMuhurta } from './show-muhurta.ts'
import { rateKeyOf } from '../core/rate-limit.ts'

/** From so many days on a search counts as long. */
const longDays = 62

/** The Moon that is asked for, as far as a birth of one's own, or what was typed, tells it. */
async function moonAsked(
  request: ReadContext<'panchang/findMuhurta'>,
  { bid, rashi, nakshatra }: ApiInput<'panchang/findMuhurta'>,
): Promise<NatalMoonInput> {
  if (bid === undefined)
    return {
      ...(rashi !== undefined && { moonRashi: rashi }),
      ...(nakshatra !== undefined && { janmaNakshatra: nakshatra }),
    }
  const { moon } = (await chartFromInput(request, { bid })).chart.grahas
  return {
    ...(moon.rashi !== null && { moonRashi: moon.rashi }),
    ...(moon.nakshatra !== null && { janmaNakshatra: moon.nakshatra }),
  }
}

export const panchangEndpoints: { [N in keyof typeof rows]: Endpoint<N> } = {
  'panchang/getDay': readEndpoint(
    'panchang/getDay',
    async ({ context, caller, at }, input) => {
      const place = placeClock(input, context.adapters.places)
      const date = input.date ?? requestedOrCurrentDay(at, place)
      return {
        status: 'success',
        day: showDay(date, place, input.sunrise, at, caller.language),
      }
    },
    {
      limits: ({ caller }) => [{ key: `panchang:${rateKeyOf(caller)}`, maximum: 120, seconds: 60 }],
    },
  ),

  'panchang/getMonth': readEndpoint(
    'panchang/getMonth',
    async ({ context, caller, at }, input) => {
      const place = placeClock(input, context.adapters.places)
      const month = input.month ?? requestedOrCurrentDay(at, place).slice(0, 7)
      return { status: 'success', month: showMonth(month, place, at, caller.language) }
    },
    {
      limits: ({ caller }) => [{ key: `panchang:${rateKeyOf(caller)}`, maximum: 120, seconds: 60 }],
    },
  ),

  'panchang/findMuhurta': readEndpoint(
    'panchang/findMuhurta',
    async (request, input) => {
      const place = placeClock(input, request.context.adapters.places)
      const moon = await moonAsked(request, input)
      const spans = await searchMuhurta({ ...input, ...moon }, place)
      return {
        status: 'success',
        muhurta: showMuhurta({ ...input, ...moon }, spans, place, request.caller.language),
      }
    },
    {
      costly: true,
      limits: ({ caller }, { from, to }) => [
        { key: `muhurta:${rateKeyOf(caller)}`, maximum: 20, seconds: 60 },
        // A year's search takes a core for some tenths of a second.
        ...(addDays(from, longDays) <= to
          ? [{ key: `long-muhurta:${rateKeyOf(caller)}`, maximum: 4, seconds: 60 }]
          : []),
      ],
    },
  ),
}
