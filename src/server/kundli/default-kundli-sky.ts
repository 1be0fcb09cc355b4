import type { Db } from '../db/schema.ts'
import { chartOf, type CastFor } from './birth/chart-of.ts'

export interface Sky {
  /** 0 to 11; null where the day of birth does not tell it. */
  rashi: number | null
  nakshatra: number | null
  /** The graha whose mahadasha runs; null without the minute of birth. */
  mahadasha: string | null
}

const unknown: Sky = { rashi: null, nakshatra: null, mahadasha: null }

/** Where the Moon stands in somebody's default kundli, and whose period runs at this instant. */
export async function skyOf(db: Db, uid: string, at: Date): Promise<Sky> {
  const birth = await db
    .selectFrom('profiles')
    .innerJoin('births', 'births.bid', 'profiles.bid')
    .where('profiles.uid', '=', uid)
    .whereRef('births.uid', '=', 'profiles.uid')
    .select(['lat', 'lng', 'born_at', 'day_from', 'day_to'])
    .executeTakeFirst()
  return birth ? skyAt(birth, at) : unknown
}

export function skyAt(birth: CastFor, at: Date): Sky {
  const chart = chartOf(birth)
  const { rashi, nakshatra } = chart.grahas.moon
  const now = at.toISOString()
  const running = chart.timeKnown
    ? chart.vimshottari.periods.find(({ startUtc, endUtc }) => startUtc <= now && now < endUtc)
    : undefined
  return { rashi, nakshatra, mahadasha: running?.lord ?? null }
}
