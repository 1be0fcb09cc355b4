import { sql, type Kysely } from 'kysely'

/**
 * How far the ledger is proven, so that a proof need not begin with the first entry; and an index by
 * which it finds the entries since then (of pages, not of rows: entries are only ever added at the end,
 * and a posting pays next to nothing for it).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Some seconds ten million entries: longer than a request's statement may take.
  `set local statement_timeout = 0`,
  `create index entries_in_order on entries using brin (entry_id) with (pages_per_range = 32, autosummarize = on)`,
  `create table ledger_checkpoint (
    only_row boolean primary key default true check (only_row),
    -- Up to this entry nothing was wrong; null before the first whole proof.
    entry_id bigint,
    -- What the company's accounts held aside up to there: [{kind, reference, unit, amount}].
    aside jsonb not null default '[]',
    proven_at timestamptz,
    problems integer not null default 0,
    whole_proven_at timestamptz,
    whole_problems integer not null default 0,
    operators_told_at timestamptz
  )`,
]
