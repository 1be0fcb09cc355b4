import type { Db, Tx } from '../db/schema.ts'
import { notifyOfMoney } from '../notifications/money-notifications.ts'
import { post } from '../wallet/ledger.ts'

export interface RefundDecision {
  refundId: string
  isGranted: boolean
  /** The operator's, 5 to 200 characters. */
  reason: string
  /** The operator, who decides nothing of their own; null at the server's command line. */
  by: string | null
  at: Date
}

/** The operator's word on a request. @returns false when there is no such request for them to decide. */
export async function decideRefund(
  tx: Tx,
  { refundId, isGranted, reason, by, at }: RefundDecision,
): Promise<boolean> {
  const refund = await tx
    .updateTable('refunds')
    .set({
      state: isGranted ? 'sending' : 'refused',
      decided_at: at,
      decision_reason: reason,
      next_try_at: isGranted ? at : null,
    })
    .where('refund_id', '=', refundId)
    .where('state', '=', 'review')
    .$if(by !== null, (query) => query.where('uid', '<>', by ?? ''))
    .returning(['uid', 'aside_paise'])
    .executeTakeFirst()
  if (!refund) return false
  if (!isGranted) await notifyOfMoney(tx, { uid: refund.uid, kind: 'refund-refused' }, at)
  if (!isGranted && refund.aside_paise)
    await post(
      tx,
      `${refund.uid}:refund-refused:${refundId}`,
      [
        { owner: 'company', kind: 'refunding', unit: 'rupees', change: -refund.aside_paise },
        { owner: refund.uid, kind: 'own', unit: 'rupees', change: refund.aside_paise },
      ],
      { reason: 'refund-refused', reference: refundId, at },
    )
  return true
}

function refundsWithPayments(db: Db) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.payment_id', 'refunds.payment_id')
    .select(['refund_id', 'refunds.uid', 'refunds.kind', 'refunds.state', 'why'])
    .select(['refunds.amount_paise', 'payments.amount_paise as paid_paise', 'order_id'])
    .select(['gateway_payment_id', 'requested_at', 'decided_at', 'decision_reason', 'done_at'])
}
export type RefundRow = Awaited<ReturnType<typeof refundsInReview>>[number]

/** The requests that wait for the operator, oldest first. */
export function refundsInReview(db: Db) {
  return refundsWithPayments(db)
    .where('refunds.state', '=', 'review')
    .orderBy('requested_at')
    .limit(200)
    .execute()
}

/** What operators decided, the latest first. */
export function refundsDecided(db: Db) {
  return refundsWithPayments(db)
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(50)
    .execute()
}

/** All of one user, the newest first. */
export function refundsOf(db: Db, uid: string) {
  return refundsWithPayments(db)
    .where('refunds.uid', '=', uid)
    .orderBy('requested_at', 'desc')
    .limit(50)
    .execute()
}
