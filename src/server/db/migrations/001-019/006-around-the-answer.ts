import { sql, type Kysely } from 'kysely'

/**
 * What stands around an answer: names and pins of chats, answers that were shared, what people said
 * of themselves, and answers that were looked at again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table chats
    add column title text check (char_length(title) between 1 and 80),
    add column pinned_at timestamptz`,
  `alter table messages
    add column earlier_mid uuid,
    add column told_line text,
    add column rechecked_at timestamptz,
    add column refunded_at timestamptz`,
  `alter table users add column remembers boolean not null default true`,
  // One row for each thing of which only one can hold: a new statement takes the old one's place.
  `create table memories (
    memory_id uuid primary key,
    uid uuid not null references users (uid),
    bid uuid not null references births (bid) on delete cascade,
    about text not null,
    kind text not null,
    slots jsonb not null default '{}',
    own_words text check (char_length(own_words) between 1 and 200),
    said_at timestamptz not null,
    updated_at timestamptz not null,
    unique (uid, bid, about)
  )`,
  // The id is the key to a public page, so it is long and random.
  `create table shared_answers (
    share_id text primary key,
    uid uuid not null references users (uid),
    mid uuid not null references messages (mid) on delete cascade,
    with_question boolean not null,
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create unique index shared_answers_live on shared_answers (mid, with_question) where revoked_at is null`,
  `create index shared_answers_by_user on shared_answers (uid, created_at desc)`,
  `create index chats_by_kundli on chats (bid) where deleted_at is null`,
]
