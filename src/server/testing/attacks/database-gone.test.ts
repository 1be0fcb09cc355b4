import { setTimeout as pause } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase, migrate } from '../../db/database.ts'
import type { Server } from '../../app/app.ts'
import { hasPages } from '../built-pages.ts'
import { raceDatabases } from '../test-app.ts'
import { createTestUser, testBirthDetails } from '../test-data.ts'
import { PlantedValues } from '../planted-personal-data.ts'
import { startSeparatePostgres } from '../postgres.ts'
import { sharedSecret, startServer } from '../server-process.ts'
import { verifyLedger } from '../../wallet/ledger.ts'

test.skipIf(!raceDatabases.length || !hasPages)(
  'OPS-03 the database is gone for five seconds: the server lives, says so at once, and goes on when it is back',
  { timeout: 180_000 },
  async () => {
    const postgres = startSeparatePostgres({ keepsCommits: true })
    if (!postgres) throw new Error('There was a PostgreSQL a moment ago.')
    const dataDirectory = mkdtempSync(join(tmpdir(), 'drishti-gone-'))
    const database = await openDatabase({ url: postgres.url, dataDirectory })
    await migrate(database.db)
    const plantedValues = new PlantedValues()
    const config = { jwtSecret: sharedSecret }
    const user = await createTestUser({
      db: database.db,
      server: { context: { config } } as Server,
      plantedValues,
    })
    await database.close()
    const env = { DATA_DIR: dataDirectory, DATABASE_URL: postgres.url, JWT_SECRET: sharedSecret }
    const server = await startServer(env)
    const see = (path: string) =>
      fetch(server.address + path, { headers: { authorization: `Bearer ${user.jwt}` } })
    try {
      const { output } = await server.call('birthdetails/add', testBirthDetails(), user)
      const bid = output?.bid
      const chat = await server.call('chats/startChat', { bid, astrologer: 'Oracle' }, user)
      const question = {
        bid,
        asst_id: chat.output?.asst_id,
        astrologer: 'Oracle',
        message: 'When will I find better work?',
      }
      const underWay = server.call('chats/sendMessage', question, user, 'asked before')
      const pressing = Array.from({ length: 20 }, () => server.call('birthdetails/list', {}, user))
      postgres.halt()
      for (const { status } of await Promise.all(pressing)) expect([200, 503]).toContain(status)

      const goneFrom = Date.now()
      let roundCount = 0
      while (Date.now() - goneFrom < 5_000) {
        const from = performance.now()
        expect((await see('/healthz')).status).toBe(200)
        expect((await see('/readyz')).status).toBe(503)
        const info = await see('/apis/users/getInfo.php')
        expect(info.status).toBe(503)
        expect(info.headers.get('retry-after')).toBe('1')
        expect(await info.json()).toMatchObject({ status: 'fail' })
        expect([200, 503]).toContain((await fetch(server.address)).status)
        const write = await server.call('birthdetails/add', testBirthDetails(), user, randomUUID())
        expect([write.status, write.output?.status]).toEqual([503, 'fail'])
        const told = await server.call('chats/sendMessage', question, user, randomUUID())
        expect(told.output?.status).toBe('fail')
        const page = await fetch(`${server.address}/chats`, {
          headers: { cookie: `jwt=${user.jwt}`, 'sec-fetch-site': 'same-origin' },
        })
        expect(page.status).toBe(503)
        // Nobody is kept waiting for what can't come; a busy machine is given its time.
        expect(performance.now() - from).toBeLessThan(20_000)
        roundCount++
        await pause(300)
      }
      expect(roundCount).toBeGreaterThan(0)
      expect(server.child.exitCode).toBeNull()

      postgres.start()
      const backFrom = performance.now()
      while (
        (await see('/apis/users/getInfo.php')).status !== 200 &&
        performance.now() - backFrom < 15_000
      )
        await pause(100)
      expect((await see('/apis/users/getInfo.php')).status).toBe(200)
      expect((await see('/readyz')).status).toBe(200)
      process.stdout.write(`OPS-03: back after ${Math.round(performance.now() - backFrom)} ms.\n`)

      // What was being written when the database went: kept and paid, or neither.
      await underWay
      const again = await server.call('birthdetails/list', {}, user)
      expect(again.output).toMatchObject({ births: [{ bid }] })
      server.child.kill('SIGTERM')
      expect(await server.exitCode).toBe(0)
      expect(plantedValues.foundIn(server.log)).toEqual([])
      expect(server.log.join('\n')).not.toMatch(/unhandled|uncaught/i)
      const look = await openDatabase({ url: postgres.url, dataDirectory })
      expect(await verifyLedger(look.db)).toMatchObject({ ok: true })
      const rows = await look.db.selectFrom('messages').select(['state', 'charged']).execute()
      expect(rows.every((row) => row.charged === (row.state === 'complete'))).toBe(true)
      await look.close()
    } finally {
      server.child.kill('SIGKILL')
      await server.exitCode
      postgres.stop()
      rmSync(dataDirectory, { recursive: true, force: true })
    }
  },
)
