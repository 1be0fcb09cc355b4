import { expect, test } from 'vitest'
import { birthDay } from './birth-day.ts'

test('the day of a birth is written out; what is no date stays as it is', () => {
  expect(birthDay('04/03/1991', 'en')).toBe('4 March 1991')
  expect(birthDay('14/11/1899', 'hi')).toBe('14 नवंबर 1899')
  expect(birthDay('1991', 'en')).toBe('1991')
})
