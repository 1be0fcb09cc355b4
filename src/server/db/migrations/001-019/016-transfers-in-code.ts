import { sql, type Kysely } from 'kysely'

/** The rules of a transfer stand in wallet/transfers.ts again; its posting goes through post_entries as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function send_questions`.execute(db)
}
