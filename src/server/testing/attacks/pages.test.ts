import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../test-app.ts'
import { builtPages, hasPages } from '../built-pages.ts'
import { requestText, rawRequest } from '../raw-request.ts'
import { createTestPerson, type TestPerson } from './test-person.testing.ts'

const formType = 'application/x-www-form-urlencoded'

/** Every page, drawn several times over: long where other work runs beside it. */
const walk = { timeout: 240_000 }

describe.skipIf(!hasPages)('the pages', () => {
  let app: TestApp
  let address: string
  let paths: string[]
  let asha: TestPerson
  let ravi: TestPerson
  beforeAll(async () => {
    const build = await builtPages()
    app = await openTestApp({ parts: { build: () => Promise.resolve(build) } })
    address = await app.listen()
    asha = await createTestPerson(app, 'Ashalata')
    ravi = await createTestPerson(app, 'Ravindra')
    const known = Object.values(build.routes).flatMap((route) => route?.path ?? [])
    const own = known
      .filter((path) => !path.includes('*'))
      .map((path) => path.replace(/^hi\??\/?/, ''))
    paths = [...new Set(['', 'hi', ...own, 'no-such-page'])].map((path) => `/${path}`)
  })
  afterAll(() => app.close())

  interface Seen {
    headers: Headers
    html: string
  }
  const seenPages = new Map<string, Promise<Seen>>()
  /** A page as somebody is shown it, drawn once for all who judge it here. */
  const see = (path: string, jwt?: string): Promise<Seen> => {
    const key = `${jwt ?? ''} ${path}`
    const before = seenPages.get(key)
    if (before) return before
    const seen = ask(path, jwt)
    seenPages.set(key, seen)
    return seen
  }
  const ask = async (path: string, jwt?: string): Promise<Seen> => {
    const reply = await fetch(address + path, {
      redirect: 'manual',
      headers: { ...(jwt && { cookie: `jwt=${jwt}` }), 'sec-fetch-site': 'same-origin' },
    })
    return { headers: reply.headers, html: await reply.text() }
  }
  const post = (path: string, type: string, body: string, extraHeaders: string[] = []) =>
    rawRequest(
      address,
      requestText(
        `POST ${path} HTTP/1.1`,
        [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`, ...extraHeaders],
        body,
      ),
    )

  test('WEB-07 no way of asking for a page is answered by a fault', async () => {
    for (const bytes of [
      'GET / HTTP/1.0\r\n\r\n',
      ...['[', 'a b', '', 'x/y?z#', '"><script>', 'a@b', '\xff', ':80', 'x:99999999', '..'].map(
        (host) => requestText('GET / HTTP/1.1', [`Host: ${host}`]),
      ),
      requestText('GET http://elsewhere.example/free-kundli HTTP/1.1'),
      requestText('GET //elsewhere.example/free-kundli HTTP/1.1'),
      requestText('GET /\\elsewhere.example HTTP/1.1'),
      ...['%', '%00', '%ff%fe', '%2e%2e%2f', 'hi/%', 'a'.repeat(9000), '?'.repeat(5000)].map(
        (path) => requestText(`GET /${path} HTTP/1.1`),
      ),
      ...[
        '__manifest',
        '__manifest?paths=//,/%25,http://x&version=x',
        '__manifest?p=%2F%2F&version=x',
      ].map((path) => requestText(`GET /${path} HTTP/1.1`)),
      ...[
        '_root.data',
        '.data',
        'free-kundli.data?_routes=x,y',
        '?index&_routes=,,',
        'x.data.data',
      ].map((path) => requestText(`GET /${path} HTTP/1.1`)),
      ...['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'].map((method) =>
        requestText(`${method} / HTTP/1.1`, ['Content-Length: 0']),
      ),
      requestText('GET / HTTP/1.1', [
        'X-React-Router-SPA-Mode: yes',
        'X-React-Router-Prerender-Data: [1]',
      ]),
      requestText('GET / HTTP/1.1', [`Cookie: ${'theme=x; '.repeat(1400)}`]),
      ...[
        '5',
        '"x"',
        '[1]',
        'null',
        '{"full_name":{},"day":5,"month":[],"lat":{},"bid":1}',
        '{',
      ].map((draft) =>
        requestText('GET /free-kundli HTTP/1.1', [
          `Cookie: birth_draft=${Buffer.from(draft).toString('base64url')}`,
        ]),
      ),
    ]) {
      const { status } = await rawRequest(address, bytes)
      expect(status, `${bytes.slice(0, 100)} → ${status}`).toBeGreaterThan(0)
      expect(status, `${bytes.slice(0, 100)} → ${status}`).toBeLessThan(500)
    }
    expect(app.log.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  test('WEB-07 forms of any type and content are refused or answered, never by a fault', async () => {
    const types = [
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/json',
      '',
      'nonsense',
      formType,
    ]
    const bodies = [
      '',
      '{',
      '--x\r\nbroken',
      '%ff=%&a=b&&=',
      `a=${'b'.repeat(60_000)}`,
      '__proto__=1&constructor=2',
    ]
    bodies.push(
      'mobile=%00&terms=1',
      'step=code&mobile=9&token=%F0%9F%92&otp=%E0%A5%A7%E0%A5%A8',
      'from=//elsewhere.example&to=//elsewhere.example',
    )
    bodies.push(
      'full_name=a%00&gender=Male&day=1&month=1&year=2000&hours=1&minute=1&second=1e308&pob=x&lat=1e308&lng=9&marital_status=Single&language=English&tob_offset=1e999',
    )
    bodies.push(
      `full_name=a&gender=Male&day=1&month=1&year=2000&hours=1&minute=1&second=1&pob=x&marital_status=Single&language=English&place=${encodeURIComponent('{"description":{"toString":5},"geometry":{"location":{"lat":{},"lng":null}}}')}`,
    )
    for (const path of [
      '/',
      '/login',
      '/theme',
      '/logout',
      '/free-kundli',
      '/create-kundli',
      '/hi/login.data',
      '/chats',
    ])
      for (const type of types)
        for (const body of type === formType ? bodies : bodies.slice(0, 3)) {
          const { status, headers } = await post(path, type, body)
          const requestLabel = `${path} ${type} ${body.slice(0, 40)} → ${status}`
          expect(status, requestLabel).toBeGreaterThan(0)
          expect(status, requestLabel).toBeLessThan(500)
          if (type !== formType) expect(status, requestLabel).toBe(415)
          expect(headers, requestLabel).not.toContain('elsewhere.example')
        }
    expect((await post('/login', formType, 'a=b'.repeat(30_000))).status).toBe(413)
    const chunkedHeaders = ['Transfer-Encoding: chunked', `Content-Type: ${formType}`]
    const { status } = await rawRequest(
      address,
      requestText('POST /login HTTP/1.1', chunkedHeaders, '2\r\na=\r\n0\r\n\r\n'),
    )
    expect(status).toBe(411)
  })

  test('AUTH-12 a form that another site sends is refused before any page sees it', async () => {
    const from = (headers: string[]) =>
      post('/login', formType, 'mobile=9876500001&terms=on', headers)
    for (const headers of [
      ['Origin: http://elsewhere.example'],
      ['Origin: null'],
      ['Sec-Fetch-Site: cross-site', `Origin: http://localhost`],
      ['Sec-Fetch-Site: same-site'],
      ['Origin: http://elsewhere.example', 'X-Forwarded-Host: elsewhere.example'],
      ['Origin: nonsense'],
    ])
      expect((await from(headers)).status, headers.join()).toBe(403)
    expect((await from(['Origin: http://localhost', 'Sec-Fetch-Site: same-origin'])).status).toBe(
      200,
    )
  })

  test(
    'WEB-10 a shared cache that keeps all it may keep shows nobody somebody else’s page',
    walk,
    async () => {
      const sharedCache = new Map<string, string>()
      const through = async (path: string, jwt?: string) => {
        const known = sharedCache.get(path)
        if (known !== undefined) return known
        const { headers, html } = await see(path, jwt)
        const body = `${[...headers].join()}${html}`
        const may = !/no-store|private/.test(headers.get('cache-control') ?? '')
        if (may && !/\*|cookie/i.test(headers.get('vary') ?? '')) sharedCache.set(path, body)
        return body
      }
      const gets = [
        'users/getInfo',
        'users/getBalance',
        'users/exportData',
        'users/sessions',
        'ai/getInfo',
      ]
      const allPaths = [
        ...paths.flatMap((path) => [path, `${path === '/' ? '/_root' : path}.data`]),
        ...gets.map((name) => `/apis/${name}.php`),
      ]
      for (const path of allPaths) {
        const ashaText = await through(path, asha.user.jwt)
        const his = await through(path, ravi.user.jwt)
        const nobodys = await through(path)
        for (const secret of asha.secrets) expect(his.includes(secret), path).toBe(false)
        for (const secret of ravi.secrets) expect(ashaText.includes(secret), path).toBe(false)
        for (const secret of [...asha.secrets, ...ravi.secrets])
          expect(nobodys.includes(secret), path).toBe(false)
      }
      expect([...sharedCache.keys()]).toEqual([])
    },
  )

  test('WEB-04 what is shown to a session is kept nowhere, a visitor’s page by no shared cache', async () => {
    for (const path of paths.flatMap((page) => [page, `${page}.data`])) {
      const ashaReply = await see(path, asha.user.jwt)
      expect(ashaReply.headers.get('cache-control'), path).toBe('private, no-store')
      const nobodys = await see(path)
      expect(nobodys.headers.get('cache-control'), path).toMatch(/private|no-store/)
      for (const reply of [ashaReply, nobodys]) {
        expect(reply.headers.get('x-content-type-options'), path).toBe('nosniff')
        expect(reply.headers.get('referrer-policy'), path).toBe('same-origin')
        expect(reply.headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
        expect(reply.headers.get('x-frame-options'), path).toBe('DENY')
      }
    }
  })

  test('WEB-03 each page’s policy has its own nonce and nothing unsafe, and every script carries it', async () => {
    const nonces = new Set<string>()
    for (const path of paths) {
      const { headers, html } = await see(path)
      const policy = headers.get('content-security-policy') ?? ''
      const nonce = /'nonce-([\w+/=]+)'/.exec(policy)?.[1] ?? ''
      expect(nonce.length, path).toBeGreaterThan(20)
      expect(nonces.has(nonce), path).toBe(false)
      nonces.add(nonce)
      expect(policy).not.toMatch(/unsafe|\*|https?:|data:(?!;|$)/)
      for (const must of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ])
        expect(policy, path).toContain(must)
      for (const [script] of html.matchAll(/<script\b[^>]*>/g))
        expect(
          script.includes(`nonce="${nonce}"`) || /type="application\/ld\+json"/.test(script),
          script,
        ).toBe(true)
      expect(html, path).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i)
      expect(html, path).not.toMatch(
        /(?:href|src|action)="(?:javascript|data|https?:\/\/(?!localhost|127\.0\.0\.1|wa\.me|t\.me|play\.google\.com|www\.(?:instagram|youtube|facebook)\.com|x\.com))/i,
      )
    }
  })

  test('WEB-03 the payment gateway’s hosts stand in the policy of pages where payments happen, and nowhere else', async () => {
    const build = await builtPages()
    const paying = await openTestApp({
      parts: { build: () => Promise.resolve(build) },
      env: {
        RAZORPAY_KEY_ID: 'rzp_test_key',
        RAZORPAY_KEY_SECRET: 'of-this-test',
        RAZORPAY_WEBHOOK_SECRET: 'of-this-test',
        RAZORPAY_BASE_URL: 'http://127.0.0.1:9',
      },
    })
    const at = await paying.listen()
    const pays = /^\/(hi\/)?(recharges|recharges\/pay|subscription)$/
    for (const path of [
      ...paths,
      '/hi/recharges',
      '/hi/subscription',
      '/recharges?x=/subscription',
    ]) {
      const reply = await fetch(at + path, { redirect: 'manual' })
      const policy = reply.headers.get('content-security-policy') ?? ''
      const isOne = pays.test(path.replace(/\?.*/, ''))
      expect([path, policy.includes('razorpay')]).toEqual([path, isOne])
      // The gateway's checkout brings styles of its own; scripts stay ours and the gateway's everywhere.
      const scripts = policy.split('; ').filter((part) => !part.startsWith('style-src'))
      expect(isOne ? scripts.join() : policy, path).not.toMatch(/unsafe/)
    }
    await paying.close()
  })

  test('WEB-03 HSTS stands where the address is https', async () => {
    const build = await builtPages()
    const safe = await openTestApp({
      parts: { build: () => Promise.resolve(build) },
      env: {
        PUBLIC_URL: 'https://drishti.example',
        JWT_SECRET: 'q8Zr2LxT5vNbK0wYcD7mHs4EoJ1uPf9G',
        ALLOW_STAND_INS: '1',
      },
    })
    const reply = await safe.server.app.inject({ url: '/', headers: { host: 'drishti.example' } })
    expect(reply.headers['strict-transport-security']).toMatch(/max-age=31536000/)
    const { jwt } = (await createTestPerson(safe, 'Chandrika')).user
    const out = await safe.server.app.inject({
      method: 'POST',
      url: '/apis/users/logout.php',
      headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
      payload: '{}',
    })
    const cookies = [out.headers['set-cookie']].flat()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax; Secure$/)
    await safe.close()
  })

  test('WEB-09 no source map, secret, repository or server file is served, by no spelling of its path', async () => {
    const files = [
      '.env',
      '.env.example',
      '.git/config',
      '.git/HEAD',
      'package.json',
      'package-lock.json',
      'node_modules/pg/package.json',
      'src/server/app/main.ts',
      'build/server/index.js',
      'server/index.js',
      '.data/secrets.json',
      '.data/db/PG_VERSION',
      'secrets.json',
      'vite.config.ts',
      '.vite/manifest.json',
      'README.md',
      'etc/passwd',
    ]
    const before = [
      '',
      './',
      '../../',
      '../../../',
      'assets/../',
      'assets/../../',
      'assets/../../../',
      '%2e%2e/',
      '%2e%2e%2f',
      'assets/%2e%2e/%2e%2e/',
      'assets/..%2f..%2f',
      'assets/..%5c..%5c',
      '..\\',
      '%252e%252e%252f',
      '/',
      '//',
      'hi/../',
      'assets/.%00./',
    ]
    // Every file by the plain spellings, and some by every spelling.
    for (const [n, file] of files.entries())
      for (const prefix of n % 5 === 0 ? before : before.slice(0, 4)) {
        const path = `/${prefix}${file}`
        const { status, body } = await rawRequest(address, requestText(`GET ${path} HTTP/1.1`))
        expect([400, 403, 404], `${path} → ${status}`).toContain(status)
        expect(body, path).not.toMatch(
          /JWT_SECRET|\[core\]|"dependencies"|root:x:|createRequestHandler|"jwt":/,
        )
      }
    const root = join(import.meta.dirname, '../../../../build/client')
    const built = readdirSync(root, { recursive: true }).map(String)
    expect(built.filter((name) => name.endsWith('.map'))).toEqual([])
    const scripts = built.filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    for (const [n, name] of scripts.entries()) {
      const text = readFileSync(join(root, name), 'utf8')
      expect(text, name).not.toMatch(
        /sourceMappingURL|JWT_SECRET|process\.env\.\w|DATABASE_URL|\/work\/|\/home\//,
      )
      // None is there, as was seen above: that an address without a file is not found needs a few.
      if (n % 50) continue
      const { status } = await rawRequest(address, requestText(`GET /${name}.map HTTP/1.1`))
      expect(status, name).toBe(404)
    }
  })
})
