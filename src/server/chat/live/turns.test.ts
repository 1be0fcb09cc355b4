import { expect, test } from 'vitest'
import { inTurn } from './turns.ts'

test('no more than five work at once, all get their turn in order, and one that throws takes no turn with it', async () => {
  const context = {}
  let running = 0
  let most = 0
  const begun: number[] = []
  const works = Array.from({ length: 100 }, (_, place) =>
    inTurn(context, async () => {
      begun.push(place)
      most = Math.max(most, (running += 1))
      await new Promise((done) => setTimeout(done, place % 3))
      running -= 1
      if (place % 7 === 0) throw new Error('broken')
      return place
    }).catch(() => -1),
  )
  const done = await Promise.all(works)
  expect(most).toBe(5)
  expect(begun).toEqual(Array.from({ length: 100 }, (_, place) => place))
  expect(done).toEqual(Array.from({ length: 100 }, (_, place) => (place % 7 === 0 ? -1 : place)))
})
