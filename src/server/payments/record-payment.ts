import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/schema.ts'
import type { GatewayPayment } from '../adapters/payments/payments.ts'
import type { LedgerReason } from '../../words/wallet/wallet.ts'
import { post, type LedgerEntry } from '../wallet/ledger.ts'
import { createInvoice } from './invoices/invoices.ts'

/** For what somebody paid. */
export interface Purchase {
  uid: string
  gateway: string
  product: 'recharge' | 'plan'
  orderId: string | null
  subscriptionId: string | null
}

/** Whether a payment was recorded before; if not, whoever asks may record it (under a lock of theirs). */
export async function isPaymentRecorded(tx: Tx, gatewayPaymentId: string): Promise<boolean> {
  const payment = await tx
    .selectFrom('payments')
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .select('payment_id')
    .executeTakeFirst()
  return payment !== undefined
}

/** Keeps a payment: its row, its invoice and its posting, together. @returns our id of it. */
export async function keepPayment(
  tx: Tx,
  purchase: Purchase,
  payment: GatewayPayment,
  credit: { paise: number; reason: LedgerReason },
  at: Date,
): Promise<string> {
  const paymentId = randomUUID()
  const { uid } = purchase
  await insert(tx, purchase, payment, { paymentId, creditPaise: credit.paise, state: 'kept' }, at)
  const number = await createInvoice(
    tx,
    {
      kind: 'invoice',
      uid,
      paymentId,
      refundId: null,
      product: purchase.product,
      amountPaise: payment.amountPaise,
      gateway: purchase.gateway,
    },
    at,
  )
  const amount = payment.amountPaise
  const entries: LedgerEntry[] = [
    { owner: 'company', kind: 'gateway', unit: 'rupees', change: -amount },
  ]
  if (purchase.product === 'plan')
    entries.push({ owner: 'company', kind: 'revenue', unit: 'rupees', change: amount })
  else {
    entries.push({ owner: uid, kind: 'own', unit: 'rupees', change: credit.paise })
    if (credit.paise !== amount)
      entries.push({
        owner: 'company',
        kind: 'offers',
        unit: 'rupees',
        change: amount - credit.paise,
      })
  }
  await post(tx, `${uid}:payment:${paymentId}`, entries, {
    reason: credit.reason,
    reference: number,
    at,
  })
  return paymentId
}

/** Records a payment that must not be kept, and its refund, which goes out by itself. */
export async function returnPayment(
  tx: Tx,
  purchase: Purchase,
  payment: GatewayPayment,
  why: 'other-amount' | 'account-deleted' | 'plan-cancelled' | 'plan-over' | 'paid-twice',
  at: Date,
): Promise<void> {
  const paymentId = randomUUID()
  await insert(tx, purchase, payment, { paymentId, creditPaise: 0, state: 'returned' }, at)
  await tx
    .insertInto('refunds')
    .values({
      refund_id: randomUUID(),
      uid: purchase.uid,
      payment_id: paymentId,
      kind: 'automatic',
      why,
      amount_paise: payment.amountPaise,
      aside_paise: 0,
      state: 'sending',
      gateway_refund_id: null,
      next_try_at: at,
      requested_at: at,
      decided_at: at,
      done_at: null,
    })
    .execute()
}

function insert(
  tx: Tx,
  purchase: Purchase,
  payment: GatewayPayment,
  row: { paymentId: string; creditPaise: number; state: 'kept' | 'returned' },
  at: Date,
) {
  return tx
    .insertInto('payments')
    .values({
      payment_id: row.paymentId,
      gateway_payment_id: payment.id,
      uid: purchase.uid,
      order_id: purchase.orderId,
      subscription_id: purchase.subscriptionId,
      amount_paise: payment.amountPaise,
      credit_paise: row.creditPaise,
      state: row.state,
      at,
    })
    .execute()
}

/** Whether money may still be kept for this user. The row is held, so that a deletion waits or is waited for. */
export async function lockExistingUser(tx: Tx, uid: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .select('uid')
    .forShare()
    .executeTakeFirst()
  return user !== undefined
}
