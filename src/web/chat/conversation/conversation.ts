import type { ApiReply } from '../../../contract/apis.ts'
import type { Persona } from '../../../contract/core/common-schemas.ts'
import {
  exchangesOf,
  isRunning,
  newExchange,
  type ChatHistory,
  type Exchange,
  type LoadedChat,
} from './exchange.ts'

export type StartedChat = Extract<ApiReply<'chats/startChat'>, { status: 'success' }>

/** What the page needs to know of a chat that questions are asked in. */
export type OpenedChat = Pick<
  StartedChat,
  'asst_id' | 'user_name' | 'lagna' | 'suggestions' | 'message'
>

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
  /** null before it was started, and where nothing can be asked: the kundli has been deleted. */
  chat: OpenedChat | null
  /** It has ended, and goes on with the next question. */
  isEnded: boolean
  /** The person wants a new chat, also where one goes on. */
  isFresh: boolean
  /** Why it could not be started. */
  refusal: string
  balance: ChatBalance | null
  exchanges: Exchange[]
  /** What was said before the first of them: there is none, it can be asked for, is on its way, or could not be fetched. */
  older: 'none' | 'there' | 'loading' | 'failed'
  announcement: Announcement
  /** What stands in the box. */
  draft: string
  /** Nothing is left to ask with: the box has become the sheet that says what questions cost. */
  isPaywallOpen: boolean
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

/**
 * A chat before it is started, with the text that the box had before a reload, and what was said in the one
 * that goes on, as the page began with it: an answer that is still being written comes once it is open.
 */
export function newConversation(
  subject: Subject,
  draft = '',
  isFresh = false,
  goingOn: ChatHistory | null = null,
): Conversation {
  return {
    ...subject,
    phase: 'opening',
    chat: null,
    isEnded: false,
    isFresh,
    isPaywallOpen: false,
    refusal: '',
    balance: null,
    exchanges: goingOn ? exchangesOf(goingOn).filter((one) => !isRunning(one)) : [],
    older: olderOf(goingOn),
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

/** A chat that was, as the server sent it: it is read, and gone on with where its kundli is still there. */
export function readConversation(history: LoadedChat, draft = ''): Conversation {
  const { astrologer, bid, asst_id, user_name, lagna, active } = history
  const { questions_left, balance, next } = history
  const exchanges = exchangesOf(history)
  return {
    ...newConversation({ astrologer, bid: bid ?? '', isCelebrity: false }, draft),
    phase: 'open',
    exchanges,
    older: olderOf(history),
    isEnded: !active,
    balance: { questions_left, balance, next, endsAt: null },
    chat: bid ? { asst_id, user_name, lagna, suggestions: [] } : null,
  }
}

/** What a page of a chat says of what stands before it. */
export function olderOf(history: ChatHistory | null): Conversation['older'] {
  return history?.has_earlier ? 'there' : 'none'
}

/** Whether an answer is being written. */
export function isAnswering({ exchanges }: Conversation): boolean {
  return exchanges.some(isRunning)
}

/** Whether a question waits for the network. */
export function isWaitingForNetwork({ exchanges }: Conversation): boolean {
  return exchanges.some(({ state }) => state === 'queued')
}

/** Whether something was answered in it: then a question may lean on that, and be as short as "kab?". */
export function hasAnswer({ exchanges }: Conversation): boolean {
  return exchanges.some(({ state, isReread }) => state === 'complete' && !isReread)
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
