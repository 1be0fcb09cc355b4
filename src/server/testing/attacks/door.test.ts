import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apis, apiPath, type ApiName } from '../../../contract/apis.ts'
import { failure } from '../../../contract/core/endpoint.ts'
import { testDatabases, openTestApp, type TestApp } from '../test-app.ts'
import { createTestKundli, createTestUser, testBirthDetails, type TestUser } from '../test-data.ts'
import { requestText, rawRequest } from '../raw-request.ts'
import { requestsOf } from './requests/requests.testing.ts'
import { createTestPerson, type TestPerson } from './test-person.testing.ts'

const names = Object.keys(apis) as ApiName[]
const json = (body: string, extraHeaders: string[] = [], path = apiPath('sms/getOTP')) =>
  requestText(
    `POST ${path} HTTP/1.1`,
    [
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...extraHeaders,
    ],
    body,
  )
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

describe('the door, by the byte', () => {
  let app: TestApp
  let address: string
  let user: TestUser
  beforeAll(async () => {
    app = await openTestApp()
    address = await app.listen()
    user = await createTestUser(app)
  })
  afterAll(() => app.close())

  test('WEB-07 no first line, header or body, however odd, is answered by a fault', async () => {
    const type = 'Content-Type: application/json'
    const call = `POST ${apiPath('sms/getOTP')} HTTP/1.1`
    const odd: [string, number[]][] = [
      ['GET /apis/languages.php HTTP/1.0\r\n\r\n', [200]],
      [requestText('GET /apis/languages.php HTTP/1.1', ['Host: [']), [400]],
      [requestText('GET http://elsewhere.example/apis/languages.php HTTP/1.1'), [200]],
      [requestText('GET /apis/% HTTP/1.1'), [400]],
      [requestText('GET /apis/%ff%fe HTTP/1.1'), [400]],
      [requestText('GET /apis/%00 HTTP/1.1'), [404]],
      [requestText('GET /apis/..%2f..%2f.env HTTP/1.1'), [404]],
      [requestText(`GET /apis/${'a'.repeat(9000)} HTTP/1.1`), [404]],
      [requestText(`GET /${'a'.repeat(20_000)} HTTP/1.1`), [431]],
      [requestText('OPTIONS * HTTP/1.1'), [404]],
      [requestText('TRACE /apis/languages.php HTTP/1.1'), [404]],
      [requestText('PROPFIND /apis/languages.php HTTP/1.1'), [404]],
      [requestText('NONSENSE / HTTP/1.1'), [400]],
      [requestText('GET /apis/languages.php HTTP/9.9'), [400, 505]],
      [requestText('CONNECT elsewhere.example:443 HTTP/1.1'), [0, 404]],
      [requestText('GET /apis/languages.php HTTP/1.1', [`X: ${'a'.repeat(40_000)}`]), [431]],
      [
        requestText(
          'GET /apis/languages.php HTTP/1.1',
          Array.from({ length: 900 }, (_, i) => `a${i}: b`),
        ),
        [200],
      ],
      [
        requestText('GET /apis/languages.php HTTP/1.1', [`Cookie: ${'jwt=x; '.repeat(1500)}`]),
        [200],
      ],
      [
        requestText('GET /apis/languages.php HTTP/1.1', [`Cookie: ;;=;jwt;${' '.repeat(9000)}x`]),
        [200],
      ],
      [
        requestText('GET /apis/languages.php HTTP/1.1', [
          `Accept-Language: ${'hi;q=;;,\xff'.repeat(900)}`,
        ]),
        [200],
      ],
      [requestText('GET /apis/languages.php HTTP/1.1', ['Expect: nonsense']), [417]],
      [
        requestText('GET /apis/languages.php HTTP/1.1', [
          'Upgrade: websocket',
          'Connection: Upgrade',
        ]),
        [200],
      ],
      [
        requestText('GET /apis/users/getInfo.php HTTP/1.1', [
          `Authorization: Bearer ${'a.'.repeat(4000)}`,
        ]),
        [401],
      ],
      [
        requestText('GET /apis/users/getInfo.php HTTP/1.1', ['Authorization: Basic \xff\xff']),
        [401],
      ],
      [requestText('GET /apis/places/suggest.php?input=delhi&input=pune HTTP/1.1'), [422]],
      [requestText('GET /apis/places/suggest.php?__proto__[x]=1&input=delhi HTTP/1.1'), [200]],
      [requestText('GET /apis/places/suggest.php?input=%ff%fedelhi HTTP/1.1'), [200, 422]],
      [requestText('GET /apis/places/suggest.php?input=de%00lhi HTTP/1.1'), [422]],
      [
        requestText(call, [type, 'Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
        [400],
      ],
      [requestText(call, [type, 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'), [400]],
      [requestText(call, [type, 'Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n'), [422]],
      [
        requestText(
          call,
          [type, 'Transfer-Encoding: chunked'],
          `20000\r\n${'x'.repeat(0x20000)}\r\n0\r\n\r\n`,
        ),
        [413],
      ],
      [requestText(call, [type, 'Content-Length: 1'], '{}'), [400]],
      [requestText(call, [type, 'Content-Length: -1'], '{}'), [400]],
      [requestText(call, [type, 'Content-Length: 99999999999'], '{}'), [413]],
      [requestText(call, ['Content-Type: nonsense', 'Content-Length: 2'], '{}'), [415]],
      [json('{"mobile":"\xff\xfe"}').replace(/Length: \d+/, 'Length: 15'), [422]],
      [json('{"mobile":"\\ud800","purpose":"\\udfff"}'), [422]],
      [json(`{"mobile":${deep(30_000)}}`), [422]],
      [json(`${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`), [422]],
      [json('{"mobile":1e999,"otp":-0,"token":9999999999999999999999}'), [422]],
      [json('{"constructor":{"prototype":{"is_ban":1}}}'), [400]],
      [json('{"mobile":"a","mobile":"b"}'), [422]],
      [
        json('\ufeff{}'.replace('\ufeff', '\xef\xbb\xbf')).replace(/Length: \d+/, 'Length: 5'),
        [400, 422],
      ],
      [json('null'), [422]],
      [json(''), [400]],
    ]
    for (const [bytes, expected] of odd) {
      const { status } = await rawRequest(address, bytes)
      expect(expected, `${bytes.slice(0, 120)} → ${status}`).toContain(status)
    }
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })

  test('WEB-04 refusals by the framework come in the envelope, with the headers, kept by nobody', async () => {
    for (const bytes of [
      requestText('GET /apis/% HTTP/1.1'),
      requestText('PROPFIND /x HTTP/1.1'),
      requestText('GET /apis/nothing.php HTTP/1.1'),
      json('{"mobile":'),
    ]) {
      const { headers, body } = await rawRequest(address, bytes)
      expect(failure.safeParse(JSON.parse(body)).success, body).toBe(true)
      for (const header of ['x-content-type-options: nosniff', 'cache-control: no-store'])
        expect(headers, bytes).toContain(header)
    }
  })

  test('pipelined requests are each answered, in order', async () => {
    const first = requestText('GET /healthz HTTP/1.1').replace('Connection: close\r\n', '')
    const { count } = await rawRequest(
      address,
      first.repeat(50) + requestText('GET /healthz HTTP/1.1'),
    )
    expect(count).toBe(51)
  })

  test('AUTH-12 HEAD does what its GET would and no more; on a call that also takes POST it is unknown', async () => {
    const bearer = { authorization: `Bearer ${user.jwt}` }
    const head = (path: string, headers = {}) =>
      fetch(`${address}${path}`, { method: 'HEAD', headers })
    expect((await head(apiPath('users/getInfo'), bearer)).status).toBe(200)
    expect((await head(`${apiPath('places/suggest')}?input=delhi`)).status).toBe(200)
    for (const name of names.filter((api) => apis[api].method !== 'GET'))
      expect((await head(apiPath(name), bearer)).status, name).toBe(404)
  })

  test('methods that a call does not take are refused', async () => {
    for (const name of names)
      for (const method of ['OPTIONS', 'PUT', 'PATCH', 'DELETE'])
        expect((await fetch(address + apiPath(name), { method })).status, `${method} ${name}`).toBe(
          404,
        )
  })

  test('WEB-07 slow and silent clients hold up nobody', async () => {
    const { port } = new URL(address)
    const halves = ['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: x\r\n', json('{}').slice(0, -1)]
    const sockets = Array.from({ length: 200 }, (_, i) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(halves[i % 4] ?? ''))
      return socket.on('error', () => undefined)
    })
    await Promise.all(sockets.map((socket) => new Promise((open) => socket.once('connect', open))))
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    expect((await fetch(address + apiPath('languages'))).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })

  test('LED-08 an Idempotency-Key too long to be kept is refused, not ignored', async () => {
    const asked = testBirthDetails()
    const reply = await app.callRaw('birthdetails/add', asked, {
      jwt: user.jwt,
      headers: { 'idempotency-key': 'k'.repeat(201) },
    })
    expect(reply.status).toBe(422)
    expect(reply.body).toMatchObject({ errors: [{ path: 'Idempotency-Key' }] })
    expect((await app.call('birthdetails/list', {}, user)).body).toMatchObject({ births: [] })
  })

  test('LED-08 a keyed call with a field no call knows, nested without end, is no fault', async () => {
    const body = `{"language":"Hindi","unknown":${deep(30_000)}}`
    const headers = [`Authorization: Bearer ${user.jwt}`, 'Idempotency-Key: deep']
    for (let time = 0; time < 2; time++) {
      const reply = await rawRequest(address, json(body, headers, apiPath('users/setLanguage')))
      expect([reply.status, reply.body]).toMatchObject([200, expect.stringContaining('"success"')])
    }
    expect((await app.call('users/getInfo', {}, user)).body).toMatchObject({ language: 'Hindi' })
  })

  test('coordinates and seconds are numbers or digits: nothing, lists and truths are no zeros and ones', async () => {
    const fields: [string, unknown[]][] = [
      ['lat', [null, '', ' ', true, [18], {}, '0x12', '1e1', '१८', 'NaN', 90.001]],
      ['lng', [null, '', false, [], [[73]], '7 3', 'Infinity', -180.5]],
      ['tob_sec', [null, '', true, [5], '0x5', 60, -1, 1.5]],
    ]
    for (const [field, values] of fields)
      for (const value of values) {
        const asked = { ...testBirthDetails(), [field]: value }
        const { status } = await app.callRaw('birthdetails/chart', asked)
        expect(status, `${field} ${JSON.stringify(value)}`).toBe(422)
      }
    const typed = { ...testBirthDetails(), lat: '18.52', lng: ' -73.86 ', tob_sec: '05' }
    expect((await app.callRaw('birthdetails/chart', typed)).body).toMatchObject({
      status: 'success',
    })
  })
})

describe.each(testDatabases)('texts on %s', (on) => {
  let app: TestApp
  let person: TestPerson
  beforeAll(async () => {
    app = await openTestApp({ on })
    person = await createTestPerson(app, 'Kamalini')
  })
  afterAll(() => app.close())

  test('WEB-07 U+0000, half an emoji, 64 kB and 1e308 in any field of any call are refused or mended, never a fault', async () => {
    const nasty = [
      '\0',
      'abc\0def',
      '\ud800',
      'abc\udfffdef',
      'x'.repeat(60_000),
      1e308,
      -1e308,
      5e-324,
    ]
    nasty.push('‮‭\u2028\u2029', '💥'.repeat(500), "'; drop table users; --", '${7*7}', '%s%n')
    const calls = Object.entries(requestsOf(person)) as [ApiName, Record<string, unknown>][]
    const left = calls.filter(([name]) => !/delete|logout|stopChat/i.test(name))
    for (const [name, input] of left)
      for (const field of Object.keys(input))
        for (const value of nasty) {
          app.passSeconds(5)
          const asked = { ...input, [field]: value }
          const { status, body } = await app.callRaw(name, asked, person.user)
          const what = `${name} ${field} ${JSON.stringify(value).slice(0, 40)} → ${status}`
          expect(status, what).toBeLessThan(500)
          if (status >= 400) expect(failure.safeParse(body).success, what).toBe(true)
        }
  })

  test('half an emoji is mended once, so that a repeat of the same question is the same question', async () => {
    const user = await createTestUser(app)
    const bid = await createTestKundli(app, user, { full_name: 'Asha \ud83d' })
    const list = await app.call('birthdetails/list', {}, user)
    expect(list.body).toMatchObject({ births: [{ full_name: 'Asha \ufffd' }] })
    const { body } = await app.call('chats/startChat', { bid, astrologer: 'Oracle' }, user)
    const { asst_id } = body as { asst_id: string }
    const question = {
      bid,
      asst_id,
      astrologer: 'Oracle' as const,
      message: 'Will I find work? \ud83d',
    }
    const options = { jwt: user.jwt, headers: { 'idempotency-key': 'torn' } }
    const first = await app.call('chats/sendMessage', question, options)
    const again = await app.call('chats/sendMessage', question, options)
    expect(first.body).toMatchObject({ status: 'success', charged: true, questions_left: 2 })
    expect(again.body).toMatchObject({
      mid: (first.body as { mid: string }).mid,
      questions_left: 2,
    })
    expect(again.text).toBe(first.text)
  })

  test('WEB-07 texts made to tie a pattern in knots are answered like any other', async () => {
    const knots = [
      'a'.repeat(990) + '!',
      ' '.repeat(900) + 'x',
      '(a+)+$'.repeat(160),
      '0'.repeat(900) + 'x',
      'क्'.repeat(490) + '!',
      'ा'.repeat(900),
      'when '.repeat(190),
      '1/1/'.repeat(240),
      '9 '.repeat(480) + '/',
      'कब और '.repeat(160),
      '💥\u200d'.repeat(300),
      '-'.repeat(990),
      `${'"'.repeat(450)}${"'".repeat(450)}`,
      'in 2030 or '.repeat(85),
      '.'.repeat(990),
      '?!'.repeat(490),
    ]
    const { user, bid, asstId } = person
    const asking = { bid, asst_id: asstId, astrologer: 'Oracle' }
    for (const knot of knots) {
      app.passSeconds(61)
      const short = knot.slice(0, 100)
      const calls: [ApiName, object][] = [
        ['chats/sendMessage', { ...asking, message: knot }],
        ['chats/getChats', { query: short }],
        ['places/suggest', { input: short }],
        ['sms/getOTP', { mobile: knot.slice(0, 24) }],
        ['birthdetails/chart', testBirthDetails({ full_name: short, pob: short })],
        ['chats/rateAnswer', { mid: person.mid, rating: 1, reason: knot.slice(0, 500) }],
      ]
      for (const [name, input] of calls) {
        const from = performance.now()
        const { status } = await app.callRaw(name, input, user)
        expect(status, name).toBeLessThan(500)
        // A pattern that backtracks takes minutes; a busy machine does not.
        expect(performance.now() - from, `${name} ${short}`).toBeLessThan(20_000)
      }
    }
  })
})

describe('under a flood', () => {
  test('WEB-07 while fifty ask for whole kundlis without a pause, a health check waits for one or two of them, not for all', async () => {
    const app = await openTestApp()
    const address = await app.listen()
    const body = JSON.stringify({ ...testBirthDetails(), facts: true })
    const { port } = new URL(address)
    const open = () =>
      new Promise<Socket>((opened) => {
        const socket = connect(Number(port), '127.0.0.1', () => opened(socket)).resume()
      })
    const flood = Array.from({ length: 50 }, () => open())
    const health = open()
    const sockets = await Promise.all([...flood, health])
    const ask = requestText(
      `POST ${apiPath('birthdetails/kundli')} HTTP/1.1`,
      ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`],
      body,
    )
    const closings = sockets.map((socket) => new Promise((end) => socket.once('close', end)))
    // All at once: the server finds fifty readable connections, and the health check last.
    for (const socket of sockets.slice(0, 50)) socket.write(ask)
    sockets[50]?.write(requestText('GET /healthz HTTP/1.1'))
    await Promise.all(closings)
    const routes = app.log.flatMap((line) => /"route":"([^"]+)"/.exec(line)?.[1] ?? [])
    expect(routes.length).toBe(51)
    expect(routes.indexOf('/healthz')).toBeLessThan(20)
    await app.close()
  })

  test('a subscriber who changes the last half of an IPv6 address is the same subscriber', async () => {
    const app = await openTestApp({ env: { TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost' } })
    const statuses = new Map<number, number>()
    // Twice as many as a window takes: the first may end in the middle.
    for (let i = 0; i < 260 && !statuses.has(429); i++) {
      const forwardedHeaders = { 'x-forwarded-for': `2001:db8:1:2::${i.toString(16)}` }
      const { status } = await app.callRaw(
        'places/suggest',
        { input: 'delhi' },
        { headers: forwardedHeaders },
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(statuses.get(429)).toBeGreaterThan(0)
    const other = { 'x-forwarded-for': '2001:db8:1:3::1' }
    expect(
      (await app.callRaw('places/suggest', { input: 'delhi' }, { headers: other })).status,
    ).toBe(200)
    await app.close()
  })
})
