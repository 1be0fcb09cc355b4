import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeRazorpay, type FakeRazorpay } from '../adapters/payments/fake-razorpay.fixture.ts'
import { openServer, type Server } from '../app/app.ts'
import { openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import { createTestOrder, sendEventAndWait } from './payments.testing.ts'
import { sendRefunds } from './refunds.ts'

/** How often; RACE_ROUNDS=50 for the whole of it. */
const rounds = Number(process.env.RACE_ROUNDS ?? 3)

describe.each(raceDatabases)('two processes that send refunds, on %s', (on) => {
  let gateway: FakeRazorpay
  let app: TestApp
  let secondServer: Server
  beforeAll(async () => {
    gateway = await startFakeRazorpay()
    app = await openTestApp({ on, env: gateway.env })
    const { config, database, adapters, clock } = app.server.context
    secondServer = await openServer(
      { ...config, logLevel: 'silent' },
      { database, adapters, clock },
    )
  })
  afterAll(async () => {
    await secondServer.close()
    await app.close()
    gateway.close()
  })

  test(
    'REF-01 beginning at the same instant send a partial refund once',
    { timeout: 30_000 + rounds * 3_000 },
    async () => {
      for (let round = 0; round < rounds; round++) {
        const user = await createTestUser(app)
        const order = await createTestOrder(app, user, 't499')
        const payment = gateway.pay(order.order_id)
        await sendEventAndWait(app, gateway, 'payment.captured', { payment })
        const { payment_id } = await app.db
          .selectFrom('payments')
          .where('uid', '=', user.uid)
          .select('payment_id')
          .executeTakeFirstOrThrow()
        // A quarter of it: the gateway itself would send that four times.
        const at = app.server.context.clock()
        const refund_id = crypto.randomUUID()
        await app.db
          .insertInto('refunds')
          .values({
            ...{ refund_id, uid: user.uid, payment_id, kind: 'requested', why: 'mistake' },
            ...{ amount_paise: 12_475, aside_paise: 0, state: 'sending', gateway_refund_id: null },
            ...{ next_try_at: at, requested_at: at, decided_at: at, done_at: null },
          })
          .execute()
        gateway.delayMilliseconds = 300
        await Promise.all([sendRefunds(app.server.context), sendRefunds(secondServer.context)])
        gateway.delayMilliseconds = 0
        const sent = [...gateway.things.values()].filter(({ payment_id: of }) => of === payment.id)
        expect(sent.length, `round ${round}`).toBe(1)
        expect(gateway.refundKeys.at(-1)).toBe(refund_id)
        const refund = await app.db
          .selectFrom('refunds')
          .where('refund_id', '=', refund_id)
          .select('state')
          .executeTakeFirstOrThrow()
        expect(refund.state).toBe('done')
      }
    },
  )
})
