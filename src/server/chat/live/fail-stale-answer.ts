import { sql } from 'kysely'
import { holdLifeSeconds } from '../../../contract/core/constants.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { hasNoLiveHold } from '../../wallet/holds.ts'

/** The answer whose hold was given back will not come any more: the process that wrote it has died. */
export async function failAbandonedAnswer(tx: Tx, holdId: string): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ state: 'failed', answer: '', outcome: 'failed' })
    .where('hold_id', '=', holdId)
    // In the statement itself: a value would hide the index of what is open from a prepared plan.
    .where(sql<boolean>`state = 'writing'`)
    .execute()
}

/** The same for answers that rest on no hold, or on one that ended some other way. */
export async function failForgottenAnswers(db: Db, at: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: 'failed', answer: '', outcome: 'failed' })
    .where('state', '=', 'writing')
    .where('asked_at', '<', new Date(at.getTime() - holdLifeSeconds * 1000))
    .where(hasNoLiveHold('messages.hold_id'))
    .execute()
}
