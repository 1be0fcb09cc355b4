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
  processEndpoint,
  readEndpoint,
  streamEndpoint,
  writeEndpoint,
  type StreamContext,
  type StreamProgress,
} from '../core/endpoint.ts'
import { Refusal } from '../core/refusal.ts'
import {
  questionBudget,
  resumesPerMinutePerUser,
  startsPerDayPerUser,
  startsPerMinutePerUser,
  stopsPerMinutePerUser,
} from './session/chat-limits.ts'
import { getChat, getChats } from './keeping/chat-history.ts'
import { startChat, startCelebrityChat } from './chat-session.ts'
import { deleteChat, stopChat } from './end-chat.ts'
import { admitQuestion, questionLimits } from './live/admit-question.ts'
import type { AskingState } from './live/asking-state.ts'
import { beginAnswer, type NotPlaced } from './live/begin-answer.ts'
import {
  findAnswer,
  followAnswer,
  followLive,
  type AnswerToFollow,
  type Following,
} from './live/follow-answer.ts'
import type { OfferedAnswer } from './live/place-question.ts'
import { rateAnswer } from './keeping/rate-answer.ts'
import { reportMiss } from './keeping/report-miss.ts'
import { stopAnswer } from './live/stop-answer.ts'

/** Each start lays out a chart and may leave a chat behind. */
const starts = ({ user }: { user: { uid: string } }) => [
  { key: `start-chat:${user.uid}`, maximum: startsPerMinutePerUser, seconds: 60 },
  { key: `start-chat-day:${user.uid}`, maximum: startsPerDayPerUser, seconds: 86_400 },
]

export const chatEndpoints = {
  'chats/startChat': writeEndpoint('chats/startChat', startChat, { costly: true, limits: starts }),
  'chats/startChatCeleb': writeEndpoint('chats/startChatCeleb', startCelebrityChat, {
    costly: true,
    limits: starts,
  }),
  'chats/sendMessage': streamEndpoint('chats/sendMessage', sendMessage, {
    admit: admitQuestion,
    limits: questionLimits,
    follow: async ({ context, user, caller }, mid: string, { marks }) =>
      followAnswer(context, await findAnswer(context, { uid: user.uid, mid }), {
        language: caller.language,
        withMarks: marks === 1,
      }),
  }),
  'chats/resume': streamEndpoint(
    'chats/resume',
    (
      { context, caller, admission }: StreamContext<'chats/resume', AnswerToFollow>,
      { marks }: ApiInput<'chats/resume'>,
    ) => followAnswer(context, admission, { language: caller.language, withMarks: marks === 1 }),
    {
      admit: ({ context, user }, { mid }) => findAnswer(context, { uid: user.uid, mid }),
      limits: ({ user }) => [
        { key: `resume:${user.uid}`, maximum: resumesPerMinutePerUser, seconds: 60 },
      ],
    },
  ),
  'chats/getChats': readEndpoint('chats/getChats', getChats),
  'chats/getChat': readEndpoint('chats/getChat', getChat),
  'chats/stopChat': processEndpoint('chats/stopChat', stopChat, {
    limits: ({ user }) => [
      { key: `stop-chat:${user.uid}`, maximum: stopsPerMinutePerUser, seconds: 60 },
    ],
  }),
  'chats/stopAnswer': writeEndpoint('chats/stopAnswer', stopAnswer),
  'chats/deleteChat': writeEndpoint('chats/deleteChat', deleteChat),
  'chats/reportMiss': writeEndpoint('chats/reportMiss', reportMiss, { costly: true }),
  'chats/rateAnswer': writeEndpoint('chats/rateAnswer', rateAnswer, { costly: true }),
}

/** Takes the question, has its answer written in the background, and follows it like anybody else. */
async function* sendMessage(
  request: StreamContext<'chats/sendMessage', AskingState>,
  input: ApiInput<'chats/sendMessage'>,
): AsyncGenerator<string | StreamProgress | AnswerStatus, void, void> {
  const { context, db, user, caller, at, admission, keyedRequest } = request
  const { language } = caller
  const following = { language, withMarks: input.marks === 1 }
  const { uid } = user
  // Looked at before, and counted after: what was refused or repeated uses up nothing of everybody's.
  if (admission.budgetCount >= questionBudget.maximum) throw new Refusal(chatRefusals.serviceFull)
  const { processId } = context.processLease
  const asking = { uid, state: admission, asks: input, page: language, at, keyedRequest, processId }
  await context.processLease.renew()
  const begun = await beginAnswer(context, db, asking)
  if (!('live' in begun)) return yield* notBegun(request, begun, following)
  yield* followLive(context, begun.live, following)
}

/** A send that began no answer: the answer that it repeats, or the earlier one that it may have. */
async function* notBegun(
  request: StreamContext<'chats/sendMessage', AskingState>,
  placement: NotPlaced,
  following: Following,
): AsyncGenerator<string | StreamProgress | AnswerStatus, void, void> {
  if ('offers' in placement) return yield offer(placement, following.language)
  const mid = await earlierMid(request, 'repeats' in placement ? placement.repeats : null)
  const answer = await findAnswer(request.context, { uid: request.user.uid, mid })
  yield* followAnswer(request.context, answer, following)
}

/**
 * The answer that a send comes to which was sent before: by its key, or by the same words just now, which
 * are kept under the key then.
 */
async function earlierMid(
  { context, db, takeOnce }: StreamContext<'chats/sendMessage', AskingState>,
  sameMid: string | null,
): Promise<string> {
  const once = await context.limitChatTransactions(() =>
    transact(db, (tx) =>
      takeOnce(
        tx,
        async () => sameMid,
        (mid) => mid,
      ),
    ),
  )
  const mid = 'repeats' in once ? once.repeats : once.taken
  if (!mid) throw new Error('A key was used and has gone.')
  return mid
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
