import { lockBalance } from '../wallet/lock-balance.ts'
import { randomUUID } from 'node:crypto'
import { id as idShape } from '../../contract/core/common-schemas.ts'
import type { GatewayRefund } from '../adapters/payments/payments.ts'
import type { Listeners, PaymentOutcome } from '../core/listeners.ts'
import type { Tx } from '../db/schema.ts'
import { notifyOperators } from '../notifications/money-notifications.ts'
import { post } from '../wallet/ledger.ts'
import { lockPayment } from './disputes.ts'
import { failRefund, noteRefund } from './refunds.ts'

/**
 * What the gateway says of a refund by itself: of one of ours, or of one that was made in its own
 * dashboard, which takes the credit back.
 */
export async function recordGatewayRefund(
  tx: Tx,
  listeners: Listeners,
  gatewayRefund: GatewayRefund,
  at: Date,
): Promise<PaymentOutcome> {
  const payment = gatewayRefund.paymentId && (await lockPayment(tx, gatewayRefund.paymentId))
  const ours = await findOurRefund(tx, gatewayRefund, payment ? payment.payment_id : null)
  if (!ours && !payment) return 'unknown'
  const isFailed = gatewayRefund.status === 'failed'
  if (!ours && isFailed) return 'known'
  const refundId =
    ours ?? (payment ? await takeBack(tx, listeners, payment, gatewayRefund, at) : '')
  if (isFailed) await failRefund(tx, refundId, gatewayRefund.id, at)
  else {
    const isDone = gatewayRefund.status === 'processed'
    await noteRefund(tx, refundId, { id: gatewayRefund.id, isDone }, at)
  }
  return ours ? 'known' : 'kept'
}

/** By the gateway's id, by ours in its notes, or the one of that amount that has not been sent yet. */
async function findOurRefund(
  tx: Tx,
  { id, noteRefundId, amountPaise, status }: GatewayRefund,
  paymentId: string | null,
): Promise<string | null> {
  const known = await tx
    .selectFrom('refunds')
    .where((is) =>
      is.or([
        is('gateway_refund_id', '=', id),
        ...(idShape.safeParse(noteRefundId).success
          ? [is.and([is('refund_id', '=', noteRefundId), is('payment_id', '=', paymentId)])]
          : []),
      ]),
    )
    .select('refund_id')
    .executeTakeFirst()
  if (known) {
    // Sent all the same, whatever we thought of it.
    if (status !== 'failed')
      await tx
        .updateTable('refunds')
        .set({ state: 'sent' })
        .where('refund_id', '=', known.refund_id)
        .where('state', 'in', ['review', 'failed'])
        .execute()
    return known.refund_id
  }
  const unsent = await tx
    .updateTable('refunds')
    .set({ state: 'sent' })
    .where('payment_id', '=', paymentId)
    .where('kind', '<>', 'gateway')
    .where('state', 'in', ['review', 'sending', 'failed'])
    .where('gateway_refund_id', 'is', null)
    .where('amount_paise', '=', amountPaise ?? -1)
    .returning('refund_id')
    .executeTakeFirst()
  return unsent?.refund_id ?? null
}

/** Takes what such a refund was credited with out of the wallet, as far as it is still there, or ends the plan's month. */
async function takeBack(
  tx: Tx,
  listeners: Listeners,
  payment: NonNullable<Awaited<ReturnType<typeof lockPayment>>>,
  gatewayRefund: GatewayRefund,
  at: Date,
): Promise<string> {
  const { uid, payment_id, amount_paise: paid, credit_paise: credit } = payment
  const refund_id = randomUUID()
  const amount = Math.min(gatewayRefund.amountPaise ?? paid, paid)
  const isWallet = payment.order_id !== null && payment.state === 'kept'
  const taken = Math.floor((credit * amount) / paid)
  const aside = isWallet ? Math.min(await lockBalance(tx, uid, 'rupees'), taken) : 0
  await tx
    .insertInto('refunds')
    .values({
      ...{ refund_id, uid, payment_id, kind: 'gateway', why: 'dashboard', amount_paise: amount },
      ...{ aside_paise: aside, state: 'sent', gateway_refund_id: gatewayRefund.id },
      ...{ next_try_at: at, requested_at: at, decided_at: at, done_at: null },
    })
    .execute()
  if (aside > 0)
    await post(
      tx,
      `${uid}:refund:${refund_id}`,
      [
        { owner: uid, kind: 'own', unit: 'rupees', change: -aside },
        { owner: 'company', kind: 'refunding', unit: 'rupees', change: aside },
      ],
      { reason: 'refund-asked', reference: refund_id, at },
    )
  if (!payment.order_id && amount === paid) await listeners.planPaymentTakenBack(tx, payment_id, at)
  await notifyOperators(tx, 'operator-gateway-refund', at)
  return refund_id
}
