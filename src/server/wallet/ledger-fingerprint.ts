import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

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
