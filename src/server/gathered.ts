/**
 * Makes one question out of many: keys that are asked for in the same round of the event loop go out
 * together. Under load a round has many requests in it, and a question to the database costs far more
 * than one more row of its answer.
 *
 * @param find the values of these keys, each once; a key without a value is left out.
 * @returns the value of one key. Every question begins after it was asked, so nothing old is given.
 */
export function gathered<K, V>(
  find: (keys: K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  let waiting: Set<K> | null = null
  let answer: Promise<ReadonlyMap<K, V>>
  return async (key) => {
    if (waiting) waiting.add(key)
    else {
      const keys = (waiting = new Set([key]))
      answer = new Promise((done) =>
        setImmediate(() => {
          waiting = null
          done(find([...keys]))
        }),
      )
    }
    return (await answer).get(key)
  }
}
