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
    .set((e) => ({
      state: isGranted ? ('sending' as const) : ('refused' as const),
      decided_at: at,
      decision_reason: reason,
      next_try_at: isGranted ? at : null,
      // One that failed is sent anew: at the gateway it is another one.
      gateway_refund_id: null,
      attempt: e('attempt', '+', e.case().when('state', '=', 'failed').then(1).else(0).end()),
    }))
    .where('refund_id', '=', refundId)
    .where('state', 'in', ['review', 'failed'])
    .where('kind', '<>', 'gateway')
    .$if(by !== null, (query) => query.where('uid', '<>', by ?? ''))
    .returning(['uid', 'aside_paise'])
    .executeTakeFirst()
  if (!refund) return false
  if (!isGranted) await notifyOfMoney(tx, { uid: refund.uid, kind: 'refund-refused' }, at)
  if (!isGranted) await giveBackAside(tx, { ...refund, refund_id: refundId }, at)
  return true
}

/** What was set aside for a refund that is not sent goes back into the wallet. */
export async function giveBackAside(
  tx: Tx,
  { refund_id, uid, aside_paise: aside }: { refund_id: string; uid: string; aside_paise: number },
  at: Date,
): Promise<void> {
  if (aside === 0) return
  await post(
    tx,
    `${uid}:refund-refused:${refund_id}`,
    [
      { owner: 'company', kind: 'refunding', unit: 'rupees', change: -aside },
      { owner: uid, kind: 'own', unit: 'rupees', change: aside },
    ],
    { reason: 'refund-refused', reference: refund_id, at },
  )
}

/** Ends a payment's refund that nobody has asked the gateway for yet. */
export async function refuseUnsentRefund(
  tx: Tx,
  paymentId: string,
  reason: string,
  at: Date,
): Promise<void> {
  const refund = await tx
    .updateTable('refunds')
    .set({ state: 'refused', decided_at: at, decision_reason: reason, next_try_at: null })
    .where('payment_id', '=', paymentId)
    .where((is) =>
      is.or([
        is('state', '=', 'review'),
        is.and([is('state', '=', 'sending'), is('tries', '=', 0)]),
      ]),
    )
    .returning(['refund_id', 'uid', 'aside_paise'])
    .executeTakeFirst()
  if (refund) await giveBackAside(tx, refund, at)
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
    .where('refunds.state', 'in', ['review', 'failed'])
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
