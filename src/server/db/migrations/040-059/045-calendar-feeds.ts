import { sql, type Kysely } from 'kysely'

/**
 * The calendar that somebody's other programs may read. Its secret address is made of the nonce with a key that
 * is not in the table; the hash finds the row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table calendar_feeds (
        uid uuid primary key references users (uid),
        nonce text not null,
        token_hash text not null unique,
        parts text[] not null,
        language text not null check (language in ('en', 'hi')),
        made_at timestamptz not null
      )`,
    )
    .execute(db)
}
