import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestCode } from '../accounts/sign-in.testing.ts'
import { startFakeRazorpay, type FakeRazorpay } from '../adapters/payments/fake-razorpay.fixture.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'
import { verifyLedger } from '../wallet/ledger.ts'
import { createTestOrder, walletAndPlanOf, sendEventAndWait } from './payments.testing.ts'
import { reconcileOrders } from './reconcile-orders.ts'
import { sendRefunds } from './refunds.ts'

describe.each(testDatabases)('what the gateway says after a deletion, on %s', (on) => {
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

  const leave = async (user: TestUser) => {
    const asked = await requestCode(app, user.mobile, 'delete', user)
    expect((await app.call('users/deleteAccount', asked, user)).body).toMatchObject({ jwt: '' })
  }
  const ledgerHolds = async () => expect((await verifyLedger(app.db)).problems).toEqual([])

  test.each(['webhook', 'reconcile'])(
    'PAY-09 a recharge paid when its payer has left goes back whole, told by the %s',
    async (how) => {
      const user = await createTestUser(app)
      const { order_id: order } = await createTestOrder(app, user, 't99')
      await leave(user)
      const payment = gateway.pay(order)
      if (how === 'webhook') {
        await sendEventAndWait(app, gateway, 'payment.captured', { payment })
        await sendEventAndWait(app, gateway, 'order.paid', { payment })
      } else {
        app.passSeconds(301)
        await reconcileOrders(app.server.context)
      }
      // The browser's word, which is a stranger's now.
      const reply = await app.call(
        'recharges/confirm',
        {
          razorpay_order_id: order,
          razorpay_payment_id: payment.id,
          razorpay_signature: gateway.signOrder(order, payment.id),
        },
        user,
      )
      expect(reply.status).toBe(401)
      expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 0 })
      await sendRefunds(app.server.context)
      await sendRefunds(app.server.context)
      const asked = gateway.requestLines.filter(
        (line) => line === `POST payments/${payment.id}/refund`,
      )
      expect(asked).toHaveLength(1)
      const refundRows = await app.db
        .selectFrom('refunds')
        .where('uid', '=', user.uid)
        .select(['state', 'amount_paise'])
        .execute()
      expect(refundRows).toEqual([{ state: 'done', amount_paise: 9900 }])
      await ledgerHolds()
    },
  )

  test('PAY-09 a refund that was asked for before is decided and paid after, and told late touches nobody', async () => {
    const user = await createTestUser(app)
    const { order_id: order } = await createTestOrder(app, user, 't99')
    const payment = gateway.pay(order)
    await sendEventAndWait(app, gateway, 'payment.captured', { payment })
    const { payment_id } = await app.db
      .selectFrom('payments')
      .where('uid', '=', user.uid)
      .select('payment_id')
      .executeTakeFirstOrThrow()
    await app.call('recharges/requestRefund', { payment_id, why: 'mistake' }, user)
    await leave(user)
    await app.db
      .updateTable('refunds')
      .set({ state: 'sending', next_try_at: app.server.context.clock() })
      .where('uid', '=', user.uid)
      .execute()
    await sendRefunds(app.server.context)
    const refund = [...gateway.things.values()].find(({ payment_id: of }) => of === payment.id)
    if (!refund) throw new Error('Nothing was refunded.')
    await sendEventAndWait(app, gateway, 'refund.processed', { refund, payment })
    await sendEventAndWait(app, gateway, 'payment.captured', { payment })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 0 })
    const refunds = app.db.selectFrom('refunds').where('uid', '=', user.uid).select('state')
    expect(await refunds.execute()).toEqual([{ state: 'done' }])
    await ledgerHolds()
  })
})
