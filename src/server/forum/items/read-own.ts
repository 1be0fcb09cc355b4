import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** Of a reader's own discussions so many of the newest are looked through for what waits. */
export const mostOwn = 30

/** What a list shows of its reader. */
export interface OwnOfReader {
  /** By discussion; one without a vote is left out. */
  votes: Record<string, 0 | 1>
  /** What they have of points and have not redeemed. */
  points: number
  /** Whether something of theirs waits, which others do not see. */
  has_waiting: boolean
}

/** All that a list of these discussions shows of its reader, in one statement. */
export async function readOwn(db: Db, uid: string, dids: readonly string[]): Promise<OwnOfReader> {
  const { rows } = await sql<OwnOfReader>`
    select
      (select coalesce(json_object_agg(item, type), '{}') from votes
        where uid = ${uid}::uuid and item = any(${dids}::uuid[])) as votes,
      coalesce((select balance from ledger_accounts
        where owner = ${uid}::text and kind = 'own' and unit = 'points'), 0)::int as points,
      exists (
        select from (
          select state from discussions where uid = ${uid}::uuid
          order by created_at desc limit ${sql.lit(mostOwn)}
        ) as newest where state in ('waiting', 'hidden')
      ) as has_waiting`.execute(db)
  return rows[0] as OwnOfReader
}
