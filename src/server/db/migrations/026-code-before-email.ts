import { sql, type Kysely } from 'kysely'

/** A code is good for one more purpose: a change of the email. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table codes drop constraint codes_purpose_check`.execute(db)
  await sql`alter table codes add constraint codes_purpose_check
    check (purpose in ('login', 'delete', 'cancel', 'email'))`.execute(db)
  await sql`alter table sessions add column email_grant_until timestamptz`.execute(db)
}
