import { expect, test } from 'vitest'
import { isMisplaced, type Press } from './double-press.ts'

const ask: Press = { x: 300, y: 600, time: 1_000, name: 'Ask' }
const stop: Press = { x: 304, y: 598, time: 1_180, name: 'Stop answer' }

test('the second press of two does not count on a button that has come between', () => {
  expect(isMisplaced(stop, ask)).toBe(true)
})

test.each([
  ['the first press of all', stop, null],
  ['the same button twice', { ...stop, name: 'Ask' }, ask],
  ['a press after half a second', { ...stop, time: 1_500 }, ask],
  ['a press elsewhere', { ...stop, y: 400 }, ask],
])('%s counts', (_, press, before) => {
  expect(isMisplaced(press, before)).toBe(false)
})
