import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeRazorpay, type FakeRazorpay } from '../adapters/payments/fake-razorpay.fixture.ts'
import { hasPages } from '../testing/built-pages.ts'
import { raceDatabases } from '../testing/test-app.ts'
import type { TestUser } from '../testing/test-data.ts'
import {
  sharedData,
  startServer,
  type ServerProcess,
  type SharedData,
} from '../testing/server-process.ts'
import { slowRelay } from '../testing/slow-relay.ts'
import { verifyLedger } from '../wallet/ledger.ts'

const patience = { timeout: 180_000 }

describe.skipIf(!hasPages).each(raceDatabases)('webhooks told to whole servers on %s', (on) => {
  let gateway: FakeRazorpay
  let data: SharedData
  /** Two on one database; PAY-05 kills the first. */
  let servers: [ServerProcess, ServerProcess]
  const running: ServerProcess[] = []
  const start = async (more: Record<string, string> = {}) => {
    const server = await startServer({ ...data.env, ...gateway.env, ...more })
    running.push(server)
    return server
  }
  beforeAll(async () => {
    gateway = await startFakeRazorpay()
    data = await sharedData(on)
    servers = await Promise.all([start(), start()])
  }, patience.timeout)
  afterAll(async () => {
    for (const { child } of running) child.kill('SIGKILL')
    await Promise.all(running.map(({ exitCode: ended }) => ended))
    gateway.close()
    await data.drop()
  })
  const anEvent = async (server: ServerProcess, user: TestUser) => {
    const { output: given } = await server.call('recharges/createOrder', { tier: 't49' }, user)
    const payment = gateway.pay(String(given?.order_id))
    return gateway.event('payment.captured', { payment }, new Date())
  }
  const tell = async (server: ServerProcess, { body, id }: { body: string; id: string }) => {
    const reply = await fetch(`${server.address}/webhooks/razorpay`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': gateway.signWebhook(body),
        'x-razorpay-event-id': id,
      },
      body,
    })
    return reply.status
  }
  const wallet = ({ uid }: TestUser) =>
    data.look(async (db) => {
      const account = await db
        .selectFrom('ledger_accounts')
        .where('owner', '=', uid)
        .where('unit', '=', 'rupees')
        .select('balance')
        .executeTakeFirst()
      return account?.balance ?? 0
    })
  const open = () =>
    data.look(async (db) => {
      const rows = await db
        .selectFrom('webhook_events')
        .where('done_at', 'is', null)
        .select('event_id')
        .execute()
      return rows.length
    })

  test(
    'PAY-02 told to two processes at the same time, a payment is credited once',
    patience,
    async () => {
      const users = await data.users(10)
      const events = await Promise.all(users.map((user) => anEvent(servers[0], user)))
      const statuses = events.flatMap((event) =>
        [0, 1, 0, 1].map((which) => tell(servers[which] as ServerProcess, event)),
      )
      expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]))
      for (let tries = 0; (await open()) > 0 && tries < 400; tries++) await pause(50)
      for (const user of users) expect(await wallet(user)).toBe(4900)
      expect((await data.look(verifyLedger)).problems).toEqual([])
    },
  )

  test(
    'PAY-05 killed between its answer and the work: another process does it, and once',
    patience,
    async () => {
      const [first, second] = servers
      const users = await data.users(6)
      const events = await Promise.all(users.map((user) => anEvent(first, user)))
      // The work of an event waits for its payer's order, which somebody else holds for a while.
      let release = () => {}
      const gate = new Promise<void>((done) => (release = done))
      const holding = data.look((db) =>
        db.transaction().execute(async (tx) => {
          await tx.selectFrom('orders').selectAll().forUpdate().execute()
          await gate
        }),
      )
      expect(await Promise.all(events.map((event) => tell(first, event)))).toEqual(
        events.map(() => 200),
      )
      first.child.kill('SIGKILL')
      await first.exitCode
      expect(await open()).toBe(6)
      release()
      await holding
      // Told again, as a gateway would, to the one that lives: nothing is new, but the work is there.
      expect(await Promise.all(events.map((event) => tell(second, event)))).toEqual(
        events.map(() => 200),
      )
      for (let tries = 0; (await open()) > 0 && tries < 400; tries++) await pause(50)
      for (const user of users) expect(await wallet(user)).toBe(4900)
      expect((await data.look(verifyLedger)).problems).toEqual([])
    },
  )

  test(
    'PAY-08 acknowledged within five seconds though everything said to the database takes two',
    patience,
    async () => {
      const relay = await slowRelay(data.env.DATABASE_URL ?? '')
      const server = await start({ DATABASE_URL: relay.url })
      const [user] = (await data.users(1)) as [TestUser]
      const event = await anEvent(server, user)
      relay.delayMilliseconds = 2_000
      const from = performance.now()
      expect(await tell(server, event)).toBe(200)
      expect(performance.now() - from).toBeLessThan(5_000)
      relay.delayMilliseconds = 0
      for (let tries = 0; (await open()) > 0 && tries < 800; tries++) await pause(50)
      expect(await wallet(user)).toBe(4900)
      relay.close()
    },
  )
})
