import { sql, type Kysely } from 'kysely'

/**
 * Every stretch of time that an answer or a prediction named for a matter, with the rule that named it; of
 * half of them also a stretch of equal length that no rule named. What the person says of either when it is
 * over, and what all of that came to by the end of each day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table forecasts (
    forecast_id uuid primary key,
    uid uuid not null references users (uid),
    bid uuid not null references births (bid) on delete cascade,
    -- The answer or the prediction that named it first.
    mid uuid,
    pid uuid,
    topic text not null,
    -- Whose life it is about, from the asker: 'self', 'child', …
    whose text not null,
    direction text not null check (direction in ('favourable', 'mixed', 'patience')),
    rule text not null,
    rule_version text not null,
    -- Days in India; both belong to it.
    from_day date not null,
    until_day date not null check (until_day >= from_day),
    told_at timestamptz not null,
    -- Whether it is of the half that is compared, drawn when it is kept.
    is_compared boolean not null,
    unnamed_from date,
    unnamed_until date,
    check ((mid is null) <> (pid is null)),
    check ((unnamed_from is null) = (unnamed_until is null)),
    check (is_compared or unnamed_from is null)
  )`,
  // Told again in another answer it is the same forecast: of a window only the first day moves on.
  `create unique index forecasts_once on forecasts (bid, topic, whose, rule, until_day)`,
  `create index forecasts_by_user on forecasts (uid, until_day)`,
  `create index forecasts_by_end on forecasts (until_day)`,
  `create index forecasts_by_answer on forecasts (mid) where mid is not null`,
  `create table forecast_judgements (
    forecast_id uuid not null references forecasts (forecast_id) on delete cascade,
    stretch text not null check (stretch in ('named', 'unnamed')),
    judgement text not null check (judgement in ('yes', 'partly', 'no', 'not-yet', 'never-ask')),
    judged_at timestamptz not null,
    primary key (forecast_id, stretch)
  )`,
  `create table forecast_counts (
    day date primary key,
    counts jsonb not null,
    made_at timestamptz not null
  )`,
]
