import type { Tx } from '../../db/schema.ts'
import { refund } from '../../wallet/refund-question.ts'

/**
 * Gives the question of one paid answer (or prediction) back to the account it came from, once, and
 * notes it at the answer.
 *
 * @param uid whose it must be.
 * @returns whether this call gave it back.
 */
export async function returnQuestionOfAnswer(
  tx: Tx,
  { uid, holdId, at }: { uid: string; holdId: string; at: Date },
): Promise<boolean> {
  if (!(await refund(tx, { uid, holdId }, at, 'given-back'))) return false
  await tx
    .updateTable('messages')
    .from('chats')
    .set({ refunded_at: at })
    .whereRef('chats.asst_id', '=', 'messages.asst_id')
    .where('chats.uid', '=', uid)
    .where('hold_id', '=', holdId)
    .execute()
  return true
}
