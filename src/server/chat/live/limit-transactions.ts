/** How many of the chat's transactions run at once in one process: the other connections are for everybody else. */
const atOnce = 5

/** Does `work` when it is its turn, first come, first served. */
export type TransactionLimit = <T>(work: () => Promise<T>) => Promise<T>

declare module '../../core/context.ts' {
  interface AppContext {
    limitChatTransactions: TransactionLimit
  }
}

/**
 * A limit for the chat's transactions. A thousand answers that end together wait here, where waiting
 * costs nothing, and not for a connection, where it ends in a time-out.
 */
export function createTransactionLimit(): TransactionLimit {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else await new Promise<void>((begin) => void waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
