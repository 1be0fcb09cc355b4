import pLimit, { type LimitFunction } from 'p-limit'

/** How many of the chat's transactions run at once in one process: the other connections are for everybody else. */
const atOnce = 5

/** Does `work` when it is its turn, first come, first served. */
export type TransactionLimit = LimitFunction

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
  return pLimit(atOnce)
}
