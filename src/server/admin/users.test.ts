import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiName } from '../../contract/apis.ts'
import { adminUsersMessages as words } from '../../words/admin/admin-users.ts'
import { notificationTemplates } from '../../words/notifications/notifications.ts'
import { transact } from '../db/database.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import {
  createTestKundli,
  createTestUser,
  type TestUser,
  renewTestSessions,
} from '../testing/test-data.ts'
import { hold, settle } from '../wallet/holds.ts'
import { giveTestOffer } from '../wallet/ledger.testing.ts'
import { balances, verifyLedger } from '../wallet/ledger.ts'

const reason = 'It missed the question'

describe.each(testDatabases)('users as operators see them, on %s', (on) => {
  let app: TestApp
  let operator: TestUser
  let asha: TestUser
  beforeAll(async () => {
    app = await openTestApp({ on })
    operator = await createTestUser(app, { role: 'operator' })
    asha = await createTestUser(app)
  })
  afterAll(() => app.close())

  const open = async (uid: string, as = operator) => {
    const { body } = await app.call('admin/openUser', { uid }, as)
    if (body.status !== 'success') throw new Error(body.message)
    return body
  }
  const actsAbout = (subject: string) =>
    app.db
      .selectFrom('operator_acts')
      .where('subject', '=', subject)
      .select(['uid', 'act', 'detail'])
      .orderBy('at')
      .execute()
  const newsOf = async (jwt: string) => {
    const { body } = await app.call('astrohub/get_notifications', {}, { jwt })
    return body.status === 'success' && body.notifications.map(({ message }) => message)
  }
  const left = async (uid: string, unit: string) =>
    (await balances(app.db, uid))
      .filter((one) => one.unit === unit)
      .reduce((sum, { balance }) => sum + balance, 0)
  const payQuestion = async (uid: string) => {
    const holdId = randomUUID()
    await transact(app.db, (tx) => hold(tx, { uid, persona: 'Oracle', cause: holdId, holdId }))
    await transact(app.db, (tx) => settle(tx, holdId))
    return holdId
  }
  const giving = (uid: string, more: object = {}) => ({
    ...{ uid, kind: 'oracle' as const, amount: 2, reason, key: randomUUID() },
    ...more,
  })

  test('AZ-01 everything here is the operator’s alone, and changes nothing for anybody else', async () => {
    const ravi = await createTestUser(app)
    const asks: [ApiName, object][] = [
      ['admin/findUser', { who: ravi.mobile }],
      ['admin/getBans', {}],
      ['admin/openUser', { uid: ravi.uid }],
      ['admin/setBan', { uid: ravi.uid, is_ban: true, reason }],
      ['admin/refundQuestion', { uid: ravi.uid, hold_id: await payQuestion(ravi.uid), reason }],
      ['admin/giveQuestions', giving(ravi.uid)],
      ['admin/getRefunds', {}],
      ['admin/decideRefund', { refund_id: randomUUID(), decision: 'grant', reason }],
    ]
    for (const [name, input] of asks)
      for (const as of [undefined, asha, ravi])
        expect((await app.callRaw(name, input, as)).status, name).toBe(as ? 403 : 401)
    expect(await left(ravi.uid, 'oracle')).toBe(2)
    expect(await actsAbout(ravi.uid)).toEqual([])
  })

  test('a user is found by a number however it is spelt, by handle or by id, and by nothing else', async () => {
    await app.db
      .updateTable('users')
      .set({ display_name: 'asha.found' })
      .where('uid', '=', asha.uid)
      .execute()
    const ten = asha.mobile.slice(2)
    for (const searchText of [
      asha.mobile,
      ten,
      `+91 ${ten.slice(0, 5)}-${ten.slice(5)}`,
      'ASHA.found',
      '@asha.found',
      asha.uid,
    ]) {
      const { body } = await app.call('admin/findUser', { who: searchText }, operator)
      expect(body, searchText).toMatchObject({ status: 'success', uid: asha.uid })
    }
    for (const searchText of ['6000000000', 'asha.foun', randomUUID(), "' or 1=1 --", '%%'])
      expect((await app.call('admin/findUser', { who: searchText }, operator)).body).toEqual({
        status: 'fail',
        message: words.noUser.en,
      })
    expect((await app.callRaw('admin/findUser', { who: { like: '%' } }, operator)).status).toBe(422)
  })

  test('a user’s page tells what they have and where it went, and no birth, number, email or question', async () => {
    const ravi = await createTestUser(app)
    await createTestKundli(app, ravi, { full_name: 'Ravi Lighthouse', pob: 'Nowhere Ravi' })
    await transact(app.db, (tx) => giveTestOffer(tx, ravi.uid, 'own', 'rupees', 1250))
    const holdId = await payQuestion(ravi.uid)
    const running = randomUUID()
    await transact(app.db, (tx) =>
      hold(tx, { uid: ravi.uid, persona: 'Astra', cause: running, holdId: running }),
    )
    const userPage = await open(ravi.uid)
    expect(userPage.user).toMatchObject({
      ...{ uid: ravi.uid, display_name: null, role: 'user', is_ban: false, ban_reason: null },
      mobile: `91******${ravi.mobile.slice(-4)}`,
    })
    expect(userPage.balances).toContainEqual({ account: 'Wallet', in_rupees: true, balance: 12.5 })
    expect(userPage.balances).toContainEqual({
      ...{ account: 'Free Oracle questions', in_rupees: false, balance: 2 },
    })
    expect(userPage.questions).toEqual([
      {
        ...{ hold_id: holdId, what: 'Question to Oracle', account: 'Free Oracle questions' },
        ...{ in_rupees: false, amount: 1, given_back: false, at: expect.any(String) as string },
      },
    ])
    expect(userPage.holds).toMatchObject([{ hold_id: running, account: 'Free Astra questions' }])
    expect(userPage.entries[0]).toMatchObject({ reason: 'Question to Astra', amount: -1 })
    expect(userPage).toMatchObject({ plan: null, refunds: [], page_count: 1 })
    const all = JSON.stringify(userPage)
    for (const secret of [ravi.mobile, ravi.mobile.slice(2), 'Lighthouse', 'Nowhere'])
      expect(all).not.toContain(secret)
    await transact(app.db, (tx) => settle(tx, running))
  })

  test('who looked at whom stands in the log, once for looks that follow each other', async () => {
    const ravi = await createTestUser(app)
    const otherOperator = await createTestUser(app, { role: 'operator' })
    await open(ravi.uid)
    await open(ravi.uid)
    await open(ravi.uid, otherOperator)
    expect(await actsAbout(ravi.uid)).toMatchObject([
      { uid: operator.uid, act: 'admin/openUser' },
      { uid: otherOperator.uid, act: 'admin/openUser' },
    ])
    app.passSeconds(901)
    await open(ravi.uid)
    expect(await actsAbout(ravi.uid)).toHaveLength(3)
    const unknownUid = randomUUID()
    const { body } = await app.call('admin/openUser', { uid: unknownUid }, operator)
    expect(body.status).toBe('fail')
    expect(await actsAbout(unknownUid)).toEqual([])
  })

  test('a ban wants a reason, ends the sessions and stands in the list until it is lifted', async () => {
    const ravi = await createTestUser(app)
    const ban = (is_ban: boolean, why: unknown = 'Sells remedies in every post') =>
      app.call('admin/setBan', { uid: ravi.uid, is_ban, reason: why as string }, operator)
    for (const why of ['', '    ', 'no', 'x'.repeat(201), undefined, 5, {}])
      expect((await ban(true, why ?? null)).status).toBe(422)
    expect((await ban(true)).body).toMatchObject({ status: 'success', message: words.banned.en })
    expect((await app.call('users/getBalance', {}, ravi)).status).toBe(401)
    expect((await open(ravi.uid)).user).toMatchObject({
      ...{ is_ban: true, ban_reason: 'Sells remedies in every post' },
      banned_at: expect.any(String) as string,
    })
    const { body: list } = await app.call('admin/getBans', {}, operator)
    expect(list.status === 'success' && list.users.map(({ uid }) => uid)).toContain(ravi.uid)
    expect((await ban(true)).body.message).toBe(words.bannedBefore.en)
    expect((await ban(false, 'It was another account')).body.message).toBe(words.lifted.en)
    expect((await ban(false)).body.message).toBe(words.notBanned.en)
    expect((await open(ravi.uid)).user).toMatchObject({
      ...{ is_ban: false, banned_at: null, ban_reason: null },
    })
    // Lifted is not logged in again.
    expect((await app.call('users/getBalance', {}, ravi)).status).toBe(401)
    const acts = (await actsAbout(ravi.uid)).filter(({ act }) => act === 'admin/setBan')
    expect(acts.map(({ detail }) => detail)).toEqual([
      { is_ban: true, reason: 'Sells remedies in every post' },
      { is_ban: false, reason: 'It was another account' },
    ])
  })

  test('no operator bans an operator, nor themselves, nor whoever is not there', async () => {
    const otherOperator = await createTestUser(app, { role: 'operator' })
    for (const [uid, sentence] of [
      [operator.uid, words.isOperator],
      [otherOperator.uid, words.isOperator],
      [randomUUID(), words.noUser],
    ] as const) {
      const { body } = await app.call('admin/setBan', { uid, is_ban: true, reason }, operator)
      expect(body).toEqual({ status: 'fail', message: sentence.en })
      expect(await actsAbout(uid)).toEqual([])
    }
    expect((await app.call('admin/getBans', {}, otherOperator)).status).toBe(200)
  })

  test('no field that a caller adds gives a role, a ban or a balance', async () => {
    const ravi = await createTestUser(app)
    await app.callRaw(
      'admin/giveQuestions',
      giving(ravi.uid, { role: 'operator', is_ban: true, unit: 'rupees', by: ravi.uid }),
      operator,
    )
    await app.callRaw(
      'admin/openUser',
      { uid: ravi.uid, role: 'operator', is_ban: true, balance: 9 },
      operator,
    )
    expect((await open(ravi.uid)).user).toMatchObject({ role: 'user', is_ban: false })
    expect(await left(ravi.uid, 'rupees')).toBe(0)
    expect(await left(ravi.uid, 'oracle')).toBe(5)
  })

  test('a paid answer’s question goes back to where it came from, once, and the log says why', async () => {
    const ravi = await createTestUser(app)
    await transact(app.db, (tx) => giveTestOffer(tx, ravi.uid, 'own', 'rupees', 600))
    for (let free = 0; free < 3; free++) await payQuestion(ravi.uid)
    const fromWallet = await payQuestion(ravi.uid)
    expect(await left(ravi.uid, 'rupees')).toBe(0)
    const input = { uid: ravi.uid, hold_id: fromWallet, reason }
    const [first, second] = [
      await app.call('admin/refundQuestion', input, operator),
      await app.call('admin/refundQuestion', input, operator),
    ]
    expect(first.body).toMatchObject({ status: 'success', message: words.given.en })
    expect(second.body).toEqual({ status: 'fail', message: words.noQuestion.en })
    expect(await left(ravi.uid, 'rupees')).toBe(600)
    expect((await open(ravi.uid)).questions[0]).toMatchObject({
      ...{ hold_id: fromWallet, given_back: true, in_rupees: true, amount: 6 },
    })
    const { body } = await app.call('users/getLedger', {}, { jwt: ravi.jwt, language: 'hi' })
    expect(body.status === 'success' && body.entries[0]).toMatchObject({
      ...{ reason: 'दृष्टि ने लौटाया', amount: 6 },
    })
    expect(await newsOf(ravi.jwt)).toEqual([notificationTemplates['answer-given-back'].en()])
    expect(await actsAbout(ravi.uid)).toMatchObject([
      { act: 'admin/refundQuestion', detail: { hold_id: fromWallet, reason } },
      { act: 'admin/openUser' },
    ])
  })

  test('nobody’s question is given back to another, none that was not paid, and none to oneself', async () => {
    const ravi = await createTestUser(app)
    const own = await payQuestion(operator.uid)
    const ashaHoldId = await payQuestion(asha.uid)
    const openHoldId = randomUUID()
    await transact(app.db, (tx) =>
      hold(tx, { uid: ravi.uid, persona: 'Oracle', cause: openHoldId, holdId: openHoldId }),
    )
    for (const [uid, hold_id, sentence] of [
      [ravi.uid, ashaHoldId, words.noQuestion],
      [ravi.uid, openHoldId, words.noQuestion],
      [ravi.uid, randomUUID(), words.noQuestion],
      [operator.uid, own, words.notOneself],
      [randomUUID(), ashaHoldId, words.noUser],
    ] as const)
      expect(
        (await app.call('admin/refundQuestion', { uid, hold_id, reason }, operator)).body,
      ).toEqual({ status: 'fail', message: sentence.en })
    await transact(app.db, (tx) => settle(tx, openHoldId))
    expect(await left(ravi.uid, 'oracle')).toBe(2)
  })

  test('questions are given back once for each form, at most 20 in a day, and never to oneself', async () => {
    const ravi = await createTestUser(app)
    const input = giving(ravi.uid, { amount: 12 })
    expect((await app.call('admin/giveQuestions', input, operator)).body.message).toBe(
      words.given.en,
    )
    const again = await app.call('admin/giveQuestions', input, operator)
    expect(again.body).toEqual({ status: 'success', message: words.givenBefore.en })
    expect(await left(ravi.uid, 'oracle')).toBe(15)
    const tooLargeGift = giving(ravi.uid, { amount: 9, kind: 'weekly' })
    expect((await app.call('admin/giveQuestions', tooLargeGift, operator)).body.message).toBe(
      words.tooMuchGiven.en,
    )
    const rest = giving(ravi.uid, { amount: 8, kind: 'weekly' })
    expect((await app.call('admin/giveQuestions', rest, operator)).body.message).toBe(
      words.given.en,
    )
    app.passSeconds(86_401)
    await renewTestSessions(app)
    expect((await app.call('admin/giveQuestions', tooLargeGift, operator)).body.message).toBe(
      words.given.en,
    )
    expect(await left(ravi.uid, 'weekly')).toBe(1 + 8 + 9)
    const news = [
      'We gave you 9 predictions.',
      'We gave you 8 predictions.',
      'We gave you 12 questions.',
    ]
    expect(await newsOf(ravi.jwt)).toEqual(news)
    expect((await balances(app.db, ravi.uid)).find(({ unit }) => unit === 'oracle')).toMatchObject({
      kind: 'gift',
    })
    const { body } = await app.call('admin/giveQuestions', giving(operator.uid), operator)
    expect(body).toEqual({ status: 'fail', message: words.notOneself.en })
    expect(await actsAbout(ravi.uid)).toMatchObject([
      { uid: operator.uid, act: 'admin/giveQuestions', detail: { unit: 'oracle', amount: 12 } },
      { detail: { unit: 'weekly', amount: 8 } },
      { detail: { unit: 'weekly', amount: 9 } },
    ])
    expect(await actsAbout(operator.uid)).toEqual([])
  })

  test('nonsense is refused before anything is done', async () => {
    const ravi = await createTestUser(app)
    for (const wrong of [
      { amount: 0 },
      { amount: -3 },
      { amount: 21 },
      { amount: 1.5 },
      { amount: '2' },
      { amount: Number.MAX_SAFE_INTEGER },
      { kind: 'rupees' },
      { kind: 'points' },
      { key: 'x' },
      { uid: 'me' },
      { uid: "' or true --" },
      { reason: 'no' },
    ]) {
      const asked = await app.callRaw('admin/giveQuestions', giving(ravi.uid, wrong), operator)
      expect(asked.status, JSON.stringify(wrong)).toBe(422)
    }
    expect(await left(ravi.uid, 'oracle')).toBe(3)
  })

  test('two operators at once give no more than one day’s worth', async () => {
    const ravi = await createTestUser(app)
    const other = await createTestUser(app, { role: 'operator' })
    const replies = await Promise.all(
      [operator, other, operator, other].map((as) =>
        app.call('admin/giveQuestions', giving(ravi.uid, { amount: 10 }), as),
      ),
    )
    expect(replies.filter(({ body }) => body.status === 'success')).toHaveLength(2)
    expect(await left(ravi.uid, 'oracle')).toBe(23)
    expect((await verifyLedger(app.db)).problems).toEqual([])
  })
})
