import type { LedgerReason } from '../../words/wallet/wallet.ts'
import type { Tx } from '../db/schema.ts'
import { post } from './ledger.ts'
import { returnEntry, type SourceOfHold } from './return-entry.ts'

/** What became of a question that was to be given back; `period-over`: its plan's month has ended. */
export type QuestionReturn = 'given' | 'period-over' | 'not-given'

/**
 * Gives a question back that was answered and paid: to the account it came from, once. What came from a
 * plan's month that is over goes nowhere, and stays as it is.
 *
 * @param settledHold a settled hold of this user's; anything else is given back by nobody here.
 * @param reason how they read it in their ledger.
 */
export async function refund(
  tx: Tx,
  settledHold: { uid: string; holdId: string },
  at = new Date(),
  reason: LedgerReason = 'refunded',
): Promise<QuestionReturn> {
  const { uid, holdId } = settledHold
  const hold = await tx
    .selectFrom('holds')
    .where('hold_id', '=', holdId)
    .where('uid', '=', uid)
    .where('state', '=', 'settled')
    .select(['uid', 'kind', 'unit', 'amount', 'period_id'])
    .forUpdate()
    .executeTakeFirst()
  if (!hold) return 'not-given'
  const source = hold as SourceOfHold
  const entry = await returnEntry(tx, source)
  if (entry.owner === 'company') return 'period-over'
  const { unit, amount } = source
  const isPosted = await post(
    tx,
    `${uid}:refund:${holdId}`,
    [{ owner: 'company', kind: 'revenue', unit, change: -amount }, entry],
    { reason, reference: holdId, at },
  )
  return isPosted ? 'given' : 'not-given'
}
