import { festivalsBetween, type Observance } from '@drishti/jyotish'
import { LRUCache } from 'lru-cache'
import { offsetOn, type PlaceClock } from '../panchang/place-clock.ts'

/** An observance with no more than a reminder or a calendar says of it. */
export type ShownObservance = Pick<Observance, 'id' | 'kind' | 'date' | 'name' | 'tradition'>

/** Months of cities: the engine takes some 40 ms for one, and a city is that of many people. */
const months = new LRUCache<string, ShownObservance[]>({ max: 3_000 })

/** The festivals and vrats of a month, YYYY-MM, at a place. */
export function observancesOfMonth(month: string, place: PlaceClock): ShownObservance[] {
  const key = `${month} ${place.lat} ${place.lng} ${place.timezone}`
  const ready = months.get(key)
  if (ready) return ready
  const [year = NaN, number = NaN] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const list = festivalsBetween({
    fromDate: `${month}-01`,
    toDate: `${month}-${last}`,
    latitude: place.lat,
    longitude: place.lng,
    offsetSeconds: offsetOn(`${month}-15`, place),
  }).map(({ id, kind, date, name, tradition }) => ({ id, kind, date, name, tradition }))
  months.set(key, list)
  return list
}
