import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountsWords } from '../../words/accounts/accounts.ts'
import { randomMobile } from '../accounts/sign-in.testing.ts'
import { seededContent } from '../db/seeded-content.ts'
import { builtPages, hasPages } from '../testing/built-pages.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { pages } from '../../web/app/pages.ts'
import { createTestUser } from '../testing/test-data.ts'

/** Settings of a public address that was let start with stand-ins. */
const env = {
  PUBLIC_URL: 'https://drishti.example',
  JWT_SECRET: 'q8Zr2LxT5vNbK0wYcD7mHs4EoJ1uPf9G',
  ALLOW_STAND_INS: '1',
}
const ownOrigin = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

describe('at a public address with stand-ins', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ env })
  })
  afterAll(() => app.close())

  test('the inbox does not exist, not even on the machine itself', async () => {
    for (const url of ['/dev/inbox', '/dev/inbox.json'])
      for (const host of ['localhost', 'drishti.example']) {
        const reply = await app.server.app.inject({ url, headers: { host } })
        expect(reply.statusCode, `${host}${url}`).toBe(404)
      }
  })

  test('a code that nobody can read is not said to be sent', async () => {
    const { body } = await app.call('sms/getOTP', { mobile: randomMobile() })
    expect(body).toEqual({ status: 'fail', message: accountsWords.notSent.en })
    expect(await app.db.selectFrom('codes').selectAll().execute()).toEqual([])
  })

  test('the checkout gives no credit', async () => {
    const user = await createTestUser(app)
    const { body } = await app.call('recharges/createOrder', { tier: 't499' }, user)
    const reply = await app.server.app.inject({
      method: 'POST',
      url: '/dev/checkout',
      headers: { ...ownOrigin, authorization: `Bearer ${user.jwt}` },
      payload: { id: 'order_id' in body ? body.order_id : '', outcome: 'success' },
    })
    expect(reply.statusCode).toBe(404)
    expect((await app.call('users/getBalance', {}, user)).body).toMatchObject({ balance: 0 })
  })
})

test('while developing, the checkout answers only the session that the order was made for', async () => {
  const app = await openTestApp()
  const [asha, ravi] = [await createTestUser(app), await createTestUser(app)]
  const { body } = await app.call('recharges/createOrder', { tier: 't499' }, asha)
  const subscription = await app.call('subscriptions/subscribe', {}, asha)
  const ids = [
    'order_id' in body ? body.order_id : '',
    'subscription_id' in subscription.body ? subscription.body.subscription_id : '',
  ]
  const pay = (id: string, headers: Record<string, string>) =>
    app.server.app.inject({
      method: 'POST',
      url: '/dev/checkout',
      headers: { 'content-type': 'application/json', ...headers },
      payload: { id, outcome: 'success' },
    })
  for (const id of ids) {
    expect(id).not.toBe('')
    expect((await pay(id, ownOrigin)).statusCode).toBe(401)
    expect((await pay(id, { authorization: `Bearer ${ravi.jwt}` })).statusCode).toBe(404)
    const strange = { cookie: `jwt=${asha.jwt}`, 'sec-fetch-site': 'cross-site' }
    expect((await pay(id, strange)).statusCode).toBe(401)
    expect((await pay(id, { ...ownOrigin, cookie: `jwt=${asha.jwt}` })).statusCode).toBe(200)
  }
  await app.close()
})

test('a Host that names no host is answered 400, at every door, and makes no line of error', async () => {
  const build = hasPages ? await builtPages() : undefined
  const app = await openTestApp({ parts: build ? { build: () => Promise.resolve(build) } : {} })
  const wrong = ['a:99999', '[::::]', '999.999.999.999', '1.2.3.4.5.6', 'a b', '[', 'a/b', 'a@b']
  for (const host of wrong)
    for (const url of [
      '/',
      '/apis/languages.php',
      '/healthz',
      '/nowhere',
      '/horoscope?zodiac=Leo',
    ]) {
      const reply = await app.server.app.inject({ url, headers: { host } })
      expect([host, url, reply.statusCode]).toEqual([host, url, 400])
    }
  for (const host of ['localhost', 'localhost:3000', '[::1]:3000', '127.0.0.1', 'drishti.example.'])
    expect((await app.server.app.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(
      200,
    )
  expect(app.log.filter((line) => line.includes('"level":50'))).toEqual([])
  await app.close()
})

test.skipIf(!hasPages)(
  'behind a proxy, links are made with PUBLIC_URL whatever is passed on',
  async () => {
    const build = await builtPages()
    const app = await openTestApp({
      env: { PUBLIC_URL: 'http://jyotish.test', TRUST_PROXY: '1' },
      parts: { build: () => Promise.resolve(build) },
    })
    const forged = [
      { 'x-forwarded-host': 'evil.example' },
      { 'x-forwarded-host': 'a b' },
      { 'x-forwarded-proto': 'javascript' },
      { host: 'evil.example' },
    ]
    for (const headers of forged) {
      const { body, statusCode } = await app.server.app.inject({ url: '/oracle', headers })
      expect(statusCode).toBe(200)
      expect(body).toContain('<link rel="canonical" href="http://jyotish.test/oracle"')
      expect(body).not.toMatch(/evil\.example|javascript:/)
    }
    await app.close()
  },
)

describe.skipIf(!hasPages)('the pages of a public address', () => {
  const made = [
    ...seededContent.flatMap(({ value }) => textsOf(value)).filter((text) => text.length > 8),
    ...['3M+', '250k+', '2M+', '2 lakh+', '30 लाख+', '2.5 लाख+', '20 लाख+', 'drishti.example'],
  ]
  /** What stands in a placeholder and may stand in a page all the same. */
  const common = new Set(['WhatsApp', 'Instagram', 'YouTube', 'Facebook', 'Google Play'])

  test('hold nothing that is made up, and no address that leads nowhere', async () => {
    const build = await builtPages()
    const app = await openTestApp({
      env: { ...env, PUBLIC_URL: 'https://jyotish.test' },
      parts: { build: () => Promise.resolve(build) },
    })
    const open = pages.filter(
      (page) => !page.needsSession && !page.noindex && !/[:*]/.test(page.path),
    )
    expect(open.length).toBeGreaterThan(20)
    for (const { path } of open)
      for (const language of ['', '/hi']) {
        const url = `${language}/${path}`
        const { body, statusCode } = await app.server.app.inject({ url })
        expect(statusCode, url).toBeLessThan(500)
        const shown = made.filter((text) => !common.has(text) && body.includes(text))
        expect(shown, url).toEqual([])
        expect(body, url).not.toMatch(/href="https:\/\/wa\.me\/"|href="mailto:"/)
      }
    await app.close()
  })
})

/** Every text in a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
