import type { EventBus } from '../core/event-bus.ts'

/** How long what is the same for every visitor may be shown again. */
const keptMilliseconds = 1_000
const mostEntries = 256
const mostBytes = 16 * 1024 * 1024

export interface CachedResponse {
  bytes: number
}

interface Entry {
  response: Promise<CachedResponse>
  /** Set when it is there; until then nobody may come too late for it. */
  until: number
  bytes: number
}

/** Where the word goes round that something has been written. */
const topic = 'shared'

declare module '../core/context.ts' {
  interface AppContext {
    /** What is the same for every visitor of a moment. */
    responseCache: ResponseCache
  }
}

/**
 * What was just made for one visitor, for the next: those who ask while it is being made wait for it,
 * and for a second it is given again. Only for what depends on nothing but its key, and never for who
 * has a session. Whatever is written in this process forgets all of it at once, what is written in
 * another as soon as the word comes.
 */
export class ResponseCache {
  readonly #eventBus: EventBus
  #entries = new Map<string, Entry>()
  #isListening = false

  constructor(eventBus: EventBus) {
    this.#eventBus = eventBus
  }

  /** What there is under `key`, or what `make` makes now. A failure is kept for nobody. */
  get<T extends CachedResponse>(key: string, make: () => Promise<T>): Promise<T> {
    this.#listen()
    const entries = this.#entries
    const now = performance.now()
    const known = entries.get(key)
    if (known && now < known.until) return known.response as Promise<T>
    makeRoom(entries, now)
    const response = make()
    const entry: Entry = { response, until: Number.POSITIVE_INFINITY, bytes: 0 }
    entries.set(key, entry)
    response.then(
      ({ bytes }) => {
        entry.bytes = bytes
        entry.until = performance.now() + keptMilliseconds
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key)
      },
    )
    return response
  }

  /**
   * Something has been written: what was read before it is shown to nobody who asks from now on.
   *
   * @param everywhere whether other processes are told at once. They see it within a second anyway.
   */
  clear(everywhere: boolean): void {
    this.#entries = new Map()
    if (everywhere) this.#eventBus.publish(topic)
  }

  /** A line of its own to the database is opened with the first that is kept, not before. */
  #listen(): void {
    if (this.#isListening) return
    this.#isListening = true
    this.#eventBus.subscribe(topic, () => (this.#entries = new Map()))
  }
}

function makeRoom(entries: Map<string, Entry>, now: number): void {
  let bytes = 0
  for (const [key, entry] of entries)
    if (now >= entry.until) entries.delete(key)
    else bytes += entry.bytes
  // As they were made: the oldest first.
  for (const [key, entry] of entries) {
    if (entries.size < mostEntries && bytes < mostBytes) return
    entries.delete(key)
    bytes -= entry.bytes
  }
}
