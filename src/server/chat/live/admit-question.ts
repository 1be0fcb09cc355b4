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
import { readAskingState, type AskingState } from './asking-state.ts'

type Send = ApiInput<'chats/sendMessage'>

/**
 * Looks up the chat and everything that decides whether its next question is taken.
 *
 * @throws HttpError 404 for a chat that is not theirs, or not about this kundli with this persona; 422 for a
 *   first question that is too short, and for a meaning that there is not.
 */
export async function admitQuestion(
  { db, user, caller, at }: RequestContext<'chats/sendMessage'> & { db: Db },
  input: Send,
): Promise<AskingState> {
  const state = await readAskingState(db, { uid: user.uid, input, at })
  if (!state) throw new HttpError(404, chatRefusals.noChat)
  if (input.meant && !isFrameTopic(input.meant))
    throw wrongField('meant', chatRefusals.noMeaning, caller.language)
  if (!state.isPersonTheirs) throw new HttpError(404, chatRefusals.noChat)
  // Once something was answered, "kab?" has something to lean on.
  if (input.message.length < questionMinLength && !state.hasAnswer)
    throw wrongField('message', chatRefusals.tooShort, caller.language)
  return state
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
