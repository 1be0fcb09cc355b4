import { sql } from 'kysely'
import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import { chatMessages, chatRefusals } from '../../words/chat/chat.ts'
import { say } from '../../words/say.ts'
import type { WriteContext } from '../core/endpoint.ts'
import { HttpError } from '../core/refusal.ts'
import type { Tx } from '../db/schema.ts'
import { summarizeChat } from '../reading/reading.ts'
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
} from './session/reading-input.ts'

/**
 * Ends a chat, for good and however often: an answer that is still being written is stopped with it,
 * as it would be alone. Gives what the follow-up screen shows.
 *
 * @throws HttpRefusal 404 for a chat that is not theirs.
 */
export async function stopChat(
  request: WriteContext<'chats/stopChat'>,
  { asst_id }: ApiInput<'chats/stopChat'>,
): Promise<ApiOutput<'chats/stopChat'>> {
  const { context, tx, user, at, caller } = request
  const chat = await tx
    .updateTable('chats')
    .set({ stopped_at: sql<Date>`coalesce(stopped_at, ${at})` })
    .where('asst_id', '=', asst_id)
    .where('uid', '=', user.uid)
    .where('deleted_at', 'is', null)
    .returning(['asst_id', 'uid', 'bid', 'astrologer', 'paid_until', 'about_public'])
    .executeTakeFirst()
  if (!chat) throw new HttpError(404, chatRefusals.noChat)
  request.afterCommit(
    (await stopRunning(context, tx, { uid: user.uid, asstId: asst_id }, at)).tellWriters,
  )
  return {
    status: 'success',
    message: say(chatMessages.stopped, caller.language),
    ...(await chatBalance(tx, chat, at)),
    ...(await lookBack(request, chat)),
    spent: await spentOn(tx, user.uid, asst_id),
  }
}

type StoppedChat = {
  asst_id: string
  bid: string | null
  astrologer: 'Oracle' | 'Astra'
  about_public: boolean
}

/** Three lines on what was said and two questions to go on with; nothing where the kundli is gone. */
async function lookBack(
  { tx, user, at, caller }: WriteContext<'chats/stopChat'>,
  chat: StoppedChat,
) {
  const births = tx
    .selectFrom('births')
    .where('bid', '=', chat.bid)
    .where('uid', '=', user.uid)
    .select(chartedColumns)
  const birth = chat.bid ? await births.executeTakeFirst() : undefined
  if (!birth) return { summary: [], suggestions: [] }
  const history = await historyOf(
    tx,
    { uid: user.uid, asstId: chat.asst_id },
    undefined,
    maxQuestionsPerChat,
  )
  const language = languageOfReading(birth, caller.language)
  const subject = chartAndPersonOf({ ...birth, about_public: chat.about_public }, at)
  const about = { ...subject, persona: personaOf(chat.astrologer), language, at }
  const askedQuestions = history.map((exchange) => exchange.question)
  return {
    summary: history.length ? summarizeChat({ ...about, history }) : [],
    suggestions: nextQuestions({ ...about, askedQuestions }).slice(0, 2),
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
  afterCommit((await stopRunning(context, tx, { uid: user.uid, asstId: asst_id }, at)).tellWriters)
  return { status: 'success', message: say(chatMessages.deleted, caller.language) }
}
