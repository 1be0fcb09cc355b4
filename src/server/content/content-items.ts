import { LRUCache } from 'lru-cache'
import type { ContentKind, ContentValue } from '../../contract/core/content-items.ts'
import type { Config } from '../core/settings/config.ts'
import type { Db } from '../db/schema.ts'

/** One row of what the operator keeps, as its kind holds it. */
export interface ContentItem<K extends ContentKind = ContentKind> {
  name: string
  kind: K
  value: ContentValue<K>
  /** Made up. */
  sample: boolean
  /** What is measured is shown in its place. */
  live: boolean
}

/** How long one process may go on showing what another has changed. */
const freshMilliseconds = 15_000

declare module '../core/context.ts' {
  interface AppContext {
    contentItems: ContentItems
  }
}

/** What the operator keeps for the pages: every page shows some, so it is read once in a quarter of a minute. */
export class ContentItems {
  readonly #cache: LRUCache<'items', ContentItem[]>

  constructor(db: Db) {
    this.#cache = new LRUCache({ max: 1, ttl: freshMilliseconds, fetchMethod: () => readItems(db) })
  }

  /** All of it, in its order. */
  read(): Promise<ContentItem[]> {
    return this.#cache.forceFetch('items')
  }

  /** Has the next page read it anew: something was changed here. A reading under way is not kept. */
  clear(): void {
    this.#cache.clear()
  }
}

function readItems(db: Db): Promise<ContentItem[]> {
  return db
    .selectFrom('content_items')
    .select(['name', 'kind', 'value', 'sample', 'live'])
    .orderBy('place')
    .execute() as Promise<ContentItem[]>
}

/**
 * Those that people may see: a sample stands only at an address of developers, where it says that it is
 * one, and a link that was never set stands nowhere.
 */
export function shownItems<K extends ContentKind>(
  { production }: Config,
  items: ContentItem[],
  kind: K,
): ContentItem<K>[] {
  const shown = contentOfKind(items, kind)
  if (production || kind === 'link') return shown.filter(({ sample }) => !sample)
  return shown
}

/** The items of one kind, in their order. */
export function contentOfKind<K extends ContentKind>(
  items: ContentItem[],
  kind: K,
): ContentItem<K>[] {
  return items.filter((item): item is ContentItem<K> => item.kind === kind)
}

/** The one of this name. @throws where the operator's table lacks it. */
export function findItem<K extends ContentKind>(
  items: ContentItem[],
  kind: K,
  name: string,
): ContentItem<K> {
  const found = contentOfKind(items, kind).find((item) => item.name === name)
  if (!found) throw new Error(`There is no ${kind} ${name} in the content.`)
  return found
}
