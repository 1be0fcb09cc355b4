import { sql, type Kysely } from 'kysely'

/**
 * What a question was said to mean, as what it had been read, and what may be chosen below its answer;
 * and the answers of which somebody has said that it was not what they had asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table messages
    add column meant text,
    add column read_as jsonb,
    add column meanings jsonb`,
  `create index messages_meant on messages (asked_at) where meant is not null`,
  `create table misses (
    mid uuid primary key references messages (mid),
    uid uuid not null references users (uid),
    reported_at timestamptz not null,
    -- What the question had been read as; null where its kundli is gone.
    frame jsonb,
    outcome text not null check (outcome in
      ('returned', 'not-paid', 'period-over', 'queued', 'given-back', 'declined'))
  )`,
  `create index misses_by_time on misses (reported_at desc)`,
  `create index misses_queue on misses (reported_at) where outcome = 'queued'`,
  `create index misses_returned on misses (uid, reported_at) where outcome = 'returned'`,
]
