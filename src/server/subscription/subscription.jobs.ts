import { sql } from 'kysely'
import type { Job } from '../core/scheduler.ts'
import { transact } from '../db/database.ts'
import type { AppContext } from '../core/context.ts'
import { keepWebhook, processWebhookEvents } from '../payments/webhook.ts'
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

/** Lets the stand-in charge what renews, for it has no clock of its own: by one process at a time, for its book is a file. */
async function renewOnPaper(context: AppContext): Promise<void> {
  const { standIn } = context.adapters.payments
  if (!standIn) return
  await transact(context.database.db, async (tx) => {
    const { rows } = await sql<{ is_locked: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('renew on paper')) as is_locked`.execute(tx)
    if (!rows[0]?.is_locked) return
    for (const event of standIn.renew(context.clock())) await keepWebhook(context, event, tx)
  })
  await processWebhookEvents(context)
}

/** What the plans do without being asked. */
export const subscriptionJobs: readonly Job[] = [
  {
    name: 'renew on paper',
    everySeconds: 60,
    boundSeconds: 300,
    atStart: true,
    run: renewOnPaper,
  },
  {
    name: 'turn plan months',
    everySeconds: 60,
    boundSeconds: 300,
    atStart: true,
    run: advancePeriods,
  },
  {
    name: 'reconcile subscriptions',
    everySeconds: 60,
    boundSeconds: 300,
    run: reconcileSubscriptions,
  },
  { name: 'tell the gateway', everySeconds: 60, boundSeconds: 300, run: sendEndsToGateway },
]
