import { sql, type Kysely } from 'kysely'

/** Accounts, limits, births, ledger, chats: the spine. Times are timestamptz, money whole paise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // People ------------------------------------------------------------------------------------
  `create table users (
    uid uuid primary key,
    mobile text unique,
    display_name text,
    language text not null default 'English' check (language in ('English', 'Hindi')),
    role text not null default 'user' check (role in ('user', 'operator')),
    is_ban boolean not null default false,
    consent_version text,
    consent_at timestamptz,
    app_rewarded_at timestamptz,
    invite_code text not null unique,
    invited_by uuid references users (uid),
    created_at timestamptz not null default now(),
    deleted_at timestamptz
  )`,
  // Deleted users' numbers, as keyed hashes: no second set of free questions.
  `create table former_mobiles (mobile_hash text primary key, at timestamptz not null default now())`,
  `create table codes (
    token_hash text primary key,
    mobile_hash text not null,
    purpose text not null check (purpose in ('login', 'delete', 'cancel')),
    sid uuid,
    code_hash text not null,
    tries integer not null default 0 check (tries >= 0),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index codes_by_mobile on codes (mobile_hash, created_at)`,
  `create table sessions (
    sid uuid primary key,
    uid uuid not null references users (uid),
    device text not null check (device in ('web', 'app')),
    label text not null default '',
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    delete_grant_until timestamptz,
    cancel_grant_until timestamptz,
    revoked_at timestamptz
  )`,
  `create index sessions_by_user on sessions (uid) where revoked_at is null`,
  `create table invitations (
    invitation_id uuid primary key,
    uid uuid not null references users (uid),
    mobile_hash text not null,
    created_at timestamptz not null default now(),
    unique (uid, mobile_hash)
  )`,
  // Counters that may be lost in a database crash, never in ours.
  `create unlogged table limits (
    key text not null,
    window_start timestamptz not null,
    count integer not null,
    primary key (key, window_start)
  )`,
  `create table idempotency_keys (
    scope text not null,
    key text not null,
    call text not null,
    body_hash text not null,
    reply jsonb,
    created_at timestamptz not null default now(),
    primary key (scope, key)
  )`,

  // What is offered ---------------------------------------------------------------------------
  `create table personas (
    name text primary key check (name in ('Oracle', 'Astra')),
    desc_en text not null,
    desc_hi text not null,
    price_paise bigint not null check (price_paise > 0)
  )`,
  `create table offers (
    name text not null,
    unit text not null,
    amount bigint not null check (amount > 0),
    primary key (name, unit)
  )`,

  // Births ------------------------------------------------------------------------------------
  `create table births (
    bid uuid primary key,
    uid uuid not null references users (uid),
    full_name text not null,
    dob text not null,
    tob text not null,
    tob_sec integer not null default 0,
    tob_known boolean not null,
    tob_offset integer,
    pob text not null,
    lat double precision not null,
    lng double precision not null,
    gender text not null,
    marital_status text not null,
    language text not null,
    timezone text not null,
    offset_seconds integer not null,
    born_at timestamptz,
    day_from timestamptz,
    day_to timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check ((born_at is not null) = tob_known),
    check ((day_from is not null and day_to is not null) = not tob_known)
  )`,
  `create index births_by_user on births (uid, created_at)`,

  // The ledger --------------------------------------------------------------------------------
  // owner is a user's uid or 'house'. Users never go below zero; the house's accounts may.
  `create table ledger_accounts (
    owner text not null,
    kind text not null,
    unit text not null,
    balance bigint not null default 0,
    primary key (owner, kind, unit),
    check (owner = 'house' or balance >= 0)
  )`,
  `create table postings (
    posting_id uuid primary key,
    cause text not null unique,
    reason text not null,
    reference text not null default '',
    at timestamptz not null default now()
  )`,
  `create table entries (
    posting_id uuid not null references postings (posting_id),
    seq integer not null,
    owner text not null,
    kind text not null,
    unit text not null,
    change bigint not null check (change <> 0),
    balance_after bigint not null,
    at timestamptz not null default now(),
    primary key (posting_id, seq),
    foreign key (owner, kind, unit) references ledger_accounts (owner, kind, unit)
  )`,
  `create index entries_by_owner on entries (owner, at desc)`,
  `create table holds (
    hold_id uuid primary key,
    uid uuid not null references users (uid),
    kind text not null,
    unit text not null,
    amount bigint not null check (amount > 0),
    state text not null default 'held' check (state in ('held', 'settled', 'voided')),
    heartbeat_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    ended_at timestamptz
  )`,
  `create index holds_open on holds (heartbeat_at) where state = 'held'`,
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$`,
  `create trigger postings_append_only before update or delete or truncate on postings
    for each statement execute function refuse_change()`,
  `create trigger entries_append_only before update or delete or truncate on entries
    for each statement execute function refuse_change()`,

  // Chats -------------------------------------------------------------------------------------
  `create table chats (
    asst_id uuid primary key,
    uid uuid not null references users (uid),
    bid uuid references births (bid) on delete set null,
    astrologer text not null check (astrologer in ('Oracle', 'Astra')),
    user_name text not null,
    device text not null,
    started_at timestamptz not null default now(),
    paid_until timestamptz,
    stopped_at timestamptz,
    deleted_at timestamptz
  )`,
  `create index chats_by_user on chats (uid, started_at desc) where deleted_at is null`,
  `create table messages (
    mid uuid primary key,
    asst_id uuid not null references chats (asst_id),
    uid uuid not null references users (uid),
    seq integer not null,
    client_key text,
    question text not null,
    language text not null,
    answer text not null default '',
    facts jsonb not null default '[]',
    suggestions jsonb not null default '[]',
    verdicts jsonb not null default '[]',
    state text not null default 'writing' check (state in ('writing', 'complete', 'failed', 'stopped')),
    outcome text,
    fail_message text,
    hold_id uuid references holds (hold_id),
    charged boolean not null default false,
    rating integer,
    rating_reason text,
    asked_at timestamptz not null default now(),
    answered_at timestamptz,
    unique (asst_id, seq)
  )`,
  `create unique index messages_by_client_key on messages (uid, client_key) where client_key is not null`,
  `create index messages_open on messages (uid) where state = 'writing'`,

  // Beginnings --------------------------------------------------------------------------------
  `insert into personas (name, desc_en, desc_hi, price_paise) values
    ('Oracle', 'Life path, timing, the long lines of your chart.', 'जीवन की राह, सही समय और आपकी कुंडली की लंबी रेखाएँ।', 600),
    ('Astra', 'Love, matching, career: the questions of the heart.', 'प्रेम, मिलान, करियर: दिल के सवाल।', 600)`,
  `insert into offers (name, unit, amount) values
    ('sign-up', 'oracle', 3), ('sign-up', 'astra', 3),
    ('sign-up', 'daily', 1), ('sign-up', 'weekly', 1), ('sign-up', 'monthly', 1), ('sign-up', 'yearly', 1),
    ('landing', 'oracle', 10), ('landing', 'astra', 3),
    ('landing', 'daily', 1), ('landing', 'weekly', 1), ('landing', 'monthly', 1), ('landing', 'yearly', 1),
    ('invite', 'oracle', 1), ('invite', 'astra', 1),
    ('app', 'astra', 3)`,
]
