import { sql } from 'kysely'
import { holdLifeSeconds } from '../../contract/core/constants.ts'
import type { Db, Tx } from '../db/schema.ts'
import { hasNoLiveHold } from '../wallet/holds.ts'

/** The prediction whose hold was given back will not come any more: the process that wrote it has died. */
export async function failAbandonedPrediction(tx: Tx, holdId: string): Promise<void> {
  await tx
    .updateTable('predictions')
    .set({ state: 'failed', text: '' })
    .where('hold_id', '=', holdId)
    // In the statement itself: a value would hide the index of what is open from a prepared plan.
    .where(sql<boolean>`state = 'writing'`)
    .execute()
}

/** The same for those that rest on no hold, or on one that ended some other way. */
export async function failForgottenPredictions(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('predictions')
    .set({ state: 'failed', text: '' })
    .where('state', '=', 'writing')
    .where('asked_at', '<', new Date(at.getTime() - holdLifeSeconds * 1000))
    .where(hasNoLiveHold('predictions.hold_id'))
    .execute()
}
