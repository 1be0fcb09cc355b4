import { sql, type Kysely } from 'kysely'

/** Whoever has a shell on the server acts without an account: their acts belong in the log all the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operator_acts alter column uid drop not null`.execute(db)
}
