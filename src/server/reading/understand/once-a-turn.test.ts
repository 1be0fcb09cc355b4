import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { onceATurn } from './once-a-turn.ts'
import { keptByWord } from './words-met.ts'

test('a text is reckoned once in a turn of the loop, and nothing of it stays for the next', async () => {
  const reckon = vi.fn<(text: string) => number>((text) => text.length)
  const lengthOf = onceATurn(reckon)
  expect([lengthOf('a question'), lengthOf('another'), lengthOf('a question')]).toEqual([10, 7, 10])
  expect(reckon).toHaveBeenCalledTimes(2)
  await nextTurn()
  lengthOf('a question')
  expect(reckon).toHaveBeenCalledTimes(3)
})

test('of many texts in one turn, and of many words, no more than some are kept', () => {
  const reckon = vi.fn<(text: string) => string>((text) => text)
  const kept = onceATurn(reckon)
  for (let number = 0; number <= 200; number++) kept(String(number))
  kept('0')
  expect(reckon).toHaveBeenCalledTimes(202)
  const make = vi.fn<(word: string) => string>((word) => word)
  const ofWord = keptByWord(make)
  for (let number = 0; number <= 8_000; number++) ofWord(String(number))
  ofWord('8000')
  expect(make).toHaveBeenCalledTimes(8_001)
  ofWord('0')
  expect(make).toHaveBeenCalledTimes(8_002)
})
