import { setImmediate as nextRound } from 'node:timers/promises'

/** In each round one new connection is taken in: a crowd of them must not stand before a quick question. */
const rounds = 20

/** Thrown to one more than may wait. */
export class TooManyWaiting extends Error {}

/**
 * Gives each piece of work its turn, `atOnce` at a time and at most `waiting` behind them. Between two
 * of them the event loop goes round: however many ask for what takes long to reckon, a quick question
 * is answered after one or two of them and not after all.
 */
export function limitConcurrency(atOnce: number, waiting: number) {
  const queue: (() => void)[] = []
  let busy = 0
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= atOnce) {
      if (queue.length >= waiting) throw new TooManyWaiting()
      await new Promise<void>((turn) => queue.push(turn))
    } else busy++
    try {
      return await work()
    } finally {
      for (let round = 0; round < rounds; round++) await nextRound()
      // The turn is handed on; only without a next one is it given back.
      const next = queue.shift()
      if (next) next()
      else busy--
    }
  }
}
