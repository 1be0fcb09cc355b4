import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import razorpaySdk from 'razorpay/dist/utils/razorpay-utils.js'
import { requestCode } from '../accounts/sign-in.testing.ts'
import { istDaysBetween, monthsLater } from '../core/time/india-time.ts'
import { startFakeRazorpay, type FakeRazorpay } from '../adapters/payments/fake-razorpay.fixture.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'
import { sendRefunds } from '../payments/refunds.ts'
import { reconcileSubscriptions } from './reconcile-subscriptions.ts'
import {
  createTestSubscription,
  walletAndPlanOf,
  sendWebhook,
  waitForWebhooks,
  sendEventAndWait,
} from '../payments/payments.testing.ts'
import { isNewerState } from './apply-gateway-subscription.ts'
import { sendEndsToGateway } from './cancel-subscription.ts'
import { advancePeriods } from './subscription.jobs.ts'

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

describe.each(testDatabases)('a plan on %s', (on) => {
  let app: TestApp
  let gateway: FakeRazorpay
  beforeAll(async () => {
    gateway = await startFakeRazorpay()
    app = await openTestApp({ on, env: gateway.env })
  })
  afterAll(async () => {
    await app.close()
    gateway.close()
  })

  const now = () => app.server.context.clock()
  const standing = async (user: TestUser) => {
    const { body } = await app.call('subscriptions/get_subscription', {}, user)
    if (!('is_active' in body)) throw new Error(body.message)
    return body
  }
  const confirm = (user: TestUser, id: string, payment: string, signature: string) =>
    app.call(
      'subscriptions/update_subscription',
      {
        razorpay_subscription_id: id,
        razorpay_payment_id: payment,
        razorpay_signature: signature,
      },
      user,
    )
  /** Waits until the gateway knows of an end: told at once, or by the job of half a minute later. */
  const gatewayHears = async (id: string) => {
    app.passSeconds(31)
    await sendEndsToGateway(app.server.context)
    await vi.waitFor(() => expect(gateway.things.get(id)).toMatchObject({ status: 'cancelled' }))
  }
  /** A month paid at the gateway: its entity and its payment. */
  const month = (id: string, start: Date, end: Date, more = {}) => {
    const payment = gateway.pay(null, more)
    gateway.addInvoice(id, payment, seconds(start), seconds(end))
    const current = { current_start: seconds(start), current_end: seconds(end) }
    const subscription = gateway.subscribe(id, { status: 'active', ...current })
    return { payment, subscription: { ...subscription } }
  }
  /** Somebody whose first month has been charged, and the webhook told so. */
  const subscriber = async (start = now()) => {
    const user = await createTestUser(app)
    const id = await createTestSubscription(app, user)
    const first = month(id, start, monthsLater(start, 1))
    await sendEventAndWait(app, gateway, 'subscription.charged', first)
    return { user, id, first }
  }
  const cancel = async (user: TestUser, headers = {}) => {
    const asked = await requestCode(app, user.mobile, 'cancel', user)
    await app.call('sms/validateOTP', asked, user)
    return app.call('subscriptions/cancel_subscription', {}, { ...user, headers })
  }

  test('is shown with its price, and with nobody on it the count is nought', async () => {
    const { body } = await app.call('subscriptions/plans', {})
    expect(body).toMatchObject([{ price: 199, featured: true, bullet_points: { length: 4 } }])
    const hindi = await app.call('subscriptions/plans', {}, { language: 'hi' })
    expect(JSON.stringify(hindi.body)).toContain('मासिक प्लान')
    expect((await app.call('subscriptions/get_count', {})).body).toEqual({ count: 0 })
    expect(await standing(await createTestUser(app))).toMatchObject({
      status: 'none',
      is_active: false,
    })
  })

  test('starts when the browser confirms with the gateway’s signature over the stored id', async () => {
    const user = await createTestUser(app)
    const id = await createTestSubscription(app, user)
    expect(await createTestSubscription(app, user)).toBe(id)
    const { payment } = month(id, now(), monthsLater(now(), 1))
    const right = gateway.signSubscription(id, payment.id)
    expect(
      razorpaySdk.validatePaymentVerification(
        { subscription_id: id, payment_id: payment.id },
        right,
        gateway.keySecret,
      ),
    ).toBe(true)
    for (const signature of [gateway.signOrder(id, payment.id), right.slice(1), 'x'])
      expect((await confirm(user, id, payment.id, signature)).body.status).toBe('fail')
    expect(await standing(user)).toMatchObject({ is_active: false })
    expect((await confirm(await createTestUser(app), id, payment.id, right)).body.status).toBe(
      'fail',
    )
    expect((await confirm(user, id, payment.id, right)).body).toMatchObject({ status: 'success' })
    expect(await standing(user)).toMatchObject({
      is_active: true,
      status: 'active',
      subscription_id: id,
      max_questions: 500,
      remaining_questions: 500,
    })
    const again = await confirm(user, id, payment.id, right)
    expect(again.body.message).toBe('This payment was already confirmed. Nothing was added again.')
    expect((await app.call('subscriptions/subscribe', {}, user)).body).toMatchObject({
      status: 'fail',
    })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ plan: 500 })
  })

  test('PAY-06 becomes active without the browser: by the webhook, or found by the reconcile', async () => {
    const { user } = await subscriber()
    expect(await standing(user)).toMatchObject({ is_active: true, remaining_questions: 500 })
    const reconciledUser = await createTestUser(app)
    const id = await createTestSubscription(app, reconciledUser)
    month(id, now(), monthsLater(now(), 1))
    app.passSeconds(301)
    await reconcileSubscriptions(app.server.context)
    expect(await standing(reconciledUser)).toMatchObject({
      is_active: true,
      remaining_questions: 500,
    })
    expect((await app.call('subscriptions/get_count', {})).body).toMatchObject({ count: 3 })
  })

  test('PAY-02 in any order and however often told, one payment is one month of 500', async () => {
    const user = await createTestUser(app)
    const id = await createTestSubscription(app, user)
    const at = now()
    const { payment, subscription } = month(id, at, monthsLater(at, 1))
    const earlier = (status: string) => ({ subscription: { ...subscription, status } })
    const charged = gateway.event('subscription.charged', { payment, subscription }, at)
    const events = [
      charged,
      gateway.event('subscription.activated', { subscription }, at),
      gateway.event('subscription.authenticated', earlier('authenticated'), at),
      gateway.event('payment.captured', { payment }, at),
      gateway.event('subscription.charged', { payment, subscription }, at),
    ]
    for (const event of [...events, ...events.toReversed()])
      expect(await sendWebhook(app, gateway, event)).toBe(200)
    await waitForWebhooks(app)
    expect(await walletAndPlanOf(app, user)).toMatchObject({ plan: 500 })
    expect(await standing(user)).toMatchObject({ status: 'active' })
  })

  test('PAY-03 cancelled at the gateway before activated stays cancelled, and the month that was paid is there', async () => {
    const user = await createTestUser(app)
    const id = await createTestSubscription(app, user)
    const at = now()
    const { payment, subscription } = month(id, at, monthsLater(at, 1))
    const ended = { subscription: { ...subscription, status: 'cancelled' } }
    await sendEventAndWait(
      app,
      gateway,
      'subscription.cancelled',
      ended,
      new Date(at.getTime() + 5000),
    )
    await sendEventAndWait(app, gateway, 'subscription.activated', { subscription }, at)
    await sendEventAndWait(app, gateway, 'subscription.charged', { payment, subscription }, at)
    expect(await standing(user)).toMatchObject({ is_active: false, status: 'cancelled' })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ plan: 500 })
    app.passSeconds(32 * 86_400)
    await advancePeriods(app.server.context)
    expect(await walletAndPlanOf(app, user)).toMatchObject({ plan: 0 })
  })

  test('PAY-03 money that comes after its user has cancelled goes back', async () => {
    const { user, id } = await subscriber()
    expect((await cancel(user)).body).toMatchObject({ status: 'success' })
    const second = month(id, now(), monthsLater(now(), 1))
    await sendEventAndWait(app, gateway, 'subscription.charged', second)
    expect(await standing(user)).toMatchObject({ is_active: false, status: 'cancelled' })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ plan: 0 })
    await sendRefunds(app.server.context)
    const { body } = await app.call('recharges/getPayments', {}, user)
    expect(body).toMatchObject({
      payments: [{ refund: { state: 'done', amount: 199, credit_note: null } }, { refund: null }],
    })
  })

  test('a new month brings 500 again, and what was left does not roll over', async () => {
    const start = now()
    const { user, id } = await subscriber(start)
    await app.db
      .updateTable('subscriptions')
      .set({ next_check_at: null })
      .where('uid', '=', user.uid)
      .execute()
    const end = monthsLater(start, 1)
    const second = month(id, end, monthsLater(start, 2))
    // Told a little early: the month that is paid runs on.
    await sendEventAndWait(app, gateway, 'subscription.charged', second)
    expect(await walletAndPlanOf(app, user)).toMatchObject({ plan: 500 })
    app.passSeconds((end.getTime() - now().getTime()) / 1000 + 1)
    await advancePeriods(app.server.context)
    expect(await walletAndPlanOf(app, user)).toMatchObject({ plan: 500 })
    const lines = await app.db
      .selectFrom('entries')
      .innerJoin('postings', 'postings.posting_id', 'entries.posting_id')
      .where('owner', '=', user.uid)
      .where('unit', '=', 'plan')
      .select(['change', 'reason'])
      .orderBy('entry_id')
      .execute()
    expect(lines).toEqual([
      { change: 500, reason: 'plan-month' },
      { change: -500, reason: 'plan-end' },
      { change: 500, reason: 'plan-month' },
    ])
    app.passSeconds(32 * 86_400)
    await advancePeriods(app.server.context)
    expect(await walletAndPlanOf(app, user)).toMatchObject({ plan: 0 })
  })

  test('a payment that is pending keeps the plan; halted, completed and expired end it', async () => {
    for (const status of ['halted', 'completed', 'expired']) {
      const { user, first } = await subscriber()
      const subscriptionWith = (state: string) => ({
        subscription: { ...first.subscription, status: state },
      })
      app.passSeconds(2)
      await sendEventAndWait(app, gateway, 'subscription.pending', subscriptionWith('pending'))
      expect(await standing(user)).toMatchObject({ is_active: true, status: 'active' })
      app.passSeconds(2)
      await sendEventAndWait(app, gateway, `subscription.${status}`, subscriptionWith(status))
      expect(await standing(user)).toMatchObject({ is_active: false, status: 'cancelled' })
    }
  })

  test('AUTH-12 is cancelled only with a fresh code, by POST or with a Bearer header', async () => {
    const { user, id } = await subscriber()
    const refused = await app.call('subscriptions/cancel_subscription', {}, user)
    expect(refused.body).toMatchObject({ status: 'fail' })
    expect(refused.body.message).toMatch(/fresh code/)
    const get = await app.server.app.inject({
      url: '/apis/subscriptions/cancel_subscription.php',
      headers: { cookie: `jwt=${user.jwt}`, 'sec-fetch-site': 'same-origin' },
    })
    expect(get.statusCode).toBe(401)
    expect((await cancel(user)).body).toMatchObject({ status: 'success', success: true })
    expect(await standing(user)).toMatchObject({
      is_active: false,
      status: 'cancelled',
      remaining_questions: 0,
    })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ plan: 0 })
    await gatewayHears(id)
    // The grant was for once.
    expect((await app.call('subscriptions/cancel_subscription', {}, user)).body.status).toBe('fail')
  })

  test('OPS-04 is cancelled here though the gateway is away, which hears of it later', async () => {
    const { user, id, first } = await subscriber()
    gateway.trouble = 'reset'
    expect((await cancel(user)).body).toMatchObject({ status: 'success' })
    await vi.waitFor(() => expect(app.log.join()).toContain('not yet heard of an end'))
    expect(await standing(user)).toMatchObject({ is_active: false })
    gateway.trouble = 'none'
    // It charges once more before it hears: that goes back.
    const late = month(id, now(), monthsLater(now(), 1))
    await sendEventAndWait(app, gateway, 'subscription.charged', { ...first, ...late })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ plan: 0 })
    await gatewayHears(id)
    await sendRefunds(app.server.context)
    expect(gateway.requestLines).toContain(`POST payments/${late.payment.id}/refund`)
  })

  test('renewal is stopped in one step, and the month that was paid stays', async () => {
    const { user, first } = await subscriber()
    const { body } = await app.call('subscriptions/stop_renewal', {}, user)
    expect(body).toMatchObject({ status: 'success' })
    expect((await app.call('subscriptions/stop_renewal', {}, user)).body.status).toBe('fail')
    expect(await standing(user)).toMatchObject({
      is_active: true,
      cancel_at_end: true,
      remaining_questions: 500,
    })
    app.passSeconds(32 * 86_400)
    await advancePeriods(app.server.context)
    expect(await standing(user)).toMatchObject({ is_active: false, status: 'cancelled' })
    const ended = { ...first.subscription, status: 'cancelled' }
    await sendEventAndWait(app, gateway, 'subscription.cancelled', { subscription: ended })
    expect(await standing(user)).toMatchObject({ status: 'cancelled' })
  })

  test('the unused part of a cancelled month can be asked back, and comes with a credit note', async () => {
    const { user } = await subscriber()
    const list = async () => {
      const { body } = await app.call('recharges/getPayments', {}, user)
      return body.status === 'success' ? body.payments : []
    }
    const [payment] = await list()
    const ask = () =>
      app.call(
        'recharges/requestRefund',
        { payment_id: payment?.payment_id ?? '', why: 'unhappy' },
        user,
      )
    expect((await ask()).body.message).toMatch(/Cancel the plan first/)
    await cancel(user)
    expect((await ask()).body).toMatchObject({ status: 'success', amount: 199 })
    expect((await ask()).body.message).toMatch(/already on its way/)
    // An ended month does not count as used up.
    expect(await standing(user)).toMatchObject({ remaining_questions: 0, used_questions: 0 })
    const { decideRefund, refundsInReview } = await import('../payments/refund-decisions.ts')
    const waiting = await refundsInReview(app.db)
    const unhappyRefund = waiting.find(({ why }) => why === 'unhappy')
    const decision = { isGranted: true, reason: 'nothing of it was used', by: null, at: now() }
    await app.db
      .transaction()
      .execute((tx) => decideRefund(tx, { refundId: unhappyRefund?.refund_id ?? '', ...decision }))
    await sendRefunds(app.server.context)
    await sendRefunds(app.server.context)
    expect((await list())[0]).toMatchObject({
      refundable: false,
      refund: {
        state: 'done',
        amount: 199,
        credit_note: expect.stringMatching(/^DRC\//) as string,
      },
    })
    expect((await app.call('astrohub/get_notifications', {}, user)).body).toMatchObject({
      notifications: [{ message: expect.stringContaining('paid back') as string }],
    })
  })

  test('PAY-09 a deletion ends the plan first, and what comes after it touches nobody', async () => {
    const { user, id, first } = await subscriber()
    const asked = await requestCode(app, user.mobile, 'delete', user)
    expect((await app.call('users/deleteAccount', asked, user)).body).toMatchObject({ jwt: '' })
    await gatewayHears(id)
    const late = month(id, now(), monthsLater(now(), 1))
    await sendEventAndWait(app, gateway, 'subscription.charged', late)
    await sendEventAndWait(app, gateway, 'subscription.activated', {
      subscription: first.subscription,
    })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ plan: 0 })
    const { state } = await app.db
      .selectFrom('subscriptions')
      .where('gateway_subscription_id', '=', id)
      .select('state')
      .executeTakeFirstOrThrow()
    expect(state).toBe('cancelled')
    const returnedPayment = await app.db
      .selectFrom('payments')
      .where('gateway_payment_id', '=', late.payment.id)
      .select('state')
      .executeTakeFirstOrThrow()
    expect(returnedPayment.state).toBe('returned')
  })
})

describe('PAY-11 months in India', () => {
  const ist = (text: string) => new Date(`${text}+05:30`)
  test.each([
    ['2027-01-31T10:00:00', 1, '2027-02-28T10:00:00'],
    ['2027-01-31T10:00:00', 2, '2027-03-31T10:00:00'],
    ['2028-01-31T10:00:00', 1, '2028-02-29T10:00:00'],
    ['2028-02-29T23:59:59', 12, '2029-02-28T23:59:59'],
    ['2026-12-31T00:00:00', 1, '2027-01-31T00:00:00'],
    // In UTC this is still the 31st of the month before.
    ['2027-04-01T00:00:01', 1, '2027-05-01T00:00:01'],
  ])('%s and %i months is %s', (from, count, to) => {
    expect(monthsLater(ist(from), count)).toEqual(ist(to))
  })
  test('days are counted from midnight to midnight of India', () => {
    expect(istDaysBetween(ist('2027-01-31T23:59:59'), ist('2027-02-01T00:00:00'))).toBe(1)
    expect(istDaysBetween(ist('2027-02-01T00:00:00'), ist('2027-02-01T23:59:59'))).toBe(0)
  })
})

test('PAY-02 a word of the gateway’s counts only if it is later, and an end is for good', () => {
  const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 0, minute))
  const active = { state: 'active' as const, at: at(5) }
  expect(isNewerState(active, { state: 'pending', at: at(6) })).toBe(true)
  expect(isNewerState(active, { state: 'pending', at: at(4) })).toBe(false)
  expect(isNewerState(active, { state: 'authenticated', at: at(9) })).toBe(false)
  expect(isNewerState({ state: 'pending', at: at(6) }, { state: 'active', at: at(7) })).toBe(true)
  expect(isNewerState(active, { state: 'cancelled', at: at(1) })).toBe(true)
  expect(isNewerState({ state: 'cancelled', at: at(1) }, { state: 'active', at: at(9) })).toBe(
    false,
  )
})
