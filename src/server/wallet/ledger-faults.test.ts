import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../db/database.ts'
import type { Db, Tables, Tx } from '../db/schema.ts'
import { hold, settle, voidHold, voidStalest } from './holds.ts'
import { grantOffer } from './ledger.ts'
import { ledgerDatabases, testLedger, type TestLedger } from './ledger.testing.ts'

type How = 'lost before it arrives' | 'refused by the server'

/**
 * The same database, whose nth statement (from 1, begin and commit counted) fails. A rollback never
 * does: it is what has to save us.
 */
function failingAt(pool: pg.Pool, nth: number, how: How): { db: Db; isReached: () => boolean } {
  let count = 0
  const connect = async () => {
    const client = await pool.connect()
    return {
      release: () => client.release(),
      async query(statement: string, parameters: unknown[]) {
        if (statement !== 'rollback' && ++count === nth) {
          if (how === 'lost before it arrives') throw new Error('injected')
          await client.query('select injected')
        }
        return client.query(statement, parameters)
      },
    }
  }
  const dialect = new PostgresDialect({
    pool: { connect, end: async () => undefined } as unknown as pg.Pool,
  })
  return { db: new Kysely<Tables>({ dialect }), isReached: () => count >= nth }
}

const acts = ['grant', 'hold', 'hold from the wallet', 'settle', 'void', 'reap'] as const

describe.each(ledgerDatabases)('a fault on %s', (kind) => {
  let ledger: TestLedger
  beforeAll(async () => {
    ledger = await testLedger(kind)
  })
  afterAll(() => ledger.close())

  /** A user and a hold for the act to work on, and the act. */
  async function prepare(act: (typeof acts)[number]): Promise<(tx: Tx) => Promise<unknown>> {
    const isWallet = act === 'hold from the wallet'
    const uid = await ledger.user({ [isWallet ? 'own rupees' : 'own oracle']: isWallet ? 600 : 5 })
    const at = new Date('2026-01-01T00:00:00Z')
    const asking = (holdId: string) =>
      ({ uid, persona: 'Oracle', cause: holdId, holdId, at }) as const
    if (act === 'grant') return (tx) => grantOffer(tx, uid, 'sign-up', 'sign-up')
    const holdId = randomUUID()
    if (act === 'hold' || isWallet) return (tx) => hold(tx, asking(holdId))
    await transact(ledger.db, (tx) => hold(tx, asking(holdId)))
    if (act === 'settle') return (tx) => settle(tx, holdId)
    if (act === 'void') return (tx) => voidHold(tx, holdId)
    return (tx) => voidStalest(tx, new Date('2026-01-01T01:00:00Z'), async () => undefined)
  }

  describe.each(['lost before it arrives', 'refused by the server'] as const)(
    'in a statement that is %s',
    (how) => {
      test.each(acts)('LED-10 leaves nothing of a %s, at whichever statement', async (name) => {
        const act = await prepare(name)
        const before = await ledger.rows()
        let failures = 0
        for (let nth = 1; nth < 30; nth++) {
          const failing = failingAt(ledger.database.pool, nth, how)
          const done = transact(failing.db, act)
          if (await succeeds(done, failing.isReached)) break
          failures++
          expect(await ledger.rows()).toEqual(before)
        }
        // Begin, at least one statement and commit have failed; then it went through.
        expect(failures).toBeGreaterThanOrEqual(3)
        expect(await ledger.rows()).not.toEqual(before)
      })
    },
  )
})

/** Whether it went through untouched: a failure must be the injected one, and none unnoticed. */
async function succeeds(done: Promise<unknown>, isReached: () => boolean): Promise<boolean> {
  const failure = await done.then(
    () => '',
    (error: Error) => error.message,
  )
  expect(failure.includes('injected')).toBe(isReached())
  expect(failure === '').toBe(!isReached())
  return failure === ''
}
