import type { Job } from '../core/scheduler.ts'
import { sweepRows } from '../core/sweep-rows.ts'
import { reconcileOrders } from './reconcile-orders.ts'
import { sendRefunds } from './refunds.ts'
import { processWebhookEvents } from './webhook.ts'

/** What payments do by themselves; subscriptions: subscription.jobs.ts. */
export const paymentsJobs: readonly Job[] = [
  // What was kept before a crash is done after it.
  {
    name: 'work off webhooks',
    everySeconds: 10,
    boundSeconds: 300,
    atStart: true,
    run: processWebhookEvents,
  },
  { name: 'reconcile orders', everySeconds: 60, boundSeconds: 300, run: reconcileOrders },
  { name: 'send refunds', everySeconds: 30, boundSeconds: 300, run: sendRefunds },
  {
    name: 'sweep order tokens',
    everySeconds: 3600,
    run: ({ database, clock }) =>
      sweepRows(database.db, {
        ...{ table: 'order_tokens', column: 'expires_at' },
        before: new Date(clock().getTime() - 86_400_000),
      }),
  },
  {
    name: 'sweep webhooks',
    everySeconds: 86_400,
    boundSeconds: 600,
    // Far beyond the day for which a gateway repeats itself.
    run: ({ database, clock }) =>
      sweepRows(database.db, {
        ...{ table: 'webhook_events', column: 'done_at' },
        before: new Date(clock().getTime() - 30 * 86_400_000),
      }),
  },
]
