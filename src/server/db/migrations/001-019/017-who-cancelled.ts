import { sql, type Kysely } from 'kysely'

/** Who ended a subscription: what was paid before the gateway cancelled by itself is kept, after a user's end it goes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column cancelled_by text
    check (cancelled_by in ('user', 'gateway'))`.execute(db)
  // Whoever is not known to have ended one is taken for its user: then money goes back, as it did.
  await sql`update subscriptions set cancelled_by = 'user' where cancelled_at is not null`.execute(
    db,
  )
}
