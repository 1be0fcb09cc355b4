import { SignJWT, UnsecuredJWT } from 'jose'
import { openSmsInbox } from '../adapters/sms/fake-sms.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apis, apiPath, type ApiName } from '../../contract/apis.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { maxCodesPerAddress } from './codes/send-limits.ts'
import { randomMobile, requestCode, logIn, wrongCode } from './sign-in.testing.ts'

describe.each(testDatabases)('sessions on %s', (on) => {
  let at: TestApp
  beforeAll(async () => {
    at = await openTestApp({ on })
  })
  afterAll(() => at.close())

  const isOpen = async (jwt: string) => (await at.call('users/getInfo', {}, { jwt })).status === 200
  /** Asks as a browser would that has the cookie. */
  const browse = (
    jwt: string,
    headers: Record<string, string>,
    url = apiPath('users/logout'),
    payload?: string,
  ) =>
    at.server.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url,
      headers: { host: 'drishti.example', cookie: `theme=dark; jwt=${jwt}`, ...headers },
      ...(payload !== undefined && { payload }),
    })
  const json = { 'content-type': 'application/json' }

  it('AUTH-09 a forged, altered, unsigned or unknown token opens nothing', async () => {
    const { jwt } = await logIn(at, randomMobile())
    const [head = '', body = '', signature = ''] = jwt.split('.')
    const { jti } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { jti: string }
    const forgeToken = (secret: string, alg = 'HS256', id = jti) =>
      new SignJWT({}).setProtectedHeader({ alg }).setJti(id).sign(Buffer.from(secret))
    const { jwtSecret } = at.server.context.config
    const tokens = [
      await forgeToken('another secret of more than thirty-two letters'),
      await forgeToken(jwtSecret, 'HS512'),
      await forgeToken(jwtSecret, 'HS256', crypto.randomUUID()),
      await forgeToken(jwtSecret, 'HS256', "' or true --"),
      new UnsecuredJWT({}).setJti(jti).encode(),
      `${head}.${body}.`,
      `${head}.${body}.${signature.slice(0, -2)}`,
      `${head}.${body}`,
      jti,
      'null',
    ]
    for (const token of tokens) expect([token, await isOpen(token)]).toEqual([token, false])
    expect(await isOpen(jwt)).toBe(true)
  })

  it('AUTH-10 log-out ends this session at once and clears its cookie, and no other', async () => {
    const mobile = randomMobile()
    const [here, there] = [(await logIn(at, mobile)).jwt, (await logIn(at, mobile)).jwt]
    const { body, headers } = await at.call('users/logout', {}, { jwt: here })
    expect(body).toMatchObject({ status: 'success' })
    expect(headers['set-cookie']).toMatch(/^jwt=; Path=\/; Max-Age=0; HttpOnly/)
    expect([await isOpen(here), await isOpen(there)]).toEqual([false, true])
  })

  it('AUTH-10 log-out everywhere ends every session of the user, and nobody else’s', async () => {
    const mobile = randomMobile()
    const [here, there] = [(await logIn(at, mobile)).jwt, (await logIn(at, mobile)).jwt]
    const other = (await logIn(at, randomMobile())).jwt
    await at.call('users/logout', { everywhere: true }, { jwt: here })
    expect([await isOpen(here), await isOpen(there), await isOpen(other)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('AUTH-11 the cookie is HttpOnly, Lax, for the whole site and ten years, and Secure behind TLS', async () => {
    const { reply, jwt } = await logIn(at, randomMobile())
    const cookie = 'Path=/; Max-Age=315360000; HttpOnly; SameSite=Lax'
    expect(reply.headers['set-cookie']).toContain(`jwt=${jwt}; ${cookie}`)
    const secret = 'k3Jq8Zt1Wb6Xn0Rv5Ly7Hd2Pc9Mf4Gs-Ua'
    const env = { PUBLIC_URL: 'https://drishti.example', JWT_SECRET: secret, ALLOW_STAND_INS: '1' }
    const behindTls = await openTestApp({ on, env, adapters: { sms: openSmsInbox() } })
    const secure = await logIn(behindTls, randomMobile())
    const lines = secure.reply.headers['set-cookie']
    expect(lines).toContain(`jwt=${secure.jwt}; ${cookie}; Secure`)
    expect(lines).toContain(`__Host-jwt=${secure.jwt}; ${cookie}; Secure`)
    await behindTls.close()
  })

  it.each([
    ['another site’s script', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a client that says nothing', {}],
  ])('AUTH-12 with only a cookie, %s changes nothing', async (_who, headers) => {
    const { jwt } = await logIn(at, randomMobile())
    for (const type of [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const reply = await browse(jwt, { ...headers, 'content-type': type }, undefined, '{}')
      expect([type, reply.statusCode < 400]).toEqual([type, false])
    }
    expect(await isOpen(jwt)).toBe(true)
  })

  it('AUTH-12 with a cookie our own page may, by either sign of it', async () => {
    for (const own of [
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'http://drishti.example' },
    ] as Record<string, string>[]) {
      const { jwt } = await logIn(at, randomMobile())
      expect((await browse(jwt, { ...own, ...json }, undefined, '{}')).statusCode).toBe(200)
      expect(await isOpen(jwt)).toBe(false)
    }
  })

  it('AUTH-12 the cookie that a neighbour can not set is preferred, and of two of a kind none counts', async () => {
    const [own, other] = [await logIn(at, randomMobile()), await logIn(at, randomMobile())]
    const uidBy = async (cookie: string) => {
      const headers = { 'sec-fetch-site': 'same-origin', cookie }
      const reply = await browse('', headers, apiPath('users/getInfo'))
      return reply.statusCode === 200 ? reply.json<{ uid: string }>().uid : reply.statusCode
    }
    const [ownUid, otherUid] = [await uidBy(`jwt=${own.jwt}`), await uidBy(`jwt=${other.jwt}`)]
    expect(String(ownUid)).toHaveLength(36)
    expect(await uidBy(`jwt=${other.jwt}; jwt=${own.jwt}`)).toBe(401)
    expect(await uidBy(`jwt=${own.jwt}; jwt=${own.jwt}`)).toBe(401)
    expect(await uidBy(`jwt=${other.jwt}; __Host-jwt=${own.jwt}`)).toBe(ownUid)
    expect(await uidBy(`jwt=${other.jwt};jwt=x; __Host-jwt=${own.jwt}`)).toBe(ownUid)
    const two = `__Host-jwt=${own.jwt}; __Host-jwt=${other.jwt}`
    expect(await uidBy(two)).toBe(401)
    expect(await uidBy(`${two}; jwt=${own.jwt}`)).toBe(401)
    expect(otherUid).not.toBe(ownUid)
  })

  it('AUTH-12 a row that answers both methods takes a GET from a Bearer header alone', async () => {
    const { jwt } = await logIn(at, randomMobile())
    for (const name of Object.keys(apis) as ApiName[]) {
      if (apis[name].method !== 'both') continue
      const own = { 'sec-fetch-site': 'same-origin' }
      expect([name, (await browse(jwt, own, apiPath(name))).statusCode]).toEqual([name, 401])
    }
  })

  it('AUTH-12 a Bearer header that fails is not rescued by a cookie', async () => {
    const { jwt } = await logIn(at, randomMobile())
    const headers = { 'sec-fetch-site': 'same-origin', authorization: 'Bearer nonsense' }
    expect((await browse(jwt, headers, apiPath('users/getInfo'))).statusCode).toBe(401)
  })

  it('AUTH-13 a made-up X-Forwarded-For makes no code cheaper, unless the proxy is trusted', async () => {
    for (const isTrusted of [false, true]) {
      const own = await openTestApp({
        on,
        env: { TRUST_PROXY: isTrusted ? '1' : '0', PUBLIC_URL: 'http://drishti.example' },
      })
      const from = (address: string) =>
        own.call(
          'sms/getOTP',
          { mobile: randomMobile() },
          { headers: { 'x-forwarded-for': address } },
        )
      await from('203.0.113.1')
      await own.db
        .updateTable('limits')
        .set({ count: maxCodesPerAddress })
        .where('key', 'like', 'sms-from:%')
        .execute()
      expect((await from('203.0.113.1')).status).toBe(428)
      expect((await from('203.0.113.2')).status).toBe(isTrusted ? 200 : 428)
      // What stands left of the proxy's own entry was sent by whoever asks.
      expect((await from('203.0.113.3, 203.0.113.1')).status).toBe(428)
      await own.close()
    }
  })

  it('AUTH-14 no call takes a credential by GET', () => {
    for (const [name, row] of Object.entries(apis)) {
      if (row.method === 'POST') continue
      const input = 'shape' in row.input ? Object.keys(row.input.shape) : []
      for (const secret of ['token', 'jwt', 'otp', 'mobile'])
        expect([name, ...input]).not.toContain(secret)
    }
  })

  it('AUTH-14 the log of a whole visit, with its failures, holds no number, code or token', async () => {
    const numbers: string[] = []
    const gossip = {
      inboxPath: null,
      async sendCode({ mobile, code }: { mobile: string; code: string }) {
        numbers.push(code)
        throw new Error(`could not reach ${mobile} with ${code} "${code}"`)
      },
    }
    const own = await openTestApp({ on, adapters: { sms: gossip } })
    const failing = randomMobile()
    await own.call('sms/getOTP', { mobile: failing })
    await own.close()
    const mobile = randomMobile()
    const sentCode = await requestCode(at, mobile)
    await at.call('sms/validateOTP', { ...sentCode, otp: wrongCode(sentCode.otp) })
    const { body } = await at.call('sms/validateOTP', sentCode)
    const jwt = body.status === 'success' ? body.jwt : ''
    await at.call('users/invite', { mobile: randomMobile() }, { jwt })
    await at.call('users/exportData', {}, { jwt })
    const toDelete = await requestCode(at, mobile, 'delete', { jwt })
    await at.call('users/deleteAccount', toDelete, { jwt })
    const logText = [...own.log, ...at.log].join('\n')
    expect(logText).toContain('request')
    const secrets = [
      failing,
      mobile,
      sentCode.token,
      sentCode.otp,
      jwt,
      toDelete.token,
      toDelete.otp,
    ]
    for (const secret of [...secrets, ...numbers, ...jwt.split('.')]) {
      expect(secret.length).toBeGreaterThan(5)
      expect(logText).not.toContain(secret)
    }
    expect(logText).not.toContain(mobile.slice(2))
  })

  it('lists the user’s open sessions and marks this one', async () => {
    const mobile = randomMobile()
    const phone =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
    const { jwt } = await logIn(at, mobile, {}, { headers: { 'user-agent': phone } })
    at.passSeconds(40)
    const second = await logIn(at, mobile, { device: 'app' }, { headers: { 'user-agent': '' } })
    const { body } = await at.call('users/sessions', {}, { jwt: second.jwt })
    expect(body).toMatchObject({
      sessions: [
        { device: 'app', current: true },
        { device: 'Chrome, Android', current: false },
      ],
    })
    await at.call('users/logout', {}, { jwt })
    const after = await at.call('users/sessions', {}, { jwt: second.jwt })
    expect(after.body.status === 'success' && after.body.sessions).toHaveLength(1)
  })
})
