import type { Conversation } from './conversation.ts'
import type { ConversationEvent, PageEffect } from './conversation-event.ts'
import { reduce } from './reduce.ts'
import { runEffect } from './run-effects.ts'
import type { ConversationServices, Run } from './run.ts'

/** A conversation at work: events in, state out; between them effects are run. */
export interface RunningConversation {
  state: () => Conversation
  dispatch: (event: ConversationEvent) => void
  /** @returns ends the subscription. */
  subscribe: (listener: () => void) => () => void
  /** Begins to run effects. @returns ends the run: nothing that comes later changes anything. */
  open: (onPage: (effect: PageEffect) => void) => () => void
}

export function createConversation(
  initial: Conversation,
  services: ConversationServices,
): RunningConversation {
  let state = initial
  let run: Run | null = null
  const listeners = new Set<() => void>()
  const dispatch = (event: ConversationEvent) => {
    const next = reduce(state, event)
    const hasChanged = next.state !== state
    state = next.state
    if (hasChanged) for (const listener of listeners) listener()
    for (const effect of next.effects) if (run) void runEffect(run, effect)
  }
  return {
    state: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open(onPage) {
      const leaving = new AbortController()
      const opened = startRun(services, leaving.signal, onPage, dispatch)
      run = opened
      dispatch({ type: 'opened' })
      return () => {
        leaving.abort()
        for (const { revealer } of opened.followed.values()) revealer.cancel()
        opened.tabs?.close()
        if (run === opened) run = null
      }
    },
  }
}

function startRun(
  services: ConversationServices,
  signal: AbortSignal,
  onPage: Run['onPage'],
  dispatch: Run['dispatch'],
): Run {
  return {
    services,
    signal,
    onPage,
    dispatch: (event) => signal.aborted || dispatch(event),
    followed: new Map(),
    tabs: null,
    loads: 0,
  }
}
