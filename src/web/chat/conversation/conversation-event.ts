import type { AnswerOutcome } from '../../ui/answer/read-answer.ts'
import type { Conversation, StartedChat, Subject } from './conversation.ts'
import type { ChatHistory, MissResult, RatingResult } from './exchange.ts'
import type { FollowUpData, StoppedChat } from './follow-up-state.ts'

/**
 * Whatever happens to a conversation. `key` names an exchange; `at` is the device's monotonic clock
 * in milliseconds. An event about an exchange that is over, or gone, changes nothing.
 */
export type ConversationEvent =
  // Opening and loading
  | { type: 'opened' }
  | { type: 'chat-started'; chat: StartedChat; at: number }
  /** `isRule`: nothing is left to ask with. */
  | { type: 'start-refused'; message: string; isRule?: boolean }
  | { type: 'start-requested' }
  | {
      type: 'history-loaded'
      history: ChatHistory
      /** The revision of the state that asked for it. */
      revision: number
      /** A question that was on its way when the tab was last loaded; empty for none. */
      sentQuestion: string
      at: number
    }
  /** `isGone`: there is no such chat any more. */
  | { type: 'history-failed'; message: string; isGone: boolean }
  | { type: 'reload-requested' }
  /** What was said before the first question that is shown. */
  | { type: 'older-requested'; asstId: string }
  | { type: 'older-loaded'; history: ChatHistory; before: string }
  | { type: 'older-failed' }
  | { type: 'came-online' }
  | { type: 'draft-restored'; text: string }
  // Asking
  | { type: 'draft-changed'; text: string }
  /** `isOffline`: it is sent once there is a network again. */
  | { type: 'question-submitted'; key: string; isOffline?: boolean }
  /** Takes a question that waits for the network back into the box. */
  | { type: 'queued-question-withdrawn'; key: string }
  | { type: 'question-repeated'; key: string; newKey: string }
  | { type: 'connection-changed'; key: string; isLost: boolean }
  /** `text` with its marks. */
  | { type: 'text-shown'; key: string; text: string }
  | { type: 'progress-shown'; key: string; progress: string }
  | { type: 'answer-ended'; key: string; outcome: AnswerOutcome; text: string; at: number }
  /** `isOffline`: it is sent again once there is a network. */
  | { type: 'answer-unreachable'; key: string; message: string; isOffline?: boolean }
  | { type: 'earlier-answer-requested'; key: string }
  | { type: 'earlier-answer-loaded'; key: string; outcome: AnswerOutcome; text: string }
  | { type: 'earlier-answer-failed'; key: string; message: string }
  /** One of an exchange's meanings, by its value. */
  | { type: 'meaning-chosen'; key: string; value: string; newKey: string }
  | { type: 'miss-reported'; key: string; result: MissResult; at: number }
  | { type: 'answer-rated'; key: string; result: RatingResult; at: number }
  // Paying
  | { type: 'paywall-opened' }
  | { type: 'paywall-closed' }
  // Stopping
  | { type: 'stop-answer-pressed' }
  | { type: 'answer-stopped'; key: string; mid: string }
  /** The server is not writing it: it was not stored yet, or has ended. */
  | { type: 'answer-not-running'; key: string }
  | { type: 'stop-answer-failed'; key: string; message: string }
  | { type: 'stop-chat-pressed' }
  | { type: 'stop-chat-declined' }
  | { type: 'stop-chat-confirmed' }
  | { type: 'time-over' }
  | { type: 'chat-stopped'; reply: StoppedChat; isTimeOver: boolean }
  | { type: 'stop-chat-failed'; message: string }

/** What only the page can do: dialogs and navigation. */
export type PageEffect =
  | { type: 'alert'; message: string }
  | { type: 'confirm-stop' }
  /** The list of chats beside the conversation has changed. */
  | { type: 'refresh-list' }
  | { type: 'leave' }
  | { type: 'show-follow-up'; followUp: FollowUpData }

/** What a transition asks for; it comes back as an event, if at all. */
export type ConversationEffect =
  | PageEffect
  | ({ type: 'start-chat'; isFresh: boolean } & Subject)
  | { type: 'load-history'; asstId: string; revision: number }
  | { type: 'load-older'; asstId: string; before: string }
  /** What was typed, or on its way, when the tab was last loaded. */
  | { type: 'restore-texts'; asstId: string; draft: string }
  /** From now on: changes made in other tabs, and the return to this one. */
  | { type: 'watch-tabs'; asstId: string }
  | { type: 'notify-tabs' }
  | { type: 'save-text'; name: string; text: string }
  | ({
      type: 'send-question'
      key: string
      asstId: string
      question: string
      anew: 0 | 1
      /** What it is to mean, and from whose kundli it is to be read. */
      meant?: string
      person?: string
    } & Pick<Subject, 'astrologer' | 'bid'>)
  | { type: 'resume-answer'; key: string; mid: string; text: string }
  | { type: 'load-earlier-answer'; key: string; mid: string }
  /** `mid` is null until the answer's id is known; then it is looked up by its question. */
  | { type: 'stop-answer'; key: string; asstId: string; mid: string | null; question: string }
  | { type: 'stop-following'; key: string }
  | { type: 'stop-chat'; asstId: string; isTimeOver: boolean }

export interface Step {
  state: Conversation
  effects: ConversationEffect[]
}

/** Handlers of some of the events. */
export type Handlers<Type extends ConversationEvent['type']> = {
  [T in Type]: (state: Conversation, event: Extract<ConversationEvent, { type: T }>) => Step
}

export function step(state: Conversation, ...effects: ConversationEffect[]): Step {
  return { state, effects }
}
