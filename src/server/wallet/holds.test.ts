import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../db/database.ts'
import { Refusal } from '../core/refusal.ts'
import { recordHeartbeat, hold, settle, voidHold, voidStale } from './holds.ts'
import { nextCharge, spendableOf, type PaidService } from './spending.ts'
import { ledgerDatabases, testLedger, type TestLedger } from './ledger.testing.ts'

describe.each(ledgerDatabases)('a question on %s', (kind) => {
  let ledger: TestLedger
  beforeAll(async () => {
    ledger = await testLedger(kind)
  })
  afterAll(() => ledger.close())

  const ask = (
    uid: string,
    persona: PaidService = 'Oracle',
    holdId: string = randomUUID(),
    at?: Date,
  ) => transact(ledger.db, (tx) => hold(tx, { uid, persona, cause: holdId, holdId, at }))
  const end = (how: typeof settle, holdId: string) => transact(ledger.db, (tx) => how(tx, holdId))

  test('is paid from what is free, then the plan, then bought ones, then the wallet', async () => {
    const uid = await ledger.user({
      'own rupees': 600,
      'own oracle': 1,
      'own plan': 1,
      'gift oracle': 1,
      'gift astra': 9,
      'own astra': 9,
    })
    const payments: unknown[] = []
    for (let i = 0; i < 4; i++) {
      const { next } = await spendableOf(ledger.db, uid, 'Oracle')
      const { source, pricePaise } = await ask(uid)
      expect(next).toEqual({ source, price: pricePaise / 100 })
      payments.push([source, pricePaise])
    }
    expect(payments).toEqual([
      ['free', 0],
      ['plan', 0],
      ['bought', 0],
      ['wallet', 600],
    ])
    await expect(ask(uid)).rejects.toThrow(Refusal)
    expect(await spendableOf(ledger.db, uid, 'Oracle')).toEqual({
      questions_left: 0,
      balance: 0,
      next: { source: 'none', price: 6 },
    })
  })

  test('to the other persona is not paid with this one’s, but the plan and the wallet serve both', async () => {
    const uid = await ledger.user({ 'gift oracle': 3, 'own oracle': 3 })
    await expect(ask(uid, 'Astra')).rejects.toThrow(/no questions left/)
    const subscriber = await ledger.user({ 'own plan': 1, 'own rupees': 600 })
    expect(await ask(subscriber, 'Astra')).toMatchObject({ source: 'plan' })
    expect(await ask(subscriber, 'Astra')).toMatchObject({ source: 'wallet' })
  })

  test('of a prediction is paid the same way, from its own free ones first', async () => {
    const uid = await ledger.user({ 'own daily': 1, 'own plan': 1, 'own rupees': 650 })
    const sources = []
    for (let i = 0; i < 3; i++) sources.push((await ask(uid, 'daily')).source)
    expect(sources).toEqual(['free', 'plan', 'wallet'])
    expect(await nextCharge(ledger.db, uid, 'daily')).toEqual({ source: 'none', price: 6 })
    expect((await spendableOf(ledger.db, uid, 'daily')).balance).toBe(0.5)
  })

  test('costs what the persona’s row says at that moment', async () => {
    const uid = await ledger.user({ 'own rupees': 1000 })
    const price = (price_paise: number) =>
      ledger.db.updateTable('personas').set({ price_paise }).where('name', '=', 'Astra').execute()
    await price(999)
    expect(await nextCharge(ledger.db, uid, 'Astra')).toEqual({ source: 'wallet', price: 9.99 })
    expect(await ask(uid, 'Astra')).toMatchObject({ source: 'wallet', pricePaise: 999 })
    await price(600)
    expect(await ledger.balance(uid, 'own rupees')).toBe(1)
    await expect(ask(uid, 'Astra')).rejects.toThrow(Refusal)
  })

  test('counts what is free, from the plan and bought, and shows the wallet in rupees', async () => {
    const uid = await ledger.user({
      'gift astra': 1,
      'own astra': 2,
      'own plan': 4,
      'own oracle': 8,
      'own rupees': 1234,
    })
    expect(await spendableOf(ledger.db, uid, 'Astra')).toEqual({
      questions_left: 7,
      balance: 12.34,
      next: { source: 'free', price: 0 },
    })
    const nobody = await ledger.user()
    expect(await spendableOf(ledger.db, nobody, 'Astra')).toEqual({
      questions_left: 0,
      balance: 0,
      next: { source: 'none', price: 6 },
    })
  })

  test('is in flight until it is answered; then it is ours, for good', async () => {
    const uid = await ledger.user({ 'own oracle': 1 })
    const { holdId } = await ask(uid)
    expect(await ledger.balance(uid, 'own oracle')).toBe(0)
    expect(await end(settle, holdId)).toBe('settled')
    const before = await ledger.rows()
    expect(await end(settle, holdId)).toBe('settled')
    expect(await end(voidHold, holdId)).toBe('settled')
    expect(await ledger.rows()).toEqual(before)
  })

  test('that failed goes back to where it came from, for good', async () => {
    const uid = await ledger.user({ 'gift oracle': 1, 'own oracle': 1, 'own rupees': 600 })
    const before = await spendableOf(ledger.db, uid, 'Oracle')
    const holds = [await ask(uid), await ask(uid), await ask(uid)]
    for (const { holdId } of holds) expect(await end(voidHold, holdId)).toBe('voided')
    expect(await spendableOf(ledger.db, uid, 'Oracle')).toEqual(before)
    expect(await ledger.balance(uid, 'gift oracle')).toBe(1)
    expect(await ledger.balance(uid, 'own oracle')).toBe(1)
    const rows = await ledger.rows()
    for (const { holdId } of holds) {
      expect(await end(voidHold, holdId)).toBe('voided')
      expect(await end(settle, holdId)).toBe('voided')
    }
    expect(await ledger.rows()).toEqual(rows)
  })

  test('LED-08 asked twice with the same id is held once, even when nothing is left', async () => {
    const uid = await ledger.user({ 'own oracle': 2 })
    const holdId = randomUUID()
    const first = await ask(uid, 'Oracle', holdId)
    expect(await ask(uid, 'Oracle', holdId)).toEqual({ ...first, isRepeat: true })
    expect(await ledger.balance(uid, 'own oracle')).toBe(1)
    const last = randomUUID()
    await ask(uid, 'Oracle', last)
    expect(await ask(uid, 'Oracle', last)).toMatchObject({ source: 'bought', isRepeat: true })
  })

  test('of another person’s hold id is not theirs, and changes nothing', async () => {
    const [firstUid, two] = [
      await ledger.user({ 'own oracle': 1 }),
      await ledger.user({ 'own oracle': 1 }),
    ]
    const { holdId } = await ask(firstUid)
    const before = await ledger.rows()
    await expect(ask(two, 'Oracle', holdId)).rejects.toThrow('duplicate key')
    expect(await ledger.rows()).toEqual(before)
  })

  test('that does not exist can be neither settled nor voided', async () => {
    await expect(end(settle, randomUUID())).rejects.toThrow('no result')
    await expect(end(voidHold, randomUUID())).rejects.toThrow('no result')
  })

  test('is given back after 120 s without a heartbeat, and what rested on it is told', async () => {
    const uid = await ledger.user({ 'own oracle': 3 })
    const start = new Date('2026-01-01T10:00:00Z')
    const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
    const [silent, alive, settledId] = [randomUUID(), randomUUID(), randomUUID()]
    for (const holdId of [silent, alive, settledId]) await ask(uid, 'Oracle', holdId, start)
    await end(settle, settledId)
    expect(await recordHeartbeat(ledger.db, [alive, settledId], after(100))).toEqual([alive])
    const voidedIds: string[] = []
    const tell = async (_: unknown, holdId: string) => void voidedIds.push(holdId)
    expect(await voidStale(ledger.db, after(120), tell)).toBe(0)
    expect(await voidStale(ledger.db, after(121), tell)).toBe(1)
    expect(voidedIds).toEqual([silent])
    expect(await recordHeartbeat(ledger.db, [silent, alive], after(130))).toEqual([alive])
    expect(await voidStale(ledger.db, after(251), tell)).toBe(1)
    expect(await ledger.balance(uid, 'own oracle')).toBe(2)
    expect(await end(settle, silent)).toBe('voided')
    expect(await recordHeartbeat(ledger.db, [], after(252))).toEqual([])
  })

  test('stays held when what rests on it could not be told', async () => {
    const uid = await ledger.user({ 'own oracle': 1 })
    const start = new Date('2026-02-01T10:00:00Z')
    const { holdId } = await ask(uid, 'Oracle', randomUUID(), start)
    const late = new Date(start.getTime() + 200_000)
    const before = await ledger.rows()
    await expect(voidStale(ledger.db, late, notTold)).rejects.toThrow('not told')
    expect(await ledger.rows()).toEqual(before)
    expect(await end(voidHold, holdId)).toBe('voided')
  })
})

function notTold(): Promise<never> {
  return Promise.reject(new Error('not told'))
}
