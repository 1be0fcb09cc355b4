import type { Tx } from '../../db/schema.ts'
import { refund, type QuestionReturn } from '../../wallet/refund-question.ts'

/**
 * Gives the question of one paid answer (or prediction) back to the account it came from, once, and
 * notes it at the answer.
 *
 * @param uid whose it must be.
 */
export async function returnQuestionOfAnswer(
  tx: Tx,
  { uid, holdId, at }: { uid: string; holdId: string; at: Date },
): Promise<QuestionReturn> {
  const outcome = await refund(tx, { uid, holdId }, at, 'given-back')
  if (outcome !== 'given') return outcome
  await tx
    .updateTable('messages')
    .from('chats')
    .set({ refunded_at: at })
    .whereRef('chats.asst_id', '=', 'messages.asst_id')
    .where('chats.uid', '=', uid)
    .where('hold_id', '=', holdId)
    .execute()
  return outcome
}
