import { festivalsBetween } from '@drishti/jyotish'
import { LRUCache } from 'lru-cache'
import { offsetOn, type PlaceClock } from '../panchang/place-clock.ts'

/** What a stretch of time has at a place, by id and by group; a year of these takes the engine 20 ms. */
const names = new LRUCache<string, ReadonlySet<string>>({ max: 2_000 })

/** The names that a calendar of a year, or of one of its months, may have in its address. */
export function namesKept(
  { year, month }: { year: number; month: number | null },
  place: PlaceClock,
): ReadonlySet<string> {
  const key = [year, month, place.lat, place.lng, place.timezone].join(' ')
  const known = names.get(key)
  if (known) return known
  const two = (number: number): string => String(number).padStart(2, '0')
  const last = month ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 31
  const all = festivalsBetween({
    fromDate: `${year}-${two(month ?? 1)}-01`,
    toDate: `${year}-${two(month ?? 12)}-${last}`,
    latitude: place.lat,
    longitude: place.lng,
    offsetSeconds: offsetOn(`${year}-07-01`, place),
  })
  const kept = new Set(all.flatMap(({ id, kind }) => [id, kind]))
  names.set(key, kept)
  return kept
}
