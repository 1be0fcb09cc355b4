import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn, randomMobile } from '../accounts/sign-in.testing.ts'
import { startFakeRazorpay, type FakeRazorpay } from '../adapters/payments/fake-razorpay.fixture.ts'
import { askInTestChat, openTestChat, questionsLeft } from '../chat/chat.testing.ts'
import { openDatabase } from '../db/database.ts'
import { createTestOrder, sendEventAndWait, walletAndPlanOf } from '../payments/payments.testing.ts'
import { hasPages } from '../testing/built-pages.ts'
import { noPgbouncer, startPgbouncer, type Pooler } from '../testing/pgbouncer.fixture.ts'
import { startServer, sharedData } from '../testing/server-process.ts'
import { openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import { proveLedger } from '../wallet/proof/prove-ledger.ts'
import { jobs } from './jobs/jobs.ts'

const bound = 'set statement_timeout = 15000'

describe.skipIf(noPgbouncer).each(raceDatabases)('through PgBouncer, on %s', (on) => {
  let gateway: FakeRazorpay
  let pooler: Pooler
  let app: TestApp
  beforeAll(async () => {
    gateway = await startFakeRazorpay()
    const through = async (url: string) => {
      pooler = await startPgbouncer(url, { connectQuery: bound })
      return pooler.url
    }
    app = await openTestApp({ on, env: gateway.env, through })
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await pooler.end()
    gateway.close()
  })

  test('somebody signs in, asks and pays, over and over', async () => {
    for (let round = 0; round < 4; round++) {
      const { jwt } = await logIn(app, randomMobile())
      const { body } = await app.call('users/getBalance', {}, { jwt })
      expect(body).toMatchObject({ status: 'success' })
    }
    const chat = await openTestChat(app)
    const before = await questionsLeft(app, chat.user)
    // More at once than there are sessions behind the pooler.
    const replies = await Promise.all(
      Array.from({ length: 3 }, (_, place) =>
        askInTestChat(app, chat, `When will I find better work, in ${2027 + place}?`),
      ),
    )
    const charged = replies.filter(({ body }) => body.status === 'success').length
    expect(charged).toBeGreaterThan(0)
    expect(before - (await questionsLeft(app, chat.user))).toBe(charged)
    const order = await createTestOrder(app, chat.user)
    const payment = gateway.pay(order.order_id)
    await sendEventAndWait(app, gateway, 'payment.captured', { payment })
    expect(await walletAndPlanOf(app, chat.user)).toMatchObject({ rupees: 99 })
  }, 60_000)

  test('a notice reaches an open page, and every job can be done', async () => {
    const { context } = app.server
    const { uid } = await createTestUser(app)
    const { promise: isHeard, resolve } = Promise.withResolvers<void>()
    context.eventBus.subscribe(uid, resolve)
    const listeners = () =>
      sql`select 1 from pg_stat_activity where datname = current_database() and query like 'listen%'`
        .execute(app.db)
        .then(({ rows }) => rows.length)
    await expect.poll(listeners).toBe(1)
    // Of another process, by the pooler: hence not known as our own.
    await context.database.pool.query('select pg_notify($1, $2)', [
      'drishti_notices',
      `another ${uid}`,
    ])
    await isHeard
    await proveLedger(context, { isAtStart: true, stopping: new AbortController().signal })
    for (const job of jobs) await job.run(context)
    expect(app.log.filter((line) => line.includes('"level":50'))).toEqual([])
  }, 60_000)

  test('a transaction and a lone statement have their bounds, and nothing is left in a session', async () => {
    const { db } = app.server.context.database
    const bounds = sql<{ statement: string; idle: string }>`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`
    expect((await bounds.execute(db)).rows).toEqual([{ statement: '15s', idle: '0' }])
    const inside = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => bounds.execute(tx))
    expect(inside.rows).toEqual([{ statement: '15s', idle: '30s' }])
    for (let time = 0; time < 9; time++) {
      await db.selectFrom('offers').select('amount').where('name', '=', `n${time}`).execute()
      const { rows } = await sql`select name from pg_prepared_statements where name <> ''`.execute(
        db,
      )
      expect(rows).toEqual([])
    }
  })

  test('a lone statement without a bound is warned of at the start', async () => {
    expect(app.log.some((line) => line.includes('connect_query'))).toBe(false)
    const unbound: Pooler[] = []
    const other = await openTestApp({
      on,
      through: async (url) => {
        const made = await startPgbouncer(url)
        unbound.push(made)
        return made.url
      },
    })
    expect(other.log.some((line) => line.includes('connect_query'))).toBe(true)
    await other.close()
    await unbound[0]?.end()
  }, 30_000)

  test.skipIf(!hasPages)(
    'an address of a pooler alone is refused with what to do',
    async () => {
      const data = await sharedData(on)
      const alone = await startPgbouncer(data.env.DATABASE_URL ?? '')
      const start = startServer({ ...data.env, DATABASE_URL: alone.url })
      await expect(start).rejects.toThrow(/set DATABASE_DIRECT_URL too/)
      await alone.end()
      await data.drop()
    },
    60_000,
  )

  test('TLS is spoken and checked as the address says', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'drishti-tls-'))
    const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')]
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert],
      ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ])
    expect(made.status).toBe(0)
    chmodSync(directory, 0o755)
    chmodSync(key, 0o644)
    const data = await sharedData(on)
    const port = 20_000 + Math.floor(Math.random() * 20_000)
    const settings = [
      ...['listen_addr = 127.0.0.1', 'client_tls_sslmode = require'],
      ...[`client_tls_key_file = ${key}`, `client_tls_cert_file = ${cert}`],
    ]
    const guarded = await startPgbouncer(data.env.DATABASE_URL ?? '', { settings, port })
    const name = new URL(guarded.url).pathname
    const ask = async (host: string, parameters: string) => {
      const url = `postgres://drishti@${host}:${port}${name}?${parameters}`
      const database = await openDatabase({ url, isPooled: true, dataDirectory: '', poolSize: 1 })
      const reply = await sql`select 1`.execute(database.db).then(
        () => 'answered',
        (error: Error) => error.message,
      )
      await database.close()
      return reply
    }
    expect(await ask('127.0.0.1', 'sslmode=disable')).toMatch(/SSL required/i)
    expect(await ask('127.0.0.1', 'sslmode=require')).toBe('answered')
    expect(await ask('127.0.0.1', 'sslmode=verify-full')).toMatch(/self.signed/)
    const trusted = `sslrootcert=${cert}`
    expect(await ask('localhost', `sslmode=verify-full&${trusted}`)).toBe('answered')
    expect(await ask('127.0.0.1', `sslmode=verify-ca&${trusted}`)).toBe('answered')
    expect(await ask('127.0.0.1', `sslmode=verify-full&${trusted}`)).toMatch(/does not match/)
    await guarded.end()
    await data.drop()
  }, 60_000)
})
