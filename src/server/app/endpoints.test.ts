import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apis, apiPath, type ApiName } from '../../contract/apis.ts'
import { failure } from '../../contract/core/endpoint.ts'
import { getMethodApis } from '../../contract/get-method-apis.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'

const names = Object.keys(apis) as ApiName[]
const forUsers = names.filter((name) => apis[name].who !== 'anyone')
test('the calls that go by GET are the ones the browser is told of', () => {
  expect(names.filter((name) => apis[name].method === 'GET').sort()).toEqual(
    [...getMethodApis].sort(),
  )
})

describe.each(testDatabases)('every row on %s', (on) => {
  let app: TestApp
  let user: TestUser
  beforeAll(async () => {
    app = await openTestApp({ on })
    user = await createTestUser(app)
  })
  afterAll(() => app.close())

  test.each(forUsers)('AZ-01 %s is closed to visitors', async (name) => {
    const { status, body } = await app.callRaw(name, {})
    expect(status).toBe(401)
    expect(failure.parse(body).message).toBe('Please log in first.')
    const hindi = await app.callRaw(name, {}, { language: 'hi' })
    expect(hindi.body).toMatchObject({ status: 'fail', message: 'कृपया पहले लॉग इन करें।' })
  })

  test('AZ-07 guessed ids hit nothing', async () => {
    const guess = crypto.randomUUID()
    for (const [name, input] of [
      ['birthdetails/chart', { bid: guess }],
      ['birthdetails/delete', { bid: guess }],
      ['chats/getChat', { asst_id: guess }],
      ['chats/stopAnswer', { mid: guess }],
      ['chats/rateAnswer', { mid: guess, rating: 1 }],
    ] as const) {
      const { status, body } = await app.callRaw(name, input, { jwt: user.jwt })
      const isNo = status === 404 || (body as { status: string }).status === 'fail'
      expect(isNo, `${name} ${status} ${JSON.stringify(body)}`).toBe(true)
    }
  })
})

describe('the door itself', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())
  const post = (payload: string, headers: Record<string, string>) =>
    app.server.app.inject({ method: 'POST', url: apiPath('sms/getOTP'), payload, headers })
  const json = { 'content-type': 'application/json' }

  test('malformed JSON, another type, too much and a poisoned prototype are each refused', async () => {
    expect((await post('{"mobile":', json)).statusCode).toBe(400)
    expect((await post('mobile=1', { 'content-type': 'text/plain' })).statusCode).toBe(415)
    expect(
      (await post('mobile=1', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode,
    ).toBe(415)
    expect((await post(`{"mobile":"${'9'.repeat(70_000)}"}`, json)).statusCode).toBe(413)
    expect((await post('{"__proto__":{"is_ban":0}}', json)).statusCode).toBe(400)
    for (const body of ['', '{"mobile":']) {
      const { status, message } = (await post(body, json)).json<{
        status: string
        message: string
      }>()
      expect(status).toBe('fail')
      expect(message).not.toBe('')
    }
  })

  test('an unknown call and a wrong method are refused in the envelope', async () => {
    const unknown = await app.server.app.inject({ method: 'POST', url: '/apis/nothing.php' })
    expect([unknown.statusCode, unknown.json<{ status: string }>().status]).toEqual([404, 'fail'])
    const wrong = await app.server.app.inject({ method: 'GET', url: apiPath('chats/deleteChat') })
    expect(wrong.statusCode).toBe(404)
  })

  test('AUTH-12 a cookie counts only where our own page could have sent it', async () => {
    const user = await createTestUser(app)
    const get = (headers: Record<string, string>) =>
      app.server.app.inject({
        url: apiPath('users/getInfo'),
        headers: { cookie: `jwt=${user.jwt}`, ...headers },
      })
    expect((await get({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await get({ 'sec-fetch-site': site })).statusCode).toBe(401)
    expect((await get({ origin: 'https://elsewhere.example' })).statusCode).toBe(401)
    expect((await get({ origin: 'http://localhost:80', host: 'localhost:80' })).statusCode).toBe(
      401,
    )
    expect((await get({})).statusCode).toBe(401)
  })

  test('AUTH-12 a GET of a call that also takes POST needs a Bearer header', async () => {
    const user = await createTestUser(app)
    const url = apiPath('birthdetails/list')
    const cookie = { cookie: `jwt=${user.jwt}`, 'sec-fetch-site': 'same-origin' }
    expect((await app.server.app.inject({ url, headers: cookie })).statusCode).toBe(401)
    const bearer = { authorization: `Bearer ${user.jwt}` }
    expect((await app.server.app.inject({ url, headers: bearer })).statusCode).toBe(200)
  })

  test('WEB-04 every reply carries the security headers, private answers no-store', async () => {
    const { headers } = await post('{}', json)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  })

  test('LED-08 the same Idempotency-Key does a thing once, and refuses another body', async () => {
    const user = await createTestUser(app)
    const save = (full_name: string) =>
      app.callRaw(
        'birthdetails/add',
        {
          full_name,
          dob: '14/03/1991',
          tob: '06:45',
          pob: 'Pune',
          lat: 18.52,
          lng: 73.86,
          gender: 'Female',
          marital_status: 'Single',
          language: 'English',
        },
        { jwt: user.jwt, headers: { 'idempotency-key': 'one' } },
      )
    const replies = await Promise.all(Array.from({ length: 20 }, () => save('Asha Test')))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const { body } = await app.call('birthdetails/list', {}, { jwt: user.jwt })
    expect(body).toMatchObject({ births: [{ full_name: 'Asha Test' }] })
    expect((await save('Another Test')).status).toBe(422)
  })

  test('OpenAPI names every call but the operators’, and is made once', async () => {
    const first = await app.server.app.inject('/apis/openapi.json')
    const { paths } = first.json<{ paths: object }>()
    const named = names.filter((name) => apis[name].who !== 'operator')
    expect(Object.keys(paths).sort()).toEqual(named.map(apiPath).sort())
    expect(first.body).not.toContain('admin')
    const from = performance.now()
    for (let turn = 0; turn < 50; turn++) await app.server.app.inject('/apis/openapi.json')
    // Made anew each time, fifty took more than three seconds.
    expect(performance.now() - from).toBeLessThan(1_000)
    expect(first.headers['cache-control']).toBe('public, max-age=3600')
  })

  test('health and readiness answer', async () => {
    expect((await app.server.app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.server.app.inject('/readyz')).statusCode).toBe(200)
  })
})
