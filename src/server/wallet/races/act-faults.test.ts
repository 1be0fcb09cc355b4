import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiName } from '../../../contract/apis.ts'
import { randomMobile, requestCode } from '../../accounts/sign-in.testing.ts'
import { transact } from '../../db/database.ts'
import type { Tx } from '../../db/schema.ts'
import { monthsLater } from '../../core/time/india-time.ts'
import {
  startFakeRazorpay,
  type FakeRazorpay,
} from '../../adapters/payments/fake-razorpay.fixture.ts'
import { applyGatewaySubscription } from '../../subscription/apply-gateway-subscription.ts'
import { advanceNextPeriod } from '../../subscription/periods.ts'
import { testDatabases, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestUser, type TestUser } from '../../testing/test-data.ts'
import { giveTestOffer } from '../ledger.testing.ts'
import { verifyLedger } from '../ledger.ts'
import { creditOrderPayment } from '../../payments/orders.ts'
import {
  createTestOrder,
  createTestSubscription,
  sendEventAndWait,
} from '../../payments/payments.testing.ts'

/** What is written beside an act, whatever becomes of it. */
const beside = ['limits', 'sessions']

describe.each(testDatabases)('a fault in the middle of an act, on %s', (on) => {
  let app: TestApp
  let gateway: FakeRazorpay
  /** The statement that fails, counted from the next begin on; begin is the first. */
  let failing = 0
  let count = 0
  beforeAll(async () => {
    gateway = await startFakeRazorpay()
    app = await openTestApp({ on, env: gateway.env })
    const { pool } = app.server.context.database
    const connect = pool.connect.bind(pool) as (done?: unknown) => Promise<{
      release: () => void
      query: (statement: string, values?: unknown[]) => Promise<unknown>
    }>
    const faultyConnect = async (done?: unknown) => {
      // A bare query of the pool's own: no part of an act.
      if (done) return connect(done)
      const client = await connect()
      let isInside = false
      return {
        release: () => client.release(),
        async query(statement: string, values?: unknown[]) {
          isInside ||= statement === 'begin'
          if (failing && isInside && statement !== 'rollback' && ++count === failing)
            throw new Error('injected')
          return client.query(statement, values)
        },
      }
    }
    Object.assign(pool, { connect: faultyConnect })
  })
  afterAll(async () => {
    await app.close()
    gateway.close()
  })

  /** Everything that is in the database, as one word for each table. */
  async function everything(): Promise<unknown> {
    const tables = (await app.db.introspection.getTables()).map(({ name }) => name)
    const tableQueries = tables
      .filter((name) => !beside.includes(name))
      .map(
        (name) => sql`select ${name}::text as name,
          md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as rows from ${sql.table(name)} t`,
      )
    const all = await sql`${sql.join(tableQueries, sql` union all `)}`.execute(app.db)
    return all.rows
  }

  const repeatableCall =
    (name: ApiName, input: unknown, { jwt }: TestUser) =>
    async () => {
      const headers = { 'idempotency-key': 'the same' }
      const { status, body } = await app.callRaw(name, input, { jwt, headers })
      if (status === 500) throw new Error('injected')
      expect([name, status, body]).toEqual([
        name,
        200,
        expect.objectContaining({ status: 'success' }),
      ])
    }
  const done = (work: (tx: Tx) => Promise<unknown>) => () => transact(app.db, work)
  const now = () => app.server.context.clock()
  const someone = async () => {
    const user = await createTestUser(app)
    await transact(app.db, (tx) => giveTestOffer(tx, user.uid, 'own', 'oracle', 5))
    await transact(app.db, (tx) => giveTestOffer(tx, user.uid, 'own', 'points', 500))
    const display_name = `h-${user.uid.slice(0, 8)}`
    await app.db.updateTable('users').set({ display_name }).where('uid', '=', user.uid).execute()
    return user
  }
  const month = () => {
    const start = now()
    return { start, end: monthsLater(start, 1) }
  }
  const subscriber = async () => {
    const user = await someone()
    const id = await createTestSubscription(app, user)
    const payment = gateway.pay(null)
    const [current_start, current_end] = Object.values(month()).map((at) =>
      Math.floor(at.getTime() / 1000),
    )
    const subscription = gateway.subscribe(id, { status: 'active', current_start, current_end })
    await sendEventAndWait(app, gateway, 'subscription.charged', { payment, subscription })
    return user
  }
  const payer = async () => {
    const user = await someone()
    const { order_id: order } = await createTestOrder(app, user, 't99')
    await sendEventAndWait(app, gateway, 'payment.captured', { payment: gateway.pay(order) })
    return user
  }
  const capturedPayment = (id: string, orderId: string | null, amountPaise: number) => ({
    ...{ id, orderId, amountPaise, currency: 'INR', status: 'captured' as const },
    at: now(),
  })

  const acts: Record<string, () => Promise<() => Promise<unknown>>> = {
    transfer: async () => {
      const user = await someone()
      const input = { mobile: randomMobile(), questions: 2 }
      return repeatableCall('astrohub/transfer_questions', input, user)
    },
    redemption: async () =>
      repeatableCall('astrohub/redeem_questions', { points: 200 }, await someone()),
    spin: async () => repeatableCall('wheel/spin', {}, await someone()),
    'payment of a recharge': async () => {
      const user = await someone()
      await app.call('wheel/spin', {}, user)
      const order = await createTestOrder(app, user, 't99', true)
      const payment = capturedPayment(`pay_${user.uid}`, order.order_id, order.amount * 100)
      return done((tx) => creditOrderPayment(tx, payment, now()))
    },
    'payment of another amount': async () => {
      const user = await someone()
      const order = await createTestOrder(app, user, 't99')
      const payment = capturedPayment(`pay_${user.uid}`, order.order_id, 100)
      return done((tx) => creditOrderPayment(tx, payment, now()))
    },
    'month of a plan': async () => {
      const user = await someone()
      const id = await createTestSubscription(app, user)
      const { start, end } = month()
      const charge = { payment: capturedPayment(`pay_${user.uid}`, null, 19_900), start, end }
      const subscription = { id, status: 'active' as const, start, end }
      return done((tx) => applyGatewaySubscription(tx, subscription, [charge], now(), now()))
    },
    'end of a month': async () => {
      await subscriber()
      const later = monthsLater(now(), 2)
      return done((tx) => advanceNextPeriod(tx, later))
    },
    'stop of renewing': async () =>
      repeatableCall('subscriptions/stop_renewal', {}, await subscriber()),
    cancellation: async () => {
      const user = await subscriber()
      const code = await requestCode(app, user.mobile, 'cancel', user)
      await app.call('sms/validateOTP', code, user)
      return repeatableCall('subscriptions/cancel_subscription', {}, user)
    },
    'request for a refund': async () => {
      const user = await payer()
      const { payment_id } = await app.db
        .selectFrom('payments')
        .where('uid', '=', user.uid)
        .select('payment_id')
        .executeTakeFirstOrThrow()
      return repeatableCall('recharges/requestRefund', { payment_id, why: 'mistake' }, user)
    },
    deletion: async () => {
      const user = await subscriber()
      const code = await requestCode(app, user.mobile, 'delete', user)
      return repeatableCall('users/deleteAccount', code, user)
    },
  }

  test.each(Object.keys(acts))(
    'LED-10 leaves nothing of a %s, at whichever statement',
    { timeout: 120_000 },
    async (name) => {
      const act = await acts[name]?.()
      if (!act) throw new Error('No such act.')
      const before = await everything()
      let failures = 0
      for (failing = 1; failing < 120; failing++) {
        count = 0
        // So many tries an hour are a person's; ours are more.
        await app.db.deleteFrom('limits').execute()
        const error = await act().then(
          () => null,
          (reason: Error) => reason,
        )
        const isReached = count >= failing
        const at = failing
        failing = 0
        expect([at, error?.message ?? '']).toEqual([at, isReached ? 'injected' : ''])
        if (!isReached) break
        failures++
        expect([at, await everything()]).toEqual([at, before])
        failing = at
      }
      failing = 0
      expect(failures).toBeGreaterThanOrEqual(3)
      expect(await everything()).not.toEqual(before)
      expect((await verifyLedger(app.db)).problems).toEqual([])
    },
  )
})
