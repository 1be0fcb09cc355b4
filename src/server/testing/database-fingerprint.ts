import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** What every request or process may change: the counts of the rate limits, who lives, when a session was seen. */
const volatileTables = ['limits', 'processes', 'kysely_migration', 'kysely_migration_lock']
const volatileColumns: Record<string, string> = { sessions: 'last_seen_at' }

/**
 * One digest for each table, of all its rows: two that are equal were taken of the same data.
 *
 * @param ignoredColumns table → its column that something else changes meanwhile.
 * @returns the table's name → its number of rows and their digest. Tables and columns that every request may
 *   change are left out.
 */
export async function databaseFingerprint(
  db: Db,
  ignoredColumns: Record<string, string> = {},
): Promise<Record<string, string>> {
  const ignored = { ...volatileColumns, ...ignoredColumns }
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    if (volatileTables.includes(name)) continue
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || md5(coalesce(string_agg(line, ' ' order by line), '')) as digest
      from (select (to_jsonb(t) - ${ignored[name] ?? ''}::text)::text as line
            from ${sql.table(name)} t) lines`.execute(db)
    digests[name] = rows[0]?.digest ?? ''
  }
  return digests
}
