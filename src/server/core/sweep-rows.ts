import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Deleted by one statement, so that none is long and none holds up what else is written. */
const rowsAtOnce = 5_000

/**
 * Deletes what is older than an instant, piece by piece; what another process is at is left to it.
 *
 * @param column an instant, with an index.
 * @returns how many rows.
 */
export async function sweepRows(
  db: Db,
  { table, column, before }: { table: string; column: string; before: Date },
  stopping?: AbortSignal,
): Promise<number> {
  let count = 0
  for (let isMore = true; isMore && !stopping?.aborted;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before}
        order by ${sql.ref(column)} limit ${rowsAtOnce} for update skip locked))`.execute(db)
    count += Number(numAffectedRows)
    isMore = Number(numAffectedRows) === rowsAtOnce
  }
  return count
}
