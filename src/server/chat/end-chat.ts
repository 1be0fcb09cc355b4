import { sql } from 'kysely'
import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import { chatMessages, chatRefusals } from '../../words/chat/chat.ts'
import { say, type Language } from '../../words/say.ts'
import type { AppContext } from '../core/context.ts'
import type { ReadContext, WriteContext } from '../core/endpoint.ts'
import { HttpError } from '../core/refusal.ts'
import type { Tx } from '../db/schema.ts'
import { transact } from '../db/database.ts'
import { forgetForecastsOfChat } from '../forecasts/keep-forecasts.ts'
import { firstNameOf } from '../reading/model-writer/first-name.ts'
import { stopRunning } from './live/stop-answer.ts'
import { chatBalance } from './session/chat-balance.ts'
import { maxQuestionsPerChat } from './session/chat-limits.ts'
import { nextQuestions } from './session/next-questions.ts'
import {
  chartAndPersonOf,
  chartedColumns,
  historyOf,
  languageOfReading,
  personaOf,
  type ChartedBirth,
} from './session/reading-input.ts'

/**
 * Ends a chat, for good and however often: an answer that is still being written is stopped with it,
 * as it would be alone. Gives what the follow-up screen shows: three lines on what was said and two
 * questions to go on with, or nothing where the kundli is gone.
 *
 * @throws HttpRefusal 404 for a chat that is not theirs.
 */
export async function stopChat(
  { context, db, user, at, caller }: ReadContext<'chats/stopChat'>,
  { asst_id: asstId }: ApiInput<'chats/stopChat'>,
): Promise<ApiOutput<'chats/stopChat'>> {
  const { language } = caller
  const ended = await transact(db, (tx) => endChat(context, tx, { uid: user.uid, asstId, at }))
  ended.tellWriters()
  const about = ended.birth && lookBackOn(ended.birth, ended.chat, language, at)
  return {
    status: 'success',
    message: say(chatMessages.stopped, language),
    ...ended.balance,
    // A model may take its time: no transaction is open meanwhile.
    summary:
      about && ended.history.length > 0
        ? await context.summarizeChat({ ...about, history: ended.history })
        : [],
    suggestions: about
      ? nextQuestions({
          ...about,
          askedQuestions: ended.history.map((exchange) => exchange.question),
        }).slice(0, 2)
      : [],
    spent: ended.spent,
  }
}

/**
 * Ends a chat in the database, and reads what its last screen is made of.
 *
 * @throws HttpRefusal 404 for a chat that is not theirs.
 */
export async function endChat(
  context: AppContext,
  tx: Tx,
  { uid, asstId, at }: { uid: string; asstId: string; at: Date },
) {
  const chat = await tx
    .updateTable('chats')
    .set({ stopped_at: sql<Date>`coalesce(stopped_at, ${at})` })
    .where('asst_id', '=', asstId)
    .where('uid', '=', uid)
    .where('deleted_at', 'is', null)
    .returning(['asst_id', 'uid', 'bid', 'astrologer', 'paid_until', 'about_public'])
    .executeTakeFirst()
  if (!chat) throw new HttpError(404, chatRefusals.noChat)
  const { tellWriters } = await stopRunning(context, tx, { uid, asstId }, at)
  const birth = await tx
    .selectFrom('births')
    .where('bid', '=', chat.bid)
    .where('uid', '=', uid)
    .select(chartedColumns)
    .executeTakeFirst()
  return {
    chat,
    tellWriters,
    birth,
    history: birth ? await historyOf(tx, { uid, asstId }, undefined, maxQuestionsPerChat) : [],
    balance: await chatBalance(tx, chat, at),
    spent: await spentOn(tx, uid, asstId),
  }
}

/** Who the chat was with and about, for its last screen. */
function lookBackOn(
  birth: ChartedBirth,
  chat: { astrologer: 'Oracle' | 'Astra'; about_public: boolean },
  page: Language,
  at: Date,
) {
  return {
    ...chartAndPersonOf({ ...birth, about_public: chat.about_public }, at),
    persona: personaOf(chat.astrologer),
    language: languageOfReading(birth, page),
    firstName: chat.about_public ? null : firstNameOf(birth.full_name),
    at,
  }
}

/** How many questions a chat has cost, and how much of that the wallet paid. */
async function spentOn(
  tx: Tx,
  uid: string,
  asstId: string,
): Promise<{ questions: number; rupees: number }> {
  const { questions, paise } = await tx
    .selectFrom('messages')
    .innerJoin('holds', 'holds.hold_id', 'messages.hold_id')
    .where('messages.uid', '=', uid)
    .where('asst_id', '=', asstId)
    .where('charged', '=', true)
    .where('refunded_at', 'is', null)
    .select((e) => [
      e.fn.countAll<number>().as('questions'),
      e.fn.sum<string | null>('amount').filterWhere('unit', '=', 'rupees').as('paise'),
    ])
    .executeTakeFirstOrThrow()
  return { questions, rupees: Number(paise ?? 0) / 100 }
}

/** Hides a chat everywhere, for good; it also ends. Deleting it again changes nothing. */
export async function deleteChat(
  { context, tx, user, at, caller, afterCommit }: WriteContext<'chats/deleteChat'>,
  { asst_id }: ApiInput<'chats/deleteChat'>,
): Promise<ApiOutput<'chats/deleteChat'>> {
  const chat = await tx
    .updateTable('chats')
    .set({
      stopped_at: sql<Date>`coalesce(stopped_at, ${at})`,
      deleted_at: sql<Date>`coalesce(deleted_at, ${at})`,
    })
    .where('asst_id', '=', asst_id)
    .where('uid', '=', user.uid)
    .returning('asst_id')
    .executeTakeFirst()
  if (!chat) throw new HttpError(404, chatRefusals.noChat)
  await forgetForecastsOfChat(tx, { uid: user.uid, asstId: asst_id })
  afterCommit((await stopRunning(context, tx, { uid: user.uid, asstId: asst_id }, at)).tellWriters)
  return { status: 'success', message: say(chatMessages.deleted, caller.language) }
}
