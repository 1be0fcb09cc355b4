import { BlogGone } from './blog.ts'

interface Kept {
  value: unknown
  at: number
}

/**
 * Remembers what a source said: within `freshMs` it is not asked again; if it then fails, what it said
 * last is good still, and it is left alone for `restMs`. Simultaneous askers share one question.
 * At most `most` answers; the one kept longest goes first.
 */
export function keeping(options: {
  freshMs: number
  restMs: number
  most: number
  now: () => number
  onFault: (error: unknown) => void
}) {
  const { freshMs, restMs, most, now, onFault } = options
  const kept = new Map<string, Kept>()
  const asking = new Map<string, Promise<unknown>>()
  let restsUntil = 0

  async function ask<Value>(key: string, question: () => Promise<Value>): Promise<Value> {
    try {
      const value = await question()
      kept.delete(key)
      kept.set(key, { value, at: now() })
      if (kept.size > most) kept.delete(kept.keys().next().value!)
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
    const old = kept.get(key)
    if (!old) throw new BlogGone('The blog does not answer, and no copy is kept.')
    return old.value
  }

  return <Value>(key: string, question: () => Promise<Value>): Promise<Value> => {
    const old = kept.get(key)
    if (old && now() - old.at < freshMs) return Promise.resolve(old.value as Value)
    const underWay = asking.get(key)
    if (underWay) return underWay as Promise<Value>
    if (now() < restsUntil) return Promise.resolve().then(() => stale(key) as Value)
    const asked = ask(key, question)
    asking.set(key, asked)
    return asked
  }
}
