import { sql, type Kysely } from 'kysely'

/**
 * The operators' second factor: its sealed secret, its recovery codes, and when a session gave it. A code by
 * SMS is good for one more purpose, a change of the email.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table second_factors (
    uid uuid primary key references users,
    sealed text,
    set_up_at timestamptz,
    last_step integer not null default 0,
    wrong_tries integer not null default 0,
    wait_until timestamptz,
    pending_sealed text,
    pending_sid uuid,
    pending_at timestamptz
  )`.execute(db)
  await sql`create table recovery_codes (
    uid uuid not null references second_factors,
    code_hash text not null,
    used_at timestamptz,
    primary key (uid, code_hash)
  )`.execute(db)
  await sql`alter table codes drop constraint codes_purpose_check`.execute(db)
  await sql`alter table codes add constraint codes_purpose_check
    check (purpose in ('login', 'delete', 'cancel', 'email'))`.execute(db)
  await sql`alter table sessions
    add column factor_at timestamptz,
    add column email_grant_until timestamptz`.execute(db)
}
