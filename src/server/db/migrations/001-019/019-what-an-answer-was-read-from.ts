import { sql, type Kysely } from 'kysely'

/**
 * What an answer was read from, so that it is checked again against the same; how many sentences of it
 * were shown while it was written; and what became of its check.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table messages
    add column read_from jsonb,
    add column sentences_shown integer not null default 0,
    add column recheck text check (recheck in
      ('sound', 'changed', 'returned', 'not-paid', 'period-over', 'queued', 'given-back', 'declined')),
    add column wrong_sentences integer`,
  `create index messages_recheck_queue on messages (rechecked_at) where recheck = 'queued'`,
  `create index messages_returned on messages (uid, rechecked_at) where recheck = 'returned'`,
]
