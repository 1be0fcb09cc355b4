import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** What must hold of the ledger: each query finds what must not be, said in one column `what`. */
export const ledgerProofs = [
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
  [
    'a hold and what is in flight for it differ',
    sql`select coalesce(h.hold_id, f.hold_id) || ' ' || coalesce(h.unit, f.unit) as what
        from (select hold_id::text, unit, amount from holds where state = 'held') h
        full join (select reference as hold_id, unit, sum(change) as amount
                   from entries join postings using (posting_id)
                   where owner = 'company' and kind = 'in-flight'
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
                   from entries join postings using (posting_id)
                   where owner = 'company' and kind = 'waiting'
                   group by reference, unit having sum(change) <> 0) w using (transfer_id, unit)
        where t.amount is distinct from w.amount`,
  ],
  [
    'a refund and what is set aside for it differ',
    sql`select coalesce(r.refund_id, a.refund_id) as what
        from (select refund_id::text, aside_paise from refunds
              where state in ('review', 'sending', 'sent', 'failed') and aside_paise > 0) r
        full join (select reference as refund_id, sum(change) as aside_paise
                   from entries join postings using (posting_id)
                   where owner = 'company' and kind = 'refunding'
                   group by reference having sum(change) <> 0) a using (refund_id)
        where r.aside_paise is distinct from a.aside_paise`,
  ],
  [
    'a dispute and what is frozen for it differ',
    sql`select coalesce(d.dispute_id, f.dispute_id) as what
        from (select dispute_id, unit, aside from disputes where state = 'open' and aside > 0) d
        full join (select reference as dispute_id, unit, sum(change) as aside
                   from entries join postings using (posting_id)
                   where owner = 'company' and kind = 'disputed'
                   group by reference, unit having sum(change) <> 0) f
          on d.dispute_id = f.dispute_id and d.unit = f.unit
        where d.aside is distinct from f.aside`,
  ],
  [
    'a kept payment was not posted exactly once',
    sql`select p.payment_id::text as what from payments p
        left join postings on cause = p.uid || ':payment:' || p.payment_id
        where (p.state = 'kept') <> (posting_id is not null)`,
  ],
] as const

const linesAtOnce = 10_000

/**
 * One short text for the whole ledger, every posting, entry and balance: two databases that give the
 * same hold the same ledger. Reckoned here in order, page by page, so that it does not depend on the
 * database's own settings.
 */
export async function ledgerFingerprint(db: Db): Promise<string> {
  const hash = createHash('sha256')
  for (let last = 0, isMore = true; isMore;) {
    const { rows } = await sql<{ entry_id: number; line: string }>`
      select entry_id, jsonb_build_array(entry_id, posting_id, seq, owner, kind, unit, change,
        balance_after, extract(epoch from e.at), cause, reason, reference,
        extract(epoch from p.at))::text as line
      from entries e join postings p using (posting_id)
      where entry_id > ${last} order by entry_id limit ${linesAtOnce}`.execute(db)
    for (const { line } of rows) hash.update(`${line}\n`)
    isMore = rows.length === linesAtOnce
    last = rows.at(-1)?.entry_id ?? last
  }
  const { rows } = await sql<{ line: string }>`
    select jsonb_build_array(owner, kind, unit, balance)::text as line from ledger_accounts
    order by owner collate "C", kind collate "C", unit collate "C"`.execute(db)
  for (const { line } of rows) hash.update(`${line}\n`)
  return hash.digest('hex').slice(0, 32)
}
