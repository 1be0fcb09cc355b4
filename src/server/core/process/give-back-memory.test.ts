import { getHeapSpaceStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { giveBackMemory } from './give-back-memory.ts'

const roomForYoung = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_used_size ??
  0

test('what is not used any more is collected, and nobody is left the means to do it', () => {
  const before = roomForYoung()
  let garbage: object[] = Array.from({ length: 50_000 }, (_none, index) => ({ index }))
  expect(garbage).toHaveLength(50_000)
  garbage = []
  giveBackMemory()
  expect(roomForYoung()).toBeLessThan(Math.max(before, 1_000_000))
  expect('gc' in globalThis).toBe(false)
})
