import type { ApiReply } from '../../../contract/apis.ts'
import type { Persona } from '../../../contract/core/common-schemas.ts'
import { exchangesOf, isRunning, newExchange, type ChatHistory, type Exchange } from './exchange.ts'

export type StartedChat = Extract<ApiReply<'chats/startChat'>, { status: 'success' }>
type Standing = Pick<StartedChat, 'questions_left' | 'balance' | 'next' | 'time_left_seconds'>

export type ChatBalance = Omit<Standing, 'time_left_seconds'> & {
  /** When the paid time ends, as this device's clock counts (milliseconds); null without a clock. */
  endsAt: number | null
}

/** Who is asked, and about which kundli. */
export interface Subject {
  astrologer: Persona
  bid: string
  /** The kundli is of somebody known to the public. */
  isCelebrity: boolean
}

/** What a screen reader is told; empty for nothing. */
export type Announcement = '' | 'started' | 'ready' | 'failed' | 'offered'

/** A chat as one tab shows it. */
export interface Conversation extends Subject {
  /** `refused`: it could not be started; `ended`: it was ended elsewhere. */
  phase: 'opening' | 'open' | 'refused' | 'ended'
  /** As it was started; null before that, and for a chat that is only read. */
  chat: StartedChat | null
  /** Why it could not be started. */
  refusal: string
  balance: ChatBalance | null
  exchanges: Exchange[]
  announcement: Announcement
  /** What stands in the box. */
  draft: string
  /** Why the box did not send it. */
  draftError: 'short' | 'long' | null
  /** The last reload failed: the exchanges may be out of date. */
  isStale: boolean
  /** Raised by each change made in this tab; what was loaded at a lower one is out of date. */
  revision: number
  /** The key of the answer whose stop is under way. */
  stoppingAnswer: string | null
  /** The end of the chat is being confirmed or under way. */
  isStopping: boolean
  /** The paid time ran out; the chat ends once no answer is being written. */
  isTimeOver: boolean
}

/** A chat before it is started, with the text that the box had before a reload. */
export function newConversation(subject: Subject, draft = ''): Conversation {
  return {
    ...subject,
    phase: 'opening',
    chat: null,
    refusal: '',
    balance: null,
    exchanges: [],
    announcement: '',
    draft,
    draftError: null,
    isStale: false,
    revision: 0,
    stoppingAnswer: null,
    isStopping: false,
    isTimeOver: false,
  }
}

/** A chat that is only read; an answer of it that is still being written is followed. */
export function readConversation(history: ChatHistory): Conversation {
  const subject = { astrologer: history.astrologer, bid: history.bid ?? '', isCelebrity: false }
  return { ...newConversation(subject), phase: 'open', exchanges: exchangesOf(history) }
}

/** Whether an answer is being written. */
export function isAnswering({ exchanges }: Conversation): boolean {
  return exchanges.some(isRunning)
}

/** Whether something was answered in it: then a question may lean on that, and be as short as "kab?". */
export function hasAnswer({ exchanges }: Conversation): boolean {
  return exchanges.some(({ state, isReread }) => state === 'complete' && !isReread)
}

/** The name under which the box's text outlives a reload of the tab. */
export function draftName({ astrologer, bid }: Pick<Subject, 'astrologer' | 'bid'>): string {
  return `draft:${astrologer}:${bid}`
}

/** The name under which a question on its way outlives a reload of the tab. */
export function sentQuestionName(asstId: string): string {
  return `sent:${asstId}`
}

/** @param at now, on the same clock as `endsAt`. A clock runs only where the wallet pays. */
export function withBalance(state: Conversation, standing: Standing, at: number): Conversation {
  const { questions_left, balance, next, time_left_seconds: seconds } = standing
  const hasClock = balance > 1 && questions_left <= 0 && seconds > 0
  const endsAt = hasClock ? at + seconds * 1000 : null
  return { ...state, balance: { questions_left, balance, next, endsAt }, isTimeOver: false }
}

export function exchangeOf({ exchanges }: Conversation, key: string): Exchange | undefined {
  return exchanges.find((exchange) => exchange.key === key)
}

export function withExchange(
  state: Conversation,
  key: string,
  change: (exchange: Exchange) => Exchange,
): Conversation {
  const exchanges = state.exchanges.map((one) => (one.key === key ? change(one) : one))
  return { ...state, exchanges }
}

/** The state with one more question, not yet answered. */
export function withQuestion(state: Conversation, key: string, question: string): Conversation {
  return {
    ...state,
    // What was offered to choose belongs to the last question.
    exchanges: [
      ...state.exchanges.map((one) => (one.meanings.length ? { ...one, meanings: [] } : one)),
      newExchange(key, question),
    ],
    announcement: 'started',
    revision: state.revision + 1,
  }
}
