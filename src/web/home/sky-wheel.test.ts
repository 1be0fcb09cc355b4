import { kundli } from '@drishti/jyotish'
import { array, assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'
import { skyWheel, spreadLabels } from './sky-wheel.server.ts'

const ujjain = { latitude: 23.18, longitude: 75.78 }
const apart = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180)

test('names on the dial stand at least ten degrees apart, however the grahas crowd', () => {
  const degree = double({ min: 0, max: 359.999, noNaN: true })
  assert(
    property(array(degree, { minLength: 9, maxLength: 9 }), (degrees) => {
      const names = spreadLabels(degrees)
      for (const [n, one] of names.entries())
        for (const other of names.slice(n + 1)) expect(apart(one, other)).toBeGreaterThan(10)
    }),
  )
})

test('a name without neighbours stands where its graha stands', () => {
  expect(spreadLabels([10, 60, 200])).toEqual([10, 60, 200])
})

test('nine grahas, twelve signs and the Moon’s nakshatra are on the dial in both languages', () => {
  const { grahas } = kundli({ utc: '2026-11-20T18:00:00Z', ...ujjain })
  const [english, hindi] = [skyWheel(grahas, 'en'), skyWheel(grahas, 'hi')]
  expect(english.match(/<text/g)).toHaveLength(21)
  expect(english).toContain('Moon: Pisces')
  expect(english).toContain('<title>Uttara Bhadrapada</title>')
  expect(hindi).toContain('शनि')
  expect(hindi).not.toMatch(/[A-Za-z]{4,}<\/text>/)
})
