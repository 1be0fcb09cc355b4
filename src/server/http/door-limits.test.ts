import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtPages, hasPages } from '../testing/built-pages.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestKundli, createTestUser } from '../testing/test-data.ts'

/** How often each status came. */
function tally(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe('what one asker may ask in a minute', () => {
  let app: TestApp
  beforeAll(async () => {
    const build = hasPages ? await builtPages() : undefined
    app = await openTestApp({ parts: build ? { build: () => Promise.resolve(build) } : {} })
  })
  afterAll(() => app.close())

  const ask = async (
    times: number,
    url: string,
    from: string,
    headers: Record<string, string> = {},
  ) => {
    const statuses: number[] = []
    for (let turn = 0; turn < times; turn++) {
      const reply = await app.server.app.inject({ url, headers, remoteAddress: from })
      statuses.push(reply.statusCode)
      if (reply.statusCode === 429) expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    }
    return tally(statuses)
  }

  test('of the calls: 900, whichever, and nobody else is held up by it', async () => {
    const url = '/apis/languages.php'
    expect(await ask(910, url, '203.0.113.1')).toEqual({ 200: 900, 429: 10 })
    expect(await ask(1, '/apis/blog/getCount.php', '203.0.113.1')).toEqual({ 429: 1 })
    expect(await ask(1, url, '203.0.113.2')).toEqual({ 200: 1 })
    // Who is signed in is counted as themselves, behind whatever network.
    const { jwt } = await createTestUser(app)
    const own = { authorization: `Bearer ${jwt}` }
    expect(await ask(1, url, '203.0.113.1', own)).toEqual({ 200: 1 })
    // The machine itself.
    expect(await ask(910, url, '127.0.0.1')).toEqual({ 200: 910 })
  })

  test.skipIf(!hasPages)(
    'of the pages: 300 that are drawn; what is drawn for all goes on',
    async () => {
      expect(await ask(305, '/about-us', '203.0.113.9')).toEqual({ 200: 300, 429: 5 })
      expect(await ask(1, '/about-us', '203.0.113.10')).toEqual({ 200: 1 })
    },
    60_000,
  )

  test('of one change that has no limit of its own: 120', async () => {
    const { jwt } = await createTestUser(app)
    const statuses: number[] = []
    for (let turn = 0; turn < 125; turn++) {
      const reply = await app.server.app.inject({
        method: 'POST',
        url: '/apis/users/setLanguage.php',
        remoteAddress: '203.0.113.20',
        headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
        payload: { language: 'Hindi' },
      })
      statuses.push(reply.statusCode)
    }
    expect(tally(statuses)).toEqual({ 200: 120, 429: 5 })
  })

  test('chats that one user begins are bounded by minute and day', async () => {
    const user = await createTestUser(app)
    const bid = await createTestKundli(app, user)
    const start = async () =>
      (await app.call('chats/startChat', { bid, astrologer: 'Oracle' }, user)).status
    expect(await start()).toBe(200)
    const set = (key: string, count: number) =>
      app.db.updateTable('limits').set({ count }).where('key', '=', `${key}:${user.uid}`).execute()
    await set('start-chat', 60)
    expect(await start()).toBe(429)
    await set('start-chat', 0)
    await set('start-chat-day', 1_000)
    expect(await start()).toBe(429)
  })
})

describe('a request that comes in drops', () => {
  /** How long the connection was let live, seconds, if one byte is sent each second. */
  function drip(address: string, start: string): Promise<number> {
    const { hostname, port } = new URL(address)
    const from = Date.now()
    return new Promise((ended) => {
      const socket: Socket = connect(Number(port), hostname)
      const timer = setInterval(() => socket.write('a'), 1_000)
      socket.on('error', () => undefined)
      socket.on('data', () => undefined)
      socket.on('close', () => {
        clearInterval(timer)
        ended((Date.now() - from) / 1000)
      })
      socket.write(start)
    })
  }
  const post = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n`

  test('ends after 10 seconds of headers, and 20 of a body, at every door', async () => {
    const app = await openTestApp()
    const address = await app.listen()
    const [headers, ...bodies] = await Promise.all([
      drip(address, 'GET / HTTP/1.1\r\nHost: localhost\r\nX: '),
      drip(address, `${post('/apis/sms/getOTP.php', 'application/json')}{`),
      drip(address, post('/webhooks/razorpay', 'application/json')),
    ])
    expect(headers).toBeGreaterThan(5)
    expect(headers).toBeLessThan(15)
    for (const seconds of bodies) {
      expect(seconds).toBeGreaterThan(10)
      expect(seconds).toBeLessThan(25)
    }
    await app.close()
  }, 40_000)
})
