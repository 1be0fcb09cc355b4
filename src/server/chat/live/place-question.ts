import { randomUUID } from 'node:crypto'
import type { ApiInput } from '../../../contract/apis.ts'
import { streamsPerUser } from '../../../contract/core/constants.ts'
import { chatRefusals } from '../../../words/chat/chat.ts'
import type { EarlierAnswer } from '../../../contract/chat.ts'
import type { Language } from '../../../words/say.ts'
import type { Tx } from '../../db/schema.ts'
import { Refusal } from '../../core/refusal.ts'
import { isFrameTopic } from '../../reading/meanings.ts'
import type { FrameTopic } from '../../reading/types/frame.ts'
import { isCareDue } from '../../reading/care/care-due.ts'
import { hold } from '../../wallet/holds.ts'
import { findEarlierAnswer } from '../similarity/earlier-answer.ts'
import type { AdmittedChat } from './admit-question.ts'
import { reopenChat } from './reopen-chat.ts'
import { returnOtherPerson } from '../session/return-other-person.ts'
import { maxQuestionsPerChat } from '../session/chat-limits.ts'
import { languageOfReading, personProfileOf, type ChartedBirth } from '../session/reading-input.ts'
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
  /** Until when the wallet has paid for the chat, as far as that was known when it was asked. */
  paidUntil: Date | null
  /** The instant that it is read for. */
  at: Date
  /** Nearly the same was asked before, and is answered otherwise now. */
  earlier: EarlierAnswer | null
  /** What the asker chose it to mean. */
  meant: FrameTopic | null
  /** Whose kundli the asker chose it to be read from: its id, or "own". */
  person: string | null
}

/** What a send came to. */
export type Placement = PlacedQuestion | { repeats: string } | OfferedAnswer

interface Asking {
  uid: string
  chat: AdmittedChat
  asks: Send
  /** The language of the page. */
  page: Language
  at: Date
}

/** Nothing was taken: nearly the same has been answered before, and may be had again for nothing. */
export interface OfferedAnswer {
  offers: EarlierAnswer
  standing: ChatBalance
}

/**
 * Takes a question: one short transaction that puts a hold on one question and stores it. All sends
 * of a user go one after the other, so the bounds hold however many come at once.
 *
 * @param asking `chat` is what `admitQuestion` has looked up.
 * @returns the question; or the id of the answer that the same question in the same chat is being given
 *   or was given just now; or what was answered to it earlier.
 * @throws Refusal when the chat has ended, too much runs at once, or nothing is left to ask with.
 */
export async function placeQuestion(tx: Tx, asking: Asking): Promise<Placement> {
  const { uid, chat: admittedChat, asks: input, page, at } = asking
  const chat = { ...admittedChat, ...(await lockChat(tx, uid, input)) }
  const isTimeOver = await isPaidTimeOver(tx, chat, at)
  if (input.reopen && (chat.stopped_at || isTimeOver))
    chat.paid_until = await reopenChat(tx, chat, at)
  else if (chat.stopped_at) throw new Refusal(chatRefusals.chatEnded)
  else if (isTimeOver) throw new Refusal(chatRefusals.timeOver)
  const mid = randomUUID()
  const { seq, same } = await nextNumber(tx, uid, input, at)
  if (same && !input.anew) return { repeats: same }
  const { astrologer } = chat
  const language = languageOfReading(chat, page)
  const { bid, message: question } = input
  const meant = input.meant && isFrameTopic(input.meant) ? input.meant : null
  const person = input.person ?? null
  // Whoever says what or whom it means wants the answer to that.
  const isNew = input.anew || meant !== null || person !== null
  const earlier = isNew
    ? null
    : await findEarlierAnswer(tx, { uid, bid, astrologer, question, language, birth: chat, at })
  if (earlier && !earlier.changed)
    return { offers: earlier, standing: await chatBalance(tx, chat, at) }
  if (person) await returnOtherPerson(tx, { uid, asstId: input.asst_id, question }, at)
  const holdId = await holdUnlessFree(tx, { uid, astrologer, mid, at }, () =>
    isCareDue(input.message, personProfileOf(chat, at), at),
  )
  await tx
    .insertInto('messages')
    .values({
      mid,
      asst_id: input.asst_id,
      uid,
      seq,
      question: input.message,
      language,
      hold_id: holdId,
      earlier_mid: earlier?.mid ?? null,
      meant,
      person,
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
    meant,
    person,
    asstId: input.asst_id,
    birth: chat,
    paidUntil: chat.paid_until,
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

/**
 * Locks the user first and the chat after (the order of `of`), as everything does that changes a chat.
 *
 * @returns what of it may have changed since it was admitted.
 */
async function lockChat(tx: Tx, uid: string, { asst_id, bid }: Send) {
  const chat = await tx
    .selectFrom('chats')
    .innerJoin('users', 'users.uid', 'chats.uid')
    .where('asst_id', '=', asst_id)
    .where('chats.uid', '=', uid)
    .where('chats.bid', '=', bid)
    .where('chats.deleted_at', 'is', null)
    .select(['paid_until', 'stopped_at', 'about_public'])
    .forNoKeyUpdate(['users', 'chats'])
    .executeTakeFirst()
  if (!chat) throw new Refusal(chatRefusals.noChat)
  return chat
}

/** Nobody asks the same twice so soon: it is a second press, or a second tab. */
const sameBreathMilliseconds = 3_000

/** The number of the chat's next question, if one more may run and there is room; and whether it runs already. */
async function nextNumber(tx: Tx, uid: string, input: Send, at: Date) {
  const { asst_id, message, anew, meant = null, person = null } = input
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
        .filterWhere('meant', meant === null ? 'is' : '=', meant)
        .filterWhere('person', person === null ? 'is' : '=', person)
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
