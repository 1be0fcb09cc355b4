import { BlogUnavailable } from './blog.ts'

interface CacheEntry {
  value: unknown
  at: number
}

/**
 * Remembers what a source said: within `freshMs` it is not asked again; if it then fails, what it said
 * last is good still, and it is left alone for `restMs`. Simultaneous askers share one question.
 * At most `most` answers; the one kept longest goes first.
 */
export function cacheBlogSource(options: {
  freshMs: number
  restMs: number
  entryLimit: number
  now: () => number
  onFault: (error: unknown) => void
}) {
  const { freshMs, restMs, entryLimit, now, onFault } = options
  const cache = new Map<string, CacheEntry>()
  const asking = new Map<string, Promise<unknown>>()
  let restsUntil = 0

  async function ask<Value>(key: string, question: () => Promise<Value>): Promise<Value> {
    try {
      const value = await question()
      cache.delete(key)
      cache.set(key, { value, at: now() })
      if (cache.size > entryLimit) cache.delete(cache.keys().next().value!)
      return value
    } catch (error) {
      restsUntil = now() + restMs
      onFault(error)
      return stale(key) as Value
    } finally {
      asking.delete(key)
    }
  }

  function stale(key: string): unknown {
    const old = cache.get(key)
    if (!old) throw new BlogUnavailable('The blog does not answer, and no copy is kept.')
    return old.value
  }

  return <Value>(key: string, question: () => Promise<Value>): Promise<Value> => {
    const old = cache.get(key)
    if (old && now() - old.at < freshMs) return Promise.resolve(old.value as Value)
    const underWay = asking.get(key)
    if (underWay) return underWay as Promise<Value>
    if (now() < restsUntil) return Promise.resolve().then(() => stale(key) as Value)
    const asked = ask(key, question)
    asking.set(key, asked)
    return asked
  }
}
