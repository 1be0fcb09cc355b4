import { draftName } from '../../core/session-text.ts'
import {
  followUpMinLength,
  questionMaxLength,
  questionMinLength,
} from '../../../contract/core/constants.ts'
import {
  exchangeOf,
  hasAnswer,
  isAnswering,
  isWaitingForNetwork,
  sentQuestionName,
  withBalance,
  withExchange,
  withQuestion,
  type Conversation,
} from './conversation.ts'
import { step, type ConversationEffect, type Handlers, type Step } from './conversation-event.ts'
import { applyMiss, applyRating, finishExchange, isRunning, type Exchange } from './exchange.ts'
import { loadEffects } from './reduce-opening.ts'
import { endIfTimeOver } from './reduce-stopping.ts'
import { readMarks } from '../../ui/answer/fact-marks.ts'

/** A question typed, sent and answered; an earlier answer in its place; a rating. */
export const askingHandlers: Handlers<
  | 'draft-changed'
  | 'question-submitted'
  | 'queued-question-withdrawn'
  | 'came-online'
  | 'paywall-opened'
  | 'paywall-closed'
  | 'question-repeated'
  | 'connection-changed'
  | 'text-shown'
  | 'progress-shown'
  | 'answer-ended'
  | 'answer-unreachable'
  | 'earlier-answer-requested'
  | 'earlier-answer-loaded'
  | 'earlier-answer-failed'
  | 'answer-rated'
  | 'meaning-chosen'
  | 'miss-reported'
> = {
  'draft-changed'(state, { text }) {
    const next = { ...state, draft: text, draftError: null }
    return step(next, { type: 'save-text', name: draftName(state), text })
  },
  'question-submitted'(state, { key, isOffline = false }) {
    const question = state.draft.trim()
    if (!state.chat || isAnswering(state) || isWaitingForNetwork(state)) return step(state)
    if (question.length === 0) return step(state)
    const shortest = hasAnswer(state) ? followUpMinLength : questionMinLength
    if (question.length < shortest) return step({ ...state, draftError: 'short' })
    if (question.length > questionMaxLength) return step({ ...state, draftError: 'long' })
    const cleared = { ...state, draft: '', draftError: null, isPaywallOpen: false }
    const next = withQuestion(cleared, key, question)
    const clearing = { type: 'save-text', name: draftName(state), text: '' } as const
    if (isOffline) {
      const name = sentQuestionName(state.chat.asst_id)
      return step(queue(next, key), clearing, { type: 'save-text', name, text: question })
    }
    return step(next, clearing, ...sendEffects(next, key, question, { anew: 0 }))
  },
  'queued-question-withdrawn'(state, { key }) {
    const queued = exchangeOf(state, key)
    if (queued?.state !== 'queued' || !state.chat) return step(state)
    const exchanges = state.exchanges.filter((one) => one !== queued)
    return step(
      { ...state, exchanges, draft: queued.question },
      { type: 'save-text', name: sentQuestionName(state.chat.asst_id), text: '' },
      { type: 'save-text', name: draftName(state), text: queued.question },
    )
  },
  'came-online'(state) {
    const queued = state.exchanges.find((one) => one.state === 'queued')
    if (!queued) return state.isStale ? step(state, ...loadEffects(state)) : step(state)
    const { key, question } = queued
    const next = withExchange(state, key, (one) => ({ ...one, state: 'waiting' }))
    return step(
      { ...next, announcement: 'started' },
      ...sendEffects(next, key, question, { anew: 0 }),
    )
  },
  'paywall-opened': (state) => step({ ...state, isPaywallOpen: true }),
  'paywall-closed': (state) => step({ ...state, isPaywallOpen: false }),
  'question-repeated'(state, { key, newKey }) {
    const offer = exchangeOf(state, key)
    if (!state.chat || offer?.state !== 'offered') return step(state)
    const exchanges = state.exchanges.filter((one) => one !== offer)
    const next = withQuestion({ ...state, exchanges }, newKey, offer.question)
    return step(next, ...sendEffects(next, newKey, offer.question, { anew: 1 }))
  },
  'meaning-chosen'(state, { key, value, newKey }) {
    const unclear = exchangeOf(state, key)
    if (!state.chat || isAnswering(state)) return step(state)
    const choice = unclear?.meanings.find((one) => one.value === value)
    if (!unclear || !choice) return step(state)
    const { question } = unclear
    const next = withQuestion(state, newKey, question)
    return step(next, ...sendEffects(next, newKey, question, { anew: 0, [choice.field]: value }))
  },
  'miss-reported'(state, { key, result, at }) {
    const missed = withExchange(state, key, (one) => applyMiss(one, result))
    const next = withBalance(missed, result.standing, at)
    return step({ ...next, revision: state.revision + 1 })
  },
  'connection-changed': (state, { key, isLost }) =>
    whileRunning(state, key, (one) => ({ ...one, lost: isLost })),
  'text-shown': (state, { key, text }) =>
    whileRunning(state, key, (one) => ({ ...one, ...readMarks(text), state: 'writing' })),
  'progress-shown': (state, { key, progress }) =>
    whileRunning(state, key, (one) => ({ ...one, progress })),
  'answer-ended'(state, { key, outcome, text, at }) {
    if (outcome.status === 'fail' && !('mid' in outcome) && state.balance?.next.source === 'none')
      return openPaywall(state, key)
    const ended = whileRunning(state, key, (one) => finishExchange(one, outcome, text)).state
    if (ended === state) return step(state)
    const isOffered = exchangeOf(ended, key)?.state === 'offered'
    const isReady = outcome.status === 'success'
    const announcement = isOffered ? 'offered' : isReady ? 'ready' : 'failed'
    const next = 'next' in outcome ? withBalance(ended, outcome, at) : ended
    return settle({ ...next, announcement }, key, isReady)
  },
  'answer-unreachable'(state, { key, message, isOffline = false }) {
    if (isOffline) return step(queue(state, key))
    const failed = whileRunning(state, key, (one) => failWith(one, message)).state
    return failed === state
      ? step(state)
      : settle({ ...failed, announcement: 'failed' }, key, false)
  },
  'earlier-answer-requested'(state, { key }) {
    const offer = exchangeOf(state, key)
    if (offer?.state !== 'offered' || !offer.earlier || offer.isFetchingEarlier) return step(state)
    const { mid } = offer.earlier
    const fetching = { isFetchingEarlier: true, earlierFailure: '' }
    const next = withExchange(state, key, (one) => ({ ...one, ...fetching }))
    return step(next, { type: 'load-earlier-answer', key, mid })
  },
  'earlier-answer-loaded'(state, { key, outcome, text }) {
    if (!exchangeOf(state, key)?.isFetchingEarlier) return step(state)
    const isReread = outcome.status === 'success'
    const next = withExchange(state, key, (one) => ({
      ...finishExchange(one, outcome, text),
      earlier: one.earlier,
      charged: false,
      isReread,
      isFetchingEarlier: false,
    }))
    return step({ ...next, announcement: isReread ? 'ready' : 'failed' })
  },
  'earlier-answer-failed': (state, { key, message }) =>
    step(
      withExchange(state, key, (one) =>
        one.isFetchingEarlier ? { ...one, isFetchingEarlier: false, earlierFailure: message } : one,
      ),
    ),
  'answer-rated'(state, { key, result, at }) {
    const rated = withExchange(state, key, (one) => applyRating(one, result))
    const next = result.standing ? withBalance(rated, result.standing, at) : rated
    return step({ ...next, revision: state.revision + 1 })
  },
}

function sendEffects(
  { chat, astrologer, bid }: Conversation,
  key: string,
  question: string,
  how: { anew: 0 | 1; meant?: string; person?: string },
): ConversationEffect[] {
  const asstId = chat?.asst_id ?? ''
  return [
    { type: 'save-text', name: sentQuestionName(asstId), text: question },
    { type: 'send-question', key, asstId, astrologer, bid, question, ...how },
    { type: 'notify-tabs' },
  ]
}

/** The question waits for the network, in place of its answer. */
function queue(state: Conversation, key: string): Conversation {
  const queued = withExchange(state, key, (one) => ({ ...one, state: 'queued', lost: false }))
  return { ...queued, announcement: '' }
}

/** Nothing was left to ask with: the question goes back into the box, which says what questions cost. */
function openPaywall(state: Conversation, key: string): Step {
  const refused = exchangeOf(state, key)
  if (!refused || !isRunning(refused) || !state.chat) return step(state)
  const exchanges = state.exchanges.filter((one) => one !== refused)
  return step(
    { ...state, exchanges, draft: refused.question, isPaywallOpen: true, announcement: 'failed' },
    { type: 'save-text', name: sentQuestionName(state.chat.asst_id), text: '' },
    { type: 'save-text', name: draftName(state), text: refused.question },
  )
}

/** Changes an answer that is being written; one that has ended, or is gone, stays as it is. */
function whileRunning(
  state: Conversation,
  key: string,
  change: (exchange: Exchange) => Exchange,
): Step {
  const exchange = exchangeOf(state, key)
  return step(exchange && isRunning(exchange) ? withExchange(state, key, change) : state)
}

function failWith(exchange: Exchange, message: string): Exchange {
  return { ...exchange, state: 'failed', text: '', lost: false, failure: message }
}

/** After an answer, however it ended. */
function settle(state: Conversation, key: string, isReady: boolean): Step {
  const effects: ConversationEffect[] = [{ type: 'notify-tabs' }]
  if (state.chat) {
    const name = sentQuestionName(state.chat.asst_id)
    effects.unshift({ type: 'save-text', name, text: '' })
  }
  if (isReady) effects.push({ type: 'refresh-list' })
  const stoppingAnswer = state.stoppingAnswer === key ? null : state.stoppingAnswer
  const next = endIfTimeOver({ ...state, stoppingAnswer, revision: state.revision + 1 })
  return step(next.state, ...effects, ...next.effects)
}
