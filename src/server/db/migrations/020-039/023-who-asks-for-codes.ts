import { sql, type Kysely } from 'kysely'

/** Who asked for a code, and the proofs of work that were used: wrong tries of one are no longer another's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table codes
    add column requester text not null default '',
    add column is_known boolean not null default false`.execute(db)
  await sql`create table spent_challenges (
    challenge_hash text primary key,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index spent_challenges_by_end on spent_challenges (expires_at)`.execute(db)
}
