import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeRazorpay, type FakeRazorpay } from '../adapters/payments/fake-razorpay.fixture.ts'
import { monthsLater } from '../core/time/india-time.ts'
import {
  createTestSubscription,
  sendWebhook,
  waitForWebhooks,
  walletAndPlanOf,
} from '../payments/payments.testing.ts'
import { openTestApp, testDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((others) => [item, ...others]),
  )
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

describe.each(testDatabases)('events about one subscription, on %s', (on) => {
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

  /** Tells these statuses in this order, with these stamps, and gives what the user then has. */
  async function stateAfter(statuses: readonly string[], stampSeconds: readonly number[]) {
    const at = app.server.context.clock()
    const user = await createTestUser(app)
    const id = await createTestSubscription(app, user)
    const payment = gateway.pay(null)
    const current = { current_start: seconds(at), current_end: seconds(monthsLater(at, 1)) }
    for (const [index, status] of statuses.entries()) {
      const isCharge = status === 'charged'
      const subscription = {
        ...gateway.subscribe(id, { ...current, status: isCharge ? 'active' : status }),
      }
      const name = `subscription.${status === 'active' ? 'activated' : status}`
      const payload = { subscription, ...(isCharge && { payment }) }
      const stamp = new Date(at.getTime() + (stampSeconds[index] ?? 0) * 1000)
      expect(await sendWebhook(app, gateway, gateway.event(name, payload, stamp))).toBe(200)
      await waitForWebhooks(app)
    }
    const { body: plan } = await app.call('subscriptions/get_subscription', {}, user)
    const { body: second } = await app.call('subscriptions/subscribe', {}, user)
    return {
      status: plan.status,
      questions: (await walletAndPlanOf(app, user)).plan,
      isOfferedAnother: 'subscription_id' in second,
    }
  }

  test('SUB-01 every order of created, authenticated, activated, charged and cancelled ends alike', async () => {
    const statuses = ['created', 'authenticated', 'active', 'charged', 'cancelled']
    const ends = new Set<string>()
    const orders = permutations(statuses)
    // A dozen users at a time; each hears of its own subscription one event after the other.
    for (let first = 0; first < orders.length; first += 12) {
      const dozen = orders.slice(first, first + 12).map((order, index) => {
        // Stamps in the order of sending, the other way round, and all in one second.
        const stamps = [order.map((_, i) => i), order.map((_, i) => -i), order.map(() => 0)]
        return stateAfter(order, stamps[index % 3]!)
      })
      for (const end of await Promise.all(dozen)) ends.add(JSON.stringify(end))
      app.passSeconds(60)
    }
    expect([...ends]).toEqual([
      JSON.stringify({ status: 'cancelled', questions: 500, isOfferedAnother: true }),
    ])
  }, 240_000)

  test('SUB-02 a captured charge is a plan at once, whatever is said of it, and no second one is offered', async () => {
    for (const order of permutations(['created', 'authenticated', 'charged']))
      for (const stamps of [
        [0, 1, 2],
        [2, 1, 0],
        [0, 0, 0],
      ])
        expect(await stateAfter(order, stamps), order.join()).toEqual({
          status: 'active',
          questions: 500,
          isOfferedAnother: false,
        })
  }, 120_000)
})
