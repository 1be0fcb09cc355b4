import { setImmediate as nextRound } from 'node:timers/promises'
import pLimit from 'p-limit'

/**
 * In each round one new connection is taken in: a crowd of them must not stand before a quick question.
 * Behind a hundred costly calls it is answered after 12 of them so, after 42 with 5 rounds, after all with one.
 */
const rounds = 20

/** Thrown to one more than may wait. */
export class TooManyWaiting extends Error {}

/**
 * Does each piece of work when it is its turn, `atOnce` at a time and at most `waiting` behind them.
 * Between two of them the event loop goes round: however many ask for what takes long to reckon, a
 * quick question is answered after one or two of them and not after all.
 *
 * @throws TooManyWaiting in place of the work.
 */
export function limitConcurrency(atOnce: number, waiting: number) {
  const limit = pLimit(atOnce)
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) throw new TooManyWaiting()
    return limit(async () => {
      try {
        return await work()
      } finally {
        for (let round = 0; round < rounds; round++) await nextRound()
      }
    })
  }
}
