import { expect, test } from 'vitest'
import { isWhole } from './lead-on.ts'

test.each([
  ['3', 31, false],
  ['4', 31, true],
  ['31', 31, true],
  ['०५', 31, true],
  ['1', 12, false],
  ['2', 12, true],
  ['0', 12, false],
  ['2', 23, false],
  ['5', 59, false],
  ['6', 59, true],
  ['199', 9999, false],
  ['1994', 9999, true],
  ['', 31, false],
  ['x', 31, false],
] as const)('%j in a box up to %d: nothing more can follow is %s', (text, largest, expected) => {
  expect(isWhole(text, largest)).toBe(expected)
})
