import pLimit, { type LimitFunction } from 'p-limit'

/** How many of the chat's transactions run at once in one server: the other connections are for everybody else. */
const atOnce = 5

const limits = new WeakMap<object, LimitFunction>()

/**
 * Does `work` when it is its turn, first come, first served. A thousand answers that end together
 * wait here, where waiting costs nothing, and not for a connection, where it ends in a time-out.
 */
export function limitChatTransactions<T>(context: object, work: () => Promise<T>): Promise<T> {
  let limit = limits.get(context)
  if (!limit) limits.set(context, (limit = pLimit(atOnce)))
  return limit(work)
}
