import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../db/database.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import { hold, settle, voidHold } from './holds.ts'
import { giveTestOffer } from './ledger.testing.ts'

describe.each(testDatabases)('the wallet on %s', (on) => {
  let drishti: TestApp
  beforeAll(async () => {
    drishti = await openTestApp({ on })
  })
  afterAll(() => drishti.close())

  const ask = (uid: string, holdId: string = randomUUID()) =>
    transact(drishti.db, (tx) => hold(tx, { uid, persona: 'Oracle', cause: holdId, holdId }))

  test('shows a newcomer what the sign-up offer gave', async () => {
    const { jwt } = await createTestUser(drishti)
    const { body } = await drishti.call('users/getBalance', {}, { jwt })
    expect(body).toEqual({
      status: 'success',
      oracle_questions: 3,
      astra_questions: 3,
      daily_predictions: 1,
      weekly_predictions: 1,
      monthly_predictions: 1,
      yearly_predictions: 1,
      balance: 0,
      sendable: { own: 0, from_wallet: 0, price: 6 },
    })
  })

  test('shows money in rupees with paise behind the point, and free and own questions as one', async () => {
    const { uid, jwt } = await createTestUser(drishti)
    await transact(drishti.db, (tx) => giveTestOffer(tx, uid, 'own', 'rupees', 4905))
    await transact(drishti.db, (tx) => giveTestOffer(tx, uid, 'own', 'oracle', 2))
    const { body } = await drishti.call('users/getBalance', {}, { jwt })
    expect(body).toMatchObject({ balance: 49.05, oracle_questions: 5, astra_questions: 3 })
  })

  test('has no data of somebody without accounts, and says so in their language', async () => {
    const { jwt } = await createTestUser(drishti, { offer: null })
    const english = await drishti.call('users/getBalance', {}, { jwt })
    expect(english).toMatchObject({
      status: 200,
      body: { status: 'fail', message: 'No data found' },
    })
    const hindi = await drishti.call('users/getBalance', {}, { jwt, language: 'hi' })
    expect(hindi.body).toEqual({ status: 'fail', message: 'कोई जानकारी नहीं मिली' })
  })

  test('is closed to a visitor', async () => {
    expect(await drishti.call('users/getBalance', {})).toMatchObject({ status: 401 })
    expect(await drishti.call('users/getLedger', {})).toMatchObject({ status: 401 })
  })

  test('tells each change newest first, in plain words of the visitor’s language', async () => {
    const { uid, jwt } = await createTestUser(drishti, { offer: null })
    await transact(drishti.db, (tx) => giveTestOffer(tx, uid, 'own', 'rupees', 1250))
    const { holdId } = await ask(uid)
    await transact(drishti.db, (tx) => voidHold(tx, holdId))
    const english = await drishti.call('users/getLedger', {}, { jwt })
    expect(english.body).toEqual({
      status: 'success',
      page_count: 1,
      entries: [
        line('Wallet', 6, 12.5, 'Returned, because no answer came', holdId),
        line('Wallet', -6, 6.5, 'Question to Oracle', holdId),
        line('Wallet', 12.5, 12.5, 'Given by Drishti', ''),
      ],
    })
    const hindi = await drishti.call('users/getLedger', {}, { jwt, language: 'hi' })
    expect(hindi.body).toMatchObject({
      entries: [{ account: 'वॉलेट', reason: 'उत्तर न मिलने पर वापस किया गया' }, {}, {}],
    })
  })

  test('shows the user’s own side alone: an answered question is one line', async () => {
    const { uid, jwt } = await createTestUser(drishti, { offer: null })
    await transact(drishti.db, (tx) => giveTestOffer(tx, uid, 'own', 'oracle', 1))
    const { holdId } = await ask(uid)
    await transact(drishti.db, (tx) => settle(tx, holdId))
    const { body } = await drishti.call('users/getLedger', {}, { jwt })
    expect(body).toMatchObject({ entries: [{ amount: -1, balance_after: 0 }, { amount: 1 }] })
  })

  test('gives 20 lines a page, every one once, and none of anybody else’s', async () => {
    const { uid, jwt } = await createTestUser(drishti, { offer: null })
    const otherUser = await createTestUser(drishti)
    for (let amount = 1; amount <= 41; amount++)
      await transact(drishti.db, (tx) => giveTestOffer(tx, uid, 'own', 'points', amount))
    const amounts: number[] = []
    for (const page of [1, 2, 3, 4]) {
      const { body } = await drishti.call('users/getLedger', { page }, { jwt })
      if (body.status !== 'success') throw new Error(body.message)
      expect(body.page_count).toBe(3)
      amounts.push(...body.entries.map(({ amount }) => amount))
      expect(body.entries).toHaveLength([20, 20, 1, 0][page - 1] as number)
    }
    expect(amounts).toEqual(Array.from({ length: 41 }, (_, i) => 41 - i))
    const theirs = await drishti.call('users/getLedger', {}, { jwt: otherUser.jwt })
    expect(theirs.body).toMatchObject({ page_count: 1, entries: { length: 6 } })
  })

  test.each([0, -1, 1.5, 'one', 1e308, '٣'])('refuses the page %s', async (page) => {
    const { jwt } = await createTestUser(drishti)
    const reply = await drishti.callRaw('users/getLedger', { page: String(page) }, { jwt })
    expect(reply.status).toBe(422)
  })
})

function line(
  account: string,
  amount: number,
  balance_after: number,
  reason: string,
  reference: string,
) {
  return { at: expect.any(String) as string, account, amount, balance_after, reason, reference }
}
