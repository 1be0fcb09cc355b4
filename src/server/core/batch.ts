/** So many questions are under way at once. */
const mostAtOnce = 2

interface Batch<K, V> extends PromiseWithResolvers<ReadonlyMap<K, V>> {
  keys: Set<K>
}

/**
 * Makes one question out of many: keys that are asked for in the same round of the event loop go out
 * together, and so do all that come while two questions are under way. A question to the database costs
 * far more than one more row of its answer: the busier it is, the more go in one.
 *
 * @param find the values of these keys, each once; a key without a value is left out.
 * @returns the value of one key. Every question begins after it was asked, so nothing old is given.
 */
export function batchLookups<K, V>(
  find: (keys: K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let waiting: Batch<K, V> | null = null
  let underWay = 0
  const ask = async (batch: Batch<K, V>) => {
    waiting = null
    underWay++
    await find([...batch.keys]).then(batch.resolve, batch.reject)
    underWay--
    if (waiting) void ask(waiting)
  }
  return async (key) => {
    if (waiting) waiting.keys.add(key)
    else {
      const batch: Batch<K, V> = { keys: new Set([key]), ...Promise.withResolvers() }
      waiting = batch
      // If none has come to its end before that, which takes whoever waits along.
      if (underWay < mostAtOnce) setImmediate(() => waiting === batch && void ask(batch))
    }
    return (await waiting.promise).get(key)
  }
}
