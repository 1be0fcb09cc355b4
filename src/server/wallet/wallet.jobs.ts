import type { AppContext } from '../core/context.ts'
import type { Job } from '../core/scheduler.ts'
import { verifyLedger } from './ledger.ts'
import { returnTransfers } from './transfers.ts'

/** Proves the ledger; what is wrong with it is logged and counted. */
export async function proveLedger({ database, log, metrics }: AppContext): Promise<void> {
  const { ok, problems, postings } = await verifyLedger(database.db)
  metrics.ledgerProblems.set(problems.length)
  if (ok) log.info({ postings }, 'the ledger holds')
  else log.error({ problems }, 'the ledger does not hold')
}

/** What the wallet does by itself; stale holds: hold.jobs.ts. */
export const walletJobs: readonly Job[] = [
  { name: 'verify ledger', everySeconds: 86_400, run: proveLedger },
  { name: 'return transfers', everySeconds: 600, run: returnTransfers },
]
