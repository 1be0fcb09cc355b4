import { setTimeout as pause } from 'node:timers/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isDatabaseGone } from '../http/error-response.ts'
import { freshPostgres, type FreshDatabase } from '../testing/fresh-database.ts'
import { openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import { openDatabase } from './database.ts'

const times = <T>(count: number, make: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))

describe.each(raceDatabases)('connections that many want, on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on, poolSize: 2 })
  })
  afterAll(() => app.close())

  const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(app.db)

  test('a queue that moves is waited for, though it takes longer than a dead database may', async () => {
    const user = await createTestUser(app)
    const before = times(16, () => sleep(0.6))
    const asked = await Promise.all(times(10, () => app.call('users/getBalance', {}, user)))
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200))
    await Promise.all(before)
  })

  test('a process that stood still hears first what the database said meanwhile', async () => {
    const queries = times(8, () => sql`select 1`.execute(app.db))
    await pause(0)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_500)
    await expect(Promise.all(queries)).resolves.toHaveLength(8)
  })

  test('where nobody gets a connection, nobody is kept for long, and it goes on afterwards', async () => {
    const { promise: enough, resolve: end } = Promise.withResolvers<void>()
    const holders = times(2, () => app.db.transaction().execute(() => enough))
    await pause(50)
    const user = await createTestUser(app).catch((error: unknown) => error)
    expect(isDatabaseGone(user)).toBe(true)
    end()
    await Promise.all(holders)
    await sleep(0)
    expect(await createTestUser(app)).toMatchObject({ uid: expect.any(String) })
  })

  test('a connection that breaks, and a statement that fails, leave their place to the next', async () => {
    const pool = app.server.context.database.pool
    const brokenQueries = times(4, () =>
      sql`select pg_terminate_backend(pg_backend_pid())`.execute(app.db).catch(() => 'broken'),
    )
    const failing = times(20, () => sql`select 1 / 0`.execute(app.db).catch(() => 'failed'))
    const bare = times(4, () => pool.query('select 1'))
    expect(await Promise.all([...brokenQueries, ...failing])).toEqual([
      ...times(4, () => 'broken'),
      ...times(20, () => 'failed'),
    ])
    await Promise.all(bare)
    expect(pool.waitingCount).toBe(0)
    // Both places are still there: one holds while the other asks.
    await app.db.transaction().execute(() => sleep(0))
  })
})

describe.each(raceDatabases)('a server that has no room, on %s', () => {
  let fresh: FreshDatabase
  beforeAll(async () => {
    fresh = await freshPostgres(inject('postgresUrl') ?? '')
  })
  afterAll(() => fresh.drop())

  test('serves all by the connections that it gave', async () => {
    const role = `few_${Date.now()}`
    await sql`create role ${sql.ref(role)} login connection limit 2`.execute(fresh.database.db)
    const url = new URL(fresh.url ?? '')
    url.username = role
    const { dataDirectory } = fresh
    const few = await openDatabase({ url: url.href, dataDirectory, poolSize: 8 })
    try {
      const asked = times(30, () => sql`select pg_sleep(0.02)`.execute(few.db))
      await expect(Promise.all(asked)).resolves.toHaveLength(30)
    } finally {
      await few.close()
      await sql`drop role ${sql.ref(role)}`.execute(fresh.database.db)
    }
  })
})

test('OPS-03 a server that takes connections and says nothing is told of within seconds, to everybody', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'drishti-mute-'))
  const sockets = new Set<Socket>()
  const mute = createServer((socket) => void sockets.add(socket))
  await new Promise<void>((done) => mute.listen(join(directory, '.s.PGSQL.5432'), done))
  const url = `postgres://nobody@localhost/postgres?host=${encodeURIComponent(directory)}`
  const database = await openDatabase({ url, dataDirectory: directory, poolSize: 2 })
  const attempts = times(12, () =>
    sql`select 1`.execute(database.db).then(
      () => false,
      (error: unknown) => isDatabaseGone(error),
    ),
  )
  expect(new Set(await Promise.all(attempts))).toEqual(new Set([true]))
  await database.close()
  for (const socket of sockets) socket.destroy()
  mute.close()
  rmSync(directory, { recursive: true, force: true })
})
