import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestCode, randomMobile, logIn } from '../accounts/sign-in.testing.ts'
import { transact } from '../db/database.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'
import { giveTestOffer } from './ledger.testing.ts'
import { walletAndPlanOf } from '../payments/payments.testing.ts'
import { returnTransfers } from './transfers.ts'

describe.each(testDatabases)('questions from one to another on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on })
  })
  afterAll(() => app.close())

  const someone = async (oracle = 0, points = 0) => {
    const user = await createTestUser(app)
    if (oracle) await transact(app.db, (tx) => giveTestOffer(tx, user.uid, 'own', 'oracle', oracle))
    if (points) await transact(app.db, (tx) => giveTestOffer(tx, user.uid, 'own', 'points', points))
    const display_name = `handle-${user.uid.slice(0, 6)}`
    await app.db.updateTable('users').set({ display_name }).where('uid', '=', user.uid).execute()
    return user
  }
  const send = (user: TestUser, mobile: string, questions: unknown) =>
    app.call('astrohub/transfer_questions', { mobile, questions: questions as number }, user)

  test('arrive at once at a known number, and wait for an unknown one: the reply is the same', async () => {
    const [from, to] = [await someone(5), await someone()]
    const stranger = randomMobile()
    const knownReply = await send(from, to.mobile.slice(2), 2)
    const unknown = await send(from, stranger.slice(2), 2)
    const without = (text: string | undefined) => text?.replace(/\d{4}/g, '····')
    expect(knownReply.body).toMatchObject({ status: 'success' })
    expect(without(unknown.body.message)).toBe(without(knownReply.body.message))
    expect([await walletAndPlanOf(app, from), await walletAndPlanOf(app, to)]).toMatchObject([
      { oracle: 1 },
      { oracle: 2 },
    ])
    const { body } = await app.call('astrohub/get_transaction_history', {}, from)
    expect(body).toMatchObject({
      transactions: [
        { recipient_mobile: stranger, oracle_questions: 2, sent: false },
        { recipient_mobile: to.mobile, oracle_questions: 2, sent: true },
      ],
    })
    const news = async (as: { jwt: string }) => {
      const listed = await app.call('astrohub/get_notifications', {}, as)
      return listed.body.status === 'success' ? listed.body.notifications : []
    }
    expect(await news(to)).toMatchObject([
      { message: 'You received 2 Oracle questions.', link: '/balance' },
    ])
    const { jwt } = await logIn(app, stranger)
    expect(await news({ jwt })).toMatchObject([{ message: 'You received 2 Oracle questions.' }])
    const claimed = await app.call('users/getBalance', {}, { jwt })
    expect(claimed.body).toMatchObject({ oracle_questions: 3 + 2 })
  })

  test('stand together with their notice, or not at all', async () => {
    const [from, to] = [await someone(5), await someone()]
    const failing = sql`alter table notifications add constraint failing check (kind <> 'questions-received') not valid`
    await failing.execute(app.db)
    const reply = await send(from, to.mobile, 2)
    await sql`alter table notifications drop constraint failing`.execute(app.db)
    expect(reply.status).toBe(500)
    expect([await walletAndPlanOf(app, from), await walletAndPlanOf(app, to)]).toMatchObject([
      { oracle: 5 },
      { oracle: 0 },
    ])
    expect(
      await app.db.selectFrom('transfers').where('uid', '=', from.uid).selectAll().execute(),
    ).toEqual([])
  })

  test('come back after seven days for which nobody signed up', async () => {
    const from = await someone(3)
    await send(from, randomMobile(), 3)
    expect(await walletAndPlanOf(app, from)).toMatchObject({ oracle: 0 })
    app.passSeconds(7 * 86_400 - 60)
    await returnTransfers(app.server.context)
    expect(await walletAndPlanOf(app, from)).toMatchObject({ oracle: 0 })
    app.passSeconds(61)
    await returnTransfers(app.server.context)
    expect(await walletAndPlanOf(app, from)).toMatchObject({ oracle: 3 })
    const { body } = await app.call('astrohub/get_transaction_history', {}, from)
    expect(body).toMatchObject({ transactions: [{ sent: false, returned: true }] })
    const news = await app.call('astrohub/get_notifications', {}, from)
    expect(news.body).toMatchObject({
      notifications: [
        {
          message: expect.stringContaining('3 Oracle questions came back') as string,
          highlight: true,
        },
      ],
    })
  })

  describe('LED-13 rupees of the wallet become questions', () => {
    const withWallet = async (oracle: number, rupees: number) => {
      const user = await someone(oracle)
      await transact(app.db, (tx) => giveTestOffer(tx, user.uid, 'own', 'rupees', rupees * 100))
      return user
    }
    const sendFor = (user: TestUser, mobile: string, questions: number, wallet_price?: number) =>
      app.call('astrohub/transfer_questions', { mobile, questions, wallet_price }, user)
    const left = (user: TestUser) => walletAndPlanOf(app, user)

    test('how many can be sent, and at what price, is told before', async () => {
      const { body } = await app.call('users/getBalance', {}, await withWallet(2, 20))
      expect(body).toMatchObject({ sendable: { own: 2, from_wallet: 3, price: 6 } })
    })

    test('only where the sender agreed to the price, and no more than is missing', async () => {
      const [from, to] = [await withWallet(2, 20), await someone()]
      const refused = await sendFor(from, to.mobile, 4)
      expect(refused.body).toMatchObject({ status: 'fail' })
      expect(refused.body.message).toContain('3 more from your wallet at ₹6 each')
      for (const price of [5, 7, 0.01])
        expect((await sendFor(from, to.mobile, 4, price)).body.status).toBe('fail')
      expect((await sendFor(from, to.mobile, 6, 6)).body.status).toBe('fail')
      expect(await left(from)).toMatchObject({ oracle: 2, rupees: 20 })
      expect((await sendFor(from, to.mobile, 4, 6)).body.status).toBe('success')
      expect(await left(from)).toMatchObject({ oracle: 0, rupees: 8 })
      expect(await left(to)).toMatchObject({ oracle: 4, rupees: 0 })
    })

    test('what nobody claims comes back as it went: questions as questions, rupees as rupees', async () => {
      const [from, stranger] = [await withWallet(1, 12), randomMobile()]
      expect((await sendFor(from, stranger, 3, 6)).body.status).toBe('success')
      expect(await left(from)).toMatchObject({ oracle: 0, rupees: 0 })
      app.passSeconds(7 * 86_400 + 1)
      await returnTransfers(app.server.context)
      expect(await left(from)).toMatchObject({ oracle: 1, rupees: 12 })
    })

    test('what is claimed arrives as questions', async () => {
      const [from, stranger] = [await withWallet(0, 12), randomMobile()]
      expect((await sendFor(from, stranger, 2, 6)).body.status).toBe('success')
      const { jwt } = await logIn(app, stranger)
      const { body } = await app.call('users/getBalance', {}, { jwt })
      expect(body).toMatchObject({ oracle_questions: 3 + 2, balance: 0 })
    })
  })

  test('LED-12 gifts and plan questions can’t be sent', async () => {
    const from = await someone()
    await transact(app.db, (tx) => giveTestOffer(tx, from.uid, 'own', 'plan', 500))
    const { body } = await send(from, randomMobile(), 1)
    expect(body).toMatchObject({ status: 'fail' })
    expect(body.message).toMatch(/^You can send 0 .*plan questions can’t be sent/)
  })

  test('five times a day in India, never to oneself, and not while banned', async () => {
    app.setClock(new Date('2027-03-01T18:00:00Z'))
    const from = await someone(20)
    expect((await send(from, from.mobile, 1)).body.message).toMatch(/your own number/)
    for (let i = 0; i < 5; i++)
      expect((await send(from, randomMobile(), 1)).body.status).toBe('success')
    expect((await send(from, randomMobile(), 1)).body.message).toMatch(/5 times a day/)
    // 18:30 UTC is midnight in India.
    app.passSeconds(31 * 60)
    expect((await send(from, randomMobile(), 1)).body.status).toBe('success')
    await app.db.updateTable('users').set({ is_ban: true }).where('uid', '=', from.uid).execute()
    expect((await send(from, randomMobile(), 1)).body).toMatchObject({ status: 'fail' })
    expect(await walletAndPlanOf(app, from)).toMatchObject({ oracle: 14 })
  })

  test('LED-02 odd amounts of questions and points are refused and move nothing', async () => {
    const user = await someone(3, 500)
    for (const odd of [-1, 0, 0.5, 1e308, '0x10', [5], '٣', '1', null, {}, true, 2 ** 53]) {
      expect((await send(user, randomMobile(), odd)).status, JSON.stringify(odd)).toBe(422)
      const redeemed = await app.callRaw('astrohub/redeem_questions', { points: odd }, user)
      expect(redeemed.status, JSON.stringify(odd)).toBe(422)
    }
    for (const odd of ['12345', '91', '911234567890', 'x'.repeat(10), '٩'.repeat(10)])
      expect((await send(user, odd, 1)).status, odd).toBe(422)
    expect(await walletAndPlanOf(app, user)).toMatchObject({ oracle: 3 })
  })

  test('whole hundreds of points become questions, and what is over is said', async () => {
    const user = await someone(0, 450)
    const redeem = (points: number) => app.call('astrohub/redeem_questions', { points }, user)
    expect((await redeem(99)).status).toBe(422)
    expect((await redeem(250)).body).toEqual({
      status: 'success',
      message: '200 of 250 points redeemed, because only whole hundreds count',
      questions_added: 2,
    })
    expect((await redeem(300)).body).toMatchObject({ status: 'fail' })
    expect((await redeem(200)).body).toMatchObject({ questions_added: 2 })
    expect(await walletAndPlanOf(app, user)).toMatchObject({ oracle: 4 })
    const { body } = await app.call('astrohub/get_redeem_history', {}, user)
    expect(body).toMatchObject({
      transactions: [
        { points_redeemed: 200, questions_added: 2 },
        { points_redeemed: 200, questions_added: 2 },
      ],
    })
    // What was redeemed can be passed on.
    expect((await send(user, randomMobile(), 4)).body.status).toBe('success')
  })

  test('OPS-07 after a deletion no number, name or place is in the whole database', async () => {
    const [deletedUser, friend] = [await someone(4), await someone(4)]
    const marks = { full_name: 'Vasundhara Nakuletti', pob: 'Unheard-of Palli, Nowhere' }
    const birth = {
      ...marks,
      dob: '14/03/1991',
      tob: '06:45',
      lat: 18.52,
      lng: 73.86,
      gender: 'Female' as const,
      marital_status: 'Single' as const,
      language: 'English' as const,
    }
    await app.call('birthdetails/add', birth, deletedUser)
    await send(friend, deletedUser.mobile, 1)
    await send(deletedUser, friend.mobile, 1)
    const key = { 'idempotency-key': 'once' }
    await app.call(
      'astrohub/transfer_questions',
      { mobile: friend.mobile, questions: 1 },
      { jwt: deletedUser.jwt, headers: key },
    )
    await app.call('recharges/createOrder', { tier: 't49' }, deletedUser)
    await app.call('wheel/spin', {}, deletedUser)
    const asked = await requestCode(app, deletedUser.mobile, 'delete', deletedUser)
    expect((await app.call('users/deleteAccount', asked, deletedUser)).body.status).toBe('success')
    const left: string[] = []
    for (const { name } of await app.db.introspection.getTables()) {
      const rows = await sql<{
        row: string
      }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(app.db)
      left.push(...rows.rows.map(({ row }) => `${name} ${row}`))
    }
    for (const mark of [
      deletedUser.mobile,
      deletedUser.mobile.slice(2),
      marks.full_name,
      marks.pob,
      'Nakuletti',
    ])
      expect(left.filter((row) => row.includes(mark))).toEqual([])
  })
})
