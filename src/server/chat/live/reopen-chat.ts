import type { Tx } from '../../db/schema.ts'
import { startClock, type TimedChat } from '../session/chat-balance.ts'

/**
 * Has a chat go on that had ended, or whose paid time is over: as if it had just been started.
 *
 * @returns until when the wallet pays for it now; null where it does not.
 */
export async function reopenChat(tx: Tx, chat: TimedChat, at: Date): Promise<Date | null> {
  const { asst_id, uid } = chat
  await tx
    .updateTable('chats')
    .set({ stopped_at: null, paid_until: null })
    .where('asst_id', '=', asst_id)
    .where('uid', '=', uid)
    .execute()
  const standing = await startClock(tx, { ...chat, paid_until: null }, at)
  if (standing.time_left_seconds === 0) return null
  return new Date(at.getTime() + standing.time_left_seconds * 1000)
}
