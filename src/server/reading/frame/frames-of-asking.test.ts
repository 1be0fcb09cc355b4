import { expect, test, vi } from 'vitest'
import { readOnce } from './frames-of-asking.ts'
import { type Frame } from './frame.ts'
import { readFrame } from './read-frame.ts'

const question = 'When will I find better work?'

test('a frame is read once for an asking, and anew for what rests on anything else', () => {
  const read = vi.fn<() => Frame>(() =>
    readFrame({ text: question, person: {}, history: [] }, new Date(0)),
  )
  const at = new Date('2026-11-24T06:00:00Z')
  const first = readOnce(at, [question, { gender: 'female' }], read)
  expect(readOnce(at, [question, { gender: 'female' }], read)).toBe(first)
  expect(read).toHaveBeenCalledTimes(1)
  readOnce(at, [question, { gender: 'male' }], read)
  readOnce(at, [`${question} `, { gender: 'female' }], read)
  expect(read).toHaveBeenCalledTimes(3)
})

test('another asking at the same instant shares nothing with it', () => {
  const read = vi.fn<() => Frame>(() =>
    readFrame({ text: question, person: {}, history: [] }, new Date(0)),
  )
  readOnce(new Date(0), [question], read)
  readOnce(new Date(0), [question], read)
  expect(read).toHaveBeenCalledTimes(2)
})

test('many questions at one instant are not all kept', () => {
  const at = new Date(0)
  const frame = readFrame({ text: question, person: {}, history: [] }, at)
  const read = vi.fn<() => Frame>(() => frame)
  for (let number = 0; number <= 1_000; number++) readOnce(at, [number], read)
  readOnce(at, [0], read)
  expect(read).toHaveBeenCalledTimes(1_002)
})
