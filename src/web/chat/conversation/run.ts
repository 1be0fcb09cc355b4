import type { CallApi, callApiStream } from '../../api/client.ts'
import type { Reveal } from '../../ui/answer/reveal.ts'
import type { ConversationEvent, PageEffect } from './conversation-event.ts'

/** What the effects need of the world outside. */
export interface ConversationServices {
  callApi: CallApi
  openStream: typeof callApiStream
  reveal: (show: (text: string) => void, known: string) => Reveal
  /** Monotonic, in milliseconds. */
  now: () => number
  /** Whether the device has a network, as far as it knows. */
  isOnline: () => boolean
  /** Text that outlives a reload of the tab; empty for none. */
  loadText: (name: string) => string
  saveText: (name: string, text: string) => void
  /** Tells of changes in other tabs and of the return to this one, until it is closed. */
  watchTabs: (asstId: string, dispatch: (event: ConversationEvent) => void) => TabWatch
  /** Where the server sent no sentence of its own. */
  sentences: Record<'startFailed' | 'errorLater' | 'stillOffline', string>
}

export interface TabWatch {
  /** Has the other tabs of this chat load it again. */
  notify: () => void
  close: () => void
}

/** One run of a conversation, from the time its page stands until it goes. */
export interface Run {
  services: ConversationServices
  /** Does nothing once the run is over. */
  dispatch: (event: ConversationEvent) => void
  onPage: (effect: PageEffect) => void
  /** Aborted when the run is over. */
  signal: AbortSignal
  /** The answers that are being followed, by the keys of their exchanges. */
  followed: Map<string, { controller: AbortController; revealer: Reveal }>
  tabs: TabWatch | null
  /** How often the chat was asked for: of two on their way the later one counts, whichever comes last. */
  loads: number
}
