import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../db/database.ts'
import type { Db } from '../db/schema.ts'
import { Refusal } from '../core/refusal.ts'
import {
  balances,
  grantOffer,
  post,
  verifyLedger,
  type PostingCause,
  type LedgerEntry,
} from './ledger.ts'
import { findProblems } from './proof/ledger-proofs.ts'
import { giveTestOffer, ledgerDatabases, testLedger, type TestLedger } from './ledger.testing.ts'

const about = { reason: 'operator' } as const

describe.each(ledgerDatabases)('the ledger on %s', (kind) => {
  let ledger: TestLedger
  beforeAll(async () => {
    ledger = await testLedger(kind)
  })
  afterAll(() => ledger.close())

  const write = (cause: PostingCause, entries: LedgerEntry[]) =>
    transact(ledger.db, (tx) => post(tx, cause, entries, about))

  test('a gift is what the offers table says, persona questions apart from what is one’s own', async () => {
    const uid = await ledger.user()
    await transact(ledger.db, (tx) => grantOffer(tx, uid, 'sign-up', 'sign-up'))
    const found = await balances(ledger.db, uid)
    const lines = found.map((it) => `${it.kind} ${it.unit} ${it.balance}`).sort()
    expect(lines).toEqual([
      'gift astra 3',
      'gift oracle 3',
      'own daily 1',
      'own monthly 1',
      'own weekly 1',
      'own yearly 1',
    ])
  })

  test('LED-08 the same cause gives once, and says so', async () => {
    const uid = await ledger.user()
    expect(await transact(ledger.db, (tx) => grantOffer(tx, uid, 'sign-up', 'sign-up'))).toBe(true)
    const before = await ledger.rows()
    expect(await transact(ledger.db, (tx) => grantOffer(tx, uid, 'sign-up', 'sign-up'))).toBe(false)
    expect(await transact(ledger.db, (tx) => grantOffer(tx, uid, 'landing', 'sign-up'))).toBe(false)
    expect(await ledger.rows()).toEqual(before)
    expect(await transact(ledger.db, (tx) => grantOffer(tx, uid, 'app', 'app'))).toBe(true)
  })

  test('the same cause of two users gives to both', async () => {
    const [one, two] = [await ledger.user(), await ledger.user()]
    expect(await transact(ledger.db, (tx) => grantOffer(tx, one, 'sign-up', 'sign-up'))).toBe(true)
    expect(await transact(ledger.db, (tx) => grantOffer(tx, two, 'sign-up', 'sign-up'))).toBe(true)
  })

  test('an offer that does not exist is a fault and gives nothing', async () => {
    const uid = await ledger.user()
    await expect(transact(ledger.db, (tx) => grantOffer(tx, uid, 'gold', 'gold'))).rejects.toThrow(
      'no offer',
    )
    expect(await balances(ledger.db, uid)).toEqual([])
  })

  test('what is not there can’t be taken: nobody falls below zero, nothing is half done', async () => {
    const giver = await ledger.user({ 'own oracle': 2 })
    const taker = await ledger.user()
    const before = await ledger.rows()
    const passing = (amount: number): LedgerEntry[] => [
      { owner: taker, kind: 'own', unit: 'oracle', change: amount },
      { owner: giver, kind: 'own', unit: 'oracle', change: -amount },
    ]
    await expect(write(`${giver}:pass-1`, passing(3))).rejects.toThrow(Refusal)
    expect(await ledger.rows()).toEqual(before)
    expect(await write(`${giver}:pass-1`, passing(2))).toBe(true)
    expect(await ledger.balance(giver, 'own oracle')).toBe(0)
    expect(await ledger.balance(taker, 'own oracle')).toBe(2)
  })

  test('a refusal ends its transaction: whoever catches it can’t keep half of one', async () => {
    const uid = await ledger.user({ 'own oracle': 1 })
    const before = await ledger.rows()
    const transaction = transact(ledger.db, async (tx) => {
      await giveTestOffer(tx, uid, 'own', 'points', 5)
      await post(tx, `${uid}:spend`, spending(uid, 2), about).catch(() => undefined)
      await giveTestOffer(tx, uid, 'own', 'points', 5)
    })
    await expect(transaction).rejects.toThrow('current transaction is aborted')
    expect(await ledger.rows()).toEqual(before)
  })

  test('each unit has its own sentence for too little', async () => {
    const uid = await ledger.user()
    const refusal = (unit: 'oracle' | 'points' | 'rupees') =>
      write(`${uid}:too-${unit}`, [
        { owner: uid, kind: 'own', unit, change: -1 },
        { owner: 'company', kind: 'revenue', unit, change: 1 },
      ]).catch((error: Error) => error.message)
    expect(await refusal('oracle')).toMatch(/no questions left/)
    expect(await refusal('points')).toMatch(/points/)
    expect(await refusal('rupees')).toMatch(/wallet balance is too low/)
  })

  test.each([0, -0, 0.5, Number.NaN, Infinity, 1e308, 2 ** 53, '1', '0x10', [5], '٣', null, true])(
    'LED-02 an odd amount (%s) is no posting',
    async (amount) => {
      const uid = await ledger.user({ 'own oracle': 5 })
      const before = await ledger.rows()
      const change = amount as number
      const entries: LedgerEntry[] = [
        { owner: uid, kind: 'own', unit: 'oracle', change },
        { owner: 'company', kind: 'offers', unit: 'oracle', change: -change },
      ]
      await expect(write(`${uid}:odd`, entries)).rejects.toThrow(RangeError)
      expect(await ledger.rows()).toEqual(before)
    },
  )

  test('LED-02 a negative amount only takes what is there', async () => {
    const uid = await ledger.user({ 'own oracle': 5 })
    await expect(
      transact(ledger.db, (tx) => giveTestOffer(tx, uid, 'own', 'oracle', -6)),
    ).rejects.toThrow(Refusal)
    expect(await ledger.balance(uid, 'own oracle')).toBe(5)
  })

  test('entries that don’t sum to zero in each unit are no posting', async () => {
    const uid = await ledger.user({ 'own oracle': 5, 'own astra': 5 })
    const crossedEntries: LedgerEntry[] = [
      { owner: uid, kind: 'own', unit: 'oracle', change: -1 },
      { owner: uid, kind: 'own', unit: 'astra', change: 1 },
    ]
    await expect(write(`${uid}:crossed`, crossedEntries)).rejects.toThrow(RangeError)
    await expect(write(`${uid}:empty`, [])).rejects.toThrow(RangeError)
    await expect(write('nobody:x', spending(uid, 1))).rejects.toThrow(RangeError)
  })

  test('the database refuses such entries too, when the rule before it is passed by', async () => {
    const uid = await ledger.user({ 'own oracle': 5 })
    const around = sql`select post_entries(${randomUUID()}::uuid, ${`${uid}:around`}, '', '', now(),
      ${[uid]}::text[], array['own'], array['oracle'], array[1]::bigint[])`
    await expect(around.execute(ledger.db)).rejects.toMatchObject({ code: 'DR002' })
    const below = sql`update ledger_accounts set balance = -1 where owner = ${uid}`
    await expect(below.execute(ledger.db)).rejects.toMatchObject({ code: '23514' })
  })

  test.each([
    `update postings set reason = 'other'`,
    `delete from postings`,
    `truncate postings cascade`,
    `update entries set change = change + 1`,
    `delete from entries`,
    `truncate entries`,
    `update entries set change = 7 where false`,
  ])('LED-06 what is posted stays as it is: %s', async (statement) => {
    await ledger.user({ 'own oracle': 5 })
    const before = await ledger.rows()
    await expect(sql.raw(statement).execute(ledger.db)).rejects.toThrow('append-only')
    expect(await ledger.rows()).toEqual(before)
  })
})

describe('the proof of the ledger', () => {
  let ledger: TestLedger
  beforeAll(async () => {
    ledger = await testLedger()
  })
  afterAll(() => ledger.close())

  /** Changes the tables behind the ledger's back, and takes it back: each proof must be able to fail. */
  async function problemsAfter(tamper: (db: Db, uid: string) => Promise<unknown>) {
    const uid = await ledger.user({ 'own oracle': 5, 'own rupees': 1200 })
    expect(await verifyLedger(ledger.db)).toMatchObject({ ok: true, problems: [] })
    let problems: string[] = []
    const tampering = transact(ledger.db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx) // no triggers
      await tamper(tx, uid)
      problems = await findProblems(tx)
      throw new Error('taken back')
    })
    await expect(tampering).rejects.toThrow('taken back')
    return problems.join('\n')
  }

  test('finds a balance that its entries don’t make', async () => {
    const problems = await problemsAfter((db, uid) =>
      db.updateTable('ledger_accounts').set({ balance: 6 }).where('owner', '=', uid).execute(),
    )
    expect(problems).toMatch(/a balance is not the sum of its entries: .* own oracle/)
  })

  test('finds an account that has vanished', async () => {
    const found = await problemsAfter((db) => db.deleteFrom('ledger_accounts').execute())
    expect(found).toMatch(/a balance is not the sum/)
  })

  test('finds a changed entry, by its posting and by its account', async () => {
    const problems = await problemsAfter((db, uid) =>
      sql`update entries set change = 9 where owner = ${uid} and unit = 'oracle'`.execute(db),
    )
    expect(problems).toMatch(/does not sum to zero/)
    expect(problems).toMatch(/an entry shows a wrong balance/)
  })

  test('finds a posting without entries', async () => {
    const found = await problemsAfter((db) => sql`delete from entries`.execute(db))
    expect(found).toMatch(/a posting has no entries/)
  })

  test('finds a hold with nothing in flight for it', async () => {
    const problems = await problemsAfter((db, uid) =>
      db
        .insertInto('holds')
        .values({ hold_id: randomUUID(), uid, kind: 'own', unit: 'oracle', amount: 1 })
        .execute(),
    )
    expect(problems).toMatch(/a hold and what is in flight for it differ/)
  })
})

function spending(uid: string, amount: number): LedgerEntry[] {
  return [
    { owner: uid, kind: 'own', unit: 'oracle', change: -amount },
    { owner: 'company', kind: 'revenue', unit: 'oracle', change: amount },
  ]
}
