import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Payments } from '../adapters/payments/payments.ts'
import { PaymentsFault } from '../adapters/payments/payments.ts'
import { askInTestChat, openTestChat } from '../chat/chat.testing.ts'
import { openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestKundli, createTestUser, type TestUser } from '../testing/test-data.ts'

const twenty = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, call))

describe.each(raceDatabases)('one Idempotency-Key, on %s', (on) => {
  let app: TestApp
  let gateway: Payments
  beforeAll(async () => {
    app = await openTestApp({ on })
    gateway = app.server.context.adapters.payments
  }, 60_000)
  afterEach(() => {
    app.server.context.adapters.payments = gateway
  })
  afterAll(() => app.close())

  /** Has the gateway make orders in this way, and counts them. */
  const orders = (make: Payments['createOrder']) => {
    const count = { made: 0 }
    app.server.context.adapters.payments = {
      ...gateway,
      async createOrder(asked) {
        count.made++
        return make(asked)
      },
    }
    return count
  }
  const order = (user: TestUser, key: string, tier = 't99') =>
    app.call(
      'recharges/createOrder',
      { tier, use_wheel_discount: false },
      { jwt: user.jwt, headers: { 'idempotency-key': key } },
    )
  const keysOf = ({ uid }: TestUser) =>
    app.db.selectFrom('idempotency_keys').where('scope', '=', uid).selectAll().execute()

  test('LED-08 a process sent twenty times at once is done once, and all are answered alike', async () => {
    const user = await createTestUser(app)
    const count = orders(async (asked) => {
      await pause(300)
      return gateway.createOrder(asked)
    })
    const replies = await twenty(() => order(user, 'press'))
    expect(count.made).toBe(1)
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(replies[0]?.body).toMatchObject({ status: 'success', amount: 99 })
    // Once it has ended, from what was kept.
    expect((await order(user, 'press')).body).toEqual(replies[0]?.body)
    expect(count.made).toBe(1)
    const other = await order(user, 'press', 't49')
    expect(other.status).toBe(422)
    expect(other.body.message).toMatch(/Idempotency-Key/)
  })

  test('LED-08 while a process runs, another body under its key is refused at once', async () => {
    const user = await createTestUser(app)
    const gate = Promise.withResolvers<void>()
    orders(async (asked) => {
      await gate.promise
      return gateway.createOrder(asked)
    })
    const first = order(user, 'running')
    await expect.poll(async () => (await keysOf(user)).length).toBe(1)
    expect((await order(user, 'running', 't49')).status).toBe(422)
    gate.resolve()
    expect((await first).body).toMatchObject({ status: 'success' })
  })

  test('a process that is refused leaves its key free, so that it can be tried again', async () => {
    const user = await createTestUser(app)
    orders(async () => {
      throw new PaymentsFault('away')
    })
    expect((await order(user, 'again')).body).toMatchObject({ status: 'fail' })
    expect(await keysOf(user)).toEqual([])
    const count = orders((asked) => gateway.createOrder(asked))
    expect((await order(user, 'again')).body).toMatchObject({ status: 'success' })
    expect(count.made).toBe(1)
  })

  test('a process that died is begun anew after ninety seconds; a living one is waited for', async () => {
    const user = await createTestUser(app)
    const count = orders((asked) => gateway.createOrder(asked))
    const { body } = await order(user, 'first')
    const [row] = await keysOf(user)
    const setClaim = (age: number) =>
      app.db
        .updateTable('idempotency_keys')
        .set({ reply: null, created_at: new Date(Date.now() - age * 1000) })
        .where('scope', '=', user.uid)
        .execute()
    await setClaim(60)
    const waiting = order(user, 'first')
    await pause(1_000)
    expect(count.made).toBe(1)
    // Here the process ends that holds the key.
    await app.db
      .updateTable('idempotency_keys')
      .set({ reply: JSON.stringify({ ...row?.reply, amount: 98 }) })
      .where('scope', '=', user.uid)
      .execute()
    expect((await waiting).body).toMatchObject({ amount: 98 })
    await setClaim(91)
    // Its own rule finds the order that the dead one had made.
    expect((await order(user, 'first')).body).toEqual(body)
    expect((await keysOf(user))[0]?.reply).toEqual(body)
  })

  test('LED-08 a stream asked for twenty times at once is written and paid once, and read alike by all', async () => {
    const user = await createTestUser(app)
    const bid = await createTestKundli(app, user)
    const generate = (type: 'weekly' | 'monthly') =>
      app.call(
        'predictions/generate',
        { bid, type },
        { jwt: user.jwt, headers: { 'idempotency-key': 'stream' } },
      )
    const replies = await twenty(() => generate('weekly'))
    const ends = replies.map(({ text, body }) => JSON.stringify({ text, body }))
    expect(new Set(ends).size).toBe(1)
    expect(replies[0]?.body).toMatchObject({ status: 'success', kept: false, charged: true })
    const again = await generate('weekly')
    expect([again.text, again.body]).toEqual([replies[0]?.text, replies[0]?.body])
    expect((await generate('monthly')).status).toBe(422)
    const rows = app.db.selectFrom('predictions').where('uid', '=', user.uid).select('charged')
    expect(await rows.execute()).toEqual([{ charged: true }])
  })

  test('a question repeated by its key counts for no limit; one that was offered an answer leaves its key free', async () => {
    const chat = await openTestChat(app)
    const first = await askInTestChat(app, chat, 'How will my work go?', 'question')
    const counts = async () => {
      const limits = app.db.selectFrom('limits').where('key', '=', `ask:minute:${chat.user.uid}`)
      const rows = await limits.select('count').execute()
      return rows.reduce((sum, { count }) => sum + count, 0)
    }
    const before = await counts()
    const again = await askInTestChat(app, chat, 'How will my work go?', 'question')
    expect([again.text, again.body]).toEqual([first.text, first.body])
    expect(await counts()).toBe(before)
    app.passSeconds(10)
    const offered = await app.call(
      'chats/sendMessage',
      {
        bid: chat.bid,
        asst_id: chat.asstId,
        astrologer: 'Oracle',
        message: 'How will my work go?',
      },
      { jwt: chat.user.jwt, headers: { 'idempotency-key': 'offer' } },
    )
    expect(offered.body).toMatchObject({ status: 'fail', earlier: { changed: false } })
    const anew = await askInTestChat(app, chat, 'How will my work go?', 'offer')
    expect(anew.body).toMatchObject({ status: 'success', charged: true })
    app.passSeconds(-10)
  })

  test('one user’s key is nobody else’s', async () => {
    const [asha, ravi] = [await createTestUser(app), await createTestUser(app)]
    const count = orders((asked) => gateway.createOrder(asked))
    const replies = await Promise.all([order(asha, 'same'), order(ravi, 'same')])
    expect(count.made).toBe(2)
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(2)
  })
})
