import type { ApiInput, ApiOutput } from '../../../contract/apis.ts'
import { chatMessages, chatRefusals } from '../../../words/chat/chat.ts'
import { say } from '../../../words/say.ts'
import type { Tx } from '../../db/schema.ts'
import type { WriteContext } from '../../core/endpoint.ts'
import type { AppContext } from '../../core/context.ts'
import { HttpError, Refusal } from '../../core/refusal.ts'
import { settle, voidHold } from '../../wallet/holds.ts'
import { chargedSentences, freeStopsPerDay } from '../session/chat-limits.ts'

/**
 * Stops one answer. What was shown stays. Before its third sentence nothing is charged, from then on it
 * is (decision 042). An answer that has ended stays as it is. Who stops many answers half-way for nothing
 * gets the next one whole.
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
  const { stopped, left, tellWriters } = await stopRunning(context, tx, { uid: user.uid, mid }, at)
  if (left > 0) throw new Refusal(chatRefusals.stoppedOften)
  afterCommit(tellWriters)
  const isCharged = stopped.some((one) => one.isCharged)
  const sentence = isCharged ? chatMessages.answerStoppedCharged : chatMessages.answerStopped
  return { status: 'success', message: say(sentence, caller.language) }
}

/** Whether the user has had so many unfinished answers for nothing that the next one is finished. */
async function hasStoppedOften(tx: Tx, uid: string, at: Date): Promise<boolean> {
  const { count } = await tx
    .selectFrom('messages')
    .where('uid', '=', uid)
    .where('state', '=', 'stopped')
    .where('charged', '=', false)
    .where('answer', '<>', '')
    .where('asked_at', '>', new Date(at.getTime() - 86_400_000))
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count >= freeStopsPerDay
}

/** What came of stopping: those that were stopped, and how many are left to finish. */
export interface StoppedAnswers {
  stopped: { mid: string; isCharged: boolean }[]
  left: number
  /** Tells their writers, once the transaction is committed. */
  tellWriters: () => void
}

/**
 * Stops the user's running answers, one or a whole chat's, and settles or gives back their holds. Those
 * that would be free beyond the free stops are left to finish, and are kept and charged like any other.
 */
export async function stopRunning(
  context: AppContext,
  tx: Tx,
  filter: { uid: string; mid?: string; asstId?: string },
  at: Date,
): Promise<StoppedAnswers> {
  const running = await tx
    .selectFrom('messages')
    .where('uid', '=', filter.uid)
    .where('state', '=', 'writing')
    .$if(filter.mid !== undefined, (q) => q.where('mid', '=', filter.mid ?? ''))
    .$if(filter.asstId !== undefined, (q) => q.where('asst_id', '=', filter.asstId ?? ''))
    .select(['mid', 'hold_id', 'answer', 'sentences_shown'])
    .orderBy('mid')
    .execute()
  const outcome: StoppedAnswers = {
    stopped: [],
    left: 0,
    tellWriters() {
      for (const { mid } of outcome.stopped)
        context.liveAnswers.find(filter.uid, mid)?.stopController.abort()
    },
  }
  for (const row of running) {
    const live = context.liveAnswers.find(filter.uid, row.mid)
    const text = live?.text ?? row.answer
    const sentences = live?.sentencesShown ?? row.sentences_shown
    const isCharged = row.hold_id !== null && sentences >= chargedSentences
    const isFreeStop = !isCharged && text !== ''
    if (isFreeStop && (await hasStoppedOften(tx, filter.uid, at))) outcome.left++
    else if (await stopOne(tx, { ...row, uid: filter.uid, text, isCharged }, at))
      outcome.stopped.push({ mid: row.mid, isCharged })
  }
  return outcome
}

/** @returns whether it was still running. */
async function stopOne(
  tx: Tx,
  answerToStop: {
    uid: string
    mid: string
    hold_id: string | null
    text: string
    isCharged: boolean
  },
  at: Date,
): Promise<boolean> {
  const { uid, mid, hold_id: holdId, text: answer, isCharged: charged } = answerToStop
  // The hold decides: one that has ended otherwise belongs to an answer that has ended.
  const wanted = charged ? 'settled' : 'voided'
  if (holdId && (await (charged ? settle : voidHold)(tx, holdId, at)) !== wanted) return false
  const stopped = await tx
    .updateTable('messages')
    .set({ state: 'stopped', answer, outcome: 'stopped', answered_at: at, charged })
    .where('mid', '=', mid)
    .where('uid', '=', uid)
    .where('state', '=', 'writing')
    .returning('mid')
    .executeTakeFirst()
  return stopped !== undefined
}
