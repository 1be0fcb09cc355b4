import { sql, type Kysely } from 'kysely'

/** Why and since when somebody is banned, why a refund was decided as it was, and failed answers by their time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column banned_at timestamptz, add column ban_reason text`.execute(
    db,
  )
  await sql`alter table refunds add column decision_reason text`.execute(db)
  for (const table of ['messages', 'predictions'])
    await sql
      .raw(`create index ${table}_failed on ${table} (asked_at) where state = 'failed'`)
      .execute(db)
}
