import type { Language } from '../../words/say.ts'
import { say } from '../../words/say.ts'
import { ledgerAccountNames, ledgerReasons } from '../../words/wallet/wallet.ts'
import type { Db } from '../db/schema.ts'

const linesPerPage = 20

/** A page of somebody's ledger in plain words, newest first: rupees for the wallet, whole numbers else. */
export async function ledgerPage(db: Db, uid: string, page: number, language: Language) {
  const count = await countLines(db, uid)
  const lines = await readLines(db, uid, page)
  return {
    entries: lines.map((line) => ({
      at: line.at.toISOString(),
      account: accountName(line, language),
      in_rupees: line.unit === 'rupees',
      amount: inUnit(line.unit, line.change),
      balance_after: inUnit(line.unit, line.balance_after ?? 0),
      reason: reasonName(reasonFor(line), language),
      reference: line.reference,
    })),
    page_count: Math.max(1, Math.ceil(count / linesPerPage)),
  }
}

/** An account of a user as their ledger names it. */
export function accountName(
  { kind, unit }: { kind: string; unit: string },
  language: Language,
): string {
  return sayName(ledgerAccountNames, `${kind} ${unit}`, language)
}

/** Why a line stands in a ledger, as a person reads it. */
export function reasonName(reason: string, language: Language): string {
  return sayName(ledgerReasons, reason, language)
}

/** A transfer is one posting with two readers. */
function reasonFor({ reason, change }: { reason: string; change: number }): string {
  return reason === 'transfer-sent' && change > 0 ? 'transfer-received' : reason
}

/** Paise as rupees; anything else counts as it is. */
export function inUnit(unit: string, amount: number): number {
  return unit === 'rupees' ? amount / 100 : amount
}

/** A name's sentence; a name that a newer release has written is shown as it stands. */
function sayName(
  sentences: Record<string, { en: string; hi: string }>,
  name: string,
  language: Language,
): string {
  const sentence = sentences[name]
  return sentence ? say(sentence, language) : name
}

async function countLines(db: Db, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('entries')
    .where('owner', '=', uid)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** A page of a user's ledger, newest first. The rows to skip are skipped in the index alone. */
function readLines(db: Db, uid: string, page: number) {
  const ids = db
    .selectFrom('entries')
    .where('owner', '=', uid)
    .select('entry_id')
    .orderBy('entry_id', 'desc')
    .offset((page - 1) * linesPerPage)
    .limit(linesPerPage)
  return db
    .selectFrom('entries')
    .innerJoin('postings', 'postings.posting_id', 'entries.posting_id')
    .where('entries.owner', '=', uid)
    .where('entry_id', 'in', ids)
    .select(['entries.at', 'kind', 'unit', 'change', 'balance_after', 'reason', 'reference'])
    .orderBy('entry_id', 'desc')
    .execute()
}
