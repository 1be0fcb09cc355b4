import type { CallApi } from '../api/client.ts'
import { placeInput, type KeptCity } from '../core/kept-choices.ts'

const goodIds = ['abhijit', 'amritKaal']

/** Rahu Kaal and the good hours of a day (YYYY-MM-DD) in a city, Delhi for none; null where they can't be had. */
export async function hoursOf(call: CallApi, date: string, city: KeptCity | null) {
  const reply = await call('panchang/getDay', { date, ...placeInput(city) })
  if (!reply.ok) return null
  const { spans, place } = reply.data.day
  const hours = spans.map(({ id, name, from, until, quality, means }) => ({
    ...{ id, name, from, until, quality, means },
  }))
  return {
    city: { name: place.name, isKept: city !== null },
    rahuKaal: hours.find(({ id }) => id === 'rahuKaal') ?? null,
    goodHours: hours.filter(({ id, quality }) => goodIds.includes(id) && quality === 'good'),
  }
}
