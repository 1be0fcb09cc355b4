import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import { chatMessages, chatRefusals, noQuestionsLeft } from '../../words/chat/chat.ts'
import { celebrityWords, timeSources } from '../../words/kundli/celebrity.ts'
import { say, type Language } from '../../words/say.ts'
import type { Tx } from '../db/schema.ts'
import type { WriteContext } from '../core/endpoint.ts'
import { celebrityOf } from '../kundli/celebrity/celebrities.ts'
import { summarizeChat } from '../reading/reading.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import { chatIdleMilliseconds, maxQuestionsPerChat } from './session/chat-limits.ts'
import {
  chartedColumns,
  historyOf,
  languageOfReading,
  personaOf,
  chartAndPersonOf,
} from './session/reading-input.ts'
import { nextQuestions } from './session/next-questions.ts'
import { chatBalance, startClock, isPaidTimeOver } from './session/chat-balance.ts'
import { stopRunning } from './live/stop-answer.ts'

/**
 * Starts a chat about a kundli, or takes up the one that is going on: a reload or a second tab is no
 * new chat. Refused only when a new one would have nothing to ask with.
 */
export async function startChat(
  request: WriteContext<'chats/startChat'>,
  input: ApiInput<'chats/startChat'>,
): Promise<ApiOutput<'chats/startChat'>> {
  return openChat(request, input, false)
}

/**
 * The same about somebody known to the public: said is how reliable the birth time is, and nothing is
 * foretold of health, end or private troubles, in this chat and every later one about the kundli.
 */
export async function startCelebrityChat(
  request: WriteContext<'chats/startChatCeleb'>,
  input: ApiInput<'chats/startChatCeleb'>,
): Promise<ApiOutput<'chats/startChatCeleb'>> {
  return openChat(request, input, true)
}

async function openChat(
  request: Pick<WriteContext<'chats/startChat'>, 'tx' | 'user' | 'at' | 'caller'>,
  { bid, astrologer, device }: ApiInput<'chats/startChat'>,
  asCelebrity: boolean,
): Promise<ApiOutput<'chats/startChat'>> {
  const { tx, user, at, caller } = request
  const birth = await tx
    .selectFrom('births')
    .where('bid', '=', bid)
    .where('uid', '=', user.uid)
    .select(['full_name', 'dob', 'tob', 'tob_known', ...chartedColumns])
    .executeTakeFirst()
  if (!birth) throw new HttpError(404, chatRefusals.noKundli)
  // One after the other, so that two tabs that open at once find one chat.
  await tx.selectFrom('users').where('uid', '=', user.uid).select('uid').forNoKeyUpdate().execute()
  const about_public = asCelebrity || (await isAboutPublic(tx, bid))
  if (about_public) await guardOpenChats(tx, bid)
  const current = await currentChat(tx, user.uid, bid, astrologer, at)
  const chat =
    current ??
    (await tx
      .insertInto('chats')
      .values({
        asst_id: randomUUID(),
        uid: user.uid,
        bid,
        astrologer,
        device,
        user_name: birth.full_name,
        started_at: at,
        about_public,
      })
      .returning(['asst_id', 'uid', 'astrologer', 'paid_until'])
      .executeTakeFirstOrThrow())
  const standing = await startClock(tx, chat, at)
  if (!current && standing.next.source === 'none') throw new Refusal(noQuestionsLeft[astrologer])
  const askedQuestions = (await historyOf(tx, chat.asst_id)).map((exchange) => exchange.question)
  const language = languageOfReading(birth, caller.language)
  const persona = personaOf(astrologer)
  return {
    status: 'success',
    asst_id: chat.asst_id,
    ...standing,
    user_name: birth.full_name,
    gender: birth.gender,
    ...(about_public && { message: saidOfCelebrity(birth, caller.language) }),
    suggestions: nextQuestions({
      ...chartAndPersonOf({ ...birth, about_public }, at),
      persona,
      language,
      at,
      askedQuestions,
    }),
  }
}

/** Once a kundli was asked about as a celebrity's, it stays one. */
async function isAboutPublic(tx: Tx, bid: string): Promise<boolean> {
  const chats = tx.selectFrom('chats').where('bid', '=', bid).where('about_public', '=', true)
  return (await chats.select('asst_id').executeTakeFirst()) !== undefined
}

/** A chat that was begun before that is held to it as well. */
async function guardOpenChats(tx: Tx, bid: string): Promise<void> {
  await tx
    .updateTable('chats')
    .set({ about_public: true })
    .where('bid', '=', bid)
    .where('about_public', '=', false)
    .execute()
}

/** How reliable the time is, and what will not be spoken of. */
function saidOfCelebrity(birth: Parameters<typeof celebrityOf>[0], language: Language): string {
  const figure = celebrityOf(birth)
  const reliability = figure
    ? timeSources[figure.source].long
    : birth.tob_known
      ? celebrityWords.ownTime
      : celebrityWords.ownUnknown
  return `${say(reliability, language)} ${say(celebrityWords.refusal, language)}`
}

/** The user's chat about this kundli that is still going on; one that slept or ran out is ended. */
async function currentChat(
  tx: Tx,
  uid: string,
  bid: string,
  astrologer: 'Oracle' | 'Astra',
  at: Date,
) {
  const chat = await tx
    .selectFrom('chats')
    .where('uid', '=', uid)
    .where('bid', '=', bid)
    .where('astrologer', '=', astrologer)
    .where('stopped_at', 'is', null)
    .where('deleted_at', 'is', null)
    .select(['asst_id', 'uid', 'astrologer', 'paid_until', 'started_at'])
    .select((e) =>
      e
        .selectFrom('messages')
        .whereRef('messages.asst_id', '=', 'chats.asst_id')
        .select((m) => m.fn.max('asked_at').as('last'))
        .as('last_asked_at'),
    )
    .orderBy('started_at', 'desc')
    .executeTakeFirst()
  if (!chat) return undefined
  const lastUsed = (chat.last_asked_at ?? chat.started_at).getTime()
  const isAsleep = at.getTime() - lastUsed > chatIdleMilliseconds
  if (!isAsleep && !(await isPaidTimeOver(tx, chat, at))) return chat
  const ended = tx.updateTable('chats').set({ stopped_at: at })
  await ended.where('asst_id', '=', chat.asst_id).execute()
  return undefined
}

/**
 * Ends a chat, for good and however often: an answer that is still being written is stopped with it
 * and not charged. Gives what the follow-up screen shows.
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
  request.afterCommit(await stopRunning(context, tx, { uid: user.uid, asstId: asst_id }, at))
  return {
    status: 'success',
    message: say(chatMessages.stopped, caller.language),
    ...(await chatBalance(tx, chat, at)),
    ...(await lookBack(request, chat)),
    spent: await spentOn(tx, asst_id),
  }
}

type StoppedChat = {
  asst_id: string
  bid: string | null
  astrologer: 'Oracle' | 'Astra'
  about_public: boolean
}

/** Three lines on what was said and two questions to go on with; nothing where the kundli is gone. */
async function lookBack({ tx, at, caller }: WriteContext<'chats/stopChat'>, chat: StoppedChat) {
  const births = tx.selectFrom('births').where('bid', '=', chat.bid).select(chartedColumns)
  const birth = chat.bid ? await births.executeTakeFirst() : undefined
  if (!birth) return { summary: [], suggestions: [] }
  const history = await historyOf(tx, chat.asst_id, undefined, maxQuestionsPerChat)
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
async function spentOn(tx: Tx, asstId: string): Promise<{ questions: number; rupees: number }> {
  const { questions, paise } = await tx
    .selectFrom('messages')
    .innerJoin('holds', 'holds.hold_id', 'messages.hold_id')
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
  afterCommit(await stopRunning(context, tx, { uid: user.uid, asstId: asst_id }, at))
  return { status: 'success', message: say(chatMessages.deleted, caller.language) }
}
