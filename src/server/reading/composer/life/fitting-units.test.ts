import { expect, test } from 'vitest'
import { withFittingUnit } from './fitting-units.ts'

const from = Date.parse('2027-01-22')
const days = (count: number): [number, number] => [from, from + count * 86_400_000]

test.each([
  ['I chose those weeks because the Mercury pratyantar will run', 150, /those months/],
  ['I chose those weeks because the Mercury pratyantar will run', 20, /those weeks/],
  ['those months suit this purchase most', 20, /those weeks/],
  ['उन हफ़्तों में बुध का प्रत्यंतर रहेगा', 150, /उन महीनों में/],
  ['Ask within three weeks', 150, /three weeks/],
])('%s, of %i days', (text, count, expected) => {
  expect(withFittingUnit(text, days(count))).toMatch(expected)
})
