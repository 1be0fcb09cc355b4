import {
  exchangeOf,
  isAnswering,
  sentQuestionName,
  withExchange,
  type Conversation,
} from './conversation.ts'
import { step, type Handlers, type Step } from './conversation-event.ts'
import { isRunning } from './exchange.ts'
import type { FollowUpData } from './follow-up-state.ts'
import { loadEffects } from './reduce-opening.ts'

/** Stopping an answer, and ending the chat. */
export const stoppingHandlers: Handlers<
  | 'stop-answer-pressed'
  | 'answer-stopped'
  | 'answer-not-running'
  | 'stop-answer-failed'
  | 'stop-chat-pressed'
  | 'stop-chat-declined'
  | 'stop-chat-confirmed'
  | 'time-over'
  | 'chat-stopped'
  | 'stop-chat-failed'
> = {
  'stop-answer-pressed'(state) {
    const running = state.exchanges.findLast(isRunning)
    if (!state.chat || !running || state.stoppingAnswer) return step(state)
    const { key, mid, question } = running
    return step(
      { ...state, stoppingAnswer: key },
      { type: 'stop-answer', key, asstId: state.chat.asst_id, mid, question },
    )
  },
  'answer-stopped'(state, { key, mid }) {
    const settled = withoutStop(state, key)
    const exchange = exchangeOf(state, key)
    // It ended by itself meanwhile, and says how.
    if (!state.chat || !exchange || !isRunning(exchange)) return step(settled)
    const stopped = withExchange(settled, key, (one) => ({
      ...one,
      mid,
      state: 'stopped',
      lost: false,
    }))
    const next = { ...stopped, announcement: '' as const, revision: state.revision + 1 }
    const ending = endIfTimeOver(next)
    return step(
      ending.state,
      { type: 'stop-following', key },
      { type: 'save-text', name: sentQuestionName(state.chat.asst_id), text: '' },
      { type: 'notify-tabs' },
      ...loadEffects(next),
      ...ending.effects,
    )
  },
  'answer-not-running': (state, { key }) => step(withoutStop(state, key)),
  'stop-answer-failed': (state, { key, message }) =>
    step(withoutStop(state, key), { type: 'alert', message }),
  'stop-chat-pressed': (state) =>
    isEndable(state) ? step({ ...state, isStopping: true }, { type: 'confirm-stop' }) : step(state),
  'stop-chat-declined': (state) => endIfTimeOver({ ...state, isStopping: false }),
  'stop-chat-confirmed': (state) => (state.isStopping ? endChat(state) : step(state)),
  'time-over': (state) => endIfTimeOver({ ...state, isTimeOver: true }),
  'chat-stopped': (state, { reply, isTimeOver }) =>
    step(
      state,
      { type: 'notify-tabs' },
      {
        type: 'show-follow-up',
        followUp: {
          summary: reply.summary,
          suggestions: reply.suggestions,
          spent: reply.spent,
          ...followUpOf(state),
          timeOver: isTimeOver,
        },
      },
    ),
  'stop-chat-failed': (state, { message }) =>
    step({ ...state, isStopping: false, isTimeOver: false }, { type: 'alert', message }),
}

function withoutStop(state: Conversation, key: string): Conversation {
  return state.stoppingAnswer === key ? { ...state, stoppingAnswer: null } : state
}

function isEndable({ phase, chat, isStopping }: Conversation): boolean {
  return phase === 'open' && chat !== null && !isStopping
}

function endChat(state: Conversation): Step {
  if (!state.chat) return step(state)
  const { asst_id: asstId } = state.chat
  return step(
    { ...state, isStopping: true },
    { type: 'stop-chat', asstId, isTimeOver: state.isTimeOver },
  )
}

/** Ends a chat whose time ran out, once nothing is being written and nothing else is ending it. */
export function endIfTimeOver(state: Conversation): Step {
  const isDue = state.isTimeOver && isEndable(state) && !isAnswering(state)
  return isDue ? endChat(state) : step(state)
}

function followUpOf(
  state: Conversation,
): Pick<FollowUpData, 'asstId' | 'astrologer' | 'bid' | 'last'> {
  const { chat, astrologer, bid, exchanges } = state
  const last = exchanges.findLast((one) => one.state === 'complete' && one.mid)
  return {
    asstId: chat?.asst_id ?? '',
    astrologer,
    bid,
    last: last?.mid ? { mid: last.mid, rating: last.rating } : null,
  }
}
