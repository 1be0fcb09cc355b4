import { randomUUID } from 'node:crypto'
import type { FakeRazorpay } from '../../adapters/payments/fake-razorpay.fixture.ts'
import { startTestChat } from '../../chat/chat.testing.ts'
import { monthsLater } from '../../core/time/india-time.ts'
import { transact } from '../../db/database.ts'
import {
  createTestOrder,
  createTestSubscription,
  sendEventAndWait,
  waitForWebhooks,
} from '../../payments/payments.testing.ts'
import { keepWebhook, receiveWebhook } from '../../payments/webhook.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { ago, dayMs, jobSweepCases, type JobCase } from './job-sweep-cases.testing.ts'
import { jobTakeoverCases } from './job-takeover-cases.testing.ts'
import { createTestKundli, createTestUser } from '../../testing/test-data.ts'
import { addReminders } from '../../reminders/reminder-queue.ts'
import { isMailInbox } from '../../adapters/mail/fake-mail.ts'
import { hold } from '../../wallet/holds.ts'
import { giveTestOffer } from '../../wallet/ledger.testing.ts'

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

const noticesOf = async ({ db }: TestApp, uid: string, kind: string) =>
  (
    await db
      .selectFrom('notifications')
      .where('uid', '=', uid)
      .where('kind', '=', kind)
      .select('id')
      .execute()
  ).length
const postingsLike = async ({ db }: TestApp, cause: string) =>
  (await db.selectFrom('postings').where('cause', 'like', cause).select('cause').execute()).length

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
    notices: await noticesOf(app, user.uid, 'refund-done'),
    postings: await postingsLike(app, `${user.uid}:refund-paid:%`),
  })
}

const transferCase: JobCase = async (app) => {
  const user = await createTestUser(app)
  await transact(app.db, (tx) => giveTestOffer(tx, user.uid, 'own', 'oracle', 2))
  const mobile = `916${String(Math.random()).slice(2, 11)}`
  const { body } = await app.call('astrohub/transfer_questions', { mobile, questions: 2 }, user)
  if (body.status !== 'success') throw new Error(body.message)
  await app.db
    .updateTable('transfers')
    .set({ return_at: ago(app, 1) })
    .where('uid', '=', user.uid)
    .execute()
  return async () => ({
    notices: await noticesOf(app, user.uid, 'questions-returned'),
    postings: await postingsLike(app, `${user.uid}:transfer-back:%`),
  })
}

const staleHoldCase: JobCase = async (app) => {
  const { uid } = await createTestUser(app)
  const holdId = randomUUID()
  const at = ago(app, 1)
  await transact(app.db, (tx) => hold(tx, { uid, persona: 'Oracle', cause: holdId, holdId, at }))
  return async () => ({ postings: await postingsLike(app, `${uid}:void:%`) })
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
    postings: await postingsLike(app, `${uid}:payment:%`),
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
    months: await postingsLike(app, `${user.uid}:plan:%`),
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
    begun: await postingsLike(app, `${user.uid}:plan:%`),
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

const answerCase: JobCase = async (app) => {
  const user = await createTestUser(app)
  const bid = await createTestKundli(app, user)
  const asst_id = await startTestChat(app, user, bid)
  const mid = randomUUID()
  await app.db
    .insertInto('messages')
    .values({
      mid,
      asst_id,
      uid: user.uid,
      seq: 1,
      question: '?',
      language: 'en',
      asked_at: ago(app, 1),
    })
    .execute()
  return async () => ({
    failed: (
      await app.db
        .selectFrom('messages')
        .where('mid', '=', mid)
        .where('state', '=', 'failed')
        .select('mid')
        .execute()
    ).length,
  })
}

const predictionCase: JobCase = async (app) => {
  const user = await createTestUser(app)
  const bid = await createTestKundli(app, user)
  await app.db
    .insertInto('predictions')
    .values({
      ...{ pid: randomUUID(), uid: user.uid, bid, kind: 'daily', language: 'English' },
      ...{ birth_hash: '', from_day: '2026-01-01', until_day: '2026-01-02', hold_id: null },
      ...{ asked_at: ago(app, 1), written_at: null },
    })
    .execute()
  return async () => ({
    failed: (
      await app.db
        .selectFrom('predictions')
        .where('uid', '=', user.uid)
        .where('state', '=', 'failed')
        .select('pid')
        .execute()
    ).length,
  })
}

/** Somebody whose hour has come. */
async function reminded(app: TestApp) {
  const user = await createTestUser(app)
  const at = app.server.context.clock()
  await app.db
    .insertInto('reminder_settings')
    .values({
      ...{ uid: user.uid, kinds: ['morning'], language: 'en', timezone: 'Asia/Kolkata' },
      ...{ quiet_from: 0, quiet_until: 0, mail: `${user.uid}@mail.invalid` },
      ...{ next_day_at: at, due_at: null, claimed_until: null, updated_at: at },
    })
    .execute()
  return user
}

const planCase: JobCase = async (app) => {
  const { uid } = await reminded(app)
  return async () => ({
    reminders: (await app.db.selectFrom('reminders').where('uid', '=', uid).select('key').execute())
      .length,
  })
}

const sendCase: JobCase = async (app) => {
  const { uid } = await reminded(app)
  const at = app.server.context.clock()
  const expiresAt = new Date(at.getTime() + dayMs)
  await addReminders(app.db, [{ uid, kind: 'morning', key: 'day', dueAt: at, expiresAt }])
  const { mail } = app.server.context.adapters
  return async () => ({
    mails: isMailInbox(mail)
      ? mail.messages().filter(({ to }) => to === `${uid}@mail.invalid`).length
      : 0,
    sent: (
      await app.db
        .selectFrom('reminders')
        .where('uid', '=', uid)
        .where('state', '=', 'sent')
        .select('key')
        .execute()
    ).length,
  })
}

/** Every job of the list by its name; `paper` are those of the stand-in for the gateway. */
export const jobCases: Record<string, JobCase> = {
  ...jobSweepCases,
  ...jobTakeoverCases,
  'prove the ledger': async (app) => {
    await app.db.deleteFrom('ledger_checkpoint').execute()
    const before = app.log.length
    return async () => ({
      checkpoints: (await app.db.selectFrom('ledger_checkpoint').select('proven_at').execute())
        .length,
      // The other process writes no log: none here where it was the one.
      proofs: app.log.slice(before).filter((line) => line.includes('the ledger holds')).length || 1,
    })
  },
  'plan reminders': planCase,
  'send reminders': sendCase,
  'return transfers': transferCase,
  'work off webhooks': webhookCase,
  'reconcile orders': orderCase,
  'send refunds': refundCase,
  'void stale holds': staleHoldCase,
  // Of the embedded database, which has one process: of what others hold it gives nothing back.
  'give back what the last run held': async (app) => {
    const count = await staleHoldCase(app, undefined as never)
    return async () => ({ untouched: ((await count()).postings ?? 0) + 1 })
  },
  'renew on paper': renewCase,
  'turn plan months': monthCase,
  'reconcile subscriptions': subscriptionCase,
  'tell the gateway': endCase,
  'fail forgotten answers': answerCase,
  'print horoscopes': async (app) => {
    await app.db.deleteFrom('horoscopes').execute()
    return async () => ({
      days: (await app.db.selectFrom('horoscopes').select('day').execute()).length / 24,
    })
  },
  'fail forgotten predictions': predictionCase,
}
export const jobsOnPaper: readonly string[] = ['renew on paper']
