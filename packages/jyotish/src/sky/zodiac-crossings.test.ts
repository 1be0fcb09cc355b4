import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { degreesFromBoundary, divisionWidths, nextZodiacCrossing } from './zodiac-crossings.ts'
import { positionsAt } from './positions.ts'
import { grahaNames } from './types.ts'

const shift = (utc: string, seconds: number): string =>
  new Date(Date.parse(utc) + seconds * 1000).toISOString()

describe('the next edge', () => {
  it('is where a graha has just come into another part of the zodiac', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2060, 0, 1) })
          .map((ms) => new Date(ms).toISOString()),
        fc.constantFrom(...grahaNames),
        fc.constantFrom('rashi', 'nakshatra', 'pada'),
        (utc, graha, part) => {
          const width = divisionWidths[part]
          const partAt = (at: string): number =>
            Math.floor(positionsAt(at)[graha].siderealDegrees / width)
          const edge = nextZodiacCrossing(graha, utc, width)!
          expect(edge.utc > utc).toBe(true)
          expect(partAt(edge.utc)).toBe(edge.entered)
          expect(partAt(shift(edge.utc, -2))).toBe(partAt(utc))
          expect(edge.entered).not.toBe(partAt(utc))
          expect(
            degreesFromBoundary(positionsAt(edge.utc)[graha].siderealDegrees, width),
          ).toBeLessThan(0.0003)
          expect(edge.retrograde).toBe(positionsAt(edge.utc)[graha].retrograde)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('of the Sun entering Makara in 2026 falls on 14 January', () => {
    const edge = nextZodiacCrossing('sun', '2026-01-01T00:00:00Z', divisionWidths.rashi)
    expect(edge).toMatchObject({ entered: 9, retrograde: false })
    expect(edge!.utc.slice(0, 10)).toBe('2026-01-14')
  })

  it('of Saturn into Mesha is in June 2027, and it looks back into Mina before it stays', () => {
    const first = nextZodiacCrossing('saturn', '2026-01-01T00:00:00Z', divisionWidths.rashi)!
    expect([first.utc.slice(0, 7), first.entered]).toEqual(['2027-06', 0])
    const second = nextZodiacCrossing('saturn', first.utc, divisionWidths.rashi)!
    expect([second.utc.slice(0, 7), second.entered, second.retrograde]).toEqual([
      '2027-10',
      11,
      true,
    ])
  })

  it('is none when the tables end first', () => {
    expect(nextZodiacCrossing('saturn', '2100-12-30T00:00:00Z', divisionWidths.rashi)).toBeNull()
  })
})
