import { describe, expect, it } from 'vitest'
import { panchangOfDay } from './panchang-day.ts'
import { panchangOfMonth } from './panchang-month.ts'

const mumbai = { latitude: 19.076, longitude: 72.8777, offsetSeconds: 19800 }

describe('a month of the calendar', () => {
  it('has every day, and says of each what the day itself says', () => {
    const days = panchangOfMonth({ ...mumbai, year: 2024, month: 2 })
    expect(days).toHaveLength(29)
    for (const { date, vara, tithi, nakshatra, sunriseUtc, amanta, purnimanta, paksha } of days) {
      const day = panchangOfDay({ ...mumbai, date })
      expect([vara, tithi, sunriseUtc, paksha]).toEqual([
        day.vara,
        day.tithis[0],
        day.sun.hindu!.riseUtc,
        day.paksha,
      ])
      expect([amanta, purnimanta]).toEqual([day.month.amanta, day.month.purnimanta])
      const { number, startUtc, endUtc } = day.nakshatras[0]!
      expect(nakshatra).toMatchObject({ number, startUtc, endUtc })
    }
  })

  it('no tithi of a year is lost: each is seen by a sunrise or counted as skipped', () => {
    const year = Array.from({ length: 12 }, (_, month) =>
      panchangOfMonth({ ...mumbai, year: 2025, month: month + 1 }),
    ).flat()
    let last = year[0]!.tithi.number - 1
    for (const { tithi, skippedTithis } of year) {
      for (const number of [tithi.number, ...skippedTithis]) {
        expect([0, 1]).toContain((number - last + 30) % 30)
        last = number
      }
    }
  })

  it('the Sun enters twelve signs a year, Makara on 14 January 2025', () => {
    const year = Array.from({ length: 12 }, (_, month) =>
      panchangOfMonth({ ...mumbai, year: 2025, month: month + 1 }),
    ).flat()
    const entries = year.filter(({ sankranti }) => sankranti)
    expect(entries.map(({ sankranti }) => sankranti!.rashi)).toEqual([
      9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8,
    ])
    expect(entries[0]!.date).toBe('2025-01-14')
  })

  it('refuses a month or a year that is none', () => {
    expect(() => panchangOfMonth({ ...mumbai, year: 2025, month: 13 })).toThrow(RangeError)
    expect(() => panchangOfMonth({ ...mumbai, year: 1899, month: 12 })).toThrow(RangeError)
  })
})
