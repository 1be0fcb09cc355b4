import { sql } from 'kysely'
import type { LocalizedText } from '../../words/say.ts'
import type { Db } from '../db/schema.ts'
import type { Caller } from './caller.ts'
import { sweepRows } from './sweep-rows.ts'

/** At most `maximum` takes under `key` in each window of `seconds`. */
export interface RateLimit {
  key: string
  maximum: number
  seconds: number
  /** What is said when it is full; by default that these are too many. */
  words?: LocalizedText
}

/** A limit that is full, and how long until its window ends: seconds. */
export interface FullRateLimit {
  limit: RateLimit
  waitSeconds: number
}

/**
 * Whom a limit counts: the person where one is signed in, else the address. Strangers share an address,
 * so nothing that somebody has paid for may wait for one.
 */
export function rateKeyOf({ session, address }: Pick<Caller, 'session' | 'address'>): string {
  return session?.uid ?? address
}

/**
 * Takes one from each limit, all in one statement; shared by every process on the database. Where one
 * is full, nothing is taken from any: what was refused counts for nobody. Each key is of one person or
 * one address; what the whole service may use up is a budget (budget.ts).
 *
 * @returns null when all allow it, else the full one whose window ends last.
 */
export async function takeRateLimits(
  db: Db,
  limits: readonly RateLimit[],
  at = new Date(),
): Promise<FullRateLimit | null> {
  if (limits.length === 0) return null
  const rows = [...limits]
    .sort((a, b) => (a.key < b.key ? -1 : 1)) // one order for all: no deadlock
    .map((limit) => {
      const start = Math.floor(at.getTime() / 1000 / limit.seconds) * limit.seconds
      return { limit, start: new Date(start * 1000), end: start + limit.seconds }
    })
  const countResult = await sql<{ key: string; count: number }>`
    with wanted (key, window_start, maximum) as (
      values ${sql.join(rows.map((row) => sql`(${row.limit.key}, ${row.start}::timestamptz, ${row.limit.maximum}::int)`))}
    ), filled as (
      select key, l.count + 1 as count from limits l join wanted w using (key, window_start)
      where l.count >= w.maximum
    ), taken as (
      insert into limits (key, window_start, count)
      select key, window_start, 1 from wanted where not exists (select from filled) order by key
      on conflict (key, window_start) do update set count = limits.count + 1
      returning key, count
    )
    select key, count from taken union all select key, count from filled`.execute(db)
  const counts = new Map(countResult.rows.map((row) => [row.key, row.count]))
  let longest: FullRateLimit | null = null
  for (const { limit, end } of rows) {
    if ((counts.get(limit.key) ?? 0) <= limit.maximum) continue
    const waitSeconds = Math.max(Math.ceil(end - at.getTime() / 1000), 1)
    if (!longest || waitSeconds > longest.waitSeconds) longest = { limit, waitSeconds }
  }
  return longest
}

/** Whether a limit is full, without taking from it. */
export async function isRateLimitFull(db: Db, limit: RateLimit, at: Date): Promise<boolean> {
  const start = Math.floor(at.getTime() / 1000 / limit.seconds) * limit.seconds
  const row = await db
    .selectFrom('limits')
    .where('key', '=', limit.key)
    .where('window_start', '=', new Date(start * 1000))
    .select('count')
    .executeTakeFirst()
  return (row?.count ?? 0) >= limit.maximum
}

/** A job: windows that ended are of no use. */
export async function sweepRateLimits(db: Db, at = new Date()): Promise<void> {
  const before = new Date(at.getTime() - 2 * 86_400_000)
  await sweepRows(db, { table: 'limits', column: 'window_start', before })
}
