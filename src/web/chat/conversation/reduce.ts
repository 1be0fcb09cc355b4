import type { Conversation } from './conversation.ts'
import type { ConversationEvent, Handlers, Step } from './conversation-event.ts'
import { askingHandlers } from './reduce-asking.ts'
import { olderHandlers } from './reduce-older.ts'
import { openingHandlers } from './reduce-opening.ts'
import { stoppingHandlers } from './reduce-stopping.ts'

const handlers: Handlers<ConversationEvent['type']> = {
  ...openingHandlers,
  ...olderHandlers,
  ...askingHandlers,
  ...stoppingHandlers,
}

/** The one place where a conversation changes: pure, what it wants done comes back as effects. */
export function reduce(state: Conversation, event: ConversationEvent): Step {
  const handle = handlers[event.type] as (state: Conversation, event: ConversationEvent) => Step
  return handle(state, event)
}
