import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PredictionStatus } from '../../contract/predictions.ts'
import { transact } from '../db/database.ts'
import { testDatabases, openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestKundli, createTestUser, type TestUser } from '../testing/test-data.ts'
import { hold, voidStale } from '../wallet/holds.ts'
import { giveTestOffer } from '../wallet/ledger.testing.ts'
import { failAbandonedPrediction } from './fail-stale-prediction.ts'
import { composePrediction } from './compose/compose-prediction.ts'
import type { PredictionComposer } from './write-prediction.ts'

const noon = new Date('2026-11-21T06:30:00Z')

/** What is asked of a house by one of its users. */
function by(at: TestApp, user: TestUser) {
  return {
    async generate(bid: string, type: PredictionStatus['type'], language?: 'English' | 'Hindi') {
      const reply = await at.call('predictions/generate', { bid, type, language }, user)
      return { text: reply.text, http: reply.status, status: reply.body as PredictionStatus }
    },
    async counts() {
      const { body } = await at.call('predictions/getCounts', {}, user)
      if (body.status === 'fail') throw new Error(body.message)
      return body
    },
    rows: () =>
      at.db
        .selectFrom('predictions')
        .where('uid', '=', user.uid)
        .select(['state', 'charged', 'text', 'language'])
        .execute(),
    holds: () =>
      at.db.selectFrom('holds').where('uid', '=', user.uid).select(['state', 'unit']).execute(),
  }
}

describe.each(testDatabases)('predictions, on %s', (on) => {
  let at: TestApp
  let compose: PredictionComposer = composePrediction
  beforeAll(async () => {
    const composeNow: PredictionComposer = (input) => compose(input)
    at = await openTestApp({ on, at: noon, parts: { composePrediction: composeNow } })
  }, 120_000)
  afterAll(() => at.close())

  const userWithKundli = async (more?: object) => {
    const user = await createTestUser(at)
    return { user, bid: await createTestKundli(at, user, more), ...by(at, user) }
  }

  test('the first of each kind is free, in both languages one charge, and within its period it is given again', async () => {
    const { bid, generate, counts } = await userWithKundli()
    const first = await generate(bid, 'weekly')
    expect(first.status).toMatchObject({
      status: 'success',
      kept: false,
      charged: true,
      from_day: '2026-11-21',
      until_day: '2026-11-28',
      questions_left: 0,
    })
    expect(first.text).toContain('27 November')
    for (const { text } of first.status.sentences) expect(first.text).toContain(text)
    expect(first.status.facts.length).toBeGreaterThan(5)
    const again = await generate(bid, 'weekly')
    expect(again.text).toBe(first.text)
    expect(again.status).toMatchObject({ status: 'success', kept: true, charged: false })
    const hindi = await generate(bid, 'weekly', 'Hindi')
    expect(hindi.text).toMatch(/27 नवंबर/)
    expect(hindi.status).toMatchObject({ status: 'success', kept: false, charged: false })
    expect(await counts()).toMatchObject({
      daily_predictions: 1,
      weekly_predictions: 0,
      monthly_predictions: 1,
      yearly_predictions: 1,
      next: { daily: { source: 'free' }, weekly: { source: 'none', price: 6 } },
    })
  })

  test('after the free one comes the plan’s pool, then ₹6 of the wallet, then a refusal', async () => {
    const { user, bid, generate, counts, rows } = await userWithKundli()
    const second = await createTestKundli(at, user, { dob: '02/07/1985' })
    const third = await createTestKundli(at, user, { dob: '09/09/1979' })
    const fourth = await createTestKundli(at, user, { dob: '21/01/1999' })
    await transact(at.db, async (tx) => {
      await giveTestOffer(tx, user.uid, 'own', 'plan', 1)
      await giveTestOffer(tx, user.uid, 'own', 'rupees', 700)
    })
    expect((await generate(bid, 'daily')).status.message).toBe('1 free prediction used.')
    expect((await generate(second, 'daily')).status.message).toBe('1 question of your plan used.')
    expect((await generate(third, 'daily')).status).toMatchObject({
      message: '₹6 taken from your wallet.',
      balance: 1,
    })
    const refused = await generate(fourth, 'daily')
    expect(refused.text).toBe('')
    expect(refused.status).toMatchObject({ status: 'fail' })
    expect(await counts()).toMatchObject({ balance: 1, plan_questions: 0, daily_predictions: 0 })
    expect((await rows()).filter(({ charged }) => charged).length).toBe(3)
  })

  test('when its period is over a new one is written, and a corrected birth is another one', async () => {
    const { user, bid, generate } = await userWithKundli()
    await transact(at.db, (tx) => giveTestOffer(tx, user.uid, 'own', 'plan', 5))
    const today = await generate(bid, 'daily')
    at.passSeconds(86_400)
    const tomorrow = await generate(bid, 'daily')
    at.setClock(noon)
    expect(tomorrow.status).toMatchObject({ kept: false, from_day: '2026-11-22' })
    expect(tomorrow.text).not.toBe(today.text)
    await at.db
      .updateTable('births')
      .set({ born_at: new Date('1991-03-16T01:15:00Z') })
      .where('bid', '=', bid)
      .execute()
    const corrected = await generate(bid, 'daily')
    expect(corrected.status).toMatchObject({ kept: false, charged: true })
    expect(corrected.text).not.toBe(today.text)
  })

  test('a writer that breaks, ends early or leaves a crash behind costs nothing, and the next try is whole', async () => {
    const { user, bid, generate, counts, rows, holds } = await userWithKundli()
    compose = function* (request) {
      for (const event of composePrediction(request)) {
        if (event.kind === 'done') throw new Error('The pen broke.')
        yield event
      }
    }
    expect((await generate(bid, 'monthly')).status).toMatchObject({ status: 'fail' })
    compose = function* (asked) {
      for (const event of composePrediction(asked)) if (event.kind !== 'done') yield event
    }
    expect((await generate(bid, 'monthly')).status).toMatchObject({ status: 'fail' })
    compose = composePrediction
    // A process that died in the middle: held, being written, and no sign of life.
    const pid = crypto.randomUUID()
    await transact(at.db, async (tx) => {
      await hold(tx, {
        uid: user.uid,
        persona: 'monthly',
        cause: `x:${pid}`,
        holdId: pid,
        at: noon,
      })
      await tx
        .insertInto('predictions')
        .values({
          ...{ pid, uid: user.uid, bid, kind: 'monthly', language: 'English', hold_id: pid },
          ...{ birth_hash: 'x', from_day: '2026-11-21', until_day: '2026-12-21' },
        })
        .execute()
    })
    expect((await counts()).monthly_predictions).toBe(0)
    await voidStale(at.db, new Date(noon.getTime() + 600_000), failAbandonedPrediction)
    expect((await counts()).monthly_predictions).toBe(1)
    expect((await rows()).every(({ state, text }) => state === 'failed' && text === '')).toBe(true)
    expect((await holds()).every(({ state }) => state === 'voided')).toBe(true)
    const whole = await generate(bid, 'monthly')
    expect(whole.status).toMatchObject({ status: 'success', charged: true, kept: false })
  })

  test('without a time of birth the sky still tells, but never where the Moon changed its sign that day', async () => {
    const knownMoonUser = await userWithKundli({ tob_known: false, tob: '', dob: '15/03/1991' })
    const open = await userWithKundli({ tob_known: false, tob: '', dob: '16/03/1991' })
    const replies = [
      await knownMoonUser.generate(knownMoonUser.bid, 'daily'),
      await open.generate(open.bid, 'daily'),
    ]
    const failed = replies.filter(({ status }) => status.status === 'fail')
    expect(failed.length).toBe(1)
    expect(failed[0]!.status.message).toContain('Nothing was charged')
    expect(
      (await knownMoonUser.counts()).daily_predictions + (await open.counts()).daily_predictions,
    ).toBe(1)
  })

  test('what is kept can be read without asking for it, by its owner alone', async () => {
    const { user, bid, generate } = await userWithKundli()
    const otherUser = await createTestUser(at)
    const input = { bid, type: 'yearly', language: 'English' } as const
    const before = await at.call('predictions/getKept', input, user)
    expect(before.body).toMatchObject({ prediction: null, is_paid: false })
    const { text } = await generate(bid, 'yearly')
    const after = await at.call('predictions/getKept', input, user)
    expect(after.body).toMatchObject({ prediction: { text, state: 'complete' } })
    const hindi = await at.call('predictions/getKept', { ...input, language: 'Hindi' }, user)
    expect(hindi.body).toMatchObject({ prediction: null, is_paid: true })
    expect((await at.call('predictions/getKept', input, otherUser)).status).toBe(404)
    expect((await at.call('predictions/generate', input, otherUser)).status).toBe(404)
  })
})

describe.each(raceDatabases)('predictions asked for at once, on %s', (on) => {
  let at: TestApp
  beforeAll(async () => {
    at = await openTestApp({ on, at: noon })
  }, 120_000)
  afterAll(() => at.close())

  test('a double click and many tabs get one text and pay once', async () => {
    const user = await createTestUser(at)
    const bid = await createTestKundli(at, user)
    const { generate, holds, rows, counts } = by(at, user)
    await transact(at.db, (tx) => giveTestOffer(tx, user.uid, 'own', 'rupees', 60_00))
    const replies = await Promise.all(Array.from({ length: 12 }, () => generate(bid, 'daily')))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(replies.every(({ status }) => status.status === 'success')).toBe(true)
    expect(replies.filter(({ status }) => status.charged).length).toBe(1)
    expect(await holds()).toEqual([{ state: 'settled', unit: 'daily' }])
    expect((await rows()).length).toBe(1)
    expect((await counts()).balance).toBe(60)
  })

  test('two kundlis at once with one left: one is written, the other refused', async () => {
    const user = await createTestUser(at)
    const bids = [
      await createTestKundli(at, user),
      await createTestKundli(at, user, { dob: '02/07/1985' }),
    ]
    const { generate, rows } = by(at, user)
    const replies = await Promise.all(bids.map((bid) => generate(bid, 'daily')))
    expect(replies.map(({ status }) => status.status).toSorted()).toEqual(['fail', 'success'])
    expect((await rows()).length).toBe(1)
  })
})
