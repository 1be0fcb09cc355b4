import type { ApiInput, ApiOutput } from '../../../contract/apis.ts'
import {
  chatMessages,
  chatRefusals,
  recheckRefusals,
  recheckResults,
} from '../../../words/chat/chat.ts'
import { say, type Language } from '../../../words/say.ts'
import type { Tx } from '../../db/schema.ts'
import type { WriteContext } from '../../core/endpoint.ts'
import { recheckAnswer, type RecheckResult } from '../../reading/reading.ts'
import { recallVerdict } from '../../reading/verdict-store.ts'
import { HttpError } from '../../core/refusal.ts'
import { refund } from '../../wallet/refund-question.ts'
import { chartedColumns, historyOf, personaOf, chartAndPersonOf } from '../session/reading-input.ts'
import { secondKundli } from '../session/second-kundli.ts'
import { chatBalance } from '../session/chat-balance.ts'

/**
 * Keeps what the user thinks of a complete answer; the last word counts. Who says that a fact is wrong
 * has every sentence checked against the chart again, at once and once for each answer: a sentence that
 * does not hold gives the question back.
 *
 * @throws HttpRefusal 404 for an answer that is not theirs.
 */
export async function rateAnswer(
  request: WriteContext<'chats/rateAnswer'>,
  { mid, rating, about, reason }: ApiInput<'chats/rateAnswer'>,
): Promise<ApiOutput<'chats/rateAnswer'>> {
  const { tx, user, caller, at } = request
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
  if (rating === -1 && about === 'wrong-fact')
    return lookAgain(tx, { uid: user.uid, mid, language: caller.language, at })
  return { status: 'success', message: say(chatMessages.rated, caller.language) }
}

interface Look {
  uid: string
  mid: string
  language: Language
  at: Date
}

async function lookAgain(tx: Tx, { uid, mid, language, at }: Look) {
  const first = await tx
    .updateTable('messages')
    .set({ rechecked_at: at })
    .where('mid', '=', mid)
    .where('uid', '=', uid)
    .where('rechecked_at', 'is', null)
    .returning('mid')
    .executeTakeFirst()
  if (!first) return { status: 'success' as const, message: say(recheckRefusals.again, language) }
  const read = await rereadOf(tx, uid, mid)
  if (!read) return { status: 'success' as const, message: say(recheckRefusals.changed, language) }
  const { found, chat, holdId } = read
  const { sentences, wrong } = found
  if (wrong.length === 0)
    return {
      status: 'success' as const,
      message: say(recheckResults.sound, language, sentences),
      check: { sentences, wrong, refunded: false },
    }
  const outcome = holdId === null ? 'not-given' : await refund(tx, { uid, holdId }, at)
  const isRefunded = outcome === 'given'
  if (isRefunded)
    await tx
      .updateTable('messages')
      .set({ refunded_at: at })
      .where('mid', '=', mid)
      .where('uid', '=', uid)
      .execute()
  return {
    status: 'success' as const,
    message: say(recheckResults[resultOf[outcome]], language, wrong.length),
    check: { sentences, wrong, refunded: isRefunded },
    standing: await chatBalance(tx, chat, at),
  }
}

const resultOf = {
  given: 'wrong',
  'period-over': 'wrongPeriodOver',
  'not-given': 'wrongFree',
} as const

/**
 * The answer under the claim check of today, with the chart, the question and the day that it was
 * written for. null where that chart is gone: its birth details were deleted, or changed since.
 */
async function rereadOf(tx: Tx, uid: string, mid: string) {
  const row = await tx
    .selectFrom('messages')
    .innerJoin('chats', 'chats.asst_id', 'messages.asst_id')
    .innerJoin('births', 'births.bid', 'chats.bid')
    .where('mid', '=', mid)
    .where('chats.uid', '=', uid)
    .where('births.uid', '=', uid)
    .whereRef('births.updated_at', '<=', 'messages.asked_at')
    .select([
      'chats.asst_id',
      'chats.uid',
      'births.bid',
      'astrologer',
      'paid_until',
      'seq',
      'question',
      'answer',
    ])
    .select(['messages.language as answered_in', 'asked_at', 'hold_id', 'charged'])
    .select(chartedColumns)
    .executeTakeFirst()
  if (!row) return null
  const subject = chartAndPersonOf(row, row.asked_at)
  const of = { uid: row.uid, bid: row.bid, chart: subject.chart }
  const request = {
    ...subject,
    question: row.question,
    language: row.answered_in as Language,
    persona: personaOf(row.astrologer),
    history: await historyOf(tx, { uid, asstId: row.asst_id }, row.seq),
    at: row.asked_at,
    second: (asked: string) => secondKundli(tx, of, asked),
    recall: (matter: string) => recallVerdict(tx, of, matter, dayInIndia(row.asked_at)),
  }
  const found: RecheckResult = await recheckAnswer(request, row.answer)
  return { found, chat: row, holdId: row.charged ? row.hold_id : null }
}

function dayInIndia(at: Date): string {
  return new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
}
