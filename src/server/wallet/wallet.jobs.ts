import type { Job } from '../core/scheduler.ts'
import type { AppContext } from '../core/context.ts'
import { verifyLedger } from './ledger.ts'
import { reconcile } from '../payments/reconcile.ts'
import { sendRefunds } from '../payments/refunds.ts'
import { workOff } from '../payments/webhook.ts'
import { returnTransfers } from './transfers.ts'

/** Proves the ledger; what is wrong with it is logged and counted. */
export async function proveLedger({ database, log, metrics }: AppContext): Promise<void> {
  const { ok, problems, postings } = await verifyLedger(database.db)
  metrics.ledgerProblems.set({}, problems.length)
  if (ok) log.info({ postings }, 'the ledger holds')
  else log.error({ problems }, 'the ledger does not hold')
}

/** What the wallet does without being asked; stale holds: hold.jobs.ts. */
export const walletChores: readonly Job[] = [
  { name: 'verify ledger', everySeconds: 86_400, run: proveLedger },
  // What was kept before a crash is done after it.
  { name: 'work off webhooks', everySeconds: 10, atStart: true, run: workOff },
  { name: 'reconcile payments', everySeconds: 60, run: reconcile },
  { name: 'send refunds', everySeconds: 30, run: sendRefunds },
  { name: 'return transfers', everySeconds: 600, run: returnTransfers },
  {
    name: 'sweep order tokens',
    everySeconds: 3600,
    run: ({ database, clock }) =>
      database.db
        .deleteFrom('order_tokens')
        .where('expires_at', '<', new Date(clock().getTime() - 86_400_000))
        .execute(),
  },
  {
    name: 'sweep webhooks',
    everySeconds: 86_400,
    // Far beyond the day for which a gateway repeats itself.
    run: ({ database, clock }) =>
      database.db
        .deleteFrom('webhook_events')
        .where('done_at', '<', new Date(clock().getTime() - 30 * 86_400_000))
        .execute(),
  },
]
