import { holdLifeSeconds } from '../../contract/core/constants.ts'
import type { Job } from '../core/scheduler.ts'
import type { AppContext } from '../core/context.ts'
import { voidStale } from './holds.ts'

async function giveBack({ database, listeners, metrics }: AppContext, at: Date): Promise<void> {
  const count = await voidStale(database.db, at, async (tx, holdId) => {
    for (const holdVoided of listeners.holdVoided) await holdVoided(tx, holdId)
  })
  metrics.holdsGivenBack.inc(count)
}

/**
 * The jobs that give back holds whose process has died: without a sign of life for 120 s, or, on the
 * embedded database, from before this process.
 */
export const holdJobs: readonly Job[] = [
  {
    name: 'void stale holds',
    everySeconds: 15,
    atStart: true,
    run: (context) => giveBack(context, context.clock()),
  },
  {
    // The embedded database has one process at a time: what was last held before this one began
    // belongs to nobody, and need not wait for its 120 seconds.
    name: 'give back what the last run held',
    everySeconds: 3600,
    atStart: true,
    run: async (context) => {
      const began = Date.now() - process.uptime() * 1000
      if (context.database.embedded)
        await giveBack(context, new Date(began + holdLifeSeconds * 1000))
    },
  },
]
