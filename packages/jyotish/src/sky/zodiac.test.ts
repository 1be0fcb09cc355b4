import { expect, test } from 'vitest'
import { degreesInRashi, nakshatrasOfRashi, placeOf, taraOf } from './zodiac.ts'

test('the nakshatras of a rashi are those that its degrees fall into', () => {
  for (let rashi = 0; rashi < 12; rashi++) {
    const degrees = Array.from({ length: 300 }, (_, tenth) => rashi * 30 + tenth / 10 + 0.05)
    const nakshatras = new Set(degrees.map((it) => placeOf(it).nakshatra))
    expect(nakshatrasOfRashi(rashi)).toEqual([...nakshatras])
  }
})

test('degrees within a rashi begin anew with each', () => {
  expect([0, 29.5, 30, 359.25].map(degreesInRashi)).toEqual([0, 29.5, 0, 29.25])
})

test.each([
  [0, 0, 1],
  [8, 0, 9],
  [9, 0, 1],
  [0, 26, 2],
  [3, 5, 8],
])('nakshatra %i from birth star %i is tara %i', (nakshatra, janma, tara) => {
  expect(taraOf(nakshatra, janma)).toBe(tara)
})
