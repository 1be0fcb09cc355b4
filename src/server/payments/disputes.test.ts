import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeRazorpay, type FakeRazorpay } from '../adapters/payments/fake-razorpay.fixture.ts'
import { monthsLater } from '../core/time/india-time.ts'
import { openTestApp, testDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'
import {
  createTestOrder,
  createTestSubscription,
  sendEventAndWait,
  walletAndPlanOf,
} from './payments.testing.ts'
import { sendRefunds } from './refunds.ts'

type Thing = ReturnType<FakeRazorpay['pay']>
const fresh = (kind: string) => `${kind}_${Math.random().toString(36).slice(2, 16)}`

describe.each(testDatabases)('what the bank and the gateway take back, on %s', (on) => {
  let app: TestApp
  let gateway: FakeRazorpay
  let operator: TestUser
  beforeAll(async () => {
    gateway = await startFakeRazorpay()
    app = await openTestApp({ on, env: gateway.env })
    operator = await createTestUser(app, { role: 'operator' })
  })
  afterAll(async () => {
    await app.close()
    gateway.close()
  })

  const told = (name: string, payload: Record<string, Thing>) =>
    sendEventAndWait(app, gateway, name, payload)
  async function recharged() {
    const user = await createTestUser(app)
    const order = await createTestOrder(app, user, 't199')
    const payment = gateway.pay(order.order_id)
    await told('payment.captured', { payment })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 199 })
    return { user, payment }
  }
  async function subscribed() {
    const user = await createTestUser(app)
    const id = await createTestSubscription(app, user)
    const at = app.server.context.clock()
    const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
    const current = { current_start: seconds(at), current_end: seconds(monthsLater(at, 1)) }
    const subscription = gateway.subscribe(id, { status: 'active', ...current })
    const payment = gateway.pay(null)
    await told('subscription.charged', { payment, subscription })
    return { user, payment }
  }
  const disputeOf = ({ id, amount }: Thing) => ({ id: fresh('disp'), payment_id: id, amount })
  const say = (dispute: object, payment: Thing, status: string, more = {}) =>
    told(`payment.dispute.${status}`, {
      payment,
      dispute: {
        ...dispute,
        status: status === 'created' ? 'open' : status,
        ...more,
      } as unknown as Thing,
    })
  const noticesOf = async ({ uid }: TestUser) =>
    (
      await app.db
        .selectFrom('notifications')
        .where('uid', '=', uid)
        .select('kind')
        .orderBy('created_at')
        .execute()
    ).map(({ kind }) => kind)
  async function requestRefund(user: TestUser) {
    const payments = await app.call('recharges/getPayments', {}, user)
    const id = payments.body.status === 'success' ? payments.body.payments[0]?.payment_id : ''
    const input = { payment_id: id ?? '', why: 'mistake' } as const
    return (await app.call('recharges/requestRefund', input, user)).body
  }
  const refundsAt = async () => {
    const { body } = await app.call('admin/getRefunds', {}, operator)
    if (body.status === 'fail') throw new Error(body.message)
    return body
  }

  test('DIS-01 a disputed recharge is frozen, and comes back when it is won', async () => {
    const { user, payment } = await recharged()
    const dispute = disputeOf(payment)
    await say(dispute, payment, 'created')
    await say(dispute, payment, 'under_review')
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 0 })
    expect(await noticesOf(user)).toEqual(['payment-disputed'])
    expect(await noticesOf(operator)).toContain('operator-dispute')
    expect((await refundsAt()).disputes[0]).toMatchObject({ frozen: 199, state: 'open' })
    expect(await requestRefund(user)).toMatchObject({ status: 'fail' })
    await say(dispute, payment, 'won')
    await say(dispute, payment, 'lost')
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 199 })
  })

  test('DIS-02 lost, or closed with money taken, it is gone; told in the other order too', async () => {
    for (const orders of [['created', 'lost'], ['lost', 'created'], ['closed']]) {
      const { user, payment } = await recharged()
      const dispute = disputeOf(payment)
      for (const status of orders) await say(dispute, payment, status, { amount_deducted: 19_900 })
      expect(await walletAndPlanOf(app, user), orders.join()).toMatchObject({ rupees: 0 })
    }
  })

  test('DIS-03 a refund that was asked for and not sent is not paid beside it', async () => {
    const { user, payment } = await recharged()
    expect(await requestRefund(user)).toMatchObject({ status: 'success' })
    const dispute = disputeOf(payment)
    await say(dispute, payment, 'created')
    expect((await refundsAt()).waiting.filter(({ uid }) => uid === user.uid)).toEqual([])
    await say(dispute, payment, 'lost')
    await sendRefunds(app.server.context)
    expect(gateway.requestLines).not.toContain(`POST payments/${payment.id}/refund`)
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 0 })
  })

  test('DIS-04 a disputed plan gives no questions, and comes back only while its month runs', async () => {
    const won = await subscribed()
    const dispute = disputeOf(won.payment)
    await say(dispute, won.payment, 'created')
    expect(await walletAndPlanOf(app, won.user)).toMatchObject({ plan: 0 })
    await say(dispute, won.payment, 'won')
    expect(await walletAndPlanOf(app, won.user)).toMatchObject({ plan: 500 })
    const lost = await subscribed()
    const second = disputeOf(lost.payment)
    await say(second, lost.payment, 'created')
    await say(second, lost.payment, 'lost')
    expect(await walletAndPlanOf(app, lost.user)).toMatchObject({ plan: 0 })
  })

  const refundAtGateway = (payment: Thing, amount: number, more = {}): Thing => ({
    ...{ id: fresh('rfnd'), payment_id: payment.id, amount, status: 'processed', notes: [] },
    ...more,
  })

  test('DIS-05 a refund made in the gateway’s dashboard takes the credit back, once', async () => {
    const { user, payment } = await recharged()
    const refund = refundAtGateway(payment, 10_000)
    await told('refund.created', { refund: { ...refund, status: 'pending' } })
    await told('refund.processed', { refund, payment })
    await told('refund.processed', { refund, payment })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 99 })
    expect(await noticesOf(user)).toEqual(['refund-done'])
    expect(await noticesOf(operator)).toContain('operator-gateway-refund')
    await told('refund.processed', { refund: refundAtGateway(payment, 9_900) })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 0 })
    const plan = await subscribed()
    await told('refund.processed', { refund: refundAtGateway(plan.payment, 19_900) })
    expect(await walletAndPlanOf(app, plan.user)).toMatchObject({ plan: 0 })
  })

  test('DIS-06 one of ours is known by its notes, and by its amount before it was sent', async () => {
    const { user, payment } = await recharged()
    await requestRefund(user)
    const [waiting] = (await refundsAt()).waiting.filter(({ uid }) => uid === user.uid)
    const notes = { refund_id: waiting?.refund_id }
    await told('refund.processed', { refund: refundAtGateway(payment, 19_900, { notes }) })
    expect(await noticesOf(user)).toEqual(['refund-done'])
    const rows = app.db.selectFrom('refunds').where('uid', '=', user.uid).select('state')
    expect(await rows.execute()).toEqual([{ state: 'done' }])
  })

  test('DIS-07 a refund that failed at the gateway reaches operator and user, and is sent anew', async () => {
    const { user, payment } = await recharged()
    await requestRefund(user)
    const [waiting] = (await refundsAt()).waiting.filter(({ uid }) => uid === user.uid)
    const input = { refund_id: waiting?.refund_id ?? '', decision: 'grant' as const }
    const grant = () => app.call('admin/decideRefund', { ...input, reason: 'It is due' }, operator)
    await grant()
    const failed = refundAtGateway(payment, 19_900, {
      ...{ status: 'failed', notes: { refund_id: waiting?.refund_id } },
    })
    await told('refund.failed', { refund: failed })
    expect(await noticesOf(user)).toEqual(['refund-failed'])
    expect(await noticesOf(operator)).toContain('operator-refund-failed')
    expect((await refundsAt()).waiting.find(({ uid }) => uid === user.uid)?.state).toBe('failed')
    expect((await grant()).body.status).toBe('success')
    await sendRefunds(app.server.context)
    expect(gateway.refundKeys.at(-1)).toBe(`${waiting?.refund_id}-2`)
    expect(await noticesOf(user)).toEqual(['refund-failed', 'refund-done'])
  })

  test('DIS-08 what the bank has only approved is not credited, whatever the browser says', async () => {
    const user = await createTestUser(app)
    const order = await createTestOrder(app, user, 't199')
    const payment = gateway.pay(order.order_id, { status: 'authorized' })
    gateway.refusesCapture = true
    const confirm = () =>
      app.call(
        'recharges/confirm',
        {
          razorpay_order_id: order.order_id,
          razorpay_payment_id: payment.id,
          razorpay_signature: gateway.signOrder(order.order_id, payment.id),
        },
        user,
      )
    expect((await confirm()).body).toMatchObject({ status: 'fail' })
    await told('payment.authorized', { payment })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 0 })
    gateway.refusesCapture = false
    expect((await confirm()).body).toMatchObject({ status: 'success' })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 199 })
  })
})
