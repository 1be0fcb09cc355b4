import { randomUUID } from 'node:crypto'
import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import { paymentMessages as words } from '../../words/payments/payments.ts'
import { say } from '../../words/say.ts'
import { transact } from '../db/database.ts'
import type { Tx } from '../db/schema.ts'
import type { ReadContext } from '../core/endpoint.ts'
import { PaymentsFault, type Payments } from '../adapters/payments/payments.ts'
import { Refusal } from '../core/refusal.ts'
import { assertCaptured, lookUpPayment } from '../payments/confirm-order.ts'
import { lockSubscription, applyGatewaySubscription } from './apply-gateway-subscription.ts'
import { recordCharge } from './periods.ts'
import { hasRunningPlan } from './plan-status.ts'

/** Not paid within this time, a new one is made at the gateway. */
const sameSubscriptionMilliseconds = 3_600_000
const firstCheckMilliseconds = 300_000

/** Makes a subscription at the gateway, or gives the one again that waits for its first payment. */
export async function subscribe(
  request: ReadContext<'subscriptions/subscribe'>,
): Promise<ApiOutput<'subscriptions/subscribe'>> {
  const { context, db, user, log } = request
  const { payments } = context.adapters
  const row = await transact(db, (tx) => openSubscription(tx, request))
  let id = row.gateway_subscription_id
  if (!id) {
    try {
      const gatewayPlanId = await planAtGateway(request, payments, row)
      id = await payments.createSubscription({ gatewayPlanId, receipt: row.subscription_id })
    } catch (error) {
      if (!(error instanceof PaymentsFault)) throw error
      log.warn({ err: error }, 'a subscription could not be made at the gateway')
      throw new Refusal(words.gatewayDown)
    }
    await db
      .updateTable('subscriptions')
      .set({ gateway_subscription_id: id })
      .where('subscription_id', '=', row.subscription_id)
      .where('uid', '=', user.uid)
      .where('gateway_subscription_id', 'is', null)
      .execute()
    const currentSubscription = await db
      .selectFrom('subscriptions')
      .where('subscription_id', '=', row.subscription_id)
      .where('uid', '=', user.uid)
      .select('gateway_subscription_id')
      .executeTakeFirstOrThrow()
    id = currentSubscription.gateway_subscription_id ?? id
  }
  return {
    key_id: payments.keyId,
    subscription_id: id,
    gateway: payments.name,
    amount: row.price_paise / 100,
  }
}

async function openSubscription(
  tx: Tx,
  { context, user, at }: ReadContext<'subscriptions/subscribe'>,
) {
  // One after the other: a double press finds what the first has made.
  await tx.selectFrom('users').where('uid', '=', user.uid).select('uid').forNoKeyUpdate().execute()
  if (await hasRunningPlan(tx, user.uid, at)) throw new Refusal(words.havePlan)
  const plan = await tx
    .selectFrom('plans')
    .where('active', '=', true)
    .selectAll()
    .orderBy('place')
    .orderBy('plan')
    .executeTakeFirstOrThrow()
  const gateway = context.adapters.payments.name
  const columns = ['subscription_id', 'gateway_subscription_id', 'price_paise', 'plan'] as const
  const same = await tx
    .selectFrom('subscriptions')
    .where('uid', '=', user.uid)
    .where('state', '=', 'created')
    .where('gateway', '=', gateway)
    .where('plan', '=', plan.plan)
    .where('price_paise', '=', plan.price_paise)
    .where('questions', '=', plan.questions)
    .where('created_at', '>', new Date(at.getTime() - sameSubscriptionMilliseconds))
    .select(columns)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (same) return same
  return tx
    .insertInto('subscriptions')
    .values({
      subscription_id: randomUUID(),
      uid: user.uid,
      plan: plan.plan,
      price_paise: plan.price_paise,
      questions: plan.questions,
      gateway,
      gateway_subscription_id: null,
      state_at: at,
      tell: null,
      next_tell_at: null,
      confirmed_at: null,
      cancelled_at: null,
      cancelled_by: null,
      created_at: at,
      next_check_at: new Date(at.getTime() + firstCheckMilliseconds),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** What the gateway calls the plan at its present price; it is made known there the first time. */
async function planAtGateway(
  { db }: ReadContext<'subscriptions/subscribe'>,
  payments: Payments,
  { plan, price_paise }: { plan: string; price_paise: number },
): Promise<string> {
  const key = { key_id: payments.keyId, plan, price_paise }
  const gatewayPlan = await db
    .selectFrom('gateway_plans')
    .where('key_id', '=', key.key_id)
    .where('plan', '=', plan)
    .where('price_paise', '=', price_paise)
    .select('gateway_plan_id')
    .executeTakeFirst()
  if (gatewayPlan) return gatewayPlan.gateway_plan_id
  const gateway_plan_id = await payments.createPlan({ name: 'Drishti', pricePaise: price_paise })
  await db
    .insertInto('gateway_plans')
    .values({ ...key, gateway_plan_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return gateway_plan_id
}

/** The browser's word that the plan is paid: hurries what the webhook will say anyway. */
export async function confirmSubscription(
  request: ReadContext<'subscriptions/update_subscription'>,
  input: ApiInput<'subscriptions/update_subscription'>,
): Promise<ApiOutput<'subscriptions/update_subscription'>> {
  const { context, db, user, at, caller } = request
  const { payments } = context.adapters
  const row = await db
    .selectFrom('subscriptions')
    .where('gateway_subscription_id', '=', input.razorpay_subscription_id)
    .where('uid', '=', user.uid)
    .select(['gateway_subscription_id', 'price_paise', 'confirmed_at'])
    .executeTakeFirst()
  if (!row?.gateway_subscription_id) throw new Refusal(words.noOrder)
  const id = row.gateway_subscription_id
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = input
  if (!payments.signsSubscription(id, paymentId, signature)) throw new Refusal(words.notSigned)
  if (row.confirmed_at) throw new Refusal(words.alreadyConfirmed)
  const signed = { id: paymentId, orderId: null, amountPaise: row.price_paise, at }
  const payment = await lookUpPayment(payments, signed, request.log)
  assertCaptured(payment)
  const gatewaySubscription = await atGateway(request, id)
  const isKept = await transact(db, async (tx) => {
    const subscription = await lockSubscription(tx, id)
    if (!subscription || subscription.confirmed_at) throw new Refusal(words.alreadyConfirmed)
    const charge = {
      payment,
      start: gatewaySubscription?.start ?? null,
      end: gatewaySubscription?.end ?? null,
    }
    await recordCharge(tx, subscription, charge, at)
    const paid = { id, status: 'active' as const, start: charge.start, end: charge.end }
    // Paid is active, though the gateway may need a moment to say so itself; an end stays an end.
    await applyGatewaySubscription(
      tx,
      paid,
      [],
      subscription.state_at > at ? subscription.state_at : at,
      at,
    )
    await tx
      .updateTable('subscriptions')
      .set({ confirmed_at: at })
      .where('subscription_id', '=', subscription.subscription_id)
      .where('uid', '=', user.uid)
      .execute()
    const paymentRow = await tx
      .selectFrom('payments')
      .where('gateway_payment_id', '=', paymentId)
      .where('uid', '=', user.uid)
      .select('state')
      .executeTakeFirst()
    return paymentRow?.state === 'kept'
  })
  if (!isKept) throw new Refusal(words.returned)
  return { status: 'success', message: say(words.planStarted, caller.language) }
}

async function atGateway(
  { context, log }: ReadContext<'subscriptions/update_subscription'>,
  id: string,
) {
  try {
    return await context.adapters.payments.subscription(id)
  } catch (error) {
    if (!(error instanceof PaymentsFault)) throw error
    log.warn({ err: error }, 'a subscription could not be looked up')
    return null
  }
}
