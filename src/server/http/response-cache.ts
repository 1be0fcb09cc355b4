import type { AppContext } from '../core/context.ts'
import { busOf } from '../core/event-bus.ts'

/** How long what is the same for every visitor may be shown again. */
const keptMilliseconds = 1_000
const mostEntries = 256
const mostBytes = 16 * 1024 * 1024

export interface CachedResponse {
  bytes: number
}

interface Entry {
  made: Promise<CachedResponse>
  /** Set when it is there; until then nobody may come too late for it. */
  until: number
  bytes: number
}

/** Where the word goes round that something has been written. */
const topic = 'shared'
const heard = new WeakSet<AppContext>()
const kept = new WeakMap<AppContext, Map<string, Entry>>()

/**
 * What was just made for one visitor, for the next: those who ask while it is being made wait for it,
 * and for a second it is given again. Only for what depends on nothing but its key, and never for who
 * has a session. Whatever is written in this process forgets all of it at once, what is written in
 * another as soon as the word comes.
 */
export function cachedResponse<T extends CachedResponse>(
  context: AppContext,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const all = kept.get(context) ?? opened(context)
  const now = performance.now()
  const known = all.get(key)
  if (known && now < known.until) return known.made as Promise<T>
  makeRoom(all, now)
  const made = make()
  const entry: Entry = { made, until: Number.POSITIVE_INFINITY, bytes: 0 }
  all.set(key, entry)
  made.then(
    ({ bytes }) => {
      entry.bytes = bytes
      entry.until = performance.now() + keptMilliseconds
    },
    () => {
      if (all.get(key) === entry) all.delete(key)
    },
  )
  return made
}

function opened(context: AppContext): Map<string, Entry> {
  const all = new Map<string, Entry>()
  if (!heard.has(context)) {
    heard.add(context)
    busOf(context).subscribe(topic, () => kept.delete(context))
  }
  kept.set(context, all)
  return all
}

/**
 * Something has been written: what was read before it is shown to nobody who asks from now on.
 *
 * @param everywhere whether other processes are told at once. They see it within a second anyway.
 */
export function clearResponseCache(context: AppContext, everywhere: boolean): void {
  if (everywhere) busOf(context).publish(topic)
  else kept.delete(context)
}

function makeRoom(all: Map<string, Entry>, now: number): void {
  let bytes = 0
  for (const [key, entry] of all)
    if (now >= entry.until) all.delete(key)
    else bytes += entry.bytes
  // As they were made: the oldest first.
  for (const [key, entry] of all) {
    if (all.size < mostEntries && bytes < mostBytes) return
    all.delete(key)
    bytes -= entry.bytes
  }
}
