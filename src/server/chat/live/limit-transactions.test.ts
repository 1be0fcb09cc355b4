import { expect, test } from 'vitest'
import { createTransactionLimit } from './limit-transactions.ts'

test('no more than five work at once, all get their turn in order, and one that throws takes no turn with it', async () => {
  const limitTransactions = createTransactionLimit()
  let running = 0
  let peakRunning = 0
  const startOrder: number[] = []
  const works = Array.from({ length: 100 }, (_, place) =>
    limitTransactions(async () => {
      startOrder.push(place)
      peakRunning = Math.max(peakRunning, (running += 1))
      await new Promise((done) => setTimeout(done, place % 3))
      running -= 1
      if (place % 7 === 0) throw new Error('broken')
      return place
    }).catch(() => -1),
  )
  const done = await Promise.all(works)
  expect(peakRunning).toBe(5)
  expect(startOrder).toEqual(Array.from({ length: 100 }, (_, place) => place))
  expect(done).toEqual(Array.from({ length: 100 }, (_, place) => (place % 7 === 0 ? -1 : place)))
})
