import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measureAccuracy } from './testing/accuracy.ts'

const file = new URL('../reference/measured.json', import.meta.url)

test('what the accuracy page says is what is measured, to the last digit shown', () => {
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(measureAccuracy())
})

test('every graha, the ascendant and the risings keep their bars', () => {
  const { rows, different } = measureAccuracy()
  const worst = (what: string) => rows.find((row) => row.what.startsWith(what))?.worst ?? Infinity
  for (const graha of ['sun', 'moon', 'mars', 'mercury', 'venus', 'jupiter'])
    expect(worst(graha), graha).toBeLessThanOrEqual(0.6)
  expect(worst('saturn')).toBeLessThanOrEqual(1.3)
  expect(worst('trueNode')).toBeLessThanOrEqual(1)
  expect(worst('ascendant before 2050')).toBeLessThanOrEqual(0.1)
  expect(worst('first dasha')).toBeLessThanOrEqual(0.1)
  expect(worst('hindu sunrise')).toBeLessThanOrEqual(2)
  expect(worst('standard sunrise')).toBeLessThanOrEqual(10)
  expect(different).toEqual([])
})
