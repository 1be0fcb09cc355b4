import { randomUUID } from 'node:crypto'
import type { ApiInput, ApiOutput } from '../../contract/apis.ts'
import { chatRefusals, noQuestionsLeft } from '../../words/chat/chat.ts'
import { celebrityWords, timeSources } from '../../words/kundli/celebrity.ts'
import { say, type Language } from '../../words/say.ts'
import type { Tx } from '../db/schema.ts'
import type { WriteContext } from '../core/endpoint.ts'
import { celebrityOf, isOfShelf } from '../kundli/celebrity/celebrities.ts'
import { HttpError, Refusal } from '../core/refusal.ts'
import { chatIdleMilliseconds } from './session/chat-limits.ts'
import {
  chartedColumns,
  historyOf,
  languageOfReading,
  personaOf,
  chartAndPersonOf,
} from './session/reading-input.ts'
import { nextQuestions } from './session/next-questions.ts'
import { lagnaOf } from './session/lagna-of.ts'
import { startClock, isPaidTimeOver } from './session/chat-balance.ts'

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

type ChatRequest = Pick<
  WriteContext<'chats/startChat'>,
  'context' | 'tx' | 'user' | 'at' | 'caller'
>

async function openChat(
  request: ChatRequest,
  input: ApiInput<'chats/startChat'>,
  asCelebrity: boolean,
): Promise<ApiOutput<'chats/startChat'>> {
  const { context, tx, user, at, caller } = request
  const { bid, astrologer } = input
  // Whoever opens a chat asks soon.
  context.adapters.model.warm?.()
  const birth = await tx
    .selectFrom('births')
    .where('bid', '=', bid)
    .where('uid', '=', user.uid)
    .select(['full_name', 'dob', 'tob', 'tob_known', ...chartedColumns])
    .executeTakeFirst()
  if (!birth) throw new HttpError(404, chatRefusals.noKundli)
  // One after the other, so that two tabs that open at once find one chat.
  await tx.selectFrom('users').where('uid', '=', user.uid).select('uid').forNoKeyUpdate().execute()
  const about_public = asCelebrity || isOfShelf(birth) || (await isAboutPublic(tx, user.uid, bid))
  if (about_public) await guardOpenChats(tx, user.uid, bid)
  const lastChat = await currentChat(tx, user.uid, bid, astrologer, at)
  const current = input.fresh && lastChat?.last_asked_at ? undefined : lastChat
  const chat =
    current ?? (await insertChat(request, input, { user_name: birth.full_name, about_public }))
  const standing = await startClock(tx, chat, at)
  if (!current && standing.next.source === 'none') throw new Refusal(noQuestionsLeft[astrologer])
  const askedQuestions = (await historyOf(tx, { uid: user.uid, asstId: chat.asst_id })).map(
    (exchange) => exchange.question,
  )
  const language = languageOfReading(birth, caller.language)
  const persona = personaOf(astrologer)
  const subject = chartAndPersonOf({ ...birth, about_public }, at)
  return {
    status: 'success',
    asst_id: chat.asst_id,
    ...standing,
    user_name: birth.full_name,
    gender: birth.gender,
    lagna: lagnaOf(subject.chart, caller.language),
    ...(about_public && { message: saidOfCelebrity(birth, caller.language) }),
    suggestions: nextQuestions({
      ...subject,
      persona,
      language,
      at,
      askedQuestions,
    }),
  }
}

function insertChat(
  { tx, user, at }: ChatRequest,
  { bid, astrologer, device }: ApiInput<'chats/startChat'>,
  columns: { user_name: string; about_public: boolean },
) {
  return tx
    .insertInto('chats')
    .values({
      asst_id: randomUUID(),
      uid: user.uid,
      ...{ bid, astrologer, device },
      started_at: at,
      ...columns,
    })
    .returning(['asst_id', 'uid', 'astrologer', 'paid_until'])
    .executeTakeFirstOrThrow()
}

/** Once a kundli was asked about as a celebrity's, it stays one. */
async function isAboutPublic(tx: Tx, uid: string, bid: string): Promise<boolean> {
  const chats = tx
    .selectFrom('chats')
    .where('uid', '=', uid)
    .where('bid', '=', bid)
    .where('about_public', '=', true)
  return (await chats.select('asst_id').executeTakeFirst()) !== undefined
}

/** A chat that was begun before that is held to it as well. */
async function guardOpenChats(tx: Tx, uid: string, bid: string): Promise<void> {
  await tx
    .updateTable('chats')
    .set({ about_public: true })
    .where('uid', '=', uid)
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
    // The one used last: an older one may have been gone on with.
    .orderBy(
      (e) =>
        e.fn.coalesce(
          e
            .selectFrom('messages')
            .whereRef('messages.asst_id', '=', 'chats.asst_id')
            .select((m) => m.fn.max('asked_at').as('last')),
          'started_at',
        ),
      'desc',
    )
    .executeTakeFirst()
  if (!chat) return undefined
  const lastUsed = (chat.last_asked_at ?? chat.started_at).getTime()
  const isAsleep = at.getTime() - lastUsed > chatIdleMilliseconds
  if (!isAsleep && !(await isPaidTimeOver(tx, chat, at))) return chat
  const ended = tx.updateTable('chats').set({ stopped_at: at })
  await ended.where('asst_id', '=', chat.asst_id).where('uid', '=', uid).execute()
  return undefined
}
