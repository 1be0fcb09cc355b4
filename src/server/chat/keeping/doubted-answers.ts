import type { Db, Tx } from '../../db/schema.ts'
import { notifyOfMoney } from '../../notifications/money-notifications.ts'
import type { QuestionReturn } from '../../wallet/refund-question.ts'
import { returnQuestionOfAnswer } from '../live/return-question.ts'

/** The paid answers that were doubted and wait for the operator, the oldest first: no word of them. */
export function doubtedAnswers(db: Db) {
  return db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.asst_id', 'messages.asst_id')
    .where('recheck', '=', 'queued')
    .select(['mid', 'messages.uid', 'astrologer', 'asked_at', 'rechecked_at', 'wrong_sentences'])
    .orderBy('rechecked_at')
    .limit(200)
    .execute()
}

/**
 * The operator's word on a doubted answer: its question is given back, or it stays charged.
 *
 * @param by the operator, who decides nothing of their own.
 * @returns what became of it; null where no such answer waits for them.
 */
export async function decideDoubtedAnswer(
  tx: Tx,
  { mid, isGranted, by, at }: { mid: string; isGranted: boolean; by: string; at: Date },
): Promise<QuestionReturn | 'kept' | null> {
  const answer = await tx
    .updateTable('messages')
    .set({ recheck: isGranted ? 'given-back' : 'declined' })
    .where('mid', '=', mid)
    .where('uid', '<>', by)
    .where('recheck', '=', 'queued')
    .returning(['uid', 'hold_id'])
    .executeTakeFirst()
  if (!answer?.hold_id) return null
  const { uid, hold_id: holdId } = answer
  const outcome = isGranted ? await returnQuestionOfAnswer(tx, { uid, holdId, at }) : 'kept'
  if (outcome === 'given' || outcome === 'kept') {
    const kind = outcome === 'given' ? 'answer-given-back' : 'answer-kept'
    await notifyOfMoney(tx, { uid, kind }, at)
  }
  return outcome
}
