import type { AnswerStatus } from '../../contract/chat.ts'
import type { Input } from '../../contract/apis.ts'
import { askAnew, askedOn, chatRefusals, personaNames } from '../../words/chat/chat.ts'
import { date, rupees, say, type Language } from '../../words/say.ts'
import { transact } from '../db/database.ts'
import { read, stream, write, type RequestContext, type ReadContext } from '../core/endpoint.ts'
import type { Limit } from '../core/rate-limit.ts'
import { HttpError } from '../core/refusal.ts'
import { resumesPerMinutePerUser } from './session/chat-limits.ts'
import { getChat, getChats } from './keeping/chat-history.ts'
import { deleteChat, startChat, startChatCeleb, stopChat } from './chat-session.ts'
import { followAnswer, followLive } from './live/follow-answer.ts'
import { liveAnswers } from './live/live-answers.ts'
import { admitQuestion, placeQuestion, type OfferedAnswer } from './live/place-question.ts'
import { rateAnswer } from './keeping/rate-answer.ts'
import { stopAnswer } from './live/stop-answer.ts'
import { inTurn } from './live/turns.ts'
import { writeAnswer } from './live/write-answer.ts'

export const chatEndpoints = {
  'chats/startChat': write('chats/startChat', startChat, { costly: true }),
  'chats/startChatCeleb': write('chats/startChatCeleb', startChatCeleb, { costly: true }),
  'chats/sendMessage': stream('chats/sendMessage', sendMessage, { limits: admitQuestion }),
  'chats/resume': stream(
    'chats/resume',
    ({ context, caller }, { mid }) => followAnswer(context, mid, caller.language),
    { limits: admitResume },
  ),
  'chats/getChats': read('chats/getChats', getChats),
  'chats/getChat': read('chats/getChat', getChat),
  'chats/stopChat': write('chats/stopChat', stopChat, { costly: true }),
  'chats/stopAnswer': write('chats/stopAnswer', stopAnswer),
  'chats/deleteChat': write('chats/deleteChat', deleteChat),
  'chats/rateAnswer': write('chats/rateAnswer', rateAnswer, { costly: true }),
}

/** Takes the question, has its answer written in the background, and follows it like anybody else. */
async function* sendMessage(
  { context, db, user, caller, at }: ReadContext<'chats/sendMessage'>,
  input: Input<'chats/sendMessage'>,
): AsyncGenerator<string | AnswerStatus, void, void> {
  const asking = {
    uid: user.uid,
    asks: input,
    key: caller.idempotencyKey,
    page: caller.language,
    at,
  }
  const placement = await inTurn(context, () => transact(db, (tx) => placeQuestion(tx, asking)))
  if ('repeats' in placement)
    return yield* followAnswer(context, placement.repeats, caller.language)
  if ('offers' in placement) return yield offer(placement, caller.language)
  const live = liveAnswers(context).begin(placement.mid, placement.holdId)
  context.background(writeAnswer(context, live, placement))
  yield* followLive(live, caller.language)
}

/** Ends a stream before it begins: the answer of then, for nothing, or the question anew for its price. */
function offer({ offers, standing }: OfferedAnswer, language: Language): AnswerStatus {
  const day = date(offers.asked_at, language)
  const { source, price } = standing.next
  const cost = source === 'wallet' || source === 'none' ? rupees(price) : null
  return {
    status: 'fail',
    message: say(askedOn, language, say(personaNames[offers.astrologer], language), day),
    mid: offers.mid,
    ...standing,
    facts: [],
    earlier: offers,
    choices: [{ field: 'anew', value: 1, label: say(askAnew, language, cost) }],
  }
}

/** @throws HttpRefusal 404 for an answer that is not theirs. */
async function admitResume(
  { context, user }: RequestContext<'chats/resume'>,
  { mid }: Input<'chats/resume'>,
): Promise<Limit[]> {
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
