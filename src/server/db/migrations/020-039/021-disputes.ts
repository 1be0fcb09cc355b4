import { sql, type Kysely } from 'kysely'

/** Disputed payments and what is frozen for them; refunds made at the gateway itself, and those that failed there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table disputes (
    dispute_id text primary key,
    payment_id uuid not null references payments (payment_id),
    uid uuid not null references users (uid),
    amount_paise bigint not null check (amount_paise > 0),
    -- What was frozen of it: paise of the wallet, or questions of the plan's month.
    unit text not null check (unit in ('rupees', 'plan')),
    aside bigint not null check (aside >= 0),
    state text not null check (state in ('open', 'won', 'lost')),
    opened_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index disputes_by_payment on disputes (payment_id)`,
  `create index disputes_by_time on disputes (opened_at desc)`,
  `alter table refunds
    drop constraint refunds_kind_check,
    drop constraint refunds_state_check,
    add constraint refunds_kind_check check (kind in ('automatic', 'requested', 'gateway')),
    add constraint refunds_state_check
      check (state in ('review', 'sending', 'sent', 'done', 'refused', 'failed')),
    add column attempt integer not null default 1`,
  `drop index refunds_one_at_a_time`,
  `create unique index refunds_one_at_a_time on refunds (payment_id)
    where state <> 'refused' and kind <> 'gateway'`,
]
