import type { NextCharge } from '../../../contract/chat.ts'
import { maxChatTimeSeconds, secondsPerPaidQuestion } from '../../../contract/core/constants.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { spendableOf } from '../../wallet/spending.ts'

/** What the counter over a chat shows. */
export interface ChatBalance {
  questions_left: number
  balance: number
  time_left_seconds: number
  next: NextCharge
}

/** A chat, as far as its clock goes. */
export interface TimedChat {
  asst_id: string
  uid: string
  astrologer: 'Oracle' | 'Astra'
  paid_until: Date | null
}

/**
 * What is left, and the time that the wallet still buys. While questions are left there is no clock:
 * time_left_seconds is 0 then.
 */
export async function chatBalance(db: Db, chat: TimedChat, at: Date): Promise<ChatBalance> {
  return balanceUntil(await spendableOf(db, chat.uid, chat.astrologer), chat.paid_until, at)
}

/** The balance with the seconds that the wallet has paid for, from `at`; 0 where the chat is not paid from it. */
export function balanceUntil(
  left: Omit<ChatBalance, 'time_left_seconds'>,
  paidUntil: Date | null,
  at: Date,
): ChatBalance {
  const seconds =
    isPaidFromWallet(left) && paidUntil ? (paidUntil.getTime() - at.getTime()) / 1000 : 0
  return { ...left, time_left_seconds: Math.max(0, Math.ceil(seconds)) }
}

/**
 * The same, and starts the clock if from now on the wallet pays: 60 seconds for each question it
 * can pay for, an hour at most. A clock that runs, or that somebody else has started meanwhile, is not
 * started again.
 */
export async function startClock(tx: Tx, chat: TimedChat, at: Date): Promise<ChatBalance> {
  const left = await spendableOf(tx, chat.uid, chat.astrologer)
  if (!isPaidFromWallet(left) || chat.paid_until) return balanceUntil(left, chat.paid_until, at)
  const until = clockEnd(left, at)
  const { paid_until } = await tx
    .updateTable('chats')
    .set((e) => ({ paid_until: e.fn.coalesce('paid_until', e.val(until)) }))
    .where('asst_id', '=', chat.asst_id)
    .where('uid', '=', chat.uid)
    .returning('paid_until')
    .executeTakeFirstOrThrow()
  return balanceUntil(left, paid_until, at)
}

/** Until when the wallet pays for a chat whose clock starts at `at`. */
export function clockEnd(left: Omit<ChatBalance, 'time_left_seconds'>, at: Date): Date {
  const questions = Math.floor(left.balance / left.next.price + 1e-9)
  const seconds = Math.min(questions * secondsPerPaidQuestion, maxChatTimeSeconds)
  return new Date(at.getTime() + seconds * 1000)
}

/** Balance above ₹1 and no question left: the state in which a countdown is shown. */
export function isPaidFromWallet(left: Omit<ChatBalance, 'time_left_seconds'>): boolean {
  return left.questions_left <= 0 && left.balance > 1 && left.next.source === 'wallet'
}

/** Whether the chat's paid time has run out with nothing else left to ask with. */
export async function isPaidTimeOver(db: Db, chat: TimedChat, at: Date): Promise<boolean> {
  if (!chat.paid_until || chat.paid_until > at) return false
  return isClockOver(chat.paid_until, await spendableOf(db, chat.uid, chat.astrologer), at)
}

/** The same of what is left, as it was read. */
export function isClockOver(
  paidUntil: Date | null,
  left: Omit<ChatBalance, 'time_left_seconds'>,
  at: Date,
): boolean {
  return paidUntil !== null && paidUntil <= at && isPaidFromWallet(left)
}
