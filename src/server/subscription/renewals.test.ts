import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monthsLater } from '../core/time/india-time.ts'
import { startFakeRazorpay, type FakeRazorpay } from '../adapters/payments/fake-razorpay.fixture.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'
import {
  createTestSubscription,
  walletAndPlanOf,
  waitForWebhooks,
  sendEventAndWait,
} from '../payments/payments.testing.ts'
import { subscriptionJobs, advancePeriods } from './subscription.jobs.ts'

const ist = (text: string) => new Date(`${text}+05:30`)

/** Begin of the first month, and the ends of the first three: by the calendar of India. */
const years = [
  ['2027-01-31T23:59:30', '2027-02-28T23:59:30', '2027-03-31T23:59:30', '2027-04-30T23:59:30'],
  ['2028-01-31T00:00:30', '2028-02-29T00:00:30', '2028-03-31T00:00:30', '2028-04-30T00:00:30'],
  ['2028-02-29T12:00:00', '2028-03-29T12:00:00', '2028-04-29T12:00:00', '2028-05-29T12:00:00'],
] as const

async function standing(app: TestApp, user: TestUser) {
  const { body } = await app.call('subscriptions/get_subscription', {}, user)
  if (!('is_active' in body)) throw new Error(body.message)
  return body
}

describe.each(testDatabases)('PAY-11 renewals on %s', (on) => {
  describe('at the gateway', () => {
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

    test.each(years)('of a plan that began at %s in India come at %s and %s', async (...dates) => {
      const [start, ...ends] = dates.map(ist) as [Date, Date, Date, Date]
      app.setClock(start)
      const user = await createTestUser(app)
      const id = await createTestSubscription(app, user)
      let from = start
      for (const [i, end] of ends.entries()) {
        expect(monthsLater(start, i + 1)).toEqual(end)
        app.setClock(from)
        const [current_start, current_end] = [from.getTime() / 1000, end.getTime() / 1000]
        const payment = gateway.pay(null)
        const subscription = gateway.subscribe(id, { status: 'active', current_start, current_end })
        await sendEventAndWait(app, gateway, 'subscription.charged', { payment, subscription })
        await advancePeriods(app.server.context)
        expect(await walletAndPlanOf(app, user)).toMatchObject({ plan: 500 })
        expect(await standing(app, user)).toMatchObject({
          is_active: true,
          remaining_questions: 500,
          start_date: from.toISOString(),
          end_date: end.toISOString(),
        })
        // The day before, and the second before: still this month's.
        app.setClock(new Date(end.getTime() - 86_400_000))
        expect(await standing(app, user)).toMatchObject({ days_remaining: 1 })
        app.setClock(new Date(end.getTime() - 1_000))
        await advancePeriods(app.server.context)
        expect(await walletAndPlanOf(app, user)).toMatchObject({ plan: 500 })
        expect(await standing(app, user)).toMatchObject({ days_remaining: 0 })
        from = end
      }
      const months = await app.db
        .selectFrom('plan_periods')
        .where('uid', '=', user.uid)
        .select(['state', 'unused'])
        .orderBy('start_at')
        .execute()
      expect(months).toEqual([
        { state: 'closed', unused: 500 },
        { state: 'closed', unused: 500 },
        { state: 'open', unused: null },
      ])
    })
  })

  test.each(years)(
    'at the stand-in, of a plan that began at %s, come at %s and %s',
    async (...dates) => {
      const [start, ...ends] = dates.map(ist) as [Date, Date, Date, Date]
      const app = await openTestApp({ on, at: start })
      const user = await createTestUser(app)
      app.setClock(start)
      const id = await createTestSubscription(app, user)
      app.setClock(start)
      const reply = await app.server.app.inject({
        method: 'POST',
        url: '/dev/checkout',
        headers: { authorization: `Bearer ${user.jwt}` },
        payload: { id, outcome: 'closed' },
      })
      expect(reply.statusCode).toBe(200)
      await waitForWebhooks(app)
      const endDates: string[] = []
      for (const end of ends) {
        const { end_date } = await standing(app, user)
        // To the second: the machine's own milliseconds went by meanwhile.
        endDates.push(end_date?.slice(0, 16) ?? '')
        app.setClock(new Date(end.getTime() + 60_000))
        for (const { run } of subscriptionJobs) await run(app.server.context)
        await waitForWebhooks(app)
        expect(await walletAndPlanOf(app, user)).toMatchObject({ plan: 500 })
      }
      expect(endDates).toEqual(ends.map((end) => end.toISOString().slice(0, 16)))
      await app.close()
    },
  )
})
