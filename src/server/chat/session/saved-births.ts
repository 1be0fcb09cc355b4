import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { chartedColumns, type ChartedBirth } from './reading-input.ts'

/** Somebody keeps fifty kundlis at most. */
const mostKundlis = 60

export type SavedBirth = ChartedBirth & { bid: string }

/** A birth in JSON: its instants are ISO 8601. */
export type SavedBirthRow = Omit<SavedBirth, Instant> & Record<Instant, string | null>
type Instant = 'born_at' | 'day_from' | 'day_to'

/** A subquery for the births that somebody has saved, the latest first: an array of JSON objects. */
export function savedBirthRowsOf(uid: string) {
  const columns = chartedColumns.map((column) => sql.ref(column))
  return sql<SavedBirthRow[]>`(select coalesce(json_agg(saved), '[]') from (
    select bid, ${sql.join(columns)} from births where uid = ${uid}::uuid
    order by created_at desc limit ${mostKundlis}::int) as saved)`
}

/** The births of such rows. */
export function savedBirthsFrom(rows: readonly SavedBirthRow[]): SavedBirth[] {
  const instant = (text: string | null) => (text === null ? null : new Date(text))
  return rows.map((row) => ({
    ...row,
    born_at: instant(row.born_at),
    day_from: instant(row.day_from),
    day_to: instant(row.day_to),
  }))
}

/** The births that somebody has saved, the latest first. */
export async function savedBirthsOf(db: Db, uid: string): Promise<SavedBirth[]> {
  const { rows } = await sql<{ births: SavedBirthRow[] }>`
    select ${savedBirthRowsOf(uid)} as births`.execute(db)
  return savedBirthsFrom(rows[0]?.births ?? [])
}
