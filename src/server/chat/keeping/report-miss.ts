import type { ApiInput, ApiOutput } from '../../../contract/apis.ts'
import { chatRefusals, missRefusals, missResults } from '../../../words/chat/chat.ts'
import { say, type Language } from '../../../words/say.ts'
import type { WriteContext } from '../../core/endpoint.ts'
import { HttpError, Refusal } from '../../core/refusal.ts'
import type { Tx } from '../../db/schema.ts'
import type { MissOutcome, StoredMeaning } from '../../db/stored-json.ts'
import { isFrameTopic, otherMeanings } from '../../reading/meanings.ts'
import { chatBalance, type TimedChat } from '../session/chat-balance.ts'
import { meaningChoicesOf } from '../session/meaning-choices.ts'
import { forgetForecastsOfAnswer } from '../../forecasts/keep-forecasts.ts'
import { labelsFrom } from '../../reading/model-reader/labels.ts'
import {
  chartAndPersonOf,
  chartedColumns,
  numberedHistoryOf,
  personaOf,
} from '../session/reading-input.ts'
import { returnWithinBounds } from '../session/return-bounds.ts'

type ReportMiss = 'chats/reportMiss'

/**
 * "This is not what I asked": notes it with what the question was read as, gives the question back
 * within the bounds of all returns (return-bounds.ts), and offers the other meanings. Said again of the
 * same answer it changes nothing and gives the same reply.
 *
 * @throws HttpError 404 for an answer that is not theirs. @throws Refusal for one that was not charged, or
 *   was given back for another reason.
 */
export async function reportMiss(
  { tx, user, caller, at }: WriteContext<ReportMiss>,
  { mid }: ApiInput<ReportMiss>,
): Promise<ApiOutput<ReportMiss>> {
  const { uid } = user
  // The user first, as everybody who changes a chat does: one returned question after the other.
  await tx.selectFrom('users').where('uid', '=', uid).select('uid').forNoKeyUpdate().execute()
  const answer = await findCompleteAnswer(tx, { uid, mid })
  if (!answer) throw new HttpError(404, chatRefusals.noAnswer)
  const reply = (outcome: MissOutcome, meanings: StoredMeaning[]) =>
    replyOf(tx, { outcome, meanings, chat: answer, language: caller.language, at })
  if (answer.outcome) return reply(answer.outcome, answer.meanings ?? [])
  if (answer.refunded_at) throw new Refusal(missRefusals.givenBack)
  if (!answer.charged || !answer.hold_id) throw new Refusal(missRefusals.free)
  const reading = await readAgain(tx, { uid, answer })
  const { hold_id: holdId, asked_at: askedAt } = answer
  const outcome = await returnWithinBounds(tx, { uid, holdId, askedAt, reason: 'missed' }, at)
  await tx
    .insertInto('misses')
    .values({
      ...{ mid, uid, reported_at: at, outcome },
      frame: reading && JSON.stringify(reading.frame),
    })
    .execute()
  const people = (answer.meanings ?? []).filter(({ person }) => person)
  const meanings: StoredMeaning[] = [...(reading?.meanings ?? []), ...people]
  // What was said of another matter than the one asked about is no forecast.
  await forgetForecastsOfAnswer(tx, { uid, mid, at })
  await tx
    .updateTable('messages')
    .set({
      meanings: JSON.stringify(meanings),
      ...(outcome === 'returned' && { refunded_at: at }),
    })
    .where('mid', '=', mid)
    .where('uid', '=', uid)
    .execute()
  return reply(outcome, meanings)
}

type CompleteAnswer = NonNullable<Awaited<ReturnType<typeof findCompleteAnswer>>>

function findCompleteAnswer(tx: Tx, { uid, mid }: { uid: string; mid: string }) {
  return tx
    .selectFrom('messages')
    .innerJoin('chats', 'chats.asst_id', 'messages.asst_id')
    .leftJoin('misses', 'misses.mid', 'messages.mid')
    .where('messages.mid', '=', mid)
    .where('chats.uid', '=', uid)
    .where('chats.deleted_at', 'is', null)
    .where('messages.state', '=', 'complete')
    .select(['chats.asst_id', 'chats.uid', 'chats.bid', 'astrologer', 'paid_until', 'about_public'])
    .select(['seq', 'question', 'messages.language', 'charged', 'hold_id', 'asked_at'])
    .select(['refunded_at', 'read_from', 'meant', 'meanings', 'misses.outcome'])
    .executeTakeFirst()
}

/** What the question was read as, and what else it may mean; null where its kundli is gone. */
async function readAgain(tx: Tx, { uid, answer }: { uid: string; answer: CompleteAnswer }) {
  if (!answer.bid) return null
  const birth = await tx
    .selectFrom('births')
    .where('bid', '=', answer.bid)
    .where('uid', '=', uid)
    .select(chartedColumns)
    .executeTakeFirst()
  if (!birth) return null
  const { asst_id: asstId, seq, asked_at: at, meant, read_from: source } = answer
  const before = await numberedHistoryOf(tx, { uid, asstId }, seq)
  return otherMeanings({
    ...chartAndPersonOf({ ...birth, about_public: answer.about_public }, at),
    question: answer.question,
    language: answer.language as Language,
    persona: personaOf(answer.astrologer),
    history: before
      .filter((one) => source?.history.includes(one.seq) ?? true)
      .map(({ exchange }) => exchange),
    ...(meant && isFrameTopic(meant) && { meant }),
    labels: labelsFrom(source?.labels),
    at,
  })
}

const sentenceOf = {
  returned: missResults.returned,
  'given-back': missResults.returned,
  queued: missResults.queued,
  declined: missResults.declined,
  'period-over': missResults.periodOver,
  'not-paid': missResults.notPaid,
} as const

async function replyOf(
  tx: Tx,
  miss: {
    outcome: MissOutcome
    meanings: StoredMeaning[]
    chat: TimedChat
    language: Language
    at: Date
  },
): Promise<ApiOutput<ReportMiss>> {
  const { outcome, meanings, chat, language, at } = miss
  return {
    status: 'success',
    message: say(sentenceOf[outcome], language),
    refunded: outcome === 'returned' || outcome === 'given-back',
    choices: meaningChoicesOf(meanings),
    standing: await chatBalance(tx, chat, at),
  }
}
