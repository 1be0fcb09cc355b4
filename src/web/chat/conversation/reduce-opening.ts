import { isAnswering, sentQuestionName, withBalance, type Conversation } from './conversation.ts'
import { step, type ConversationEffect, type Handlers, type Step } from './conversation-event.ts'
import { exchangesOf, isRunning, type ChatHistory, type Exchange } from './exchange.ts'

/** Starting a chat, and loading it again as other tabs and the server go on with it. */
export const openingHandlers: Handlers<
  | 'opened'
  | 'chat-started'
  | 'start-refused'
  | 'history-loaded'
  | 'history-failed'
  | 'reload-requested'
  | 'came-online'
> = {
  opened(state) {
    const { phase, astrologer, bid, isCelebrity } = state
    if (phase === 'open') return resumeRunning(state)
    if (phase !== 'opening') return step(state)
    return step(state, { type: 'start-chat', astrologer, bid, isCelebrity })
  },
  'chat-started'(state, { chat, at }) {
    if (state.phase !== 'opening') return step(state)
    const next = withBalance({ ...state, chat }, chat, at)
    return step(next, ...loadEffects(next))
  },
  'start-refused': refuse,
  'history-loaded'(state, event) {
    const { phase, chat, revision, isStopping } = state
    if (!chat || (phase !== 'opening' && phase !== 'open')) return step(state)
    // What this tab is following itself is newer than what was loaded.
    if (isAnswering(state)) return step(state)
    if (event.revision !== revision) return step(state, ...loadEffects(state))
    if (!event.history.active)
      // A chat that this tab is ending goes on to its summary.
      return isStopping ? step(state) : step({ ...state, phase: 'ended' }, { type: 'leave' })
    return takeOver(state, event.history, event.sentQuestion, event.at)
  },
  'history-failed'(state, { message, isGone }) {
    if (state.phase === 'opening') return refuse(state, { message })
    if (state.phase !== 'open') return step(state)
    if (isGone) return step({ ...state, phase: 'ended' }, { type: 'leave' })
    return step({ ...state, isStale: true })
  },
  'reload-requested': (state) =>
    state.phase === 'open' && !isAnswering(state)
      ? step(state, ...loadEffects(state))
      : step(state),
  'came-online': (state) => (state.isStale ? step(state, ...loadEffects(state)) : step(state)),
}

function refuse(state: Conversation, { message }: { message: string }): Step {
  if (state.phase !== 'opening') return step(state)
  return step({ ...state, phase: 'refused', refusal: message }, { type: 'alert', message })
}

/** Asks for what the server has; nothing for a chat that is only read. */
export function loadEffects({ chat, revision }: Conversation): ConversationEffect[] {
  return chat ? [{ type: 'load-history', asstId: chat.asst_id, revision }] : []
}

/** Shows what the server has, but for what stands in no chat: offers and answers read again. */
function takeOver(
  state: Conversation,
  history: ChatHistory,
  sentQuestion: string,
  at: number,
): Step {
  const asstId = state.chat?.asst_id ?? ''
  const loaded = exchangesOf(history).map((one) => ({ ...one, key: keyIn(state, one) }))
  const ofThisTab = state.exchanges.filter((one) => one.state === 'offered' || one.isReread)
  const next: Conversation = {
    ...withBalance(state, history, at),
    phase: 'open',
    exchanges: [...loaded, ...ofThisTab],
    isStale: false,
  }
  const effects: ConversationEffect[] =
    state.phase === 'opening' ? [{ type: 'watch-tabs', asstId }] : []
  if (sentQuestion) {
    effects.push({ type: 'save-text', name: sentQuestionName(asstId), text: '' })
    const hasArrived = loaded.slice(-3).some((one) => one.question === sentQuestion)
    if (!hasArrived) next.draft = sentQuestion
  }
  const resumed = resumeRunning(next)
  return step(resumed.state, ...effects, ...resumed.effects)
}

/** An answer keeps the key, and so its place on the page, that it had before its id was known. */
function keyIn({ exchanges }: Conversation, { key, mid }: Exchange): string {
  return exchanges.findLast((one) => one.mid === mid && !one.isReread)?.key ?? key
}

function resumeRunning(state: Conversation): Step {
  const effects = state.exchanges
    .filter(isRunning)
    .flatMap(({ key, mid, text }): ConversationEffect[] =>
      mid ? [{ type: 'resume-answer', key, mid, text }] : [],
    )
  return step(effects.length ? { ...state, announcement: 'started' } : state, ...effects)
}
