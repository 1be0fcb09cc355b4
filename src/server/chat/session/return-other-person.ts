import type { Tx } from '../../db/schema.ts'
import { returnWithinBounds } from './return-bounds.ts'

/**
 * Somebody says that the question of the chat's last answer was about another person: what that answer cost
 * comes back as of any other miss, within the bounds of all returns. The user's row
 * is held until the transaction ends.
 */
export async function returnOtherPerson(
  tx: Tx,
  { uid, asstId, question }: { uid: string; asstId: string; question: string },
  at: Date,
): Promise<void> {
  await tx.selectFrom('users').where('uid', '=', uid).select('uid').forNoKeyUpdate().execute()
  const last = await tx
    .selectFrom('messages')
    .leftJoin('misses', 'misses.mid', 'messages.mid')
    .where('messages.uid', '=', uid)
    .where('asst_id', '=', asstId)
    .where('state', '=', 'complete')
    .orderBy('seq', 'desc')
    .select(['messages.mid', 'question', 'charged', 'hold_id', 'asked_at', 'refunded_at'])
    .select('misses.mid as missed')
    .limit(1)
    .executeTakeFirst()
  if (!last || last.question !== question || last.missed || last.refunded_at) return
  const { mid, charged, hold_id: holdId, asked_at: askedAt } = last
  if (!charged || !holdId) return
  const outcome = await returnWithinBounds(tx, { uid, holdId, askedAt, reason: 'missed' }, at)
  await tx
    .insertInto('misses')
    .values({ mid, uid, reported_at: at, outcome, frame: null })
    .execute()
  if (outcome === 'returned')
    await tx
      .updateTable('messages')
      .set({ refunded_at: at })
      .where('mid', '=', mid)
      .where('uid', '=', uid)
      .execute()
}
