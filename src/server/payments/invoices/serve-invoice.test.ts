import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  startFakeRazorpay,
  type FakeRazorpay,
} from '../../adapters/payments/fake-razorpay.fixture.ts'
import { testDatabases, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestUser, type TestUser } from '../../testing/test-data.ts'
import { createTestOrder } from '../payments.testing.ts'

describe.each(testDatabases)('the invoice’s address on %s', (on) => {
  let app: TestApp
  let gateway: FakeRazorpay
  let owner: TestUser
  let number: string
  beforeAll(async () => {
    gateway = await startFakeRazorpay()
    app = await openTestApp({ on, env: gateway.env })
    owner = await createTestUser(app)
    const { order_id: order } = await createTestOrder(app, owner)
    const { id: payment } = gateway.pay(order)
    const confirmation = {
      razorpay_order_id: order,
      razorpay_payment_id: payment,
      razorpay_signature: gateway.signOrder(order, payment),
    }
    await app.call('recharges/confirm', confirmation, owner)
    const row = app.db.selectFrom('invoices').select('number')
    number = (await row.executeTakeFirstOrThrow()).number
  })
  afterAll(async () => {
    await app.close()
    gateway.close()
  })

  const get = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    app.server.app.inject({ url: `/reports/invoice.pdf?${new URLSearchParams(query)}`, headers })
  const bearer = ({ jwt }: TestUser) => ({ authorization: `Bearer ${jwt}` })

  test('who paid gets a PDF under its number, kept nowhere, in the language asked for', async () => {
    for (const [language, expectedLanguage] of [
      ['Hindi', 'hi'],
      ['English', 'en'],
    ]) {
      const reply = await get({ number, language: language! }, bearer(owner))
      expect(reply.statusCode).toBe(200)
      expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(reply.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-language': expectedLanguage,
        'content-disposition': `inline; filename="${number.replaceAll('/', '-')}.pdf"`,
      })
    }
  })

  test('AZ-01 nobody else gets it, and AZ-07 no guessed number finds one', async () => {
    const other = await createTestUser(app)
    expect((await get({ number }, bearer(other))).statusCode).toBe(404)
    expect((await get({ number })).statusCode).toBe(401)
    const cookie = { cookie: `jwt=${owner.jwt}`, 'sec-fetch-site': 'cross-site' }
    expect((await get({ number }, cookie)).statusCode).toBe(401)
    for (const guess of ['', 'DR/2026-27/99999', "DR/2026-27/' or 1=1", '../DR'])
      expect((await get({ number: guess }, bearer(owner))).statusCode, guess).toBe(404)
  })

  test('a visitor’s browser is led to log in and then to the payments', async () => {
    const reply = await get({ number, language: 'Hindi' }, { accept: 'text/html,*/*' })
    expect(reply.statusCode).toBe(303)
    const to = new URL(reply.headers.location!, 'http://localhost')
    expect([to.pathname, to.searchParams.get('next')]).toEqual(['/hi/', '/hi/payments'])
  })

  test('a user has sixty in an hour', async () => {
    const eager = await createTestUser(app)
    for (let n = 0; n < 60; n++) expect((await get({ number }, bearer(eager))).statusCode).toBe(404)
    const reply = await get({ number }, bearer(eager))
    expect(reply.statusCode).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(reply.json()).toMatchObject({ status: 'fail' })
  })
})
