import { sql, type Kysely } from 'kysely'

/** AstroHub: handles and profiles, discussions, comments, votes, points, reports, notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const states = `('waiting', 'shown', 'hidden', 'removed', 'deleted')`

const statements = [
  // Nobody takes a name that differs in case alone.
  `create unique index users_by_display_name on users (lower(display_name))`,
  `create table profiles (
    uid uuid primary key references users (uid),
    email text not null,
    email_verified_at timestamptz,
    bid uuid references births (bid) on delete set null,
    gender text not null default 'Female' check (gender in ('Male', 'Female')),
    avatar integer not null default 1,
    is_private boolean not null default false,
    -- Points that were taken back after they had been spent: what is earned next pays them first.
    points_owed integer not null default 0 check (points_owed >= 0),
    created_at timestamptz not null default now()
  )`,
  `create table email_codes (
    uid uuid primary key references users (uid),
    email text not null,
    code_hash text not null,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,

  // What is said ------------------------------------------------------------------------------
  // place: the order in which discussions came to light; kept while one is hidden.
  `create sequence discussion_places`,
  `create table discussions (
    did uuid primary key,
    uid uuid references users (uid),
    title text not null,
    description text not null,
    rashi integer,
    nakshatra integer,
    mahadasha text,
    state text not null check (state in ${states}),
    place bigint unique,
    upvotes integer not null default 0 check (upvotes >= 0),
    downvotes integer not null default 0 check (downvotes >= 0),
    comment_count integer not null default 0 check (comment_count >= 0),
    latest_cid uuid,
    search tsvector not null,
    title_grams text[] not null,
    created_at timestamptz not null default now(),
    edited_at timestamptz,
    check (state <> 'shown' or place is not null)
  )`,
  `create index discussions_shown on discussions (place desc) include (did) where state = 'shown'`,
  `create index discussions_by_user on discussions (uid, place desc) where state = 'shown'`,
  `create index discussions_of_user on discussions (uid, created_at desc)`,
  `create index discussions_waiting on discussions (created_at) where state in ('waiting', 'hidden')`,
  `create index discussions_search on discussions using gin (search)`,
  `create index discussions_grams on discussions using gin (title_grams)`,
  `create table comments (
    cid uuid primary key,
    seq bigint generated always as identity,
    did uuid not null references discussions (did),
    uid uuid references users (uid),
    comment text not null,
    state text not null check (state in ${states}),
    upvotes integer not null default 0 check (upvotes >= 0),
    downvotes integer not null default 0 check (downvotes >= 0),
    created_at timestamptz not null default now()
  )`,
  `create index comments_of_discussion on comments (did, seq) where state = 'shown'`,
  `create index comments_of_user on comments (uid, created_at desc)`,
  `create index comments_waiting on comments (created_at) where state in ('waiting', 'hidden')`,
  // Of each run of 512 places, how many are shown: any page is found without walking the ones before.
  `create table discussion_runs (run bigint primary key, shown integer not null)`,
  `create function count_shown() returns trigger language plpgsql as $$
  declare
    was boolean := tg_op <> 'INSERT' and old.state = 'shown';
    is_now boolean := tg_op <> 'DELETE' and new.state = 'shown';
  begin
    if was and not is_now then
      update discussion_runs set shown = shown - 1 where run = old.place / 512;
    elsif is_now and not was then
      insert into discussion_runs as runs (run, shown) values (new.place / 512, 1)
        on conflict (run) do update set shown = runs.shown + 1;
    end if;
    return null;
  end $$`,
  `create trigger count_shown after insert or delete or update of state on discussions
    for each row execute function count_shown()`,

  // What others make of it --------------------------------------------------------------------
  `create table votes (
    uid uuid not null references users (uid),
    item uuid not null,
    of_comment boolean not null,
    type integer not null check (type in (0, 1)),
    at timestamptz not null default now(),
    primary key (uid, item)
  )`,
  `create index votes_on_item on votes (item)`,
  `create table point_awards (
    cause text primary key,
    uid uuid not null references users (uid),
    item uuid not null,
    amount integer not null check (amount >= 0),
    at timestamptz not null default now(),
    taken_back_at timestamptz
  )`,
  `create index point_awards_by_item on point_awards (item, uid) where taken_back_at is null`,
  `create table point_days (
    uid uuid not null references users (uid),
    day date not null,
    earned integer not null default 0 check (earned >= 0),
    primary key (uid, day)
  )`,
  `create table reports (
    report_id uuid primary key,
    uid uuid not null references users (uid),
    item uuid not null,
    of_comment boolean not null,
    reason text not null,
    note text not null default '',
    -- In tenths: three whole ones hide an item.
    weight integer not null check (weight >= 0),
    outcome text check (outcome in ('kept', 'removed')),
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    unique (uid, item)
  )`,
  `create index reports_open on reports (item) where outcome is null`,
  `create index reports_by_user on reports (uid, created_at desc)`,

  // What one is told --------------------------------------------------------------------------
  `create table notifications (
    id uuid primary key,
    uid uuid not null references users (uid),
    kind text not null,
    did uuid,
    -- What happens often is told once a day and counted: one row for each key.
    group_key text,
    count integer not null default 1,
    details jsonb not null default '{}',
    created_at timestamptz not null default now(),
    seen_at timestamptz
  )`,
  `create index notifications_by_user on notifications (uid, created_at desc)`,
  `create index notifications_unseen on notifications (uid) where seen_at is null`,
  `create unique index notifications_grouped on notifications (uid, group_key) where group_key is not null`,
]
