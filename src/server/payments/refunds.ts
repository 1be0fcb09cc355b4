import { sql } from 'kysely'
import { transact } from '../db/database.ts'
import type { Tx } from '../db/schema.ts'
import type { AppContext } from '../core/context.ts'
import { notifyOfMoney, notifyOperators } from '../notifications/money-notifications.ts'
import { PaymentsFault } from '../adapters/payments/payments.ts'
import { post, type LedgerEntry } from '../wallet/ledger.ts'
import { giveBackAside } from './refund-decisions.ts'
import { createInvoice } from './invoices/invoices.ts'

/** Longer than the gateway's answers to one refund may take together. */
const firstPauseSeconds = 30
const longestPauseSeconds = 3600

const mostAtOnce = 50

/**
 * Sends what is to be sent and asks after what is on its way; what fails is tried again, ever more
 * rarely. Each refund is claimed before the gateway is asked: of any number of processes one asks.
 */
export async function sendRefunds(context: AppContext): Promise<void> {
  const at = context.clock()
  for (let count = 0; count < mostAtOnce; count++) {
    const refund = await transact(context.database.db, (tx) =>
      claimDueRefund(tx, context.adapters.payments.name, at),
    )
    if (!refund) return
    await sendRefund(context, refund, at)
  }
}

type DueRefund = NonNullable<Awaited<ReturnType<typeof claimDueRefund>>>

/** Takes the refund that has waited longest, and puts off its next try: no other process finds it due. */
async function claimDueRefund(tx: Tx, gatewayName: string, at: Date) {
  const refund = await tx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.payment_id', 'refunds.payment_id')
    .leftJoin('orders', 'orders.order_id', 'payments.order_id')
    .leftJoin('subscriptions', 'subscriptions.subscription_id', 'payments.subscription_id')
    .where('refunds.state', 'in', ['sending', 'sent'])
    .where('next_try_at', '<=', at)
    // What the bank may take is not sent back as well.
    .where(
      sql<boolean>`not exists (select from disputes
        where disputes.payment_id = refunds.payment_id and disputes.state <> 'won')`,
    )
    .where((is) =>
      is.or([
        is('orders.gateway', '=', gatewayName),
        is('subscriptions.gateway', '=', gatewayName),
      ]),
    )
    .select(['refund_id', 'refunds.state', 'refunds.amount_paise', 'gateway_refund_id', 'tries'])
    .select(['attempt', 'gateway_payment_id', 'payments.state as payment_state'])
    .orderBy('next_try_at')
    .limit(1)
    .forUpdate('refunds')
    .skipLocked()
    .executeTakeFirst()
  if (!refund) return null
  const pause = Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(refund.tries, 10))
  await tx
    .updateTable('refunds')
    .set({ tries: refund.tries + 1, next_try_at: new Date(at.getTime() + pause * 1000) })
    .where('refund_id', '=', refund.refund_id)
    .execute()
  return refund
}

async function sendRefund(context: AppContext, refund: DueRefund, at: Date): Promise<void> {
  const { payments } = context.adapters
  const { refund_id: refundId, gateway_payment_id: paymentId } = refund
  try {
    const { gateway_refund_id: id, attempt } = refund
    if (id) {
      const state = await payments.refundState(paymentId, id)
      return await transact(context.database.db, (tx) =>
        state === 'failed'
          ? failRefund(tx, refundId, id, at)
          : noteRefund(tx, refundId, { id, isDone: state === 'done' }, at),
      )
    }
    const gatewayRefund = await payments.refund({
      paymentId,
      // What was never kept goes back whole, whatever its currency.
      amountPaise: refund.payment_state === 'returned' ? null : refund.amount_paise,
      refundId,
      attempt,
    })
    await transact(context.database.db, (tx) => noteRefund(tx, refundId, gatewayRefund, at))
  } catch (error) {
    if (!(error instanceof PaymentsFault)) throw error
    context.log.warn({ err: error }, 'a refund could not be sent yet')
  }
}

/** A refund that the gateway could not pay out: it waits for the operator, and the user is told. */
export async function failRefund(
  tx: Tx,
  refundId: string,
  gatewayRefundId: string,
  at: Date,
): Promise<void> {
  const refund = await tx
    .updateTable('refunds')
    .set({ state: 'failed', gateway_refund_id: gatewayRefundId, next_try_at: null })
    .where('refund_id', '=', refundId)
    .where('state', 'in', ['sending', 'sent'])
    .returning(['refund_id', 'uid', 'kind', 'aside_paise'])
    .executeTakeFirst()
  if (!refund) return
  if (refund.kind === 'gateway') {
    // Made at the gateway by hand, it is made anew there by hand: here the credit comes back.
    await tx
      .updateTable('refunds')
      .set({ state: 'refused' })
      .where('refund_id', '=', refundId)
      .execute()
    await giveBackAside(tx, refund, at)
  } else await notifyOfMoney(tx, { uid: refund.uid, kind: 'refund-failed' }, at)
  await notifyOperators(tx, 'operator-refund-failed', at)
}

/** Writes down that a refund is sent, or done: then with its credit note and its posting, once. */
export async function noteRefund(
  tx: Tx,
  refundId: string,
  gatewayRefund: { id: string; isDone: boolean },
  at: Date,
): Promise<void> {
  const refund = await tx
    .updateTable('refunds')
    .set({
      state: gatewayRefund.isDone ? 'done' : 'sent',
      gateway_refund_id: gatewayRefund.id,
      ...(gatewayRefund.isDone && { done_at: at, next_try_at: null }),
    })
    .where('refund_id', '=', refundId)
    .where('state', 'in', ['sending', 'sent'])
    .returning(['uid', 'payment_id', 'amount_paise', 'aside_paise'])
    .executeTakeFirst()
  if (!refund || !gatewayRefund.isDone) return
  await notifyOfMoney(tx, { uid: refund.uid, kind: 'refund-done' }, at)
  const invoice = await tx
    .selectFrom('invoices')
    .where('payment_id', '=', refund.payment_id)
    .where('kind', '=', 'invoice')
    .select(['what as product', 'gateway'])
    .executeTakeFirst()
  // Money that was never kept has no invoice to be taken back, and stands in no account.
  if (!invoice) return
  const { uid, payment_id: paymentId, amount_paise: amount, aside_paise: aside } = refund
  const number = await createInvoice(
    tx,
    { kind: 'credit-note', uid, paymentId, refundId, amountPaise: amount, ...invoice },
    at,
  )
  const entries: LedgerEntry[] = [
    { owner: 'company', kind: 'gateway', unit: 'rupees', change: amount },
  ]
  if (aside) {
    entries.push({ owner: 'company', kind: 'refunding', unit: 'rupees', change: -aside })
    if (aside !== amount)
      entries.push({ owner: 'company', kind: 'offers', unit: 'rupees', change: aside - amount })
  } else entries.push({ owner: 'company', kind: 'revenue', unit: 'rupees', change: -amount })
  // The reference is the refund's, by which what was set aside is reckoned; the note's number is found by it.
  await post(tx, `${uid}:refund-paid:${number}`, entries, {
    reason: 'refund-paid',
    reference: refundId,
    at,
  })
}
