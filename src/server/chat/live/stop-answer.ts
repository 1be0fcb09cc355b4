import type { ApiInput, ApiOutput } from '../../../contract/apis.ts'
import { chatMessages, chatRefusals } from '../../../words/chat/chat.ts'
import { say } from '../../../words/say.ts'
import type { Tx } from '../../db/schema.ts'
import type { WriteContext } from '../../core/endpoint.ts'
import type { AppContext } from '../../core/context.ts'
import { HttpError, Refusal } from '../../core/refusal.ts'
import { voidHold } from '../../wallet/holds.ts'
import { freeStopsPerDay } from '../session/chat-limits.ts'

/**
 * Stops one answer. What was shown stays; it is not a complete, checked answer, so nothing is charged.
 * An answer that has ended stays as it is. Who stops many answers half-way gets the next one whole.
 *
 * @throws HttpRefusal 404 for an answer that is not theirs.
 */
export async function stopAnswer(
  { context, tx, user, at, caller, afterCommit }: WriteContext<'chats/stopAnswer'>,
  { mid }: ApiInput<'chats/stopAnswer'>,
): Promise<ApiOutput<'chats/stopAnswer'>> {
  const answer = await tx
    .selectFrom('messages')
    .innerJoin('chats', 'chats.asst_id', 'messages.asst_id')
    .where('mid', '=', mid)
    .where('messages.uid', '=', user.uid)
    .where('deleted_at', 'is', null)
    .select('state')
    .executeTakeFirst()
  if (!answer) throw new HttpError(404, chatRefusals.noAnswer)
  if (answer.state !== 'writing') return { status: 'success' }
  if (await hasStoppedOften(tx, user.uid, at)) throw new Refusal(chatRefusals.stoppedOften)
  afterCommit(await stopRunning(context, tx, { uid: user.uid, mid }, at))
  return { status: 'success', message: say(chatMessages.answerStopped, caller.language) }
}

/** Whether the user has had so many unfinished answers for nothing that the next one is finished. */
async function hasStoppedOften(tx: Tx, uid: string, at: Date): Promise<boolean> {
  const { count } = await tx
    .selectFrom('messages')
    .where('uid', '=', uid)
    .where('state', '=', 'stopped')
    .where('answer', '<>', '')
    .where('asked_at', '>', new Date(at.getTime() - 86_400_000))
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count >= freeStopsPerDay
}

/**
 * Stops the user's running answers, one or a whole chat's, and gives their holds back. Beyond the
 * free stops they are left to finish, and are kept and charged like any other.
 *
 * @returns what tells their writers, to be called once the transaction is committed.
 */
export async function stopRunning(
  context: AppContext,
  tx: Tx,
  filter: { uid: string; mid?: string; asstId?: string },
  at: Date,
): Promise<() => void> {
  if (await hasStoppedOften(tx, filter.uid, at)) return () => {}
  const running = await tx
    .selectFrom('messages')
    .where('uid', '=', filter.uid)
    .where('state', '=', 'writing')
    .$if(filter.mid !== undefined, (q) => q.where('mid', '=', filter.mid ?? ''))
    .$if(filter.asstId !== undefined, (q) => q.where('asst_id', '=', filter.asstId ?? ''))
    .select(['mid', 'hold_id', 'answer'])
    .orderBy('mid')
    .execute()
  const stoppedMids: string[] = []
  for (const { mid, hold_id, answer } of running) {
    // The hold decides: one that has just been settled belongs to an answer that is complete.
    if (hold_id && (await voidHold(tx, hold_id, at)) === 'settled') continue
    const shownText = context.liveAnswers.find(filter.uid, mid)?.text ?? answer
    await tx
      .updateTable('messages')
      .set({ state: 'stopped', answer: shownText, outcome: 'stopped', answered_at: at })
      .where('mid', '=', mid)
      .where('uid', '=', filter.uid)
      .where('state', '=', 'writing')
      .execute()
    stoppedMids.push(mid)
  }
  return () => {
    for (const mid of stoppedMids) context.liveAnswers.find(filter.uid, mid)?.stopController.abort()
  }
}
