import { runningPeriods } from '@drishti/jyotish'
import type { Db } from '../db/schema.ts'
import { chartOfBirth, type BirthInstantOrDay } from './birth/chart-of-birth.ts'

export interface MoonAndDashaLord {
  /** 0 to 11; null where the day of birth does not tell it. */
  rashi: number | null
  nakshatra: number | null
  /** The graha whose mahadasha runs; null without the minute of birth. */
  mahadasha: string | null
}

const unknown: MoonAndDashaLord = { rashi: null, nakshatra: null, mahadasha: null }

/** Where the Moon stands in somebody's default kundli, and whose period runs at this instant. */
export async function moonAndDashaOfUser(db: Db, uid: string, at: Date): Promise<MoonAndDashaLord> {
  const birth = await db
    .selectFrom('profiles')
    .innerJoin('births', 'births.bid', 'profiles.bid')
    .where('profiles.uid', '=', uid)
    .whereRef('births.uid', '=', 'profiles.uid')
    .select(['lat', 'lng', 'born_at', 'day_from', 'day_to'])
    .executeTakeFirst()
  return birth ? moonAndDashaAt(birth, at) : unknown
}

/** The Moon’s sign and star at a birth, and the lord of the mahadasha that runs at `at`; null without a time of birth. */
export function moonAndDashaAt(birth: BirthInstantOrDay, at: Date): MoonAndDashaLord {
  const chart = chartOfBirth(birth)
  const { rashi, nakshatra } = chart.grahas.moon
  const [running] = chart.timeKnown
    ? runningPeriods(chart.vimshottari.periods, at.toISOString(), 1)
    : []
  return { rashi, nakshatra, mahadasha: running?.lord ?? null }
}
