import type { LedgerReason } from '../../words/wallet/wallet.ts'
import type { Tx } from '../db/schema.ts'
import { post, type Unit, type UserKind } from './ledger.ts'

/**
 * Gives a question back that was answered and paid: to the account it came from, once.
 *
 * @param holdId a settled hold; anything else is given back by nobody here.
 * @param reason how they read it in their ledger.
 * @returns whether this call gave it back.
 */
export async function refund(
  tx: Tx,
  holdId: string,
  at = new Date(),
  reason: LedgerReason = 'refunded',
): Promise<boolean> {
  const hold = await tx
    .selectFrom('holds')
    .where('hold_id', '=', holdId)
    .where('state', '=', 'settled')
    .select(['uid', 'kind', 'unit', 'amount'])
    .forUpdate()
    .executeTakeFirst()
  if (!hold) return false
  const { uid, amount } = hold
  const unit = hold.unit as Unit
  return post(
    tx,
    `${uid}:refund:${holdId}`,
    [
      { owner: 'company', kind: 'revenue', unit, change: -amount },
      { owner: uid, kind: hold.kind as UserKind, unit, change: amount },
    ],
    { reason, reference: holdId, at },
  )
}
