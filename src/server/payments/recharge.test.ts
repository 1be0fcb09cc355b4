import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import razorpaySdk from 'razorpay/dist/utils/razorpay-utils.js'
import { percentAt, simulateSpin } from '../../contract/wheel-physics.ts'
import { startFakeRazorpay, type FakeRazorpay } from '../adapters/payments/fake-razorpay.fixture.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'
import {
  createTestOrder,
  walletAndPlanOf,
  sendWebhook,
  waitForWebhooks,
  sendEventAndWait,
} from './payments.testing.ts'
import { reconcileOrders } from './reconcile-orders.ts'
import { keepWebhook, processWebhookEvents } from './webhook.ts'
import { applyDiscount } from './tiers.ts'

describe.each(testDatabases)('a recharge on %s', (on) => {
  let app: TestApp
  let gateway: FakeRazorpay
  beforeAll(async () => {
    gateway = await startFakeRazorpay()
    app = await openTestApp({
      on,
      env: { ...gateway.env, RAZORPAY_WEBHOOK_SECRET: `${gateway.webhookSecret}, the-old-one` },
    })
  })
  afterAll(async () => {
    await app.close()
    gateway.close()
  })

  const confirm = (user: TestUser, order: string, payment: string, signature: string) =>
    app.call(
      'recharges/confirm',
      {
        razorpay_order_id: order,
        razorpay_payment_id: payment,
        razorpay_signature: signature,
      },
      user,
    )
  const papersOf = ({ uid }: TestUser) =>
    app.db.selectFrom('invoices').where('uid', '=', uid).selectAll().orderBy('number').execute()

  test('shows each astrologer four tiers, from ₹49 to ₹499', async () => {
    const { body } = await app.call('recharges/getPrices', {})
    if (!Array.isArray(body)) throw new Error('No prices')
    expect(body.map((group) => group.astrologer)).toEqual(['oracle', 'astra'])
    for (const { data } of body) {
      expect(data.map((tier) => tier.discountPrice)).toEqual([49, 99, 199, 499])
      expect(data[0]?.link).toMatch(/walletamount.*actualamount.*token=token/)
    }
  })

  test('is priced by the server and credited once, with its invoice, when the browser confirms', async () => {
    const user = await createTestUser(app)
    const order = await createTestOrder(app, user)
    expect(order).toMatchObject({ key_id: 'rzp_test_key', amount: 99, credit: 99 })
    expect(gateway.things.get(order.order_id)).toMatchObject({ amount: 9900, currency: 'INR' })
    const payment = gateway.pay(order.order_id)
    const signature = gateway.signOrder(order.order_id, payment.id)
    const { body } = await confirm(user, order.order_id, payment.id, signature)
    expect(body).toEqual({
      status: 'success',
      message: 'Thank you. ₹99 has been added to your wallet.',
    })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 99 })
    const [invoice] = await papersOf(user)
    expect(invoice).toMatchObject({ kind: 'invoice', amount_paise: 9900, gst_paise: 1510 })
    expect(invoice?.number).toMatch(/^DR\/\d{4}-\d{2}\/\d{5}$/)
  })

  test('PAY-01 bad, reversed, wrong-key and wrong-length signatures move nothing', async () => {
    const user = await createTestUser(app)
    const { order_id: order } = await createTestOrder(app, user)
    const { id: payment } = gateway.pay(order)
    const right = gateway.signOrder(order, payment)
    const wrong = [
      right.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      gateway.signOrder(payment, order),
      gateway.signOrder(order, payment, 'another-key'),
      gateway.signSubscription(order, payment),
      right.slice(0, 32),
      `${right}00`,
      right.toUpperCase(),
      '0',
      'é'.repeat(64),
    ]
    for (const signature of wrong) {
      const { status, body } = await confirm(user, order, payment, signature)
      expect([status, body.status]).toEqual([200, 'fail'])
      expect(body.message).toMatch(/could not be verified, so nothing was added/)
    }
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 0 })
    // The gateway's own SDK bears witness to what is right.
    expect(
      razorpaySdk.validatePaymentVerification(
        { order_id: order, payment_id: payment },
        right,
        gateway.keySecret,
      ),
    ).toBe(true)
    expect((await confirm(user, order, payment, right)).body.status).toBe('success')
  })

  test('refuses another user’s order, and a confirmation that is sent again', async () => {
    const [user, otherUser] = [await createTestUser(app), await createTestUser(app)]
    const { order_id: order } = await createTestOrder(app, user)
    const { id: payment } = gateway.pay(order)
    const signature = gateway.signOrder(order, payment)
    expect((await confirm(otherUser, order, payment, signature)).body.message).toMatch(/not yours/)
    expect((await confirm(user, order, payment, signature)).body.status).toBe('success')
    expect((await confirm(user, order, payment, signature)).body).toEqual({
      status: 'fail',
      message: 'This payment was already confirmed. Nothing was added again.',
    })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 99 })
    expect(await walletAndPlanOf(app, otherUser)).toMatchObject({ rupees: 0 })
  })

  test('PAY-02 duplicates, another order of events and the same payment under a new event credit once', async () => {
    const user = await createTestUser(app)
    const { order_id: order } = await createTestOrder(app, user, 't49')
    const payment = gateway.pay(order)
    const at = app.server.context.clock()
    const paidEvent = gateway.event(
      'order.paid',
      { payment, order: gateway.things.get(order)! },
      at,
    )
    const capturedEvent = gateway.event('payment.captured', { payment }, at)
    const authorizedEvent = gateway.event(
      'payment.authorized',
      { payment: { ...payment, status: 'authorized' } },
      at,
    )
    for (const event of [paidEvent, capturedEvent, paidEvent, authorizedEvent, capturedEvent])
      expect(await sendWebhook(app, gateway, event)).toBe(200)
    await waitForWebhooks(app)
    await sendEventAndWait(app, gateway, 'payment.captured', { payment })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 49 })
    expect(await papersOf(user)).toHaveLength(1)
    // The webhook was first: the browser is thanked all the same.
    const { body } = await confirm(user, order, payment.id, gateway.signOrder(order, payment.id))
    expect(body.message).toBe('Thank you. ₹49 has been added to your wallet.')
  })

  test('forged, unsigned and senseless webhooks are refused or change nothing', async () => {
    const user = await createTestUser(app)
    const { order_id: order } = await createTestOrder(app, user)
    const event = gateway.event('payment.captured', { payment: gateway.pay(order) }, new Date())
    for (const signature of [
      '',
      'x',
      gateway.signWebhook(event.body, 'guess'),
      gateway.signWebhook('{}'),
    ])
      expect(await sendWebhook(app, gateway, event, signature)).toBe(400)
    for (const body of ['', '{', 'null', '[]', '{"event":5}', '{"event":"payment.captured"}'])
      expect(await sendWebhook(app, gateway, { body })).toBe(200)
    await waitForWebhooks(app)
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 0 })
    expect(
      razorpaySdk.validateWebhookSignature(
        event.body,
        gateway.signWebhook(event.body),
        gateway.webhookSecret,
      ),
    ).toBe(true)
  })

  test('PAY-07 while the webhook’s secret is replaced, both are good', async () => {
    const user = await createTestUser(app)
    const { order_id: order } = await createTestOrder(app, user)
    const event = gateway.event('payment.captured', { payment: gateway.pay(order) }, new Date())
    const signature = gateway.signWebhook(event.body, 'the-old-one')
    expect(await sendWebhook(app, gateway, event, signature)).toBe(200)
    await waitForWebhooks(app)
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 99 })
  })

  test.each([
    ['too little', { amount: 100 }],
    ['too much', { amount: 990_000 }],
    ['another currency', { currency: 'USD' }],
  ])('PAY-04 %s is credited to nobody and goes back by itself', async (_what, paymentChanges) => {
    const user = await createTestUser(app)
    const { order_id: order } = await createTestOrder(app, user)
    const payment = gateway.pay(order, paymentChanges)
    await sendEventAndWait(app, gateway, 'payment.captured', { payment })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 0 })
    const { body } = await app.call('recharges/getPayments', {}, user)
    expect(body).toMatchObject({
      payments: [{ refundable: false, invoice: null, refund: { state: 'sending' } }],
    })
    const signature = gateway.signOrder(order, payment.id)
    const said = (await confirm(user, order, payment.id, signature)).body
    expect(said).toMatchObject({ status: 'fail' })
    expect(said.message).toMatch(/refunded/)
  })

  test('a failed payment moves nothing, and its order can be paid after all', async () => {
    const user = await createTestUser(app)
    const { order_id: order } = await createTestOrder(app, user)
    const failedPayment = gateway.pay(order, { status: 'failed' })
    await sendEventAndWait(app, gateway, 'payment.failed', { payment: failedPayment })
    const signature = gateway.signOrder(order, failedPayment.id)
    expect((await confirm(user, order, failedPayment.id, signature)).body.status).toBe('fail')
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 0 })
    await sendEventAndWait(app, gateway, 'payment.captured', { payment: gateway.pay(order) })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 99 })
  })

  test('PAY-06 a payment whose webhook never came and whose browser died is found by the reconcile', async () => {
    const user = await createTestUser(app)
    const { order_id: order } = await createTestOrder(app, user)
    gateway.pay(order)
    await reconcileOrders(app.server.context)
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 0 })
    app.passSeconds(301)
    await reconcileOrders(app.server.context)
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 99 })
  })

  test('a payment that was only authorised is taken when the browser confirms it', async () => {
    const user = await createTestUser(app)
    const { order_id: order } = await createTestOrder(app, user)
    const payment = gateway.pay(order, { status: 'authorized' })
    const { body } = await confirm(user, order, payment.id, gateway.signOrder(order, payment.id))
    expect(body.status).toBe('success')
    expect(gateway.requestLines).toContain(`POST payments/${payment.id}/capture`)
  })

  test('OPS-04 no trouble at the gateway becomes a fault or a wrong amount', async () => {
    const troubles = ['reset', 'html', 'error', 'cut', 'empty', 'redirect'] as const
    for (const trouble of troubles) {
      const user = await createTestUser(app)
      gateway.trouble = trouble
      const refused = await app.call('recharges/createOrder', { tier: 't49' }, user)
      expect(refused).toMatchObject({ status: 200, body: { status: 'fail' } })
      expect(refused.body.message).toMatch(/Nothing was charged/)
      const plan = await app.call('subscriptions/subscribe', {}, user)
      expect(plan.body).toMatchObject({ status: 'fail' })
      gateway.trouble = 'none'
      const { order_id: order } = await createTestOrder(app, user, 't49')
      const { id } = gateway.pay(order)
      gateway.trouble = trouble
      // The signature stands for a payment that can't be looked up.
      const { body } = await confirm(user, order, id, gateway.signOrder(order, id))
      expect(body.status).toBe('success')
      gateway.trouble = 'none'
      await sendEventAndWait(app, gateway, 'payment.captured', { payment: gateway.things.get(id)! })
      expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 49 })
    }
  })

  test('PAY-05 what was kept is worked off though the process died before its work', async () => {
    const user = await createTestUser(app)
    const { order_id: order } = await createTestOrder(app, user)
    const event = gateway.event('payment.captured', { payment: gateway.pay(order) }, new Date())
    // What a process leaves behind that died between the answer and the work.
    await keepWebhook(app.server.context, { body: Buffer.from(event.body), eventId: event.id })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 0 })
    await processWebhookEvents(app.server.context)
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 99 })
    // Nothing of the payer's is kept.
    const kept = await app.db.selectFrom('webhook_events').selectAll().execute()
    expect(JSON.stringify(kept)).not.toMatch(/6999999999|payer@/)
  })

  describe('with a prize of the wheel', () => {
    async function userWithSpin(percent?: number) {
      const user = await createTestUser(app)
      const { body } = await app.call('wheel/spin', {}, user)
      if (body.status !== 'success') throw new Error(body.message)
      if (percent)
        await app.db.updateTable('vouchers').set({ percent }).where('uid', '=', user.uid).execute()
      return { user, spin: body }
    }

    test('the wheel stops on what the server drew, and may be spun once a day', async () => {
      const { user, spin } = await userWithSpin()
      const { angle } = simulateSpin(spin.start_speed)
      expect(percentAt(spin.start_angle + angle)).toBe(spin.percent)
      expect((await app.call('wheel/getPrize', {}, user)).body).toMatchObject({
        percent: spin.percent,
      })
      expect((await app.call('wheel/spin', {}, user)).body).toEqual({
        status: 'fail',
        message: `You have spun the wheel today, and hold ${spin.percent}% off your next recharge. Come back tomorrow.`,
      })
    })

    test('the price falls by it, the wallet gets the price before it, and it is used up', async () => {
      const { user } = await userWithSpin(15)
      const order = await createTestOrder(app, user, 't99', true)
      expect(order).toMatchObject({ amount: 84, credit: 99 })
      await sendEventAndWait(app, gateway, 'payment.captured', {
        payment: gateway.pay(order.order_id),
      })
      expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 99 })
      expect((await app.call('wheel/getPrize', {}, user)).body).toMatchObject({ percent: 0 })
      expect(await createTestOrder(app, user, 't99', true)).toMatchObject({ amount: 99 })
    })

    test('PAY-10 a changed percentage counts nowhere, and one prize makes one recharge cheaper', async () => {
      const { user } = await userWithSpin(10)
      const forgedInput = {
        tier: 't199',
        use_wheel_discount: true,
        percent: 99,
        finalValue: 99,
        amount: 1,
      }
      const first = await app.callRaw('recharges/createOrder', forgedInput, user)
      expect(first.body).toMatchObject({ amount: 179, credit: 199 })
      const second = await createTestOrder(app, user, 't499', true)
      expect(second).toMatchObject({ amount: 449, credit: 499 })
      const { order_id } = first.body as { order_id: string }
      await sendEventAndWait(app, gateway, 'payment.captured', { payment: gateway.pay(order_id) })
      expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 199 })
      // The second was made with the same prize: it gets what was paid.
      await sendEventAndWait(app, gateway, 'payment.captured', {
        payment: gateway.pay(second.order_id),
      })
      expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 199 + 449 })
    })

    test('it ends after seven days, and a worse one does not take its place', async () => {
      const { user } = await userWithSpin(15)
      app.passSeconds(86_400)
      const { body } = await app.call('wheel/spin', {}, user)
      if (body.status !== 'success') throw new Error(body.message)
      expect((await app.call('wheel/getPrize', {}, user)).body).toMatchObject({ percent: 15 })
      app.passSeconds(7 * 86_400)
      expect((await app.call('wheel/getPrize', {}, user)).body).toMatchObject({ percent: 0 })
    })
  })

  test('PAY-12 a link gives its one order again, until it is paid or over', async () => {
    const user = await createTestUser(app)
    const { body } = await app.call('recharges/orderToken', { tier: 't49' }, user)
    const token = body.status === 'success' ? body.token : ''
    const press = async () =>
      (await app.call('recharges/createOrder', { tier: 't49', token }, user)).body
    gateway.trouble = 'reset'
    expect(await press()).toMatchObject({ status: 'fail' })
    gateway.trouble = 'none'
    const first = await press()
    // The checkout was closed without paying, and the link's own five minutes are over.
    app.passSeconds(400)
    expect(first).toMatchObject({ status: 'success' })
    expect(await press()).toEqual(first)
    const order_id = first.status === 'success' ? first.order_id : ''
    const orders = app.db.selectFrom('orders').where('uid', '=', user.uid).select('order_id')
    expect(await orders.execute()).toHaveLength(1)
    await sendEventAndWait(app, gateway, 'payment.captured', { payment: gateway.pay(order_id) })
    expect(await press()).toMatchObject({ status: 'fail' })
    const later = await app.call('recharges/orderToken', { tier: 't49' }, user)
    const second = { tier: 't49', token: later.body.status === 'success' ? later.body.token : '' }
    expect((await app.call('recharges/createOrder', second, user)).body.status).toBe('success')
    app.passSeconds(901)
    expect((await app.call('recharges/createOrder', second, user)).body.status).toBe('fail')
  })

  test('a link’s token is good for one order, for its user, its tier and five minutes', async () => {
    const [user, otherUser] = [await createTestUser(app), await createTestUser(app)]
    const token = async () => {
      const { body } = await app.call('recharges/orderToken', { tier: 't49' }, user)
      return body.status === 'success' ? body.token : ''
    }
    const order = (who: TestUser, it_: string, tier = 't49') =>
      app.call('recharges/createOrder', { tier, token: it_ }, who).then(({ body }) => body.status)
    const first = await token()
    expect(await order(otherUser, first)).toBe('fail')
    expect(await order(user, first, 't99')).toBe('fail')
    expect(await order(user, first)).toBe('success')
    const second = await token()
    app.passSeconds(301)
    expect(await order(user, second)).toBe('fail')
  })

  test('numbers of invoices have no gap, whatever was rolled back between', async () => {
    const numbers = (
      await app.db.selectFrom('invoices').select(['series', 'serial']).execute()
    ).filter(({ series }) => series.startsWith('DR/'))
    const serials = numbers.map(({ serial }) => serial).sort((a, b) => a - b)
    expect(serials).toEqual(serials.map((_, i) => i + 1))
    expect(serials.length).toBeGreaterThan(5)
  })
})

test.each([
  [4900, 0, 4900],
  [9900, 15, 8400],
  [4900, 1, 4900],
  [5000, 1, 5000],
  [15000, 1, 14900],
  [100, 15, 100],
])(
  'PAY-10 %i paise less %i %% is %i: half a rupee goes up, and ₹1 is the least',
  (price, percent, paise) => {
    expect(applyDiscount(price, percent)).toBe(paise)
  },
)
