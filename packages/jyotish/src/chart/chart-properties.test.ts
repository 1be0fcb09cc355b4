import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kundli } from './kundli.ts'
import { positionsAt } from '../sky/positions.ts'
import { grahaNames } from '../sky/types.ts'
import type { Birth, DashaPeriod, Settings } from '../sky/types.ts'
import { vargaNames } from './vargas.ts'
import { subPeriods } from '../dashas/vimshottari.ts'
import { arc } from '../sky/zodiac.ts'

const instant = fc
  .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2101, 0, 1) - 1 })
  .map((ms) => new Date(ms).toISOString())
const birth: fc.Arbitrary<Birth> = fc.record({
  utc: instant,
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const settings: fc.Arbitrary<Settings> = fc.record({
  ayanamsa: fc.constantFrom('lahiri', 'raman', 'krishnamurti'),
  node: fc.constantFrom('true', 'mean'),
})

const whole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most

/** Periods follow each other without gap or overlap from one instant to another. */
function tiles(periods: DashaPeriod[], fromUtc: string, toUtc: string): boolean {
  const starts = periods.map((period) => period.startUtc)
  const ends = periods.map((period) => period.endUtc)
  return (
    periods.length === 9 &&
    starts[0] === fromUtc &&
    ends[8] === toUtc &&
    ends.slice(0, 8).every((end, i) => end === starts[i + 1]) &&
    periods.every((period) => period.startUtc < period.endUtc)
  )
}

describe('any chart of 1900 to 2100, anywhere on Earth', () => {
  it('holds only parts of the zodiac that exist', () => {
    fc.assert(
      fc.property(birth, settings, (at, how) => {
        const chart = kundli(at, how)
        const places = [...grahaNames.map((graha) => chart.grahas[graha]), chart.lagna]
        expect(places.every((p) => p.siderealDegrees >= 0 && p.siderealDegrees < 360)).toBe(true)
        expect(
          places.every(
            (p) => whole(p.rashi, 0, 11) && whole(p.nakshatra, 0, 26) && whole(p.pada, 1, 4),
          ),
        ).toBe(true)
        expect(places.every((p) => p.rashi === Math.floor(p.siderealDegrees / 30))).toBe(true)
        expect(grahaNames.every((graha) => whole(chart.grahas[graha].house, 1, 12))).toBe(true)
        expect(chart.mcDegrees >= 0 && chart.mcDegrees < 360).toBe(true)
        const { tithi, karana, yoga, vara } = chart.panchang
        expect([
          whole(tithi, 1, 30),
          whole(karana, 1, 60),
          whole(yoga, 1, 27),
          whole(vara, 0, 6),
        ]).not.toContain(false)
        expect(Math.ceil(karana / 2)).toBe(tithi)
      }),
    )
  })

  it('has sixteen divisions, each with ten signs', () => {
    fc.assert(
      fc.property(birth, (at) => {
        const { vargas } = kundli(at)
        for (const name of vargaNames) {
          const signs = Object.values(vargas[name])
          expect(signs).toHaveLength(10)
          expect(signs.every((sign) => whole(sign, 0, 11))).toBe(true)
        }
      }),
    )
  })

  it('has Rahu and Ketu opposite each other, at one speed', () => {
    fc.assert(
      fc.property(birth, settings, (at, how) => {
        const { rahu, ketu } = kundli(at, how).grahas
        expect(Math.abs(arc(rahu.siderealDegrees, ketu.siderealDegrees))).toBeCloseTo(180, 9)
        expect(ketu.speedDegreesPerDay).toBe(rahu.speedDegreesPerDay)
      }),
    )
  })

  it('has dashas that fill 120 years at every level, the first begun by birth', () => {
    fc.assert(
      fc.property(birth, (at) => {
        const { periods } = kundli(at).vimshottari
        const [first, last] = [periods[0]!, periods[8]!]
        expect(first.startUtc <= at.utc && at.utc < first.endUtc).toBe(true)
        expect(Date.parse(last.endUtc) - Date.parse(first.startUtc)).toBeCloseTo(
          120 * 365.25 * 86400000,
          -1,
        )
        expect(tiles(periods, first.startUtc, last.endUtc)).toBe(true)
        for (const maha of periods) {
          expect(tiles(maha.periods!, maha.startUtc, maha.endUtc)).toBe(true)
          expect(maha.periods![0]!.lord).toBe(maha.lord)
          const deepest = maha.periods![4]!.periods![8]!
          expect(deepest.periods).toBeUndefined()
          expect(tiles(subPeriods(deepest), deepest.startUtc, deepest.endUtc)).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('is the same whenever it is cast, read in any order, copied or put into JSON', () => {
    fc.assert(
      fc.property(birth, settings, (at, how) => {
        const chart = kundli(at, how)
        const text = JSON.stringify(chart)
        expect(JSON.stringify(kundli(at, how))).toBe(text)
        expect(JSON.stringify(structuredClone(chart))).toBe(text)
        expect(JSON.stringify({ ...chart })).toBe(text)
        expect(chart.vargas).toBe(chart.vargas)
      }),
      { numRuns: 20 },
    )
  })

  it('moves by its own speed: no graha jumps within a minute', () => {
    fc.assert(
      fc.property(instant, (utc) => {
        const later = new Date(Math.min(Date.parse(utc) + 60_000, Date.UTC(2101, 0, 1) - 1))
        const [before, after] = [positionsAt(utc), positionsAt(later.toISOString())]
        const days = (later.getTime() - Date.parse(utc)) / 86400000
        for (const graha of grahaNames) {
          const moved = arc(before[graha].siderealDegrees, after[graha].siderealDegrees)
          const expected = before[graha].speedDegreesPerDay * days
          expect(Math.abs(moved - expected) * 3600, `${graha} ${utc}`).toBeLessThan(0.4)
        }
      }),
    )
  })

  it('shifts as a whole when another ayanamsa is chosen', () => {
    fc.assert(
      fc.property(
        birth,
        fc.constantFrom('raman' as const, 'krishnamurti' as const),
        (at, ayanamsa) => {
          const [lahiri, otherKundli] = [kundli(at), kundli(at, { ayanamsa })]
          const shift = lahiri.ayanamsaDegrees - otherKundli.ayanamsaDegrees
          const places = [
            ...grahaNames.map(
              (graha) => [lahiri.grahas[graha], otherKundli.grahas[graha]] as const,
            ),
            [lahiri.lagna, otherKundli.lagna] as const,
          ]
          for (const [a, b] of places) {
            expect(arc(a.siderealDegrees, b.siderealDegrees)).toBeCloseTo(shift, 8)
          }
          expect(otherKundli.panchang.tithi).toBe(lahiri.panchang.tithi)
          expect(otherKundli.panchang.vara).toBe(lahiri.panchang.vara)
        },
      ),
    )
  })
})
