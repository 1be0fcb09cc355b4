import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { financialYear } from '../../core/time/india-time.ts'
import {
  startFakeRazorpay,
  type FakeRazorpay,
} from '../../adapters/payments/fake-razorpay.fixture.ts'
import { testDatabases, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestUser } from '../../testing/test-data.ts'
import { gstIncludedIn } from './invoices.ts'
import { createTestOrder, sendEventAndWait } from '../payments.testing.ts'

test.each([
  // Midnight in India is 18:30 of the day before in UTC.
  ['2027-03-31T18:29:59.999Z', '2026-27'],
  ['2027-03-31T18:30:00.000Z', '2027-28'],
  ['2026-12-31T18:30:00.000Z', '2026-27'],
  ['2099-04-01T00:00:00.000Z', '2099-00'],
])('at %s the financial year in India is %s', (at, year) => {
  expect(financialYear(new Date(at))).toBe(year)
})

test('tax and the rest make the amount again, for every amount up to ₹600', () => {
  for (let paise = 1; paise <= 60_000; paise++) {
    const tax = gstIncludedIn(paise)
    if (!Number.isInteger(tax) || tax < 0 || Math.abs(tax - (paise * 18) / 118) > 0.5)
      throw new Error(`${paise} paise: ${tax}`)
  }
  expect(gstIncludedIn(9900)).toBe(1510)
})

describe.each(testDatabases)('invoices on %s', (on) => {
  let app: TestApp
  let gateway: FakeRazorpay
  beforeAll(async () => {
    gateway = await startFakeRazorpay()
    app = await openTestApp({ on, env: gateway.env, at: new Date('2027-03-31T18:20:00Z') })
  })
  afterAll(async () => {
    await app.close()
    gateway.close()
  })

  test('begin anew with the year of India, each year without a gap, at the minute of midnight', async () => {
    const buy = async () => {
      const user = await createTestUser(app)
      const { order_id } = await createTestOrder(app, user, 't49')
      await sendEventAndWait(app, gateway, 'payment.captured', { payment: gateway.pay(order_id) })
    }
    await buy()
    await buy()
    app.setClock(new Date('2027-03-31T18:31:00Z'))
    await buy()
    await buy()
    const rows = await app.db.selectFrom('invoices').select('number').execute()
    expect(rows.map(({ number }) => number).toSorted()).toEqual([
      'DR/2026-27/00001',
      'DR/2026-27/00002',
      'DR/2027-28/00001',
      'DR/2027-28/00002',
    ])
  })
})
