/** A small memory: at most `most` entries, each for `lifeMs`; the one longest not asked for goes first. */
export function lruCache<Value>(entryLimit: number, lifeMs: number) {
  const entries = new Map<string, { value: Value; until: number }>()
  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      if (entry.until < Date.now()) return undefined
      entries.set(key, entry)
      return entry.value
    },
    set(key: string, value: Value) {
      entries.delete(key)
      entries.set(key, { value, until: Date.now() + lifeMs })
      if (entries.size > entryLimit) entries.delete(entries.keys().next().value!)
    },
  }
}
