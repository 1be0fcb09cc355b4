import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, describe } from 'vitest'
import { openTestApp, testDatabases } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import { runProcessOnce } from './idempotency.ts'

describe.each(testDatabases)('a process that fails while the database is away, on %s', (on) => {
  test('leaves its key free for the next try as soon as the database is back', async () => {
    const app = await openTestApp({ on })
    const { uid } = await createTestUser(app)
    const keyedRequest = { scope: uid, key: 'k', call: 'recharges/createOrder', body_hash: 'h' }
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(app.db)
    const began = performance.now()
    const failing = runProcessOnce(app.db, keyedRequest as never, async () => {
      await rename('idempotency_keys', 'keys_away')
      throw new Error('The database has gone.')
    })
    await expect(failing).rejects.toThrow('The database has gone.')
    // Who asked has heard so without waiting for the database.
    expect(performance.now() - began).toBeLessThan(5_000)
    await pause(1_500)
    await rename('keys_away', 'idempotency_keys')
    const again = runProcessOnce(app.db, keyedRequest as never, async () => 'done')
    expect(await Promise.race([again, pause(10_000, 'still waiting')])).toBe('done')
    await app.close()
  }, 60_000)
})
