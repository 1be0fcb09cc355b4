import { sql, type Kysely } from 'kysely'

/**
 * Sentences of a model that were held back from the answers of people who agreed that they may be looked at,
 * so that the check can be tuned. Without anybody's name; deleted after ninety days, with the account, and
 * when the consent is taken back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table users add column shares_samples boolean not null default false',
  `create table dropped_samples (
    sample_id uuid primary key,
    uid uuid not null references users on delete cascade,
    at timestamptz not null,
    language text not null check (language in ('en', 'hi')),
    cause text not null,
    text text not null check (length(text) between 1 and 1200)
  )`,
  'create index dropped_samples_at on dropped_samples (at)',
  'create index dropped_samples_uid on dropped_samples (uid)',
]
