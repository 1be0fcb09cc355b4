import { sql } from 'kysely'
import type { KundliDeletion } from '../../core/listeners.ts'
import { stopRunning } from './stop-answer.ts'

/**
 * Ends the chats of a kundli that is being deleted: none goes on without it, and an answer that is
 * being written ends unpaid. Before the birth's row goes, which would cut the link to them.
 *
 * @returns how many were deleted with it.
 */
export async function endChatsOfKundli({
  context,
  tx,
  uid,
  bid,
  withChats,
  at,
  afterCommit,
}: KundliDeletion): Promise<number> {
  const chats = await tx
    .updateTable('chats')
    .set({
      stopped_at: sql<Date>`coalesce(stopped_at, ${at})`,
      ...(withChats && { deleted_at: at }),
    })
    .where('bid', '=', bid)
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .returning('asst_id')
    .execute()
  for (const { asst_id } of chats)
    afterCommit((await stopRunning(context, tx, { uid, asstId: asst_id }, at)).tellWriters)
  return withChats ? chats.length : 0
}
