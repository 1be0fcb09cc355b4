import type { AnswerStatus } from '../../contract/chat.ts'
import type { Asks } from '../../contract/apis.ts'
import { askAnew, askedOn, chatRefusals, personaNames } from '../../words/chat/chat.ts'
import { date, rupees, say, type Language } from '../../words/say.ts'
import { transact } from '../db/database.ts'
import { read, stream, write, type Act, type ReadAct } from '../core/endpoint.ts'
import type { Limit } from '../core/rate-limit.ts'
import { HttpRefusal } from '../core/refusal.ts'
import { resumesPerMinutePerUser } from './chat-limits.ts'
import { getChat, getChats } from './keeping/chat-history.ts'
import { deleteChat, startChat, startChatCeleb, stopChat } from './chat-session.ts'
import { followAnswer, followLive } from './live/follow-answer.ts'
import { liveAnswers } from './live/live-answers.ts'
import { admitQuestion, placeQuestion, type OfferedAnswer } from './place-question.ts'
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
    ({ house, visitor }, { mid }) => followAnswer(house, mid, visitor.language),
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
  { house, db, user, visitor, at }: ReadAct<'chats/sendMessage'>,
  asks: Asks<'chats/sendMessage'>,
): AsyncGenerator<string | AnswerStatus, void, void> {
  const asking = { uid: user.uid, asks, key: visitor.idempotencyKey, page: visitor.language, at }
  const placed = await inTurn(house, () => transact(db, (tx) => placeQuestion(tx, asking)))
  if ('repeats' in placed) return yield* followAnswer(house, placed.repeats, visitor.language)
  if ('offers' in placed) return yield offer(placed, visitor.language)
  const live = liveAnswers(house).begin(placed.mid, placed.holdId)
  house.background(writeAnswer(house, live, placed))
  yield* followLive(live, visitor.language)
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
  { house, user }: Act<'chats/resume'>,
  { mid }: Asks<'chats/resume'>,
): Promise<Limit[]> {
  const answer = await house.database.db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.asst_id', 'messages.asst_id')
    .where('mid', '=', mid)
    .where('messages.uid', '=', user.uid)
    .where('deleted_at', 'is', null)
    .select('mid')
    .executeTakeFirst()
  if (!answer) throw new HttpRefusal(404, chatRefusals.noAnswer)
  return [{ key: `resume:${user.uid}`, most: resumesPerMinutePerUser, seconds: 60 }]
}
