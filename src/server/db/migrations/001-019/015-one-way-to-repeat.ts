import { sql, type Kysely } from 'kysely'

/** The key that a question was sent with stands with all others, in idempotency_keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages drop column client_key`.execute(db)
}
