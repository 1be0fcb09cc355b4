import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '../app/jobs/jobs.ts'
import { transact } from '../db/database.ts'
import { monthsLater } from '../core/time/india-time.ts'
import { startFakeRazorpay, type FakeRazorpay } from '../adapters/payments/fake-razorpay.fixture.ts'
import { testDatabases, openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestKundli, createTestUser, type TestUser } from '../testing/test-data.ts'
import { hold } from '../wallet/holds.ts'
import { giveTestOffer } from '../wallet/ledger.testing.ts'
import { verifyLedger } from '../wallet/ledger.ts'
import { returnTransfers } from '../wallet/transfers.ts'
import { eraseAccount } from './erase-account.ts'
import {
  createTestSubscription,
  createTestOrder,
  walletAndPlanOf,
  sendEventAndWait,
} from '../payments/payments.testing.ts'
import { requestCode, randomMobile } from './sign-in.testing.ts'

const name = 'Vasundhara Nakuletti'
const place = 'Unheard-of Palli, Nowhere'
const email = 'vasundhara@nakuletti.invalid'

describe.each(testDatabases)('whoever leaves in the middle of everything, on %s', (on) => {
  let app: TestApp
  let gateway: FakeRazorpay
  beforeAll(async () => {
    gateway = await startFakeRazorpay()
    app = await openTestApp({ on, env: gateway.env })
  })
  afterAll(async () => {
    await app.close()
    gateway.close()
  })

  /** Where these words stand: "table: row", looked for in every column of every table. */
  async function rowsHolding(marks: readonly string[]): Promise<string[]> {
    const rows: string[] = []
    for (const { name: table } of await app.db.introspection.getTables()) {
      const result = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(app.db)
      rows.push(
        ...result.rows
          // What is searched in holds words in small letters.
          .filter(({ row }) => marks.some((mark) => row.toLowerCase().includes(mark.toLowerCase())))
          .map(({ row }) => `${table}: ${row}`),
      )
    }
    return rows
  }

  /** What the gateway tells, with all that it adds about the payer. */
  const payerDetails = (user: TestUser) => ({
    email,
    contact: `+${user.mobile}`,
    notes: { name, place },
    card: { name, last4: '1111' },
    vpa: 'nakuletti@upi',
  })

  /** Chats, predictions, a handle, a post, money on the way in and out, a plan, holds. */
  async function aLife(user: TestUser, friend: TestUser): Promise<void> {
    const jwt = { jwt: user.jwt }
    const bid = await createTestKundli(app, user, { full_name: name, pob: place })
    const chat = await app.call('chats/startChat', { bid, astrologer: 'Oracle' }, jwt)
    const asst_id = chat.body.status === 'success' ? chat.body.asst_id : ''
    const message = `I am ${name} of ${place}, a zymurgist. When will my work change?`
    const asked = { bid, asst_id, astrologer: 'Oracle' as const, message }
    const answer = await app.call('chats/sendMessage', asked, jwt)
    expect(answer.body).toMatchObject({ status: 'success' })
    await app.call('predictions/generate', { bid, type: 'daily', language: 'English' }, jwt)
    const { mid } = answer.body as { mid: string }
    await app.call('chats/share', { mid, with_question: true }, jwt)
    await sql`update users set display_name = ${`${name} 1`} where uid = ${user.uid}`.execute(
      app.db,
    )
    await sql`insert into profiles (uid, email, bid) values (${user.uid}, ${email}, ${bid})`.execute(
      app.db,
    )
    await sql`insert into email_codes (uid, email, code_hash, expires_at)
      values (${user.uid}, ${email}, 'x', now())`.execute(app.db)
    await sql`insert into reports (report_id, uid, item, of_comment, reason, note, weight)
      values (gen_random_uuid(), ${user.uid}, gen_random_uuid(), false, 'spam', ${name}, 10)`.execute(
      app.db,
    )
    await sql`insert into notifications (id, uid, kind, details) values
      (gen_random_uuid(), ${user.uid}, 'money', ${JSON.stringify({ to: name })}::jsonb)`.execute(
      app.db,
    )
    await transact(app.db, (tx) => giveTestOffer(tx, user.uid, 'own', 'oracle', 9))
    await transact(app.db, (tx) => giveTestOffer(tx, friend.uid, 'own', 'oracle', 9))
    const send = (from: TestUser, mobile: string, key: string) =>
      app.call(
        'astrohub/transfer_questions',
        { mobile, questions: 1 },
        { jwt: from.jwt, headers: { 'idempotency-key': key } },
      )
    await send(friend, user.mobile, 'to them')
    await send(user, friend.mobile, 'from them')
    await send(user, randomMobile(), 'waits')
    await app.call('users/invite', { mobile: randomMobile() }, jwt)
    await app.call('wheel/spin', {}, jwt)
    const { order_id } = await createTestOrder(app, user, 't99')
    const payment = gateway.pay(order_id, payerDetails(user))
    await sendEventAndWait(app, gateway, 'payment.captured', { payment })
    const paymentRow = await app.db
      .selectFrom('payments')
      .where('uid', '=', user.uid)
      .select('payment_id')
      .executeTakeFirstOrThrow()
    const refund = { payment_id: paymentRow.payment_id, why: 'unhappy' as const }
    expect((await app.call('recharges/requestRefund', refund, jwt)).body.status).toBe('success')
    // An operator wrote, against the rule, whom it was about.
    await sql`update users set ban_reason = ${`${name} quarrels`} where uid = ${user.uid}`.execute(
      app.db,
    )
    await sql`update refunds set decision_reason = ${`${name} is right`} where uid = ${user.uid}`.execute(
      app.db,
    )
    const acts = sql`select refund_id::text from refunds where uid = ${user.uid} union select ${user.uid}`
    await sql`insert into operator_acts (act_id, act, subject, detail)
      select gen_random_uuid(), 'admin/x', subject, ${JSON.stringify({ reason: `${name} again` })}::jsonb
      from (${acts}) as about (subject)`.execute(app.db)
    await createTestOrder(app, user, 't49')
    const plan = await createTestSubscription(app, user)
    const now = app.server.context.clock()
    const [start, end] = [now, monthsLater(now, 1)].map((at) => Math.floor(at.getTime() / 1000))
    await sendEventAndWait(app, gateway, 'subscription.charged', {
      payment: gateway.pay(null, payerDetails(user)),
      subscription: gateway.subscribe(plan, {
        status: 'active',
        current_start: start,
        current_end: end,
        notes: { name, place },
      }),
    })
    const holdId = crypto.randomUUID()
    await transact(app.db, (tx) =>
      hold(tx, { uid: user.uid, persona: 'Oracle', cause: holdId, holdId }),
    )
  }

  test(
    'OPS-07 leaves no number, name, place, address or word behind in any table; money stays whole',
    { timeout: 120_000 },
    async () => {
      const [user, friend] = [await createTestUser(app), await createTestUser(app)]
      await aLife(user, friend)
      const marks = [
        user.mobile,
        user.mobile.slice(2),
        name,
        'Nakuletti',
        place,
        email,
        'zymurgist',
      ]
      const before = new Set((await rowsHolding(marks)).map((row) => row.split(':')[0]))
      for (const table of [
        ...['users', 'births', 'chats', 'messages', 'profiles', 'transfers'],
        ...['refunds', 'operator_acts', 'notifications', 'reports'],
      ])
        expect(before).toContain(table)
      // What the gateway tells of the payer was never kept.
      expect(before).not.toContain('webhook_events')

      const asked = await requestCode(app, user.mobile, 'delete', user)
      expect((await app.call('users/deleteAccount', asked, user)).body).toMatchObject({ jwt: '' })
      expect(await rowsHolding(marks)).toEqual([])
      expect((await verifyLedger(app.db)).problems).toEqual([])

      // And later, when everything that was under way has come to its end.
      const late = gateway.pay(null, payerDetails(user))
      await sendEventAndWait(app, gateway, 'payment.captured', { payment: late })
      for (const seconds of [300, 8 * 86_400]) {
        app.passSeconds(seconds)
        for (const { run } of jobs) await run(app.server.context)
      }
      expect(await rowsHolding(marks)).toEqual([])
      expect((await verifyLedger(app.db)).problems).toEqual([])
      const openHolds = app.db
        .selectFrom('holds')
        .where('uid', '=', user.uid)
        .where('state', '=', 'held')
      expect(await openHolds.select('hold_id').execute()).toEqual([])
      const waiting = app.db.selectFrom('transfers').where('state', '=', 'waiting')
      expect(await waiting.select('transfer_id').execute()).toEqual([])
    },
  )
})

describe.each(raceDatabases)('whoever leaves while questions are on their way, on %s', (on) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ on })
  })
  afterAll(() => app.close())

  const waitsForALock = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
    return rows.length > 0
  }

  test('questions sent while the recipient is leaving wait and come back, and do not vanish with the account', async () => {
    const [user, friend] = [await createTestUser(app), await createTestUser(app)]
    await transact(app.db, (tx) => giveTestOffer(tx, friend.uid, 'own', 'oracle', 2))
    const sending = await transact(app.db, async (tx) => {
      await eraseAccount(app.server.context, tx, user.mobile, app.server.context.clock())
      const pendingTransfer = app.call(
        'astrohub/transfer_questions',
        { mobile: user.mobile, questions: 2 },
        friend,
      )
      // It has come as far as it can before the deletion is over.
      await expect.poll(() => waitsForALock()).toBe(true)
      return { sent: pendingTransfer }
    })
    expect((await sending.sent).body.status).toBe('success')
    const { state } = await app.db
      .selectFrom('transfers')
      .where('uid', '=', friend.uid)
      .select('state')
      .executeTakeFirstOrThrow()
    expect(state).toBe('waiting')
    app.passSeconds(8 * 86_400)
    await returnTransfers(app.server.context)
    expect((await walletAndPlanOf(app, friend)).oracle).toBe(2)
  })
})
