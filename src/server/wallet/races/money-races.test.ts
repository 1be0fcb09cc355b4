import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomMobile } from '../../accounts/sign-in.testing.ts'
import { Refusal } from '../../core/refusal.ts'
import { transact } from '../../db/database.ts'
import { monthsLater } from '../../core/time/india-time.ts'
import {
  startFakeRazorpay,
  type FakeRazorpay,
} from '../../adapters/payments/fake-razorpay.fixture.ts'
import { openTestApp, raceDatabases, type TestApp } from '../../testing/test-app.ts'
import { createTestUser, type TestUser } from '../../testing/test-data.ts'
import { hold, settle, voidHold } from '../holds.ts'
import { verifyLedger } from '../ledger.ts'
import { giveTestOffer } from '../ledger.testing.ts'
import {
  createTestOrder,
  createTestSubscription,
  walletAndPlanOf,
  sendWebhook,
  waitForWebhooks,
} from '../../payments/payments.testing.ts'

/** How often each race is run; RACE_ROUNDS=200 for the whole of it. */
const rounds = Number(process.env.RACE_ROUNDS ?? 3)

/** Two connections as well: who held one and asked for another would wait for ever. */
const databases = raceDatabases.flatMap((on) => [60, 2].map((poolSize) => ({ on, poolSize })))

describe.each(databases)('money at the same time, on $on, $poolSize connections', (size) => {
  let app: TestApp
  let gateway: FakeRazorpay
  beforeAll(async () => {
    gateway = await startFakeRazorpay()
    app = await openTestApp({ ...size, env: gateway.env })
  })
  afterAll(async () => {
    await app.close()
    gateway.close()
  })

  const someone = async (oracle = 0, points = 0): Promise<TestUser> => {
    const user = await createTestUser(app)
    if (oracle) await transact(app.db, (tx) => giveTestOffer(tx, user.uid, 'own', 'oracle', oracle))
    if (points) await transact(app.db, (tx) => giveTestOffer(tx, user.uid, 'own', 'points', points))
    const display_name = `h-${user.uid.slice(0, 8)}`
    await app.db.updateTable('users').set({ display_name }).where('uid', '=', user.uid).execute()
    return user
  }
  const send = (from: TestUser, mobile: string, questions: number, key?: string) =>
    app.call(
      'astrohub/transfer_questions',
      { mobile, questions },
      { jwt: from.jwt, ...(key && { headers: { 'idempotency-key': key } }) },
    )
  const good = (replies: { status: number; body: { status: string } }[]) => {
    expect(replies.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
    return replies.filter(({ body }) => body.status === 'success').length
  }
  const times = <T>(count: number, make: (i: number) => T) =>
    Array.from({ length: count }, (_, i) => make(i))

  const limit = { timeout: 60_000 + rounds * 10_000 }
  const again = async (run: () => Promise<void>) => {
    for (let round = 0; round < rounds; round++) {
      const from = app.log.length
      const failure = await run().then(
        () => null,
        (error: unknown) => error,
      )
      const fault = app.log.slice(from).find((line) => /"level":50|deadlock/.test(line))
      if (failure || fault)
        throw new Error(`In round ${round}: ${fault?.slice(0, 600) ?? 'no fault was logged'}`, {
          cause: failure,
        })
    }
  }

  test('LED-01 of 30 transfers of the whole balance one goes through', limit, () =>
    again(async () => {
      const from = await someone(7)
      const all = await Promise.all(times(30, () => send(from, randomMobile(), 7)))
      expect(good(all)).toBe(1)
      expect(await walletAndPlanOf(app, from)).toMatchObject({ oracle: 0 })
    }),
  )

  test(
    'LED-01 of 50 transfers five go through, the day’s limit, and cross without a deadlock',
    limit,
    () =>
      again(async () => {
        const [firstUser, two] = [await someone(100), await someone(100)]
        const replies = await Promise.all(
          times(50, (i) =>
            i % 2 ? send(firstUser, two.mobile, 3) : send(two, firstUser.mobile, 2),
          ),
        )
        expect(good(replies)).toBe(10)
        expect(await walletAndPlanOf(app, firstUser)).toMatchObject({ oracle: 100 - 15 + 10 })
        expect(await walletAndPlanOf(app, two)).toMatchObject({ oracle: 100 + 15 - 10 })
      }),
  )

  test('LED-01 200 crossing transfers between forty people all go through', limit, () =>
    again(async () => {
      const people = await Promise.all(times(40, () => someone(10)))
      const pairs = people.flatMap((from, i) =>
        times(5, (n) => [from, people[(i + n + 1) % 40] as TestUser] as const),
      )
      let done = 0
      // Fifty at a time: what is tried is their crossing, not a crowd at the door.
      for (let first = 0; first < pairs.length; first += 50) {
        const some = pairs.slice(first, first + 50)
        done += good(await Promise.all(some.map(([from, to]) => send(from, to.mobile, 1))))
      }
      expect(done).toBe(200)
      const total = (await Promise.all(people.map((it_) => walletAndPlanOf(app, it_)))).map(
        ({ oracle }) => oracle,
      )
      expect(total.reduce((a, b) => a + b)).toBe(400)
    }),
  )

  test('LED-03 of 50 redeems of 300 points against 1,000 three go through', limit, () =>
    again(async () => {
      const user = await someone(0, 1000)
      const redeem = () => app.call('astrohub/redeem_questions', { points: 300 }, user)
      expect(good(await Promise.all(times(50, redeem)))).toBe(3)
      expect(await walletAndPlanOf(app, user)).toMatchObject({ oracle: 9 })
    }),
  )

  test('LED-08 of 20 equal transfers with one key one has an effect', limit, () =>
    again(async () => {
      const from = await someone(9)
      const to = randomMobile()
      const key = randomUUID()
      expect(good(await Promise.all(times(20, () => send(from, to, 4, key))))).toBe(20)
      expect(await walletAndPlanOf(app, from)).toMatchObject({ oracle: 5 })
      expect((await send(from, to, 5, key)).status).toBe(422)
    }),
  )

  test(
    'PAY-02 the same payment told 40 times at once, by webhook and browser, is credited once',
    limit,
    () =>
      again(async () => {
        const user = await someone()
        const { order_id: order } = await createTestOrder(app, user, 't49')
        const payment = gateway.pay(order)
        const captureEvent = () => gateway.event('payment.captured', { payment }, new Date())
        const confirm = () =>
          app.call(
            'recharges/confirm',
            {
              razorpay_order_id: order,
              razorpay_payment_id: payment.id,
              razorpay_signature: gateway.signOrder(order, payment.id),
            },
            user,
          )
        const statuses = await Promise.all(
          times(40, async (i) =>
            i % 4 ? sendWebhook(app, gateway, captureEvent()) : (await confirm()).status,
          ),
        )
        expect(new Set(statuses)).toEqual(new Set([200]))
        await waitForWebhooks(app)
        expect(await walletAndPlanOf(app, user)).toMatchObject({ rupees: 49 })
      }),
  )

  test(
    'one account: transfers, redeems, questions, webhooks and cancels at once keep every sum',
    limit,
    () =>
      again(async () => {
        const user = await someone(10, 1000)
        const id = await createTestSubscription(app, user)
        const now = Math.floor(Date.now() / 1000)
        const payment = gateway.pay(null)
        const subscription = gateway.subscribe(id, {
          status: 'active',
          current_start: now,
          current_end: Math.floor(monthsLater(new Date(), 1).getTime() / 1000),
        })
        const { order_id: order } = await createTestOrder(app, user, 't49')
        const recharge = gateway.pay(order)
        const cancelGrant = () =>
          app.db
            .updateTable('sessions')
            .set({ cancel_grant_until: new Date(Date.now() + 600_000) })
            .where('sid', '=', user.sid)
            .execute()
        await cancelGrant()
        const question = async () => {
          const holdId = randomUUID()
          try {
            await transact(app.db, (tx) =>
              hold(tx, { uid: user.uid, persona: 'Oracle', cause: holdId, holdId }),
            )
          } catch (error) {
            // Nothing left to ask with is the one expected no.
            if (!(error instanceof Refusal)) throw error
            return 200
          }
          await transact(app.db, (tx) => (randomInt(2) ? settle : voidHold)(tx, holdId))
          return 200
        }
        const chargedEvent = gateway.event(
          'subscription.charged',
          { payment, subscription: { ...subscription } },
          new Date(),
        )
        const capturedEvent = gateway.event('payment.captured', { payment: recharge }, new Date())
        const cancelledEvent = gateway.event(
          'subscription.cancelled',
          { subscription: { ...subscription, status: 'cancelled' } },
          new Date(),
        )
        const acts: (() => Promise<number>)[] = [
          () => send(user, randomMobile(), 1).then(({ status }) => status),
          () =>
            app
              .call('astrohub/redeem_questions', { points: 100 }, user)
              .then(({ status }) => status),
          question,
          () => sendWebhook(app, gateway, chargedEvent),
          () => sendWebhook(app, gateway, capturedEvent),
          () => sendWebhook(app, gateway, cancelledEvent),
          () =>
            app.call('subscriptions/cancel_subscription', {}, user).then(({ status }) => status),
          () => app.call('subscriptions/stop_renewal', {}, user).then(({ status }) => status),
        ]
        const statuses = await Promise.all(
          times(50, (i) => (acts[i % acts.length] as () => Promise<number>)()),
        )
        expect(new Set(statuses)).toEqual(new Set([200]))
        await waitForWebhooks(app)
        expect((await walletAndPlanOf(app, user)).rupees).toBeLessThanOrEqual(49)
        expect((await verifyLedger(app.db)).problems).toEqual([])
      }),
  )
})
