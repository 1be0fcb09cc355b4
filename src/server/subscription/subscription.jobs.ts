import type { Job } from '../core/scheduler.ts'
import { transact } from '../db/database.ts'
import type { AppContext } from '../core/context.ts'
import { receiveWebhook, processWebhookEvents } from '../payments/webhook.ts'
import { sendEndsToGateway } from './cancel-subscription.ts'
import { reconcileSubscriptions } from './reconcile-subscriptions.ts'
import { advanceNextPeriod } from './periods.ts'

/** Begins and ends the paid months whose time has come. @returns how many. */
export async function advancePeriods(context: AppContext): Promise<number> {
  let count = 0
  while (await transact(context.database.db, (tx) => advanceNextPeriod(tx, context.clock())))
    count++
  return count
}

/** What the plans do without being asked. */
export const subscriptionJobs: readonly Job[] = [
  {
    name: 'renew on paper',
    everySeconds: 60,
    atStart: true,
    // The stand-in has no clock of its own.
    async run(context) {
      for (const event of context.adapters.payments.standIn?.renew(context.clock()) ?? [])
        await receiveWebhook(context, event)
      await processWebhookEvents(context)
    },
  },
  { name: 'turn plan months', everySeconds: 60, atStart: true, run: advancePeriods },
  { name: 'reconcile subscriptions', everySeconds: 60, run: reconcileSubscriptions },
  { name: 'tell the gateway', everySeconds: 60, run: sendEndsToGateway },
]
