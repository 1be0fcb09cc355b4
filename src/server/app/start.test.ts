import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { hasPages } from '../testing/built-pages.ts'
import { sharedData, startServer } from '../testing/server-process.ts'
import { raceDatabases } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import type { Server } from './app.ts'

const logged = (log: readonly string[], text: string) => log.some((line) => line.includes(text))

describe.skipIf(!hasPages).each(raceDatabases)('a start, on %s', (on) => {
  test('OPS-11 waits for nothing: the port is open while the proof of the ledger stands in a queue', async () => {
    const data = await sharedData(on)
    const { promise: enough, resolve: unlock } = Promise.withResolvers<void>()
    const { promise: isLocked, resolve: sayLocked } = Promise.withResolvers<void>()
    const locked = data.look((db) =>
      db.transaction().execute(async (tx) => {
        await sql`lock table entries in access exclusive mode`.execute(tx)
        sayLocked()
        await enough
      }),
    )
    await isLocked
    const server = await startServer(data.env)
    try {
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
      expect(logged(server.log, 'the ledger holds')).toBe(false)
      unlock()
      await locked
      await expect
        .poll(() => logged(server.log, 'the ledger holds'), { timeout: 10_000 })
        .toBe(true)
    } finally {
      server.child.kill('SIGTERM')
      expect(await server.exitCode).toBe(0)
      await data.drop()
    }
  }, 60_000)

  test('OPS-11 a ledger that does not hold is an alarm, and the server serves', async () => {
    const data = await sharedData(on)
    const operator = await data.look(async (db) => {
      const server = { context: { config: { jwtSecret: 'none' } } } as Server
      const user = await createTestUser({ db, server }, { role: 'operator' })
      await sql`update ledger_accounts set balance = balance + 1 where owner = ${user.uid}`.execute(
        db,
      )
      return user
    })
    const server = await startServer(data.env)
    try {
      await expect
        .poll(() => logged(server.log, 'the ledger does not hold'), { timeout: 10_000 })
        .toBe(true)
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
      const notices = () =>
        data.look((db) =>
          db.selectFrom('notifications').where('uid', '=', operator.uid).select('kind').execute(),
        )
      await expect.poll(notices, { timeout: 5_000 }).toEqual([{ kind: 'ledger-problem' }])
    } finally {
      server.child.kill('SIGTERM')
      expect(await server.exitCode).toBe(0)
      await data.drop()
    }
  }, 60_000)
})
