import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminUsersMessages as words } from '../../words/admin/admin-users.ts'
import { transact } from '../db/database.ts'
import { testDatabases, openTestApp, type TestApp } from '../testing/test-app.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'
import { post } from '../wallet/ledger.ts'
import { balances } from '../wallet/ledger.ts'

const reason = 'Nothing of it was used'

describe.each(testDatabases)('refunds that operators decide, on %s', (on) => {
  let app: TestApp
  let operator: TestUser
  beforeAll(async () => {
    app = await openTestApp({ on })
    operator = await createTestUser(app, { role: 'operator' })
  })
  afterAll(() => app.close())

  /** ₹49 in the wallet by a payment, which its user wants back. */
  async function aRequest(user: TestUser): Promise<string> {
    const own = { uid: user.uid, amount_paise: 4900, credit_paise: 4900 }
    const [orderId, paymentId] = [randomUUID(), randomUUID()]
    await app.db
      .insertInto('orders')
      .values({ ...own, order_id: orderId, tier: 't49', gateway: 'paper', state: 'paid' })
      .execute()
    await transact(app.db, async (tx) => {
      const payment = { ...own, payment_id: paymentId, order_id: orderId, at: new Date() }
      await tx
        .insertInto('payments')
        .values({ ...payment, gateway_payment_id: `pay_${paymentId}`, state: 'kept' })
        .execute()
      await post(
        tx,
        `${user.uid}:payment:${paymentId}`,
        [
          { owner: 'company', kind: 'gateway', unit: 'rupees', change: -4900 },
          { owner: user.uid, kind: 'own', unit: 'rupees', change: 4900 },
        ],
        { reason: 'recharge' },
      )
    })
    const input = { payment_id: paymentId, why: 'mistake' } as const
    expect((await app.call('recharges/requestRefund', input, user)).body.status).toBe('success')
    const { refund_id } = await app.db
      .selectFrom('refunds')
      .where('payment_id', '=', paymentId)
      .select('refund_id')
      .executeTakeFirstOrThrow()
    return refund_id
  }
  const wallet = async ({ uid }: TestUser) =>
    (await balances(app.db, uid)).find(({ unit }) => unit === 'rupees')?.balance
  const decide = async (refund_id: string, decision: 'grant' | 'decline', as = operator) =>
    (await app.call('admin/decideRefund', { refund_id, decision, reason }, as)).body
  const getRefunds = async () => {
    const { body } = await app.call('admin/getRefunds', {}, operator)
    if (body.status !== 'success') throw new Error(body.message)
    const ids = (list: { refund_id: string }[]) => list.map((one) => one.refund_id)
    return { ...body, waitingIds: ids(body.waiting), decidedIds: ids(body.decided) }
  }

  test('a declined refund goes back to the wallet, a granted one is sent; each once, with its reason', async () => {
    const asha = await createTestUser(app)
    const [declinedId, grantedId] = [await aRequest(asha), await aRequest(asha)]
    expect(await wallet(asha)).toBe(0)
    expect((await getRefunds()).waitingIds).toEqual([declinedId, grantedId])
    expect(await decide(declinedId, 'decline')).toMatchObject({
      ...{ status: 'success', message: words.refundDeclined.en },
    })
    expect(await wallet(asha)).toBe(4900)
    expect(await decide(grantedId, 'grant')).toMatchObject({ message: words.refundGranted.en })
    for (const decision of ['grant', 'decline'] as const)
      for (const id of [declinedId, grantedId])
        expect(await decide(id, decision)).toEqual({ status: 'fail', message: words.noRefund.en })
    expect(await wallet(asha)).toBe(4900)
    const after = await getRefunds()
    expect(after.waitingIds).toEqual([])
    expect(after.decidedIds.slice(0, 2).toSorted()).toEqual([declinedId, grantedId].toSorted())
    expect(after.decided.find((one) => one.refund_id === grantedId)).toMatchObject({
      ...{ amount: 49, paid: 49, what: 'recharge', why: 'mistake', requested: true },
      ...{ state: 'sending', decision_reason: reason, uid: asha.uid },
    })
    const acts = await app.db
      .selectFrom('operator_acts')
      .where('act', '=', 'admin/decideRefund')
      .select(['uid', 'subject', 'detail'])
      .orderBy('at')
      .execute()
    expect(acts).toEqual([
      { uid: operator.uid, subject: declinedId, detail: { decision: 'declined', reason } },
      { uid: operator.uid, subject: grantedId, detail: { decision: 'granted', reason } },
    ])
  })

  test('nobody decides their own refund, and no decision is without a reason', async () => {
    const own = await aRequest(operator)
    expect(await decide(own, 'grant')).toEqual({ status: 'fail', message: words.noRefund.en })
    const otherOperator = await createTestUser(app, { role: 'operator' })
    for (const wrong of [
      { reason: '' },
      { reason: 'no' },
      { decision: 'maybe' },
      { refund_id: 'x' },
    ])
      expect(
        (
          await app.callRaw(
            'admin/decideRefund',
            { refund_id: own, decision: 'decline', reason, ...wrong },
            otherOperator,
          )
        ).status,
      ).toBe(422)
    expect((await getRefunds()).waitingIds).toEqual([own])
    expect(await decide(own, 'decline', otherOperator)).toMatchObject({ status: 'success' })
  })

  test('a decision pressed twice at once is one', async () => {
    const asha = await createTestUser(app)
    const id = await aRequest(asha)
    const both = await Promise.all([decide(id, 'decline'), decide(id, 'grant')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fail', 'success'])
    const headers = { 'idempotency-key': 'the-same-press' }
    const again = await aRequest(await createTestUser(app))
    const press = () =>
      app.call(
        'admin/decideRefund',
        { refund_id: again, decision: 'decline', reason },
        { jwt: operator.jwt, headers },
      )
    const first = await press()
    expect((await press()).body).toEqual(first.body)
    expect(first.body).toMatchObject({ status: 'success' })
  })
})
