import type { Job } from '../core/scheduler.ts'
import { proveLedger } from './proof/prove-ledger.ts'
import { returnTransfers } from './transfers.ts'

/** What the wallet does by itself; stale holds: hold.jobs.ts. */
export const walletJobs: readonly Job[] = [
  {
    name: 'prove the ledger',
    everySeconds: 600,
    // The whole of it, with many millions of entries.
    boundSeconds: 4 * 3600,
    atStart: true,
    run: proveLedger,
  },
  { name: 'return transfers', everySeconds: 600, boundSeconds: 300, run: returnTransfers },
]
