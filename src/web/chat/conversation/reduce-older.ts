import { olderOf } from './conversation.ts'
import { step, type Handlers } from './conversation-event.ts'
import { exchangesOf } from './exchange.ts'

/** What was said before the first question on the page, fetched as its reader comes to it. */
export const olderHandlers: Handlers<'older-requested' | 'older-loaded' | 'older-failed'> = {
  'older-requested'(state, { asstId }) {
    const before = state.exchanges[0]?.mid
    if (!before || state.older === 'none' || state.older === 'loading') return step(state)
    return step({ ...state, older: 'loading' }, { type: 'load-older', asstId, before })
  },
  'older-loaded'(state, { history, before }) {
    if (state.older !== 'loading') return step(state)
    // The chat was loaded anew meanwhile, from another question on.
    if (state.exchanges[0]?.mid !== before) return step({ ...state, older: 'there' })
    const exchanges = [...exchangesOf(history), ...state.exchanges]
    return step({ ...state, exchanges, older: olderOf(history) })
  },
  'older-failed': (state) =>
    step(state.older === 'loading' ? { ...state, older: 'failed' } : state),
}
