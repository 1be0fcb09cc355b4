import type { LedgerReason } from '../../words/wallet/wallet.ts'
import type { Tx } from '../db/schema.ts'
import { post, type Unit, type UserKind } from './ledger.ts'

/**
 * Gives a question back that was answered and paid: to the account it came from, once.
 *
 * @param of a settled hold of this user's; anything else is given back by nobody here.
 * @param reason how they read it in their ledger.
 * @returns whether this call gave it back.
 */
export async function refund(
  tx: Tx,
  of: { uid: string; holdId: string },
  at = new Date(),
  reason: LedgerReason = 'refunded',
): Promise<boolean> {
  const { uid, holdId } = of
  const hold = await tx
    .selectFrom('holds')
    .where('hold_id', '=', holdId)
    .where('uid', '=', uid)
    .where('state', '=', 'settled')
    .select(['kind', 'unit', 'amount'])
    .forUpdate()
    .executeTakeFirst()
  if (!hold) return false
  const { amount } = hold
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
