import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** At most `most` takes under `key` in each window of `seconds`. */
export interface RateLimit {
  key: string
  maximum: number
  seconds: number
}

/**
 * Takes one from each limit, all in one statement; shared by every process on the database.
 *
 * @returns 0 when all allow it, else the seconds until the first refusing window ends.
 */
export async function takeRateLimits(
  db: Db,
  limits: readonly RateLimit[],
  at = new Date(),
): Promise<number> {
  if (limits.length === 0) return 0
  const rows = [...limits]
    .sort((a, b) => (a.key < b.key ? -1 : 1)) // one order for all: no deadlock
    .map((limit) => {
      const start = Math.floor(at.getTime() / 1000 / limit.seconds) * limit.seconds
      return { limit, start: new Date(start * 1000), end: start + limit.seconds }
    })
  const countResult = await sql<{ key: string; count: number }>`
    insert into limits (key, window_start, count)
    values ${sql.join(rows.map((row) => sql`(${row.limit.key}, ${row.start}, 1)`))}
    on conflict (key, window_start) do update set count = limits.count + 1
    returning key, count`.execute(db)
  const counts = new Map(countResult.rows.map((row) => [row.key, row.count]))
  let wait = 0
  for (const { limit, end } of rows)
    if ((counts.get(limit.key) ?? 0) > limit.maximum)
      wait = Math.max(wait, Math.ceil(end - at.getTime() / 1000), 1)
  return wait
}

/** A chore: windows that ended are of no use. */
export async function sweepRateLimits(db: Db, at = new Date()): Promise<void> {
  await db
    .deleteFrom('limits')
    .where('window_start', '<', new Date(at.getTime() - 2 * 86_400_000))
    .execute()
}
