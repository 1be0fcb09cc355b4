import { holdLifeSeconds } from '../../contract/numbers.ts'
import type { Chore } from '../chores.ts'
import type { Db, Tx } from '../db/schema.ts'
import { failAbandonedPrediction } from '../predictions/abandoned.ts'
import { restsOnNoHold, voidStale, voidStaleHolds } from '../wallet/holds.ts'

/** The answer whose hold was given back will not come any more: the process that wrote it has died. */
export async function failAbandoned(tx: Tx, holdId: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ state: 'failed', answer: '', outcome: 'failed' })
    .where('hold_id', '=', holdId)
    .where('state', '=', 'writing')
    .execute()
}

/** A hold is of an answer or of a prediction: whichever it is fails with it. */
async function failAll(tx: Tx, holdId: string): Promise<void> {
  await failAbandoned(tx, holdId)
  await failAbandonedPrediction(tx, holdId)
}

/** The same for answers that rest on no hold, or on one that ended some other way. */
async function failForgotten(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'failed', answer: '', outcome: 'failed' })
    .where('state', '=', 'writing')
    .where('asked_at', '<', new Date(at.getTime() - holdLifeSeconds * 1000))
    .where(restsOnNoHold('messages.hold_id'))
    .execute()
}

export const chatChores: readonly Chore[] = [
  { ...voidStaleHolds(failAll), atStart: true },
  {
    name: 'fail forgotten answers',
    everySeconds: 60,
    run: ({ database, clock }) => failForgotten(database.db, clock()),
  },
  {
    // The embedded database has one process at a time: what was last held before this one began
    // belongs to nobody, and need not wait for its 120 seconds.
    name: 'give back what the last run held',
    everySeconds: 3600,
    atStart: true,
    run: async ({ database }) => {
      const began = Date.now() - process.uptime() * 1000
      if (database.embedded)
        await voidStale(database.db, new Date(began + holdLifeSeconds * 1000), failAll)
    },
  },
]
