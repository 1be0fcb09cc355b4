import type { Db, Tx } from '../../db/schema.ts'
import { notifyOfMoney } from '../../notifications/money-notifications.ts'
import type { QuestionReturn } from '../../wallet/refund-question.ts'
import { returnQuestionOfAnswer } from '../live/return-question.ts'

/** The paid answers that were doubted, or missed their question, and wait for the operator: no word of them. */
function waitingAnswers(db: Db) {
  return db
    .selectFrom('messages')
    .leftJoin('misses', (on) =>
      on.onRef('misses.mid', '=', 'messages.mid').on('misses.outcome', '=', 'queued'),
    )
    .where('refunded_at', 'is', null)
    .where((is) => is.or([is('recheck', '=', 'queued'), is('misses.outcome', '=', 'queued')]))
}

/** The same, the oldest first. */
export async function doubtedAnswers(db: Db) {
  const rows = await waitingAnswers(db)
    .innerJoin('chats', 'chats.asst_id', 'messages.asst_id')
    .select(['messages.mid', 'messages.uid', 'astrologer', 'asked_at', 'wrong_sentences'])
    .select((e) => [
      e.fn.coalesce('misses.reported_at', 'rechecked_at', 'asked_at').as('doubted_at'),
      e('misses.mid', 'is not', null).as('missed'),
    ])
    .orderBy('doubted_at')
    .limit(200)
    .execute()
  return rows.map((row) => ({ ...row, missed: Boolean(row.missed) }))
}

/**
 * The operator's word on such an answer: its question is given back, or it stays charged.
 *
 * @param by the operator, who decides nothing of their own.
 * @returns what became of it; null where no such answer waits for them.
 */
export async function decideDoubtedAnswer(
  tx: Tx,
  { mid, isGranted, by, at }: { mid: string; isGranted: boolean; by: string; at: Date },
): Promise<QuestionReturn | 'kept' | null> {
  // Locked first, so that of two decisions the second finds nothing that waits.
  await tx.selectFrom('messages').where('mid', '=', mid).select('mid').forNoKeyUpdate().execute()
  const answer = await waitingAnswers(tx)
    .where('messages.mid', '=', mid)
    .where('messages.uid', '<>', by)
    .select(['messages.uid', 'hold_id'])
    .executeTakeFirst()
  if (!answer?.hold_id) return null
  const decision = isGranted ? 'given-back' : 'declined'
  await tx
    .updateTable('messages')
    .set({ recheck: decision })
    .where('mid', '=', mid)
    .where('recheck', '=', 'queued')
    .execute()
  await tx
    .updateTable('misses')
    .set({ outcome: decision })
    .where('mid', '=', mid)
    .where('outcome', '=', 'queued')
    .execute()
  const { uid, hold_id: holdId } = answer
  const outcome = isGranted ? await returnQuestionOfAnswer(tx, { uid, holdId, at }) : 'kept'
  if (outcome === 'given' || outcome === 'kept') {
    const kind = outcome === 'given' ? 'answer-given-back' : 'answer-kept'
    await notifyOfMoney(tx, { uid, kind }, at)
  }
  return outcome
}
