import pLimit, { type LimitFunction } from 'p-limit'

/**
 * So many answers of one process are begun side by side: while the database takes the question of one, another is
 * reckoned.
 */
const atOnce = 3

declare module '../../core/context.ts' {
  interface AppContext {
    /**
     * Begins an answer when it is its turn, first come, first served, until it waits for a model: of a crowd that
     * all went side by side the first would wait as long as the last.
     */
    beginInTurn: LimitFunction
  }
}

export function createTurnsOfBeginning(): LimitFunction {
  return pLimit(atOnce)
}
