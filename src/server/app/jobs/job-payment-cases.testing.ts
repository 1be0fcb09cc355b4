import { randomUUID } from 'node:crypto'
import type { FakeRazorpay } from '../../adapters/payments/fake-razorpay.fixture.ts'
import { monthsLater } from '../../core/time/india-time.ts'
import {
  createTestOrder,
  createTestSubscription,
  sendEventAndWait,
  waitForWebhooks,
} from '../../payments/payments.testing.ts'
import { keepWebhook, receiveWebhook } from '../../payments/webhook.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { createTestUser } from '../../testing/test-data.ts'
import { countNotices, countPostings } from './count-effects.testing.ts'
import { ago, dayMs, type JobCase } from './job-sweep-cases.testing.ts'

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

async function paidOrder(app: TestApp, gateway: FakeRazorpay) {
  const user = await createTestUser(app)
  const order = await createTestOrder(app, user, 't499')
  return { user, order, payment: gateway.pay(order.order_id) }
}

/** Somebody with a plan at the gateway, of which nothing has been told. */
async function subscribed(app: TestApp) {
  const user = await createTestUser(app)
  const id = await createTestSubscription(app, user)
  const change = (fields: object) =>
    app.db.updateTable('subscriptions').set(fields).where('uid', '=', user.uid).execute()
  return { user, id, change }
}

const refundCase: JobCase = async (app, gateway) => {
  const { user, payment } = await paidOrder(app, gateway)
  await sendEventAndWait(app, gateway, 'payment.captured', { payment })
  const { payment_id } = await app.db
    .selectFrom('payments')
    .where('uid', '=', user.uid)
    .select('payment_id')
    .executeTakeFirstOrThrow()
  const at = app.server.context.clock()
  await app.db
    .insertInto('refunds')
    .values({
      ...{ refund_id: randomUUID(), uid: user.uid, payment_id, kind: 'requested', why: 'mistake' },
      ...{ amount_paise: 12_475, aside_paise: 0, state: 'sending', gateway_refund_id: null },
      ...{ next_try_at: at, requested_at: at, decided_at: at, done_at: null },
    })
    .execute()
  return async () => ({
    sent: [...gateway.things.values()].filter((thing) => thing.payment_id === payment.id).length,
    notices: await countNotices(app, user.uid, 'refund-done'),
    postings: await countPostings(app, `${user.uid}:refund-paid:%`),
  })
}

const webhookCase: JobCase = async (app, gateway) => {
  const { user, payment } = await paidOrder(app, gateway)
  const { body, id } = gateway.event('payment.captured', { payment }, app.server.context.clock())
  await keepWebhook(app.server.context, { body: Buffer.from(body), eventId: id })
  return () => paymentEffects(app, user.uid)
}

async function paymentEffects(app: TestApp, uid: string) {
  const rowsOf = (table: 'payments' | 'invoices') =>
    app.db.selectFrom(table).where('uid', '=', uid).select('uid').execute()
  return {
    payments: (await rowsOf('payments')).length,
    invoices: (await rowsOf('invoices')).length,
    postings: await countPostings(app, `${uid}:payment:%`),
  }
}

const orderCase: JobCase = async (app, gateway) => {
  const { user, order } = await paidOrder(app, gateway)
  await app.db
    .updateTable('orders')
    .set({ next_check_at: ago(app, 0) })
    .where('uid', '=', user.uid)
    .execute()
  return async () => ({
    ...(await paymentEffects(app, user.uid)),
    asked: gateway.requestLines.filter((line) => line === `GET orders/${order.order_id}/payments`)
      .length,
  })
}

const subscriptionCase: JobCase = async (app, gateway) => {
  const { user, id, change } = await subscribed(app)
  const at = app.server.context.clock()
  const [start, end] = [seconds(at), seconds(monthsLater(at, 1))]
  gateway.addInvoice(id, gateway.pay(null), start, end)
  gateway.subscribe(id, { status: 'active', current_start: start, current_end: end })
  await change({ next_check_at: at })
  return async () => ({
    ...(await paymentEffects(app, user.uid)),
    months: await countPostings(app, `${user.uid}:plan:%`),
    asked: gateway.requestLines.filter((line) => line === `GET subscriptions/${id}`).length,
  })
}

const endCase: JobCase = async (app, gateway) => {
  const { id, change } = await subscribed(app)
  await change({ state: 'cancelled', tell: 'cancel', cancelled_at: ago(app, 0) })
  return async () => ({
    told: gateway.requestLines.filter((line) => line === `POST subscriptions/${id}/cancel`).length,
  })
}

const monthCase: JobCase = async (app, gateway) => {
  const { user, id } = await subscribed(app)
  const start = new Date(app.server.context.clock().getTime() + dayMs)
  const current = { current_start: seconds(start), current_end: seconds(monthsLater(start, 1)) }
  const subscription = gateway.subscribe(id, { status: 'active', ...current })
  const payload = { subscription, payment: gateway.pay(null) }
  await sendEventAndWait(app, gateway, 'subscription.charged', payload)
  await app.db
    .updateTable('plan_periods')
    .set({ start_at: ago(app, 1) })
    .where('uid', '=', user.uid)
    .execute()
  return async () => ({
    begun: await countPostings(app, `${user.uid}:plan:%`),
    // Opened and at once closed again it would have no questions.
    isOpen: (
      await app.db
        .selectFrom('ledger_accounts')
        .where('owner', '=', user.uid)
        .where('unit', '=', 'plan')
        .where('balance', '=', 500)
        .select('balance')
        .execute()
    ).length,
  })
}

const renewCase: JobCase = async (app) => {
  const { user, id } = await subscribed(app)
  const { context } = app.server
  const { standIn } = context.adapters.payments
  for (const event of standIn?.pay(id, 'success', context.clock()).events ?? [])
    await receiveWebhook(context, event)
  await waitForWebhooks(app)
  app.passSeconds(32 * 86_400)
  return async () => {
    await waitForWebhooks(app)
    return { renewals: (await paymentEffects(app, user.uid)).payments - 1 }
  }
}

/** Of the jobs that speak with the gateway, or do what it has told. */
export const jobPaymentCases: Record<string, JobCase> = {
  'work off webhooks': webhookCase,
  'reconcile orders': orderCase,
  'send refunds': refundCase,
  'renew on paper': renewCase,
  'turn plan months': monthCase,
  'reconcile subscriptions': subscriptionCase,
  'tell the gateway': endCase,
}
