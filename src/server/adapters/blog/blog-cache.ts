import { LRUCache } from 'lru-cache'
import { ZodError } from 'zod'
import { BlogUnavailable } from './blog.ts'

/**
 * Remembers what a source said: within `freshMs` it is not asked again; if it then fails, what it said
 * last is good still, and it is left alone for `restMs`; after an answer that can't be read, this one
 * question is. Simultaneous askers share one question.
 * At most `entryLimit` answers; the one longest not asked for goes first.
 *
 * @throws BlogUnavailable where nothing is remembered.
 */
export function cacheBlogSource(options: {
  freshMs: number
  restMs: number
  entryLimit: number
  now: () => number
  onFault: (error: unknown) => void
}) {
  const { freshMs, restMs, entryLimit, now, onFault } = options
  let restsUntil = 0
  /** Questions whose answers could not be read. */
  const resting = new LRUCache<string, number>({ max: entryLimit })
  const cache = new LRUCache<string, { value: unknown }, () => Promise<unknown>>({
    max: entryLimit,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
    allowStaleOnFetchRejection: true,
    // A question under way that is pushed out by newer ones still answers whoever asked it.
    ignoreFetchAbort: true,
    async fetchMethod(key, _stale, { context: question }) {
      if (now() < Math.max(restsUntil, resting.get(key) ?? 0))
        throw new BlogUnavailable('The blog rests.')
      try {
        return { value: await question() }
      } catch (error) {
        // An answer that can't be read says nothing of the others; only silence does.
        if (isUnreadable(error)) resting.set(key, now() + restMs)
        else restsUntil = now() + restMs
        onFault(error)
        throw new BlogUnavailable('The blog does not answer.', { cause: error })
      }
    },
  })

  return async <Value>(key: string, question: () => Promise<Value>): Promise<Value> => {
    const entry = await cache.fetch(key, { context: question })
    if (!entry) throw new BlogUnavailable('The blog does not answer, and no copy is kept.')
    return entry.value as Value
  }
}

function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof ZodError
}
