import type { EventBus } from '../../core/event-bus.ts'
import type { CachedPage } from './cached-page.ts'
import type { MemberTemplate } from './page-for-member.ts'

/** How long a page may be shown again, counted from when it was drawn. */
const lifeMilliseconds = 1_000
/** Of some hundred kilobytes each, packed and unpacked. */
const maximumPages = 200

/** What is kept: a page for all visitors, or what the pages of members are put together from. */
type Kept = CachedPage | MemberTemplate

interface Entry {
  /** null: drawn, and not one to be shown again. */
  page: Promise<Kept | null>
  /** By `performance.now()`; without an end while it is being drawn, so that whoever asks waits for it. */
  expiresAt: number
}

/** What processes tell each other when something on these pages was written. */
const eventTopic = 'page-cache'

declare module '../../core/context.ts' {
  interface AppContext {
    pageCache: PageCache
  }
}

/**
 * The pages that were drawn for many within the last second (decisions 020 and 107). Only for pages that
 * are the same for all of them, but for their holes: cacheable-page.ts says which.
 */
export class PageCache {
  readonly #eventBus: EventBus
  #entries = new Map<string, Entry>()
  #isListening = false

  constructor(eventBus: EventBus) {
    this.#eventBus = eventBus
  }

  /** Whether a page under this key is there, or being drawn. */
  has(key: string): boolean {
    const known = this.#entries.get(key)
    return known !== undefined && performance.now() < known.expiresAt
  }

  /**
   * The page under this key, drawn now if there is none. A drawing that fails is kept for nobody.
   *
   * @param key all that the page depends on: for whom it is, its whole address, light or dark.
   */
  get<Page extends Kept>(key: string, draw: () => Promise<Page | null>): Promise<Page | null> {
    this.#listen()
    const entries = this.#entries
    const known = entries.get(key)
    if (known && performance.now() < known.expiresAt) return known.page as Promise<Page | null>
    entries.delete(key)
    if (entries.size >= maximumPages) dropSome(entries)
    const page = draw()
    const entry: Entry = { page, expiresAt: Number.POSITIVE_INFINITY }
    entries.set(key, entry)
    page.then(
      () => (entry.expiresAt = performance.now() + lifeMilliseconds),
      () => entries.get(key) === entry && entries.delete(key),
    )
    return page
  }

  /**
   * Something was written: whoever asks from now on sees it. Those who asked before still get what is
   * being drawn.
   *
   * @param everywhere whether other processes are told at once; within a second they see it anyway.
   */
  clear(everywhere: boolean): void {
    this.#entries = new Map()
    if (everywhere) this.#eventBus.publish(eventTopic)
  }

  /** The bus opens its line to the database for the first who listens: not before there is a page. */
  #listen(): void {
    if (this.#isListening) return
    this.#isListening = true
    this.#eventBus.subscribe(eventTopic, () => (this.#entries = new Map()))
  }
}

/** Drops what has expired, and the page drawn longest ago where nothing has. */
function dropSome(entries: Map<string, Entry>): void {
  const now = performance.now()
  for (const [key, { expiresAt }] of entries) if (now >= expiresAt) entries.delete(key)
  const [oldestKey] = entries.keys()
  if (entries.size >= maximumPages && oldestKey !== undefined) entries.delete(oldestKey)
}
