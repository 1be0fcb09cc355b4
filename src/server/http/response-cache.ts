import type { House } from '../core/context.ts'
import { busOf } from '../core/event-bus.ts'

/** How long what is the same for every visitor may be shown again. */
const keptMilliseconds = 1_000
const mostEntries = 256
const mostBytes = 16 * 1024 * 1024

export interface Shared {
  bytes: number
}

interface Entry {
  made: Promise<Shared>
  /** Set when it is there; until then nobody may come too late for it. */
  until: number
  bytes: number
}

/** Where the word goes round that something has been written. */
const topic = 'shared'
const heard = new WeakSet<House>()
const kept = new WeakMap<House, Map<string, Entry>>()

/**
 * What was just made for one visitor, for the next: those who ask while it is being made wait for it,
 * and for a second it is given again. Only for what depends on nothing but its key, and never for who
 * has a session. Whatever is written in this process forgets all of it at once, what is written in
 * another as soon as the word comes.
 */
export function shared<T extends Shared>(
  house: House,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const all = kept.get(house) ?? opened(house)
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

function opened(house: House): Map<string, Entry> {
  const all = new Map<string, Entry>()
  if (!heard.has(house)) {
    heard.add(house)
    busOf(house).subscribe(topic, () => kept.delete(house))
  }
  kept.set(house, all)
  return all
}

/**
 * Something has been written: what was read before it is shown to nobody who asks from now on.
 *
 * @param everywhere whether other processes are told at once. They see it within a second anyway.
 */
export function forgetShared(house: House, everywhere: boolean): void {
  if (everywhere) busOf(house).publish(topic)
  else kept.delete(house)
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
