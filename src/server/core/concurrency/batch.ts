import DataLoader from 'dataloader'

/** So many questions are under way at once. */
const mostAtOnce = 2

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
  let underWay = 0
  let dispatchNext: (() => void) | undefined
  const lookUp = async (keys: readonly K[]) => {
    underWay++
    try {
      const values = await find([...new Set(keys)])
      return keys.map((key) => values.get(key))
    } finally {
      underWay--
      const dispatch = dispatchNext
      dispatchNext = undefined
      dispatch?.()
    }
  }
  const loader = new DataLoader<K, V | undefined>(lookUp, {
    cache: false,
    batchScheduleFn(dispatch) {
      if (underWay < mostAtOnce) setImmediate(dispatch)
      else dispatchNext = dispatch
    },
  })
  return (key) => loader.load(key)
}
