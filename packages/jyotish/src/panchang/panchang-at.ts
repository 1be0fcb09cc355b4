import { instantMs } from '../sky/instant.ts'
import { panchangOfDay } from './panchang-day.ts'
import type { PanchangOfDay } from './types.ts'

const dayMs = 86_400_000
/** The tables begin with it: there the first day has none before. */
const firstDate = '1900-01-01'

/** An instant (ISO 8601 UTC), a place in degrees north and east, and its clock's offset from UTC in seconds. */
export interface InstantAndPlace {
  utc: string
  latitude: number
  longitude: number
  offsetSeconds: number
}

/**
 * The panchang day, from sunrise to sunrise, that holds an instant: before sunrise still that of the
 * civil date before. Throws a RangeError as `panchangOfDay` does, and for what is no instant.
 */
export function panchangAt({ utc, ...place }: InstantAndPlace): PanchangOfDay {
  const atMs = instantMs(utc, Infinity)
  const dateAt = (ms: number) =>
    new Date(ms + place.offsetSeconds * 1000).toISOString().slice(0, 10)
  const day = panchangOfDay({ date: dateAt(atMs), ...place })
  const before = dateAt(atMs - dayMs)
  if (atMs >= Date.parse(day.day.startUtc) || before < firstDate) return day
  return panchangOfDay({ date: before, ...place })
}
