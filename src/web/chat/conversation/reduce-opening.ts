import { draftName } from '../../core/session-text.ts'
import {
  isAnswering,
  olderOf,
  sentQuestionName,
  withBalance,
  type Conversation,
} from './conversation.ts'
import { step, type ConversationEffect, type Handlers, type Step } from './conversation-event.ts'
import { exchangesOf, isRunning, type ChatHistory, type Exchange } from './exchange.ts'

/** Starting a chat, and loading it again as other tabs and the server go on with it. */
export const openingHandlers: Handlers<
  | 'opened'
  | 'chat-started'
  | 'start-refused'
  | 'start-requested'
  | 'history-loaded'
  | 'history-failed'
  | 'reload-requested'
  | 'draft-restored'
> = {
  opened(state) {
    const { phase, astrologer, bid, isCelebrity, isFresh, chat } = state
    if (phase === 'open') {
      const resumed = resumeRunning(state)
      if (!chat) return resumed
      const asstId = chat.asst_id
      return step(
        resumed.state,
        { type: 'watch-tabs', asstId },
        { type: 'restore-texts', asstId, draft: draftName(state) },
        ...resumed.effects,
      )
    }
    if (phase !== 'opening') return step(state)
    return step(state, { type: 'start-chat', astrologer, bid, isCelebrity, isFresh })
  },
  'chat-started'(state, { chat, at }) {
    if (state.phase !== 'opening') return step(state)
    const next = withBalance({ ...state, chat }, chat, at)
    // Watched before it is loaded: what changes in between is heard.
    return step(next, { type: 'watch-tabs', asstId: chat.asst_id }, ...loadEffects(next))
  },
  'start-refused'(state, { message, isRule = false }) {
    const refused = refuse(state, { message })
    if (refused.state === state) return refused
    return step({ ...refused.state, isPaywallOpen: isRule })
  },
  'start-requested'(state) {
    if (state.phase !== 'refused') return step(state)
    const { astrologer, bid, isCelebrity, isFresh } = state
    const next: Conversation = { ...state, phase: 'opening', isPaywallOpen: false }
    return step(next, { type: 'start-chat', astrologer, bid, isCelebrity, isFresh })
  },
  'history-loaded'(state, event) {
    const { phase, chat, revision, isStopping } = state
    if (!chat || (phase !== 'opening' && phase !== 'open')) return step(state)
    // What this tab is following itself is newer than what was loaded.
    if (isAnswering(state)) return step(state)
    if (event.revision !== revision) return step(state, ...loadEffects(state))
    // A chat that this tab is ending goes on to its summary.
    if (!event.history.active && isStopping) return step(state)
    return takeOver(state, event.history, event.sentQuestion, event.at)
  },
  'history-failed'(state, { message, isGone }) {
    if (state.phase === 'opening') return refuse(state, { message })
    if (state.phase !== 'open') return step(state)
    if (isGone) return step({ ...state, phase: 'ended' }, { type: 'leave' })
    return step({ ...state, isStale: true })
  },
  'reload-requested'(state) {
    const isLoadable = state.phase === 'open' || state.phase === 'opening'
    return step(state, ...(isLoadable && !isAnswering(state) ? loadEffects(state) : []))
  },
  'draft-restored': (state, { text }) =>
    step(state.draft || !text ? state : { ...state, draft: text }),
}

function refuse(state: Conversation, { message }: { message: string }): Step {
  if (state.phase !== 'opening') return step(state)
  return step({ ...state, phase: 'refused', refusal: message })
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
  const older = olderThan(state, loaded)
  const ofThisTab = state.exchanges.filter(
    (one) => one.state === 'offered' || one.state === 'queued' || one.isReread,
  )
  const next: Conversation = {
    ...withBalance(state, history, at),
    phase: 'open',
    exchanges: [...older, ...loaded, ...ofThisTab],
    older: older.length ? state.older : olderOf(history),
    isEnded: !history.active,
    isStale: false,
  }
  const effects: ConversationEffect[] = []
  if (sentQuestion && !ofThisTab.some((one) => one.state === 'queued')) {
    effects.push({ type: 'save-text', name: sentQuestionName(asstId), text: '' })
    const hasArrived = loaded.slice(-3).some((one) => one.question === sentQuestion)
    if (!hasArrived) next.draft = sentQuestion
  }
  const resumed = resumeRunning(next)
  return step(resumed.state, ...effects, ...resumed.effects)
}

/** What had been fetched of the chat before what was loaded now. */
function olderThan({ exchanges }: Conversation, [first]: readonly Exchange[]): Exchange[] {
  const place = exchanges.findIndex((one) => first && one.mid === first.mid && !one.isReread)
  return exchanges.slice(0, Math.max(0, place))
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
