import { sql, type Kysely } from 'kysely'

/**
 * The indexes that were missing where a table is large: what hangs on a kundli that is deleted, the chats
 * about one, the few private profiles, and what the sweeps look for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** What holds others up, and why nobody notices. */
export const sideBySide = {
  'index under a lock':
    'A service that is updated at this release has few rows: each index is built within a second.',
}

const statements = [
  `set local statement_timeout = 0`,
  // Deleted chats too: the foreign key looks for them.
  `create index chats_of_kundli on chats (bid)`,
  `drop index chats_by_kundli`,
  `create index profiles_of_kundli on profiles (bid) where bid is not null`,
  `create index predictions_of_kundli on predictions (bid)`,
  `create index memories_of_kundli on memories (bid)`,
  `create index profiles_private on profiles (uid) where is_private`,
  `create index shared_answers_of_answer on shared_answers (mid)`,
  `create index sessions_ended on sessions (revoked_at) where revoked_at is not null`,
  `create index codes_by_time on codes (created_at)`,
  `create index idempotency_keys_by_time on idempotency_keys (created_at)`,
  `create index order_tokens_by_end on order_tokens (expires_at)`,
  `create index webhook_events_done on webhook_events (done_at) where done_at is not null`,
]
