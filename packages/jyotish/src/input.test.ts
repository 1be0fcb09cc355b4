import { describe, expect, it } from 'vitest'
import { dayKundli } from './chart/day-kundli.ts'
import { nextZodiacCrossing } from './sky/zodiac-crossings.ts'
import { instantMs } from './sky/instant.ts'
import { kundli } from './chart/kundli.ts'
import { positionsAt } from './sky/positions.ts'
import { riseSet } from './sky/rise-set.ts'
import type { Settings } from './sky/types.ts'

const kolkata = { latitude: 22.57, longitude: 88.36 }
const utc = '1990-05-01T06:30:00Z'

describe('what the engine refuses', () => {
  it.each([
    '1899-12-31T23:59:59Z',
    '2101-01-01T00:00:00Z',
    '0999-01-01T00:00:00Z',
    '1900-01-01T02:00:00+05:30',
  ])('an instant outside 1900 to 2100: %s', (outside) => {
    const message = /1900-01-01T00:00:00Z to 2100-12-31T23:59:59Z/
    expect(() => kundli({ utc: outside, ...kolkata })).toThrow(RangeError)
    expect(() => kundli({ utc: outside, ...kolkata })).toThrow(message)
    expect(() => positionsAt(outside)).toThrow(message)
    expect(() => riseSet({ utc: outside, ...kolkata, rule: 'hindu' })).toThrow(message)
    expect(() => nextZodiacCrossing('moon', outside, 30)).toThrow(message)
  })

  it.each([
    '',
    'yesterday',
    '1990-05-01',
    '1990-05-01T06:30:00',
    '1990-02-30T06:30:00Z',
    '1900-02-29T06:30:00Z',
    '1990-13-01T06:30:00Z',
    '1990-05-00T06:30:00Z',
    '1990-05-01T24:00:00Z',
    '1990-05-01T06:60:00Z',
    '1990-05-01T06:30:60Z',
    ' 1990-05-01T06:30:00Z',
    '१९९०-05-01T06:30:00Z',
  ])('a text that names no instant: "%s"', (text) => {
    expect(() => kundli({ utc: text, ...kolkata })).toThrow(/ISO 8601/)
  })

  it.each([
    [90.0001, 0],
    [-91, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [0, 180.5],
    [0, -181],
    [0, Number.NaN],
  ])('a place off the globe: %s, %s', (latitude, longitude) => {
    expect(() => kundli({ utc, latitude, longitude })).toThrow(RangeError)
    expect(() => riseSet({ utc, latitude, longitude, rule: 'standard' })).toThrow(/degrees/)
    expect(() =>
      dayKundli({ fromUtc: utc, toUtc: '1990-05-02T06:30:00Z', latitude, longitude }),
    ).toThrow(RangeError)
  })

  it('settings it does not know', () => {
    const unknown = { ayanamsa: 'toString' } as unknown as Settings
    expect(() => kundli({ utc, ...kolkata }, unknown)).toThrow(/lahiri, raman or krishnamurti/)
    expect(() => positionsAt(utc, { node: 'neither' } as unknown as Settings)).toThrow(
      /true or mean/,
    )
  })

  it.each([
    [utc, utc],
    ['1990-05-02T00:00:00Z', utc],
    [utc, '1990-05-03T06:30:00Z'],
  ])('a birth day that is none: %s to %s', (fromUtc, toUtc) => {
    expect(() => dayKundli({ fromUtc, toUtc, ...kolkata })).toThrow(/36 hours/)
  })
})

describe('what the engine accepts', () => {
  it('the first and the last instant of its two centuries, at both poles and on the date line', () => {
    for (const edge of ['1900-01-01T00:00:00Z', '2100-12-31T23:59:59.999Z']) {
      for (const latitude of [-90, -66.6, 0, 66.6, 90]) {
        for (const longitude of [-180, 180]) {
          const chart = kundli({ utc: edge, latitude, longitude })
          expect(chart.lagna.rashi).toBe(chart.houseRashis[0])
          expect(Number.isFinite(chart.lagna.siderealDegrees + chart.mcDegrees)).toBe(true)
          riseSet({ utc: edge, latitude, longitude, rule: 'standard' })
        }
      }
    }
  })

  it('the local first day of 1900 and last of 2100, wherever they are', () => {
    const india = dayKundli({
      fromUtc: '1899-12-31T18:30:00Z',
      toUtc: '1900-01-01T18:30:00Z',
      ...kolkata,
    })
    expect(india.grahas.saturn.rashi).toBe(8)
    const hawaii = { latitude: 19.7, longitude: -155.1 }
    expect(() =>
      dayKundli({ fromUtc: '2100-12-31T10:00:00Z', toUtc: '2101-01-01T10:00:00Z', ...hawaii }),
    ).not.toThrow()
  })

  it('an offset as the same instant in Z, and fractions of a second', () => {
    expect(instantMs('1990-05-01T12:00:00+05:30')).toBe(instantMs(utc))
    expect(instantMs('1990-05-01T01:00-0530')).toBe(instantMs(utc))
    expect(instantMs('1990-05-01T06:30:00.250Z')).toBe(instantMs(utc) + 250)
    expect(instantMs('2000-02-29T00:00:00Z')).toBe(Date.UTC(2000, 1, 29))
  })
})
