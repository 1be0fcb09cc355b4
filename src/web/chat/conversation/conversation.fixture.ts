import type { AnswerStatus } from '../../../contract/chat.ts'
import { newConversation, type Conversation, type StartedChat } from './conversation.ts'
import type { ConversationEffect, ConversationEvent } from './conversation-event.ts'
import type { ChatHistory } from './exchange.ts'
import type { AnswerOutcome } from '../../ui/answer/read-answer.ts'
import { reduce } from './reduce.ts'

export const subject = { astrologer: 'Oracle', bid: 'bid-1', isCelebrity: false } as const

export const standing = {
  questions_left: 3,
  balance: 0,
  time_left_seconds: 0,
  next: { source: 'free', price: 0 },
} as const

export const startedChat: StartedChat = {
  status: 'success',
  asst_id: 'chat-1',
  ...standing,
  user_name: 'Asha',
  gender: 'Female',
  lagna: { rashi: 9, name: 'Capricorn' },
  suggestions: ['What should I know?'],
}

export const question = 'When will I find better work?'

type HistoryMessage = ChatHistory['chats'][number]

/** A question and what became of it, as the server keeps them. */
export function storedExchange(
  mid: string,
  text: string,
  answer: Partial<HistoryMessage> & Pick<HistoryMessage, 'state' | 'message'>,
): HistoryMessage[] {
  const message = { mid, chat_time: '2026-01-01T00:00:00.000Z', facts: [], rating: null }
  return [
    { ...message, from_name: 'Asha', message: text, state: 'asked', charged: false },
    { ...message, from_name: 'Oracle', charged: false, ...answer },
  ]
}

export function historyWith(chats: HistoryMessage[] = [], isActive = true): ChatHistory {
  return {
    status: 'success',
    astrologer: 'Oracle',
    bid: 'bid-1',
    user_name: 'Asha',
    lagna: { rashi: 9, name: 'Capricorn' },
    active: isActive,
    title: null,
    pinned: false,
    ...standing,
    has_earlier: false,
    chats,
  }
}

export function answerStatus(changes: Partial<AnswerStatus> = {}): AnswerStatus {
  return {
    status: 'success',
    message: '',
    mid: 'mid-1',
    state: 'complete',
    ...standing,
    questions_left: 2,
    facts: [],
    suggestions: ['And my health?'],
    charged: true,
    ...changes,
  }
}

/** The server's word that nearly the same was answered before. */
export const offer: AnswerStatus = answerStatus({
  status: 'fail',
  message: 'You asked this before.',
  state: undefined,
  questions_left: 3,
  earlier: {
    mid: 'mid-0',
    asst_id: 'chat-0',
    astrologer: 'Oracle',
    asked_at: '2026-01-01T00:00:00.000Z',
    changed: false,
  },
  choices: [{ field: 'anew', value: 1, label: 'Ask anew (₹6)' }],
})

/** A conversation that events are applied to one after the other. */
export class Play {
  state: Conversation
  /** Asked for by the last `apply`. */
  effects: ConversationEffect[] = []

  constructor(state = newConversation(subject)) {
    this.state = state
  }

  apply(...events: ConversationEvent[]): this {
    this.effects = []
    for (const event of events) {
      const next = reduce(this.state, event)
      this.state = next.state
      this.effects.push(...next.effects)
    }
    return this
  }

  /** The kinds of what was asked for by the last `apply`. */
  get effectTypes(): string[] {
    return this.effects.map(({ type }) => type)
  }
}

export const loaded = (
  history = historyWith(),
  changes: Partial<Extract<ConversationEvent, { type: 'history-loaded' }>> = {},
): ConversationEvent => ({
  type: 'history-loaded',
  history,
  revision: 0,
  sentQuestion: '',
  at: 1_000,
  ...changes,
})

/** A chat that is open, with what the server has of it. */
export function openChat(history = historyWith()): Play {
  return new Play().apply(
    { type: 'opened' },
    { type: 'chat-started', chat: startedChat, at: 1_000 },
    loaded(history),
  )
}

/** Types a question and sends it as `key`. */
export const typed = (key: string, text = question): ConversationEvent[] => [
  { type: 'draft-changed', text },
  { type: 'question-submitted', key },
]

/** A chat whose question `k1` has got its first sentence. */
export function answeringChat(): Play {
  return openChat().apply(...typed('k1'), { type: 'text-shown', key: 'k1', text: 'One. ' })
}

export const ended = (key: string, outcome: AnswerOutcome = answerStatus(), text = 'One. Two.') =>
  ({ type: 'answer-ended', key, outcome, text, at: 2_000 }) as const
