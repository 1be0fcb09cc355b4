import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { AsideAmount } from '../../db/stored-json.ts'

/** What must hold, and a query that finds what does not, said in one column `what`. */
export type ProofQuery = readonly [text: string, query: RawBuilder<unknown>]

/** Rows of kind, reference, unit and change: all that the company's accounts ever set aside or gave back. */
const everSetAside = sql`select kind, reference, unit, change
  from entries join postings using (posting_id) where owner = 'company'`

/** What the company's accounts hold aside (rows of `source`) is what the product says that they do, one by one. */
const proofsOfAside = (source: RawBuilder<unknown>): ProofQuery[] => [
  [
    'a hold and what is in flight for it differ',
    sql`select coalesce(h.hold_id, f.hold_id) || ' ' || coalesce(h.unit, f.unit) as what
        from (select hold_id::text, unit, amount from holds where state = 'held') h
        full join (select reference as hold_id, unit, sum(change) as amount
                   from (${source}) s where kind = 'in-flight'
                   group by reference, unit having sum(change) <> 0) f
          on h.hold_id = f.hold_id and h.unit = f.unit
        where h.amount is distinct from f.amount`,
  ],
  [
    'a transfer and what waits for it differ',
    sql`select coalesce(t.transfer_id, w.transfer_id) as what
        from (select transfer_id::text, unit, amount from transfers,
                lateral (values ('oracle', questions - wallet_questions::bigint),
                                ('rupees', wallet_paise)) as part (unit, amount)
              where state = 'waiting' and amount <> 0) t
        full join (select reference as transfer_id, unit, sum(change) as amount
                   from (${source}) s where kind = 'waiting'
                   group by reference, unit having sum(change) <> 0) w using (transfer_id, unit)
        where t.amount is distinct from w.amount`,
  ],
  [
    'a refund and what is set aside for it differ',
    sql`select coalesce(r.refund_id, a.refund_id) as what
        from (select refund_id::text, aside_paise from refunds
              where state in ('review', 'sending', 'sent', 'failed') and aside_paise > 0) r
        full join (select reference as refund_id, sum(change) as aside_paise
                   from (${source}) s where kind = 'refunding'
                   group by reference having sum(change) <> 0) a using (refund_id)
        where r.aside_paise is distinct from a.aside_paise`,
  ],
  [
    'a dispute and what is frozen for it differ',
    sql`select coalesce(d.dispute_id, f.dispute_id) as what
        from (select dispute_id, unit, aside from disputes where state = 'open' and aside > 0) d
        full join (select reference as dispute_id, unit, sum(change) as aside
                   from (${source}) s where kind = 'disputed'
                   group by reference, unit having sum(change) <> 0) f
          on d.dispute_id = f.dispute_id and d.unit = f.unit
        where d.aside is distinct from f.aside`,
  ],
]

/** The whole ledger: work that grows with it. */
export const wholeProofs: readonly ProofQuery[] = [
  [
    'a posting does not sum to zero',
    sql`select posting_id || ' ' || unit as what from entries
        group by posting_id, unit having sum(change) <> 0`,
  ],
  [
    'a posting has no entries',
    sql`select cause as what from postings p
        where not exists (select from entries e where e.posting_id = p.posting_id)`,
  ],
  [
    'a balance is not the sum of its entries',
    sql`select concat_ws(' ', owner, kind, unit) as what
        from ledger_accounts a
        full join (select owner, kind, unit, sum(change) as total from entries
                   where owner <> 'company' group by owner, kind, unit) e using (owner, kind, unit)
        where a.balance is distinct from e.total or a.balance < 0`,
  ],
  [
    'an entry shows a wrong balance',
    sql`select concat_ws(' ', owner, kind, unit, entry_id) as what
        from (select *, sum(change) over (partition by owner, kind, unit order by entry_id) as total
              from entries where owner <> 'company') e
        where balance_after is distinct from total`,
  ],
  ...proofsOfAside(everSetAside),
  [
    'a kept payment was not posted exactly once',
    sql`select p.payment_id::text as what from payments p
        left join postings on cause = p.uid || ':payment:' || p.payment_id
        where (p.state = 'kept') <> (posting_id is not null)`,
  ],
]

/** How far the ledger is proven, and what the company's accounts held aside up to there. */
export interface Checkpoint {
  entryId: number
  aside: readonly AsideAmount[]
}

/**
 * What was posted behind a checkpoint: its sums, its balances (each from the one before) up to those of
 * the accounts, and all that is aside now. Work that grows with what is new. It sees neither a change of
 * what was proven, nor a posting without entries, nor a payment that was not posted: the whole proof does.
 */
export function proofsSince(checkpoint: Checkpoint): readonly ProofQuery[] {
  const { entryId } = checkpoint
  return [
    [
      'a posting does not sum to zero',
      sql`select posting_id || ' ' || unit as what from entries
          where posting_id in (select posting_id from entries where entry_id > ${entryId})
          group by posting_id, unit having sum(change) <> 0`,
    ],
    [
      'an entry shows a wrong balance',
      sql`with fresh as (
            select owner, kind, unit, entry_id, change, balance_after,
              lag(balance_after) over w as before, row_number() over w as place
            from entries where entry_id > ${entryId} and owner <> 'company'
            window w as (partition by owner, kind, unit order by entry_id))
          select concat_ws(' ', f.owner, f.kind, f.unit, f.entry_id) as what
          from fresh f left join lateral (
            select p.balance_after from entries p
            where f.place = 1 and p.owner = f.owner and p.kind = f.kind and p.unit = f.unit
              and p.entry_id <= ${entryId}
            order by p.entry_id desc limit 1) proven on true
          where f.balance_after is distinct from
            coalesce(f.before, proven.balance_after, 0) + f.change`,
    ],
    [
      'a balance is not the sum of its entries',
      sql`select concat_ws(' ', owner, kind, unit) as what
          from (select distinct on (owner, kind, unit) owner, kind, unit, balance_after
                from entries where entry_id > ${entryId} and owner <> 'company'
                order by owner, kind, unit, entry_id desc) newest
          left join ledger_accounts using (owner, kind, unit)
          where balance is distinct from balance_after`,
    ],
    ...proofsOfAside(setAsideSince(checkpoint)),
  ]
}

/** As `everSetAside`, from what was carried at the checkpoint and the entries behind it, to `upTo` at most. */
const setAsideSince = ({ entryId, aside }: Checkpoint, upTo?: number) => sql`
  select kind, reference, unit, amount as change
  from jsonb_to_recordset(${JSON.stringify(aside)}::jsonb)
    as carried (kind text, reference text, unit text, amount bigint)
  union all
  select kind, reference, unit, change from entries join postings using (posting_id)
  where owner = 'company' and kind in ('in-flight', 'waiting', 'refunding', 'disputed')
    and entry_id > ${entryId} ${upTo === undefined ? sql`` : sql`and entry_id <= ${upTo}`}`

/** What the company's accounts hold aside after the entry `upTo`, reckoned from a checkpoint before it. */
export async function asideUpTo(
  db: Db,
  checkpoint: Checkpoint,
  upTo: number,
): Promise<AsideAmount[]> {
  const { rows } = await sql<AsideAmount>`
    select kind, reference, unit, sum(change)::int8 as amount
    from (${setAsideSince(checkpoint, upTo)}) s
    group by kind, reference, unit having sum(change) <> 0`.execute(db)
  return rows
}

/**
 * What proofs find, one line each, at most 20 of a kind; as far as `db` sees the ledger: an open
 * transaction sees its own changes.
 */
export async function findProblems(
  db: Db,
  proofs: readonly ProofQuery[] = wholeProofs,
): Promise<string[]> {
  const problems: string[] = []
  for (const [text, query] of proofs) {
    const { rows } = await sql<{ what: string }>`${query} limit 20`.execute(db)
    problems.push(...rows.map(({ what }) => `${text}: ${what}`))
  }
  return problems
}

const entriesAtOnce = 10_000

/**
 * One short text for the whole ledger, every posting, entry and balance: two databases that give the
 * same hold the same ledger. Reckoned here in order, page by page, so that it does not depend on the
 * database's own settings.
 */
export async function ledgerFingerprint(db: Db): Promise<string> {
  const hash = createHash('sha256')
  const { rows: ends } = await sql<{ end: number }>`
    select coalesce(max(entry_id), 0) as end from entries`.execute(db)
  for (let last = 0; last < (ends[0]?.end ?? 0); last += entriesAtOnce) {
    const { rows } = await sql<{ line: string }>`
      select jsonb_build_array(entry_id, posting_id, seq, owner, kind, unit, change,
        balance_after, extract(epoch from e.at), cause, reason, reference,
        extract(epoch from p.at))::text as line
      from entries e join postings p using (posting_id)
      where entry_id > ${last} and entry_id <= ${last + entriesAtOnce}
      order by entry_id`.execute(db)
    for (const { line } of rows) hash.update(`${line}\n`)
  }
  const { rows } = await sql<{ line: string }>`
    select jsonb_build_array(owner, kind, unit, balance)::text as line from ledger_accounts
    order by owner collate "C", kind collate "C", unit collate "C"`.execute(db)
  for (const { line } of rows) hash.update(`${line}\n`)
  return hash.digest('hex').slice(0, 32)
}
