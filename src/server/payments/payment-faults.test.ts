import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { sql } from 'kysely'
import { startFakeRazorpay, type FakeRazorpay } from '../adapters/payments/fake-razorpay.fixture.ts'
import { openTestApp, raceDatabases, type TestApp } from '../testing/test-app.ts'
import { createTestUser } from '../testing/test-data.ts'
import { monthsLater } from '../core/time/india-time.ts'
import { verifyLedger } from '../wallet/ledger.ts'
import {
  createTestSubscription,
  createTestOrder,
  walletAndPlanOf,
  sendWebhook,
  waitForWebhooks,
} from './payments.testing.ts'
import { reconcileSubscriptions } from '../subscription/reconcile-subscriptions.ts'
import { reconcileOrders } from './reconcile-orders.ts'
import { keepWebhook, processWebhookEvents } from './webhook.ts'

/** Runs of random faults; FAULT_RUNS=1000 for the whole of it. */
const runs = Number(process.env.FAULT_RUNS ?? 25)

const step = fc.constantFrom(
  'webhook',
  'webhook twice',
  'kept, then the process died',
  'connections cut',
  'gateway hangs',
  'gateway errs',
  'browser confirms',
  'work',
)

describe.each(raceDatabases)('with faults in between, on %s', (on) => {
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

  /** Every connection of ours but the one that asks is ended by the database, whatever it was doing. */
  const cutConnections = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
      .execute(app.db)
      .catch(() => undefined)

  async function play(steps: readonly string[], purchase: 'recharge' | 'plan') {
    gateway.trouble = 'none'
    const user = await createTestUser(app)
    // The house's clock goes on by two hours with each run.
    const at = app.server.context.clock()
    const now = Math.floor(at.getTime() / 1000)
    const end = Math.floor(monthsLater(at, 1).getTime() / 1000)
    const order =
      purchase === 'recharge' ? (await createTestOrder(app, user, 't199')).order_id : null
    const plan = purchase === 'plan' ? await createTestSubscription(app, user) : ''
    const payment = gateway.pay(order)
    if (plan) gateway.addInvoice(plan, payment, now, end)
    const current = { status: 'active', current_start: now, current_end: end }
    const entity = plan ? { ...gateway.subscribe(plan, current) } : null
    const event = () =>
      entity
        ? gateway.event('subscription.charged', { payment, subscription: entity }, at)
        : gateway.event('payment.captured', { payment }, at)
    const same = event()
    const confirm = () =>
      plan
        ? app.call(
            'subscriptions/update_subscription',
            {
              razorpay_subscription_id: plan,
              razorpay_payment_id: payment.id,
              razorpay_signature: gateway.signSubscription(plan, payment.id),
            },
            user,
          )
        : app.call(
            'recharges/confirm',
            {
              razorpay_order_id: order ?? '',
              razorpay_payment_id: payment.id,
              razorpay_signature: gateway.signOrder(order ?? '', payment.id),
            },
            user,
          )
    const working: Promise<unknown>[] = []
    for (const playedStep of steps) {
      if (playedStep === 'webhook') working.push(sendWebhook(app, gateway, event()))
      else if (playedStep === 'webhook twice')
        working.push(sendWebhook(app, gateway, same), sendWebhook(app, gateway, same))
      else if (playedStep.startsWith('kept')) {
        const { body, id } = event()
        working.push(keepWebhook(app.server.context, { body: Buffer.from(body), eventId: id }))
      } else if (playedStep === 'connections cut') working.push(cutConnections())
      else if (playedStep === 'gateway hangs') gateway.trouble = 'reset'
      else if (playedStep === 'gateway errs') gateway.trouble = 'error'
      else if (playedStep === 'browser confirms') working.push(confirm())
      else working.push(processWebhookEvents(app.server.context))
    }
    // What was cut off may have failed; that is what is tried.
    await Promise.allSettled(working)
    gateway.trouble = 'none'
    // Later, with everything well again: whatever was kept is worked off, whatever was missed is found.
    app.passSeconds(7200)
    for (let tries = 0; tries < 5; tries++)
      try {
        await processWebhookEvents(app.server.context)
        await reconcileOrders(app.server.context)
        await reconcileSubscriptions(app.server.context)
        break
      } catch {
        // What the run that broke off had claimed is free again after a minute.
        app.passSeconds(120)
        await new Promise((later) => setTimeout(later, 50))
      }
    await processWebhookEvents(app.server.context)
    // What the server itself has begun in the background holds its rows until it is done.
    await waitForWebhooks(app)
    return walletAndPlanOf(app, user)
  }

  test(
    `OPS-04 PAY-05 ${runs} runs of cut connections, dead processes, a failing gateway and doubled webhooks: no wrong amount`,
    { timeout: 60_000 + runs * 5_000 },
    async () => {
      const arbitrary = fc.record({
        steps: fc.array(step, { minLength: 2, maxLength: 8 }),
        what: fc.constantFrom('recharge' as const, 'plan' as const),
      })
      await fc.assert(
        fc.asyncProperty(arbitrary, async ({ steps, what: purchase }) => {
          const given = await play(steps, purchase)
          expect(given).toMatchObject(
            purchase === 'recharge' ? { rupees: 199, plan: 0 } : { rupees: 0, plan: 500 },
          )
        }),
        { numRuns: runs, endOnFailure: true },
      )
      expect((await verifyLedger(app.db)).problems).toEqual([])
    },
  )
})
