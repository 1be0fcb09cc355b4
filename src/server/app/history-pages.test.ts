import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pointsPerQuestion } from '../../contract/core/constants.ts'
import { transact } from '../db/database.ts'
import { createTestOrder } from '../payments/payments.testing.ts'
import { openTestApp, testDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestUser, type TestUser } from '../testing/test-data.ts'
import { post } from '../wallet/ledger.ts'
import { transfersOf } from '../wallet/transfer-history.ts'

/** More than was once shown of any of them. */
const lines = 520

describe.each(testDatabases)('a long history on %s', (on) => {
  let app: TestApp
  let user: TestUser
  beforeAll(async () => {
    app = await openTestApp({ on })
    user = await createTestUser(app)
    await createTestOrder(app, user, 't499')
    await sql`insert into transfers (transfer_id, uid, recipient_hash, recipient_mobile, questions, state, at, return_at, ended_at)
      select gen_random_uuid(), ${user.uid}, 'h', '916000000000', 1, 'arrived',
        now() - n * interval '1 hour', now(), now() from generate_series(1, ${lines}::int) n`.execute(
      app.db,
    )
    await sql`insert into notifications (id, uid, kind, created_at)
      select gen_random_uuid(), ${user.uid}, 'refund-done', now() - n * interval '1 hour'
      from generate_series(1, ${lines}::int) n`.execute(app.db)
    const { order_id } = await app.db
      .selectFrom('orders')
      .where('uid', '=', user.uid)
      .select('order_id')
      .executeTakeFirstOrThrow()
    await sql`insert into payments (payment_id, uid, order_id, gateway_payment_id, amount_paise, state, at)
      select gen_random_uuid(), ${user.uid}, ${order_id}::uuid, 'pay_' || n, 4900, 'returned', now() - n * interval '1 hour'
      from generate_series(1, ${lines}::int) n`.execute(app.db)
    await transact(app.db, async (tx) => {
      const redeem = (n: number) =>
        post(
          tx,
          `${user.uid}:redeem:${n}`,
          [
            { owner: 'company', kind: 'offers', unit: 'points', change: pointsPerQuestion },
            { owner: user.uid, kind: 'own', unit: 'points', change: -pointsPerQuestion },
          ],
          { reason: 'redeem', reference: randomUUID() },
        )
      await post(
        tx,
        `${user.uid}:points`,
        [
          { owner: 'company', kind: 'offers', unit: 'points', change: -pointsPerQuestion * lines },
          { owner: user.uid, kind: 'own', unit: 'points', change: pointsPerQuestion * lines },
        ],
        { reason: 'operator' },
      )
      for (let n = 0; n < lines; n++) await redeem(n)
    })
  }, 60_000)
  afterAll(() => app.close())

  test.each([
    ['astrohub/get_transaction_history', 'transactions', 'transaction_id'],
    ['astrohub/get_redeem_history', 'transactions', 'transaction_id'],
    ['astrohub/get_notifications', 'notifications', 'id'],
    ['recharges/getPayments', 'payments', 'payment_id'],
  ] as const)('LIST-03 %s comes in pages, to its first line', async (name, list, key) => {
    const ids = new Set<unknown>()
    const read = async (page: number) => {
      const { body } = await app.callRaw(name, { page }, user)
      return body as unknown as Record<string, unknown[]> & { page_count: number }
    }
    const { page_count: pageCount } = await read(1)
    for (let page = 1; page <= pageCount; page++) {
      const rows = (await read(page))[list] as Record<string, unknown>[]
      expect(rows.length).toBeLessThanOrEqual(50)
      for (const row of rows) ids.add(row[key])
    }
    expect(ids.size).toBe(lines)
    expect((await read(pageCount + 1))[list]).toEqual([])
  })

  test('LIST-03 the export holds every transfer', async () => {
    expect(await transfersOf(app.db, user.uid).execute()).toHaveLength(lines)
  })
})
