import { lockBalance } from '../wallet/lock-balance.ts'
import type { Tx } from '../db/schema.ts'
import { monthsLater } from '../core/time/india-time.ts'
import type { GatewayCharge } from '../adapters/payments/payments.ts'
import { post } from '../wallet/ledger.ts'
import type { PaymentOutcome } from '../core/listeners.ts'
import {
  isPaymentRecorded,
  lockExistingUser,
  keepPayment,
  returnPayment,
} from '../payments/record-payment.ts'

/** The row of a subscription that these rules read; held by the caller. */
export interface LockedSubscription {
  subscription_id: string
  uid: string
  price_paise: number
  questions: number
  gateway: string
  /** Who ended it; null while nobody has. */
  cancelled_by: 'user' | 'gateway' | null
}

/**
 * Records one paid month, once however often it is told, and opens it if it has begun. Money for what
 * can't be given any more (cancelled, over, deleted, another amount) goes back by itself.
 */
export async function recordCharge(
  tx: Tx,
  subscription: LockedSubscription,
  { payment, start, end }: GatewayCharge,
  at: Date,
): Promise<PaymentOutcome> {
  const { subscription_id: subscriptionId, uid, gateway } = subscription
  if (await isPaymentRecorded(tx, payment.id)) {
    await correctDates(tx, payment.id, start, end)
    return 'known'
  }
  if (payment.status !== 'captured') return 'waits'
  const from = start ?? at
  const until = end && end > from ? end : monthsLater(from, 1)
  const problem =
    payment.currency !== 'INR' || payment.amountPaise !== subscription.price_paise
      ? 'other-amount'
      : // What the gateway took before it cancelled by itself is a month that was paid.
        subscription.cancelled_by === 'user'
        ? 'plan-cancelled'
        : until <= at
          ? 'plan-over'
          : (await lockExistingUser(tx, uid))
            ? null
            : 'account-deleted'
  const purchase = { uid, gateway, product: 'plan' as const, orderId: null, subscriptionId }
  if (problem) {
    await returnPayment(tx, purchase, payment, problem, at)
    return 'returned'
  }
  const credit = { paise: payment.amountPaise, reason: 'plan-payment' as const }
  const paymentId = await keepPayment(tx, purchase, payment, credit, at)
  const period = {
    payment_id: paymentId,
    subscription_id: subscriptionId,
    uid,
    start_at: from,
    end_at: until,
    questions: subscription.questions,
    state: 'waiting' as const,
    unused: null,
  }
  await tx.insertInto('plan_periods').values(period).execute()
  // A paid month is a plan, though the gateway's own word on it may come later.
  await tx
    .updateTable('subscriptions')
    .set({ state: 'active' })
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', ['created', 'authenticated'])
    .execute()
  if (from <= at) await openPeriod(tx, period, at)
  return 'kept'
}

/** The browser's word came before the gateway's: its dates are the right ones. */
async function correctDates(
  tx: Tx,
  gatewayPaymentId: string,
  start: Date | null,
  end: Date | null,
): Promise<void> {
  if (!start || !end || end <= start) return
  await tx
    .updateTable('plan_periods')
    .set({ start_at: start, end_at: end })
    .where('state', '<>', 'closed')
    .where('payment_id', 'in', (e) =>
      e
        .selectFrom('payments')
        .where('gateway_payment_id', '=', gatewayPaymentId)
        .select('payment_id'),
    )
    .execute()
}

interface Period {
  payment_id: string
  uid: string
  questions: number
}

/**
 * Begins a paid month: what is left of the one before ends, and the new one's questions are there. One
 * that has begun already, by whatever process, stays as it is.
 */
export async function openPeriod(tx: Tx, period: Period, at: Date): Promise<void> {
  const { uid, payment_id: paymentId, questions } = period
  await lockBalance(tx, uid, 'plan')
  const waiting = await tx
    .selectFrom('plan_periods')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'waiting')
    .select('payment_id')
    .forUpdate()
    .executeTakeFirst()
  if (!waiting) return
  const running = await tx
    .selectFrom('plan_periods')
    .where('uid', '=', uid)
    .where('state', '=', 'open')
    .select(['payment_id', 'uid', 'questions'])
    .forUpdate()
    .executeTakeFirst()
  if (running) await closePeriod(tx, running, at)
  await tx
    .updateTable('plan_periods')
    .set({ state: 'open' })
    .where('payment_id', '=', paymentId)
    .execute()
  await post(
    tx,
    `${uid}:plan:${paymentId}`,
    [
      { owner: 'company', kind: 'offers', unit: 'plan', change: -questions },
      { owner: uid, kind: 'own', unit: 'plan', change: questions },
    ],
    { reason: 'plan-month', reference: paymentId, at },
  )
}

/**
 * Ends a paid month: what was not used is not carried over, nor what was given into it. Of a month that
 * never began nothing was used.
 */
export async function closePeriod(tx: Tx, period: Period, at: Date): Promise<void> {
  const { uid, payment_id: paymentId, questions } = period
  const balance = await lockBalance(tx, uid, 'plan')
  const { state } = await tx
    .selectFrom('plan_periods')
    .where('payment_id', '=', paymentId)
    .select('state')
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (state === 'closed') return
  const unused = state === 'waiting' ? questions : Math.min(balance, questions)
  await tx
    .updateTable('plan_periods')
    .set({ state: 'closed', unused })
    .where('payment_id', '=', paymentId)
    .execute()
  if (state === 'waiting' || balance === 0) return
  await post(
    tx,
    `${uid}:plan-end:${paymentId}`,
    [
      { owner: uid, kind: 'own', unit: 'plan', change: -balance },
      { owner: 'company', kind: 'expired', unit: 'plan', change: balance },
    ],
    { reason: 'plan-end', reference: paymentId, at },
  )
}

/** Ends the month of a payment that was taken back. */
export async function closePeriodOfPayment(tx: Tx, paymentId: string, at: Date): Promise<void> {
  const period = await tx
    .selectFrom('plan_periods')
    .where('payment_id', '=', paymentId)
    .select(['payment_id', 'uid', 'questions'])
    .executeTakeFirst()
  if (period) await closePeriod(tx, period, at)
}

/**
 * Turns the leaf for one subscription whose month begins or ends now.
 *
 * @returns whether there was one.
 */
export async function advanceNextPeriod(tx: Tx, at: Date): Promise<boolean> {
  const due = await tx
    .selectFrom('plan_periods')
    .innerJoin('subscriptions', 'subscriptions.subscription_id', 'plan_periods.subscription_id')
    .where((is) =>
      is.or([
        is.and([is('plan_periods.state', '=', 'waiting'), is('start_at', '<=', at)]),
        is.and([is('plan_periods.state', '=', 'open'), is('end_at', '<=', at)]),
      ]),
    )
    .select('plan_periods.payment_id')
    .orderBy('start_at')
    .limit(1)
    // The subscription first, as everybody does who changes its months.
    .forUpdate('subscriptions')
    .skipLocked()
    .executeTakeFirst()
  if (!due) return false
  // Another process may have turned it between the search and the lock.
  const period = await tx
    .selectFrom('plan_periods')
    .where('payment_id', '=', due.payment_id)
    .select(['payment_id', 'uid', 'questions', 'state', 'end_at'])
    .executeTakeFirstOrThrow()
  if (period.state === 'waiting' && period.end_at > at) await openPeriod(tx, period, at)
  else if (period.end_at <= at) await closePeriod(tx, period, at)
  return true
}
