import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../db/database.ts'
import { Refusal } from '../../core/refusal.ts'
import { hold, settle, voidHold, voidStale } from '../holds.ts'
import { grantOffer, post, verifyLedger } from '../ledger.ts'
import { ledgerRaceDatabases, testLedger, type TestLedger } from '../ledger.testing.ts'

/** How many of these went through; any failure but a refusal is a failure of the test. */
async function wentThrough(work: readonly Promise<unknown>[]): Promise<number> {
  const done = await Promise.allSettled(work)
  const faults = done.filter((it) => it.status === 'rejected' && !(it.reason instanceof Refusal))
  expect(faults).toEqual([])
  return done.filter((it) => it.status === 'fulfilled').length
}

function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i))
}

describe.each(ledgerRaceDatabases)('at the same time, on %s', (kind) => {
  let ledger: TestLedger
  beforeAll(async () => {
    ledger = await testLedger(kind, 40)
  })
  afterAll(() => ledger.close())

  const ask = (uid: string, holdId: string = randomUUID()) =>
    transact(ledger.db, (tx) => hold(tx, { uid, persona: 'Oracle', cause: holdId, holdId }))
  const pass = (from: string, to: string, amount: number) =>
    transact(ledger.db, (tx) =>
      post(
        tx,
        `${from}:pass-${randomUUID()}`,
        [
          { owner: from, kind: 'own', unit: 'oracle', change: -amount },
          { owner: to, kind: 'own', unit: 'oracle', change: amount },
        ],
        { reason: 'operator' },
      ),
    )

  test('of 50 questions against a balance of 10 exactly 10 go through', async () => {
    const uid = await ledger.user({ 'own oracle': 10 })
    expect(await wentThrough(times(50, () => ask(uid)))).toBe(10)
    expect(await ledger.balance(uid, 'own oracle')).toBe(0)
  })

  test('of 50 questions against 3 free, 3 of a plan, 2 bought and ₹12.50 exactly 10 go through', async () => {
    const uid = await ledger.user({
      'gift oracle': 3,
      'own plan': 3,
      'own oracle': 2,
      'own rupees': 1250,
    })
    expect(await wentThrough(times(50, () => ask(uid)))).toBe(10)
    expect(await ledger.balance(uid, 'own rupees')).toBe(50)
  })

  test('LED-01 of 30 transfers of the whole balance one goes through', async () => {
    const [from, ...to] = await Promise.all(
      times(31, (i) => ledger.user(i ? {} : { 'own oracle': 7 })),
    )
    const all = to.map((uid) => pass(from as string, uid, 7))
    expect(await wentThrough(all)).toBe(1)
  })

  test('LED-01 of 200 crossing transfers all go through, and no deadlock reaches the caller', async () => {
    const [firstUid, two] = await Promise.all([
      ledger.user({ 'own oracle': 1000 }),
      ledger.user({ 'own oracle': 1000 }),
    ])
    const all = times(200, (i) => (i % 2 ? pass(firstUid, two, 3) : pass(two, firstUid, 2)))
    expect(await wentThrough(all)).toBe(200)
    expect(await ledger.balance(firstUid, 'own oracle')).toBe(900)
    expect(await ledger.balance(two, 'own oracle')).toBe(1100)
  })

  test('LED-01 crossing transfers do not deadlock even without another try', async () => {
    const [firstUid, two] = await Promise.all([
      ledger.user({ 'own oracle': 100 }),
      ledger.user({ 'own oracle': 100 }),
    ])
    const bare = (from: string, to: string) =>
      ledger.db.transaction().execute((tx) =>
        post(
          tx,
          `${from}:bare-${randomUUID()}`,
          // The order in which they are given must not matter.
          [
            { owner: from, kind: 'own', unit: 'oracle', change: -1 },
            { owner: to, kind: 'own', unit: 'oracle', change: 1 },
          ],
          { reason: 'operator' },
        ),
      )
    expect(
      await wentThrough(times(80, (i) => (i % 2 ? bare(firstUid, two) : bare(two, firstUid)))),
    ).toBe(80)
  })

  test('LED-08 of 20 equal calls one has an effect, and all get the same reply', async () => {
    const uid = await ledger.user({ 'own oracle': 5 })
    const holdId = randomUUID()
    const replies = await Promise.all(times(20, () => ask(uid, holdId)))
    expect(replies.filter((reply) => !reply.isRepeat)).toHaveLength(1)
    expect(new Set(replies.map(({ source, pricePaise }) => `${source} ${pricePaise}`)).size).toBe(1)
    expect(await ledger.balance(uid, 'own oracle')).toBe(4)
    const gifts = times(20, () =>
      transact(ledger.db, (tx) => grantOffer(tx, uid, 'sign-up', 'sign-up')),
    )
    expect((await Promise.all(gifts)).filter(Boolean)).toHaveLength(1)
    expect(await ledger.balance(uid, 'gift oracle')).toBe(3)
  })

  test('LED-08 of 20 equal calls for the last question none is refused', async () => {
    const uid = await ledger.user({ 'own oracle': 1 })
    const holdId = randomUUID()
    expect(await wentThrough(times(20, () => ask(uid, holdId)))).toBe(20)
  })

  test('settling, voiding and the chore agree on how each hold has ended', async () => {
    const uid = await ledger.user({ 'own oracle': 20 })
    const holds = await Promise.all(times(20, () => ask(uid)))
    const late = new Date(Date.now() + 600_000)
    const voidedIds: string[] = []
    const tell = async (_: unknown, holdId: string) => void voidedIds.push(holdId)
    const reaping = times(2, () => voidStale(ledger.db, late, tell))
    const endings = holds.map(({ holdId }) =>
      Promise.all([
        transact(ledger.db, (tx) => settle(tx, holdId)),
        transact(ledger.db, (tx) => voidHold(tx, holdId)),
        transact(ledger.db, (tx) => settle(tx, holdId)),
      ]),
    )
    const outcomes = (await Promise.all(endings)).map((each) => [...new Set(each)])
    await Promise.all(reaping)
    expect(outcomes.map((each) => each.length)).toEqual(times(20, () => 1))
    expect(new Set(voidedIds).size).toBe(voidedIds.length)
    const settled = outcomes.filter(([how]) => how === 'settled').length
    expect(await ledger.balance(uid, 'own oracle')).toBe(20 - settled)
  })

  test('LED-09 whatever is done at once, what was acknowledged is what the accounts say', async () => {
    const act = fc.record({
      do: fc.constantFrom('ask', 'pass', 'end', 'gift'),
      who: fc.nat(2),
      amount: fc.integer({ min: 1, max: 5 }),
    })
    const property = fc.asyncProperty(
      fc.array(act, { minLength: 30, maxLength: 30 }),
      async (acts) => {
        const uids = await Promise.all(times(3, () => ledger.user({ 'own oracle': 8 })))
        const has = times(3, () => 8)
        const giftBalances = [0, 0, 0]
        const add = (who: number, by: number) => void (has[who % 3] = (has[who % 3] ?? 0) + by)
        const work = acts.map(async ({ do: action, who: person, amount }) => {
          const uid = uids[person] as string
          if (action === 'gift') {
            const isNew = await transact(ledger.db, (tx) =>
              grantOffer(tx, uid, 'sign-up', 'sign-up'),
            )
            if (isNew) giftBalances[person] = (giftBalances[person] ?? 0) + 3
          } else if (action === 'pass') {
            await pass(uid, uids[(person + 1) % 3] as string, amount)
            add(person, -amount)
            add(person + 1, amount)
          } else {
            const { holdId, source } = await ask(uid)
            const end = amount % 2 ? settle : voidHold
            const ended = action === 'end' && (await transact(ledger.db, (tx) => end(tx, holdId)))
            if (ended === 'voided') return
            if (source === 'free') giftBalances[person] = (giftBalances[person] ?? 0) - 1
            else add(person, -1)
          }
        })
        await wentThrough(work)
        const found = await Promise.all(uids.map((uid) => ledger.balance(uid, 'own oracle')))
        const free = await Promise.all(uids.map((uid) => ledger.balance(uid, 'gift oracle')))
        expect(found).toEqual(has)
        expect(free).toEqual(giftBalances)
        expect((await verifyLedger(ledger.db)).problems).toEqual([])
      },
    )
    const result = await fc.check(property, { numRuns: 40 })
    expect(result.failed ? fc.defaultReportMessage(result) : '').toBe('')
  }, 120_000)
})
