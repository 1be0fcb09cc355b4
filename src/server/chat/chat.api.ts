import type { AnswerStatus } from '../../contract/chat.ts'
import type { ApiInput } from '../../contract/apis.ts'
import {
  askAgainLabel,
  alreadyAnsweredTemplate,
  chatRefusals,
  personaNames,
} from '../../words/chat/chat.ts'
import { formatDate, formatRupees, say, type Language } from '../../words/say.ts'
import { transact } from '../db/database.ts'
import {
  readEndpoint,
  streamEndpoint,
  writeEndpoint,
  type RequestContext,
  type ReadContext,
} from '../core/endpoint.ts'
import type { RateLimit } from '../core/rate-limit.ts'
import { HttpError } from '../core/refusal.ts'
import { resumesPerMinutePerUser } from './session/chat-limits.ts'
import { getChat, getChats } from './keeping/chat-history.ts'
import { deleteChat, startChat, startCelebrityChat, stopChat } from './chat-session.ts'
import { followAnswer, followLive } from './live/follow-answer.ts'
import { admitQuestion, placeQuestion, type OfferedAnswer } from './live/place-question.ts'
import { rateAnswer } from './keeping/rate-answer.ts'
import { stopAnswer } from './live/stop-answer.ts'
import { writeAnswer } from './live/write-answer.ts'

export const chatEndpoints = {
  'chats/startChat': writeEndpoint('chats/startChat', startChat, { costly: true }),
  'chats/startChatCeleb': writeEndpoint('chats/startChatCeleb', startCelebrityChat, {
    costly: true,
  }),
  'chats/sendMessage': streamEndpoint('chats/sendMessage', sendMessage, { limits: admitQuestion }),
  'chats/resume': streamEndpoint(
    'chats/resume',
    ({ context, caller }, { mid }) => followAnswer(context, mid, caller.language),
    { limits: admitResume },
  ),
  'chats/getChats': readEndpoint('chats/getChats', getChats),
  'chats/getChat': readEndpoint('chats/getChat', getChat),
  'chats/stopChat': writeEndpoint('chats/stopChat', stopChat, { costly: true }),
  'chats/stopAnswer': writeEndpoint('chats/stopAnswer', stopAnswer),
  'chats/deleteChat': writeEndpoint('chats/deleteChat', deleteChat),
  'chats/rateAnswer': writeEndpoint('chats/rateAnswer', rateAnswer, { costly: true }),
}

/** Takes the question, has its answer written in the background, and follows it like anybody else. */
async function* sendMessage(
  { context, db, user, caller, at }: ReadContext<'chats/sendMessage'>,
  input: ApiInput<'chats/sendMessage'>,
): AsyncGenerator<string | AnswerStatus, void, void> {
  const asking = {
    uid: user.uid,
    asks: input,
    key: caller.idempotencyKey,
    page: caller.language,
    at,
  }
  const placement = await context.limitChatTransactions(() =>
    transact(db, (tx) => placeQuestion(tx, asking)),
  )
  if ('repeats' in placement)
    return yield* followAnswer(context, placement.repeats, caller.language)
  if ('offers' in placement) return yield offer(placement, caller.language)
  const live = context.liveAnswers.begin(placement.mid, placement.holdId)
  context.background(writeAnswer(context, live, placement))
  yield* followLive(live, caller.language)
}

/** Ends a stream before it begins: the answer of then, for nothing, or the question anew for its price. */
function offer({ offers, standing }: OfferedAnswer, language: Language): AnswerStatus {
  const day = formatDate(offers.asked_at, language)
  const { source, price } = standing.next
  const cost = source === 'wallet' || source === 'none' ? formatRupees(price) : null
  return {
    status: 'fail',
    message: say(
      alreadyAnsweredTemplate,
      language,
      say(personaNames[offers.astrologer], language),
      day,
    ),
    mid: offers.mid,
    ...standing,
    facts: [],
    earlier: offers,
    choices: [{ field: 'anew', value: 1, label: say(askAgainLabel, language, cost) }],
  }
}

/** @throws HttpRefusal 404 for an answer that is not theirs. */
async function admitResume(
  { context, user }: RequestContext<'chats/resume'>,
  { mid }: ApiInput<'chats/resume'>,
): Promise<RateLimit[]> {
  const answer = await context.database.db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.asst_id', 'messages.asst_id')
    .where('mid', '=', mid)
    .where('messages.uid', '=', user.uid)
    .where('deleted_at', 'is', null)
    .select('mid')
    .executeTakeFirst()
  if (!answer) throw new HttpError(404, chatRefusals.noAnswer)
  return [{ key: `resume:${user.uid}`, maximum: resumesPerMinutePerUser, seconds: 60 }]
}
