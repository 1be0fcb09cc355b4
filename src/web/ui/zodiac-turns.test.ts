import { describe, expect, it } from 'vitest'
import { zodiacSigns } from '../../words/horoscope/zodiac.ts'
import { lastPosition, signsAt, stepOfSwipe, positionAfter } from './zodiac-turns.ts'

describe('the strip of signs', () => {
  it('goes from 0 to 10 and no further', () => {
    expect([
      positionAfter(0, -1),
      positionAfter(0, 1),
      positionAfter(9, 1),
      positionAfter(10, 1),
      positionAfter(10, -1),
    ]).toEqual([0, 1, 10, 10, 9])
  })

  it('has the sign after its position in the middle, and Aries again at its end', () => {
    const middles = Array.from({ length: lastPosition + 1 }, (_, at) => signsAt(at)[1])
    expect(middles).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(signsAt(0)).toEqual([0, 1, 2])
    expect(signsAt(10)).toEqual([10, 11, 0])
  })

  it('turns on a swipe of more than ten pixels', () => {
    expect([-11, -10, 0, 10, 11].map(stepOfSwipe)).toEqual([1, 0, 0, 0, -1])
  })

  it('counts twelve signs from Aries, the ninth spelt as the contract spells it', () => {
    expect(zodiacSigns.map(({ value }) => value)).toHaveLength(12)
    expect([zodiacSigns[0]?.value, zodiacSigns[8]?.value, zodiacSigns[8]?.title.en]).toEqual([
      'Aries',
      'Saggitarius',
      'Sagittarius',
    ])
  })
})
