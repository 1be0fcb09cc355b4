import { randomUUID } from 'node:crypto'
import type { ApiInput } from '../../../contract/apis.ts'
import { streamsPerUser } from '../../../contract/core/constants.ts'
import { chatRefusals } from '../../../words/chat/chat.ts'
import { httpErrors as houseWords } from '../../../words/http/http-errors.ts'
import type { EarlierAnswer } from '../../../contract/chat.ts'
import type { Language } from '../../../words/say.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { RequestContext } from '../../core/endpoint.ts'
import { takeRateLimits, type RateLimit } from '../../core/rate-limit.ts'
import { HttpError, Refusal } from '../../core/refusal.ts'
import { checkSafety } from '../../reading/safety/safety.ts'
import { hold } from '../../wallet/holds.ts'
import { findEarlierAnswer } from '../similarity/earlier-answer.ts'
import {
  maxQuestionsPerChat,
  sendsPerDay,
  sendsPerDayPerUser,
  sendsPerMinutePerUser,
} from '../session/chat-limits.ts'
import {
  chartedColumns,
  languageOfReading,
  personProfileOf,
  type ChartedBirth,
} from '../session/reading-input.ts'
import { chatBalance, isPaidTimeOver, type ChatBalance } from '../session/chat-balance.ts'

type Send = ApiInput<'chats/sendMessage'>

/** A question that has been taken, with its hold, and waits for its answer. */
export interface PlacedQuestion {
  mid: string
  asstId: string
  bid: string
  uid: string
  astrologer: 'Oracle' | 'Astra'
  seq: number
  question: string
  /** null: asked by somebody with nothing left, and answered only if the answer is free. */
  holdId: string | null
  language: Language
  birth: ChartedBirth
  /** The instant that it is read for. */
  at: Date
  /** Nearly the same was asked before, and is answered otherwise now. */
  earlier: EarlierAnswer | null
}

/** Nothing was taken: nearly the same has been answered before, and may be had again for nothing. */
export interface OfferedAnswer {
  offers: EarlierAnswer
  standing: ChatBalance
}

/**
 * What is looked at before anything is counted: whose chat it is, and whether this very question was
 * sent before (a repeat counts for nothing).
 *
 * @throws HttpRefusal 404 for a chat that is not theirs, 422 for an Idempotency-Key of another
 *   question, 429 when the day's questions are used up.
 */
export async function admitQuestion(
  { context, user, caller, at }: RequestContext<'chats/sendMessage'>,
  input: Send,
): Promise<RateLimit[]> {
  const { db } = context.database
  const earlier = await findRepeat(db, user.uid, caller.idempotencyKey, input)
  if (earlier) return []
  const chat = await db
    .selectFrom('chats')
    .where('asst_id', '=', input.asst_id)
    .where('uid', '=', user.uid)
    .where('bid', '=', input.bid)
    .where('astrologer', '=', input.astrologer)
    .where('deleted_at', 'is', null)
    .select('asst_id')
    .executeTakeFirst()
  if (!chat) throw new HttpError(404, chatRefusals.noChat)
  const wait = await takeRateLimits(db, limitsOf(user.uid), at)
  if (wait > 60) throw new HttpError(429, chatRefusals.enoughToday, { retryAfterSeconds: wait })
  if (wait > 0) throw new HttpError(429, houseWords.tooMany, { retryAfterSeconds: wait })
  return []
}

function limitsOf(uid: string): RateLimit[] {
  return [
    { key: `ask:minute:${uid}`, maximum: sendsPerMinutePerUser, seconds: 60 },
    { key: `ask:day:${uid}`, maximum: sendsPerDayPerUser, seconds: 86_400 },
    { key: 'ask:day', maximum: sendsPerDay, seconds: 86_400 },
  ]
}

/** The answer that the same key has asked for before. @throws HttpRefusal 422 for another question. */
async function findRepeat(
  db: Db,
  uid: string,
  key: string | undefined,
  input: Send,
): Promise<string | null> {
  if (!key) return null
  const earlier = await db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.asst_id', 'messages.asst_id')
    .where('messages.uid', '=', uid)
    .where('client_key', '=', key)
    .select(['mid', 'question', 'chats.asst_id', 'chats.deleted_at'])
    .executeTakeFirst()
  if (!earlier) return null
  if (earlier.deleted_at) throw new HttpError(404, chatRefusals.noChat)
  if (earlier.asst_id !== input.asst_id || earlier.question !== input.message)
    throw new HttpError(422, houseWords.reusedKey)
  return earlier.mid
}

/**
 * Takes a question: one short transaction that puts a hold on one question and stores it. All sends
 * of a user go one after the other, so the bounds hold however many come at once.
 *
 * @returns the question; or the id of the answer that this same send has begun before, or that the same
 *   question in the same chat is being given or was given just now; or what was answered to it earlier.
 * @throws Refusal when the chat has ended, too much runs at once, or nothing is left to ask with.
 */
export async function placeQuestion(
  tx: Tx,
  asking: { uid: string; asks: Send; key: string | undefined; page: Language; at: Date },
): Promise<PlacedQuestion | { repeats: string } | OfferedAnswer> {
  const { uid, asks: input, key, page, at } = asking
  const chat = await lockChat(tx, uid, input)
  const repeats = await findRepeat(tx, uid, key, input)
  if (repeats) return { repeats }
  if (chat.stopped_at) throw new Refusal(chatRefusals.chatEnded)
  if (await isPaidTimeOver(tx, chat, at)) throw new Refusal(chatRefusals.timeOver)
  const mid = randomUUID()
  const { seq, same } = await nextNumber(tx, uid, input, at)
  if (same && !input.anew) return { repeats: same }
  const { astrologer } = chat
  const language = languageOfReading(chat, page)
  const { bid, message: question } = input
  const earlier = input.anew
    ? null
    : await findEarlierAnswer(tx, { uid, bid, astrologer, question, language, birth: chat, at })
  if (earlier && !earlier.changed)
    return { offers: earlier, standing: await chatBalance(tx, chat, at) }
  const holdId = await holdUnlessFree(tx, { uid, astrologer, mid, at }, () =>
    checkSafety(input.message, personProfileOf(chat, at), language),
  )
  await tx
    .insertInto('messages')
    .values({
      mid,
      asst_id: input.asst_id,
      uid,
      seq,
      client_key: key ?? null,
      question: input.message,
      language,
      hold_id: holdId,
      earlier_mid: earlier?.mid ?? null,
      asked_at: at,
    })
    .execute()
  return {
    mid,
    uid,
    astrologer,
    seq,
    language,
    holdId,
    bid,
    question,
    at,
    earlier,
    asstId: input.asst_id,
    birth: chat,
  }
}

/**
 * Sets one question aside. Somebody in need gets their answer even with nothing left: those answers
 * are free, so they rest on no hold then.
 */
async function holdUnlessFree(
  tx: Tx,
  asking: { uid: string; astrologer: 'Oracle' | 'Astra'; mid: string; at: Date },
  isFree: () => unknown,
): Promise<string | null> {
  const { uid, astrologer: persona, mid, at } = asking
  try {
    await hold(tx, { uid, persona, cause: `${uid}:ask:${mid}`, holdId: mid, at })
    return mid
  } catch (error) {
    if (error instanceof Refusal && isFree()) return null
    throw error
  }
}

/** Locks the user first and the chat after (the order of `of`), as everything does that changes a chat. */
async function lockChat(tx: Tx, uid: string, input: Send) {
  const chat = await tx
    .selectFrom('chats')
    .innerJoin('users', 'users.uid', 'chats.uid')
    .innerJoin('births', 'births.bid', 'chats.bid')
    .where('asst_id', '=', input.asst_id)
    .where('chats.uid', '=', uid)
    .where('chats.bid', '=', input.bid)
    .where('astrologer', '=', input.astrologer)
    .where('chats.deleted_at', 'is', null)
    .select(['asst_id', 'chats.uid', 'astrologer', 'paid_until', 'stopped_at', 'about_public'])
    .select(chartedColumns)
    .forNoKeyUpdate(['users', 'chats'])
    .executeTakeFirst()
  if (!chat) throw new Refusal(chatRefusals.noChat)
  return chat
}

/** Nobody asks the same twice so soon: it is a second press, or a second tab. */
const sameBreathMilliseconds = 3_000

/** The number of the chat's next question, if one more may run and there is room; and whether it runs already. */
async function nextNumber(tx: Tx, uid: string, { asst_id, message, anew }: Send, at: Date) {
  const justNow = new Date(at.getTime() - sameBreathMilliseconds)
  const { running, last, same } = await tx
    .selectFrom('messages')
    .where('uid', '=', uid)
    .where((e) => e.or([e('state', '=', 'writing'), e('asst_id', '=', asst_id)]))
    .select((e) => [
      e.fn.countAll<number>().filterWhere('state', '=', 'writing').as('running'),
      e.fn.max('seq').filterWhere('asst_id', '=', asst_id).as('last'),
      e.fn
        .max<string | null>(e.cast<string>('mid', 'text'))
        .filterWhere((m) =>
          m.or([
            m('state', '=', 'writing'),
            m.and([m('state', '=', 'complete'), m('asked_at', '>', justNow)]),
          ]),
        )
        .filterWhere('asst_id', '=', asst_id)
        .filterWhere('question', '=', message)
        .as('same'),
    ])
    .executeTakeFirstOrThrow()
  // A second press, or the same question in another tab: it follows the first.
  if (same && !anew) return { seq: 0, same }
  if (running >= streamsPerUser) throw new Refusal(chatRefusals.tooManyStreams)
  const seq = (last ?? 0) + 1
  if (seq > maxQuestionsPerChat) throw new Refusal(chatRefusals.chatFull)
  return { seq, same: null }
}
