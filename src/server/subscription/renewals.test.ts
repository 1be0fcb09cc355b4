import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { monthsLater } from '../core/india-time.ts'
import {
  speakingGateway,
  type SpeakingGateway,
} from '../adapters/payments/fake-razorpay.fixture.ts'
import { databases, house, type TestHouse } from '../testing/test-app.ts'
import { aUser, type MadeUser } from '../testing/make.ts'
import { aSubscription, has, settled, tell } from '../payments/payments.testing.ts'
import { subscriptionChores, turnPeriods } from './subscription.jobs.ts'

const ist = (text: string) => new Date(`${text}+05:30`)

/** Begin of the first month, and the ends of the first three: by the calendar of India. */
const years = [
  ['2027-01-31T23:59:30', '2027-02-28T23:59:30', '2027-03-31T23:59:30', '2027-04-30T23:59:30'],
  ['2028-01-31T00:00:30', '2028-02-29T00:00:30', '2028-03-31T00:00:30', '2028-04-30T00:00:30'],
  ['2028-02-29T12:00:00', '2028-03-29T12:00:00', '2028-04-29T12:00:00', '2028-05-29T12:00:00'],
] as const

async function standing(it: TestHouse, user: MadeUser) {
  const { body } = await it.ask('subscriptions/get_subscription', {}, user)
  if (!('is_active' in body)) throw new Error(body.message)
  return body
}

describe.each(databases)('PAY-11 renewals on %s', (on) => {
  describe('at the gateway', () => {
    let it: TestHouse
    let gateway: SpeakingGateway
    beforeAll(async () => {
      gateway = await speakingGateway()
      it = await house({ on, env: gateway.env })
    })
    afterAll(async () => {
      await it.close()
      gateway.close()
    })

    test.each(years)('of a plan that began at %s in India come at %s and %s', async (...dates) => {
      const [start, ...ends] = dates.map(ist) as [Date, Date, Date, Date]
      it.setClock(start)
      const user = await aUser(it)
      const id = await aSubscription(it, user)
      let from = start
      for (const [i, end] of ends.entries()) {
        expect(monthsLater(start, i + 1)).toEqual(end)
        it.setClock(from)
        const [current_start, current_end] = [from.getTime() / 1000, end.getTime() / 1000]
        const payment = gateway.pay(null)
        const subscription = gateway.subscribe(id, { status: 'active', current_start, current_end })
        await tell(it, gateway, 'subscription.charged', { payment, subscription })
        await turnPeriods(it.server.house)
        expect(await has(it, user)).toMatchObject({ plan: 500 })
        expect(await standing(it, user)).toMatchObject({
          is_active: true,
          remaining_questions: 500,
          start_date: from.toISOString(),
          end_date: end.toISOString(),
        })
        // The day before, and the second before: still this month's.
        it.setClock(new Date(end.getTime() - 86_400_000))
        expect(await standing(it, user)).toMatchObject({ days_remaining: 1 })
        it.setClock(new Date(end.getTime() - 1_000))
        await turnPeriods(it.server.house)
        expect(await has(it, user)).toMatchObject({ plan: 500 })
        expect(await standing(it, user)).toMatchObject({ days_remaining: 0 })
        from = end
      }
      const months = await it.db
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
      const it = await house({ on, at: start })
      const user = await aUser(it)
      it.setClock(start)
      const id = await aSubscription(it, user)
      it.setClock(start)
      const paid = await it.server.app.inject({
        method: 'POST',
        url: '/dev/checkout',
        headers: { 'sec-fetch-site': 'same-origin' },
        payload: { id, outcome: 'closed' },
      })
      expect(paid.statusCode).toBe(200)
      await settled(it)
      const ended: string[] = []
      for (const end of ends) {
        const { end_date } = await standing(it, user)
        // To the second: the machine's own milliseconds went by meanwhile.
        ended.push(end_date?.slice(0, 16) ?? '')
        it.setClock(new Date(end.getTime() + 60_000))
        for (const { run } of subscriptionChores) await run(it.server.house)
        await settled(it)
        expect(await has(it, user)).toMatchObject({ plan: 500 })
      }
      expect(ended).toEqual(ends.map((end) => end.toISOString().slice(0, 16)))
      await it.close()
    },
  )
})
