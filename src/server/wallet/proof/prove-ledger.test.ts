import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../db/database.ts'
import { bothDatabases, openTestApp, raceDatabases, type TestApp } from '../../testing/test-app.ts'
import { createTestUser, type TestUser } from '../../testing/test-data.ts'
import { hold } from '../holds.ts'
import { giveTestOffer } from '../ledger.testing.ts'
import { readCheckpoint } from './checkpoint.ts'
import { proveLedger } from './prove-ledger.ts'

let app: TestApp
let user: TestUser
/** Where the lines of this test begin in the log. */
let logStart = 0

const give = (amount = 3) =>
  transact(app.db, (tx) => giveTestOffer(tx, user.uid, 'own', 'oracle', amount))
const state = () => app.db.selectFrom('ledger_checkpoint').selectAll().executeTakeFirstOrThrow()
const lastEntry = async () =>
  (
    await app.db
      .selectFrom('entries')
      .select(({ fn }) => fn.max('entry_id').as('last'))
      .executeTakeFirstOrThrow()
  ).last
const alarms = () =>
  app.log.slice(logStart).filter((line) => line.includes('the ledger does not hold'))
const problemCount = async () => (await readCheckpoint(app.db)).problems
/** The next turn of the job: what others have proven just now is not left at that. */
const proveNext = (seconds = 600) => {
  app.passSeconds(seconds)
  return proveLedger(app.server.context)
}
/** What only somebody at the database itself can do. */
const tamper = async (statement: string) => {
  for (const table of ['entries', 'postings'])
    await sql.raw(`alter table ${table} disable trigger user`).execute(app.db)
  await sql.raw(statement).execute(app.db)
  for (const table of ['entries', 'postings'])
    await sql.raw(`alter table ${table} enable trigger user`).execute(app.db)
}

/** Somebody new with questions, in a ledger that has not been proven yet. */
async function begin() {
  await app.db.deleteFrom('ledger_checkpoint').execute()
  logStart = app.log.length
  user = await createTestUser(app)
  await give()
}

describe.each(bothDatabases)('the proof of the ledger on %s', (on) => {
  // An embedded database takes seconds to open: the tests mend what they break, and share one.
  beforeAll(async () => {
    app = await openTestApp({ on })
  })
  beforeEach(begin)
  afterAll(() => app.close())

  test('LED-14 the first is whole, and the next begins where it ended', async () => {
    await proveLedger(app.server.context)
    const first = await state()
    expect(first).toMatchObject({ entry_id: await lastEntry(), problems: 0, whole_problems: 0 })
    const holdId = randomUUID()
    const { uid } = user
    const at = app.server.context.clock()
    await transact(app.db, (tx) => hold(tx, { uid, persona: 'Oracle', cause: holdId, holdId, at }))
    await proveNext()
    const second = await state()
    expect(second.entry_id).toBe(await lastEntry())
    expect(second.whole_proven_at).toEqual(first.whole_proven_at)
    expect(second.aside).toEqual([
      { kind: 'in-flight', reference: holdId, unit: 'oracle', amount: 1 },
    ])
    await give()
    await proveNext()
    expect(await problemCount()).toBe(0)
    expect(alarms()).toEqual([])
  })

  test('LED-15 a change of what was proven is found by the daily one, and the alarm stays until it is mended', async () => {
    await proveLedger(app.server.context)
    const operator = await createTestUser(app, { role: 'operator' })
    const change = (by: number) =>
      tamper(
        `update entries set balance_after = balance_after + ${by}
         where owner = '${user.uid}' and kind = 'own' and unit = 'oracle'`,
      )
    await change(1)
    await proveNext()
    expect(await problemCount()).toBe(0)
    await proveNext(86_400)
    expect(alarms()).toHaveLength(1)
    expect(alarms()[0]).toContain('an entry shows a wrong balance')
    await proveNext()
    expect(await problemCount()).toBe(1)
    const notices = await app.db
      .selectFrom('notifications')
      .where('uid', '=', operator.uid)
      .select(['kind', 'count'])
      .execute()
    expect(notices).toEqual([{ kind: 'ledger-problem', count: 1 }])
    await change(-1)
    await proveNext(86_400)
    expect(await problemCount()).toBe(0)
  })

  const faults: [name: string, text: string, (uid: string) => [string, string]][] = [
    [
      'an entry changed behind its posting',
      'a posting does not sum to zero',
      () => [
        `update entries set change = change + 1 where owner = 'company' and entry_id = (select max(entry_id) from entries where owner = 'company')`,
        `update entries set change = change - 1 where owner = 'company' and entry_id = (select max(entry_id) from entries where owner = 'company')`,
      ],
    ],
    [
      'a balance after an entry',
      'an entry shows a wrong balance',
      (uid) => [
        `update entries set balance_after = balance_after + 1 where entry_id = (select max(entry_id) from entries where owner = '${uid}')`,
        `update entries set balance_after = balance_after - 1 where entry_id = (select max(entry_id) from entries where owner = '${uid}')`,
      ],
    ],
    [
      'a balance that was raised by hand',
      'a balance is not the sum of its entries',
      (uid) => [
        `update ledger_accounts set balance = balance + 1 where owner = '${uid}'`,
        `update ledger_accounts set balance = balance - 1 where owner = '${uid}'`,
      ],
    ],
    [
      'a hold that was opened by hand',
      'a hold and what is in flight for it differ',
      (uid) => [
        `insert into holds (hold_id, uid, unit, amount, kind)
         values (gen_random_uuid(), '${uid}', 'oracle', 1, 'own')`,
        `delete from holds where uid = '${uid}'`,
      ],
    ],
  ]
  test.each(faults)('LED-14 %s is found among what is new', async (_name, text, statements) => {
    await proveLedger(app.server.context)
    await give()
    const [fault, mended] = statements(user.uid)
    await tamper(fault)
    await proveNext()
    expect(alarms().join('\n')).toContain(text)
    expect(await problemCount()).toBeGreaterThan(0)
    await tamper(mended)
    await proveNext()
    expect(await problemCount()).toBe(0)
  })
})

describe.each(raceDatabases)(
  'a posting that is under way while the ledger is proven, on %s',
  (on) => {
    beforeEach(async () => {
      app = await openTestApp({ on })
      await begin()
    })
    afterEach(() => app.close())

    test('LED-14 is waited for, and missed by no proof', async () => {
      await proveLedger(app.server.context)
      const { promise: enough, resolve: commit } = Promise.withResolvers<void>()
      const { promise: drawn, resolve: draw } = Promise.withResolvers<void>()
      const slow = transact(app.db, async (tx) => {
        await giveTestOffer(tx, user.uid, 'gift', 'oracle', 1)
        draw()
        await enough
      })
      await drawn
      // Its numbers are higher, and it is there first.
      const other = await createTestUser(app)
      await transact(app.db, (tx) => giveTestOffer(tx, other.uid, 'own', 'oracle', 1))
      const proof = proveNext()
      await pause(400)
      commit()
      await Promise.all([slow, proof])
      expect((await state()).entry_id).toBe(await lastEntry())
      await proveNext()
      expect(alarms()).toEqual([])
    })

    test('a server that ends does not wait for it', async () => {
      const { promise: enough, resolve: unlock } = Promise.withResolvers<void>()
      const locked = app.db.transaction().execute(async (tx) => {
        await sql`lock table entries in access exclusive mode`.execute(tx)
        await enough
      })
      const end = new AbortController()
      const proof = proveLedger(app.server.context, { isAtStart: true, stopping: end.signal })
      await pause(300)
      end.abort()
      await proof
      unlock()
      await locked
      expect(await app.db.selectFrom('ledger_checkpoint').selectAll().execute()).toEqual([])
    })
  },
)
