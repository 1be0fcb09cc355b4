import { sql, type Kysely } from 'kysely'

/**
 * What a person wants to be reminded of, when and where; the browsers that they let us reach them by; the
 * reminders that wait or went out, without their words; and the muhurtas they marked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Written with every reminder: room for the next version of each row beside it.
  `create table reminder_settings (
    uid uuid primary key references users (uid),
    kinds text[] not null default '{}',
    vrats text[] not null default '{}',
    language text not null check (language in ('en', 'hi')),
    timezone text not null,
    -- Minutes after midnight by the clock of the time zone.
    hour_minute smallint not null default 420 check (hour_minute between 0 and 1439),
    quiet_from smallint not null default 1320 check (quiet_from between 0 and 1439),
    quiet_until smallint not null default 420 check (quiet_until between 0 and 1439),
    most_a_day smallint not null default 1 check (most_a_day between 1 and 8),
    tells_more boolean not null default false,
    -- An address that was confirmed by a code; null where no mail is wanted.
    mail text,
    -- When the day is looked at next: at the hour of the morning; null where nothing of a day is wanted.
    next_day_at timestamptz,
    -- When the first of what waits is due.
    due_at timestamptz,
    claimed_until timestamptz,
    sent_on date,
    sent_count smallint not null default 0,
    updated_at timestamptz not null
  ) with (fillfactor = 70)`,
  `create index reminder_settings_by_day on reminder_settings (next_day_at)
    where next_day_at is not null`,
  `create index reminder_settings_by_due on reminder_settings (due_at) where due_at is not null`,
  `create table push_devices (
    device_id uuid primary key,
    uid uuid not null references users (uid),
    -- The session that it was switched on in: it ends with that.
    sid uuid not null references sessions (sid) on delete cascade,
    endpoint text not null,
    endpoint_hash text not null unique,
    p256dh text not null,
    auth text not null,
    created_at timestamptz not null
  )`,
  `create index push_devices_by_user on push_devices (uid)`,
  `create index push_devices_by_session on push_devices (sid)`,
  `create table reminders (
    reminder_id uuid primary key default gen_random_uuid(),
    uid uuid not null references users (uid),
    kind text not null,
    -- What it is about: with uid and kind, told once.
    key text not null,
    due_at timestamptz not null,
    -- Of no use after this.
    expires_at timestamptz not null,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped')),
    -- What goes out together; null before the first try.
    message_id uuid,
    -- The devices, or 'mail', that have it already.
    reached text[] not null default '{}',
    tries smallint not null default 0,
    created_at timestamptz not null default clock_timestamp(),
    unique (uid, kind, key)
  )`,
  `create index reminders_waiting on reminders (uid, due_at) where state = 'waiting'`,
  `create index reminders_by_age on reminders (created_at)`,
  `create table marked_muhurtas (
    muhurta_id uuid primary key,
    uid uuid not null references users (uid),
    purpose text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    place text not null check (length(place) <= 100),
    timezone text not null,
    marked_at timestamptz not null,
    unique (uid, purpose, starts_at)
  )`,
]
