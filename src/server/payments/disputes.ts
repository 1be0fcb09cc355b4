import { lockBalance } from '../wallet/lock-balance.ts'
import type { Listeners, PaymentOutcome } from '../core/listeners.ts'
import type { GatewayDispute } from '../adapters/payments/payments.ts'
import type { Db, Tx } from '../db/schema.ts'
import { notifyOfMoney, notifyOperators } from '../notifications/money-notifications.ts'
import { post, type LedgerEntry } from '../wallet/ledger.ts'
import { openPlanPeriod, returnEntry } from '../wallet/return-entry.ts'
import { refuseUnsentRefund } from './refund-decisions.ts'

type Payment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>

/**
 * What the gateway says of a payment that its payer disputes. While it is open, what is left of the
 * payment is frozen; won, it comes back; lost, the money is gone and what was frozen goes with it. An end
 * stays an end, whatever is told after it.
 */
export async function recordDispute(
  tx: Tx,
  listeners: Listeners,
  dispute: GatewayDispute,
  at: Date,
): Promise<PaymentOutcome> {
  const payment = await lockPayment(tx, dispute.paymentId)
  if (!payment) return 'unknown'
  const earlier = await tx
    .selectFrom('disputes')
    .where('dispute_id', '=', dispute.id)
    .select('state')
    .executeTakeFirst()
  if (earlier && earlier.state !== 'open') return 'known'
  if (!earlier) await freeze(tx, payment, dispute, at)
  if (dispute.status === 'won') await release(tx, dispute.id, at)
  if (dispute.status === 'lost') await lose(tx, listeners, dispute.id, at)
  return 'kept'
}

/** A payment by the gateway's name for it, held until the transaction ends. */
export async function lockPayment(tx: Tx, gatewayPaymentId: string) {
  return tx
    .selectFrom('payments')
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

async function freeze(tx: Tx, payment: Payment, dispute: GatewayDispute, at: Date): Promise<void> {
  const { uid, payment_id } = payment
  // What was set aside for a refund that has not been sent is frozen instead.
  await refuseUnsentRefund(tx, payment_id, 'disputed', at)
  const unit = payment.order_id ? 'rupees' : 'plan'
  const left = payment.order_id
    ? Math.min(await lockBalance(tx, uid, 'rupees'), payment.credit_paise)
    : await planQuestionsOf(tx, payment)
  const share = Math.min(1, dispute.amountPaise / payment.amount_paise)
  const aside = payment.state === 'kept' ? Math.floor(left * share) : 0
  await tx
    .insertInto('disputes')
    .values({
      ...{ dispute_id: dispute.id, payment_id, uid, amount_paise: dispute.amountPaise },
      ...{ unit, aside, state: 'open', opened_at: at, ended_at: null },
    })
    .execute()
  if (aside > 0)
    await post(
      tx,
      `${uid}:dispute:${dispute.id}`,
      [
        { owner: uid, kind: 'own', unit, change: -aside },
        { owner: 'company', kind: 'disputed', unit, change: aside },
      ],
      { reason: 'disputed', reference: dispute.id, at },
    )
  await notifyOfMoney(tx, { uid, kind: 'payment-disputed' }, at)
  await notifyOperators(tx, 'operator-dispute', at)
}

async function planQuestionsOf(tx: Tx, { uid, payment_id }: Payment): Promise<number> {
  const balance = await lockBalance(tx, uid, 'plan')
  return (await openPlanPeriod(tx, uid)) === payment_id ? balance : 0
}

async function end(tx: Tx, disputeId: string, state: 'won' | 'lost', at: Date) {
  const dispute = await tx
    .updateTable('disputes')
    .set({ state, ended_at: at })
    .where('dispute_id', '=', disputeId)
    .where('state', '=', 'open')
    .returning(['uid', 'payment_id', 'amount_paise', 'unit', 'aside'])
    .executeTakeFirstOrThrow()
  await notifyOperators(tx, 'operator-dispute', at)
  return dispute
}

/** What was frozen comes back; into a plan's month that is over it goes nowhere. */
async function release(tx: Tx, disputeId: string, at: Date): Promise<void> {
  const { uid, unit, aside, payment_id } = await end(tx, disputeId, 'won', at)
  if (aside === 0) return
  const source = { uid, kind: 'own' as const, unit, amount: aside, period_id: payment_id }
  await post(
    tx,
    `${uid}:dispute-won:${disputeId}`,
    [{ owner: 'company', kind: 'disputed', unit, change: -aside }, await returnEntry(tx, source)],
    { reason: 'dispute-won', reference: disputeId, at },
  )
  await notifyOfMoney(tx, { uid, kind: 'dispute-won' }, at)
}

/** The bank has taken the money: what was spent of it is our loss. */
async function lose(tx: Tx, listeners: Listeners, disputeId: string, at: Date): Promise<void> {
  const dispute = await end(tx, disputeId, 'lost', at)
  const { uid, unit, aside, amount_paise: amount, payment_id } = dispute
  const payment = await tx
    .selectFrom('payments')
    .where('payment_id', '=', payment_id)
    .select('state')
    .executeTakeFirstOrThrow()
  // Money that was never kept stands in no account.
  if (payment.state !== 'kept') return
  const isRupees = unit === 'rupees'
  const loss = amount - (isRupees ? aside : 0)
  const entries: LedgerEntry[] = [
    { owner: 'company', kind: 'gateway', unit: 'rupees', change: amount },
    ...(loss === 0 ? [] : [revenue(-loss)]),
  ]
  if (aside > 0) entries.push({ owner: 'company', kind: 'disputed', unit, change: -aside })
  if (aside > 0 && !isRupees)
    entries.push({ owner: 'company', kind: 'expired', unit, change: aside })
  await post(tx, `${uid}:dispute-lost:${disputeId}`, entries, {
    reason: 'dispute-lost',
    reference: disputeId,
    at,
  })
  if (!isRupees) await listeners.planPaymentTakenBack(tx, payment_id, at)
}

const revenue = (change: number): LedgerEntry => ({
  owner: 'company',
  kind: 'revenue',
  unit: 'rupees',
  change,
})

/** The latest disputes, those that are open first. */
export function latestDisputes(db: Db) {
  return db
    .selectFrom('disputes')
    .select(['dispute_id', 'uid', 'amount_paise', 'unit', 'aside', 'state', 'opened_at'])
    .orderBy((e) => e('state', '=', 'open'), 'desc')
    .orderBy('opened_at', 'desc')
    .limit(50)
    .execute()
}
