import { sql, type Kysely } from 'kysely'

/**
 * The plan month that a hold was taken from, so that what comes back goes there or nowhere; and until
 * when one process has taken it upon itself to tell the gateway of a subscription's end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `set local statement_timeout = 0`,
  `alter table holds add column period_id uuid references plan_periods (payment_id)`,
  // Of a user's months the last that had been opened when the question was asked.
  `update holds set period_id = (
     select period.payment_id from plan_periods period
     join postings opening on opening.cause = period.uid || ':plan:' || period.payment_id
     where period.uid = holds.uid and opening.at <= holds.created_at
     order by opening.at desc limit 1)
   where unit = 'plan'`,
  `alter table subscriptions add column next_tell_at timestamptz`,
]
