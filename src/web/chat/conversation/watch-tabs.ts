import type { ConversationEvent } from './conversation-event.ts'
import type { TabWatch } from './run.ts'

/** Hears of changes to a chat in other tabs, and of the return to this one and to the network. */
export function watchTabs(asstId: string, dispatch: (event: ConversationEvent) => void): TabWatch {
  const channel = new BroadcastChannel(`chat:${asstId}`)
  const closing = new AbortController()
  const { signal } = closing
  const reload = () => dispatch({ type: 'reload-requested' })
  channel.addEventListener('message', reload, { signal })
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && reload(),
    { signal },
  )
  window.addEventListener('online', () => dispatch({ type: 'came-online' }), { signal })
  return {
    notify: () => channel.postMessage('changed'),
    close() {
      closing.abort()
      channel.close()
    },
  }
}
