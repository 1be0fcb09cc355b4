import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomMobile, requestCode } from '../accounts/sign-in.testing.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

describe('the inbox page', () => {
  let at: TestApp
  beforeAll(async () => {
    at = await openTestApp()
  })
  afterAll(() => at.close())

  const look = (path: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    at.server.app.inject({
      url: path,
      headers: { host: 'localhost:3000', ...headers },
      remoteAddress,
    })

  it('gives the messages as JSON, newest first', async () => {
    const first = await requestCode(at, randomMobile())
    const second = await requestCode(at, randomMobile())
    const { messages } = (await look('/dev/inbox.json')).json<{ messages: object[] }>()
    expect(messages.slice(0, 2)).toMatchObject([
      { to: second.mobile, code: second.otp },
      { to: first.mobile, code: first.otp },
    ])
    expect(Object.keys(messages[0] ?? {}).sort()).toEqual(['at', 'code', 'text', 'to'])
  })

  it('is a page without script that renews itself and keeps to its own policy', async () => {
    const { otp } = await requestCode(at, randomMobile())
    const { body, headers } = await look('/dev/inbox', { 'accept-language': 'hi' })
    expect(body).toContain(otp)
    expect(body).toContain('<html lang="hi">')
    expect(body).toContain('http-equiv="refresh"')
    expect(body).not.toContain('<script')
    const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1]
    expect(headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`)
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each(['::1', '::ffff:127.0.0.1', '127.8.9.10'])(
    'opens to the machine itself at %s',
    async (peer) => {
      expect((await look('/dev/inbox', {}, peer)).statusCode).toBe(200)
    },
  )

  it.each([
    ['a peer in the network', {}, '192.168.1.5'],
    ['a peer that only looks like loopback', {}, '127.0.0.1.example'],
    ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }, undefined],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }, undefined],
    ['Forwarded', { forwarded: 'for=127.0.0.1' }, undefined],
    ['Via', { via: '1.1 proxy' }, undefined],
    ['X-Real-IP', { 'x-real-ip': '127.0.0.1' }, undefined],
    ['a foreign name that points here', { host: 'evil.example' }, undefined],
    ['a name that only begins like ours', { host: 'localhost.evil.example' }, undefined],
  ])('is not there for %s', async (_what, headers, peer) => {
    for (const path of ['/dev/inbox', '/dev/inbox.json']) {
      const reply = await look(path, headers, peer)
      expect(reply.statusCode).toBe(404)
      expect(reply.body).not.toContain('messages')
    }
  })

  it('a trusted proxy makes no stranger local', async () => {
    const own = await openTestApp({ env: { TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost' } })
    const { statusCode } = await own.server.app.inject({
      url: '/dev/inbox',
      headers: { 'x-forwarded-for': '127.0.0.1', host: 'localhost' },
      remoteAddress: '203.0.113.9',
    })
    expect(statusCode).toBe(404)
    await own.close()
  })

  it('does not exist once a gateway is set', async () => {
    const own = await openTestApp({ env: { MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'template' } })
    for (const url of ['/dev/inbox', '/dev/inbox.json'])
      expect((await own.server.app.inject({ url })).statusCode).toBe(404)
    await own.close()
  })
})
