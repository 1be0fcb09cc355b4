import type { ApiInput, ApiOutput } from '../../../contract/apis.ts'
import {
  chatMessages,
  chatRefusals,
  recheckRefusals,
  recheckResults,
} from '../../../words/chat/chat.ts'
import { say, type LocalizedText } from '../../../words/say.ts'
import type { WriteContext } from '../../core/endpoint.ts'
import { HttpError } from '../../core/refusal.ts'
import { chatBalance } from '../session/chat-balance.ts'
import { recheckOnce } from './recheck-answer.ts'

/**
 * Keeps what the user thinks of a complete answer; the last word counts. Who says that a fact is wrong
 * has every sentence of ours checked against the chart again, at once and once for each answer: a sentence
 * that does not hold gives the question back, within bounds (recheck-answer.ts).
 *
 * @throws HttpRefusal 404 for an answer that is not theirs.
 */
export async function rateAnswer(
  request: WriteContext<'chats/rateAnswer'>,
  { mid, rating, about, reason }: ApiInput<'chats/rateAnswer'>,
): Promise<ApiOutput<'chats/rateAnswer'>> {
  const { tx, user, caller } = request
  const isDoubted = rating === -1 && about === 'wrong-fact'
  // The user first, as everybody who changes a chat does: one returned question after the other.
  if (isDoubted)
    await tx
      .selectFrom('users')
      .where('uid', '=', user.uid)
      .select('uid')
      .forNoKeyUpdate()
      .execute()
  const theirChats = tx
    .selectFrom('chats')
    .where('uid', '=', user.uid)
    .where('deleted_at', 'is', null)
    .select('asst_id')
  const ratingReason = [about, reason].filter(Boolean).join(': ')
  const answer = await tx
    .updateTable('messages')
    .set({ rating, rating_reason: ratingReason || null })
    .where('mid', '=', mid)
    .where('uid', '=', user.uid)
    .where('state', '=', 'complete')
    .where('asst_id', 'in', theirChats)
    .returning('mid')
    .executeTakeFirst()
  if (!answer) throw new HttpError(404, chatRefusals.noAnswer)
  if (isDoubted) return lookAgain(request, user.uid, mid)
  return { status: 'success', message: say(chatMessages.rated, caller.language) }
}

const resultOf = {
  sound: recheckResults.sound,
  returned: recheckResults.wrong,
  'not-paid': recheckResults.wrongFree,
  'period-over': recheckResults.wrongPeriodOver,
  queued: recheckResults.queued,
} as const

async function lookAgain(
  { context, tx, at, caller }: WriteContext<'chats/rateAnswer'>,
  uid: string,
  mid: string,
): Promise<ApiOutput<'chats/rateAnswer'>> {
  const sayTo = (sentence: LocalizedText) => ({
    status: 'success' as const,
    message: say(sentence, caller.language),
  })
  const recheck = await recheckOnce(tx, context.config, { uid, mid, at })
  if (!recheck) return sayTo(recheckRefusals.again)
  const { outcome, found } = recheck
  if (outcome === 'changed') return sayTo(recheckRefusals.changed)
  if (!found) return sayTo(recheckRefusals.queued)
  const { sentences, wrong } = found
  const count = outcome === 'sound' ? sentences : wrong.length
  const reply = {
    status: 'success' as const,
    message: say(resultOf[outcome], caller.language, count),
    check: { sentences, wrong, refunded: outcome === 'returned' },
  }
  if (outcome === 'sound') return reply
  const chat = await tx
    .selectFrom('messages')
    .innerJoin('chats', 'chats.asst_id', 'messages.asst_id')
    .where('mid', '=', mid)
    .where('chats.uid', '=', uid)
    .select(['chats.asst_id', 'chats.uid', 'astrologer', 'paid_until'])
    .executeTakeFirstOrThrow()
  return { ...reply, standing: await chatBalance(tx, chat, at) }
}
