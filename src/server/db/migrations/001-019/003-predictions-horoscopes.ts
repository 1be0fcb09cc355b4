import { sql, type Kysely } from 'kysely'

/**
 * Predictions, one row for each text that somebody was given of a kundli, and the horoscopes of the
 * twelve signs, one row for each sign and day, which stay as they were printed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table predictions (
    pid uuid primary key,
    uid uuid not null references users (uid),
    bid uuid not null references births (bid) on delete cascade,
    kind text not null check (kind in ('daily', 'weekly', 'monthly', 'yearly')),
    language text not null check (language in ('English', 'Hindi')),
    -- Of what the chart is cast from: a birth that was corrected is another one.
    birth_hash text not null,
    -- The days in India that it tells of, the last one not included.
    from_day text not null,
    until_day text not null,
    text text not null default '',
    facts jsonb not null default '[]',
    state text not null default 'writing' check (state in ('writing', 'complete', 'failed')),
    hold_id uuid references holds (hold_id),
    charged boolean not null default false,
    asked_at timestamptz not null default now(),
    written_at timestamptz,
    check (from_day < until_day)
  )`,
  // One text for each kundli, kind, language and period, however many tabs ask for it at once.
  `create unique index predictions_once on predictions (bid, kind, language, birth_hash, from_day)
    where state <> 'failed'`,
  `create index predictions_by_user on predictions (uid, asked_at)`,
  `create index predictions_by_hold on predictions (hold_id) where state = 'writing'`,
  `create table horoscopes (
    day text not null,
    rashi integer not null check (rashi between 0 and 11),
    told jsonb not null,
    printed_at timestamptz not null default now(),
    primary key (day, rashi)
  )`,
]
