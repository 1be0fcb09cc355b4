import { sql, type Kysely } from 'kysely'

/**
 * What was found for a person on a matter on a day: one row for both personas, so that the next answer
 * knows what was said before. It goes with the kundli it was read from.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table verdicts (
    uid uuid not null references users (uid),
    bid uuid not null references births (bid) on delete cascade,
    -- Of the chart that was read: corrected birth details are another chart.
    chart_hash text not null,
    matter text not null,
    day date not null,
    verdict jsonb not null,
    at timestamptz not null,
    primary key (bid, chart_hash, matter, day)
  )`,
  `create index verdicts_by_user on verdicts (uid)`,
]
