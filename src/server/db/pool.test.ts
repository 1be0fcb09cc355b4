import { setTimeout as pause } from 'node:timers/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDatabaseGone } from '../http/error-response.ts'
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

  test('a crowd is waited for, each one its turn', async () => {
    const user = await createTestUser(app)
    const before = times(16, () => sleep(0.2))
    const replies = await Promise.all(times(10, () => app.call('users/getBalance', {}, user)))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    await Promise.all(before)
  })

  test('where nobody gets a connection, nobody is kept for long, and it goes on afterwards', async () => {
    const { databaseUrl: url, dataDirectory } = app.server.context.config
    const limits = { poolSize: 2, connectionTimeoutMillis: 1_000 }
    const database = await openDatabase({ url, dataDirectory, ...limits })
    const { promise: enough, resolve: end } = Promise.withResolvers<void>()
    const holders = times(2, () => database.db.transaction().execute(() => enough))
    await pause(50)
    const query = () => sql`select 1`.execute(database.db)
    const error = await query().catch((failure: unknown) => failure)
    expect(isDatabaseGone(error)).toBe(true)
    end()
    await Promise.all(holders)
    await expect(query()).resolves.toMatchObject({ rows: [expect.anything()] })
    await database.close()
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

test('OPS-03 a server that takes connections and says nothing is told of within seconds, to everybody', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'drishti-mute-'))
  const sockets = new Set<Socket>()
  const mute = createServer((socket) => void sockets.add(socket))
  await new Promise<void>((done) => mute.listen(join(directory, '.s.PGSQL.5432'), done))
  const url = `postgres://nobody@localhost/postgres?host=${encodeURIComponent(directory)}`
  const limits = { poolSize: 2, connectionTimeoutMillis: 1_000 }
  const database = await openDatabase({ url, dataDirectory: directory, ...limits })
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
