import type { ApiInput } from '../../../contract/apis.ts'
import { questionMinLength } from '../../../contract/core/constants.ts'
import { chatRefusals } from '../../../words/chat/chat.ts'
import type { RequestContext } from '../../core/endpoint.ts'
import type { RateLimit } from '../../core/rate-limit.ts'
import { say, type Language, type LocalizedText } from '../../../words/say.ts'
import { HttpError } from '../../core/refusal.ts'
import type { Db } from '../../db/schema.ts'
import { isFrameTopic } from '../../reading/meanings.ts'
import { sendsPerDayPerUser, sendsPerMinutePerUser } from '../session/chat-limits.ts'
import { chartedColumns, type ChartedBirth } from '../session/reading-input.ts'

type Send = ApiInput<'chats/sendMessage'>

/** A chat of the asker's own, and the birth that it is about. */
export interface AdmittedChat extends ChartedBirth {
  asst_id: string
  uid: string
  astrologer: 'Oracle' | 'Astra'
}

/**
 * @throws HttpError 404 for a chat that is not theirs, or not about this kundli with this persona; 422 for a
 *   first question that is too short, and for a meaning that there is not.
 */
export async function admitQuestion(
  { db, user, caller }: RequestContext<'chats/sendMessage'> & { db: Db },
  input: Send,
): Promise<AdmittedChat> {
  const chat = await db
    .selectFrom('chats')
    .innerJoin('births', 'births.bid', 'chats.bid')
    .where('asst_id', '=', input.asst_id)
    .where('chats.uid', '=', user.uid)
    .where('births.uid', '=', user.uid)
    .where('chats.bid', '=', input.bid)
    .where('astrologer', '=', input.astrologer)
    .where('deleted_at', 'is', null)
    .select(['asst_id', 'chats.uid', 'astrologer', ...chartedColumns])
    .executeTakeFirst()
  if (!chat) throw new HttpError(404, chatRefusals.noChat)
  if (input.meant && !isFrameTopic(input.meant))
    throw wrongField('meant', chatRefusals.noMeaning, caller.language)
  if (input.person && input.person !== 'own' && !(await isOwnKundli(db, user.uid, input.person)))
    throw new HttpError(404, chatRefusals.noChat)
  const isShort = input.message.length < questionMinLength
  if (isShort && !(await hasAnswer(db, user.uid, input.asst_id)))
    throw wrongField('message', chatRefusals.tooShort, caller.language)
  return chat
}

/** Whether a kundli is one that this user has saved. */
async function isOwnKundli(db: Db, uid: string, bid: string): Promise<boolean> {
  const birth = await db
    .selectFrom('births')
    .where('bid', '=', bid)
    .where('uid', '=', uid)
    .select('bid')
    .executeTakeFirst()
  return birth !== undefined
}

/** Whether something was answered in this chat, so that "kab?" has something to lean on. */
async function hasAnswer(db: Db, uid: string, asstId: string): Promise<boolean> {
  const answer = await db
    .selectFrom('messages')
    .where('uid', '=', uid)
    .where('asst_id', '=', asstId)
    .where('state', '=', 'complete')
    .select('mid')
    .limit(1)
    .executeTakeFirst()
  return answer !== undefined
}

function wrongField(path: string, sentence: LocalizedText, language: Language): HttpError {
  return new HttpError(422, sentence, { errors: [{ path, message: say(sentence, language) }] })
}

/** How often one may ask. */
export function questionLimits({ user }: RequestContext<'chats/sendMessage'>): RateLimit[] {
  const day = { seconds: 86_400, words: chatRefusals.enoughToday }
  return [
    { key: `ask:minute:${user.uid}`, maximum: sendsPerMinutePerUser, seconds: 60 },
    { key: `ask:day:${user.uid}`, maximum: sendsPerDayPerUser, ...day },
  ]
}
