import { describe, expect, test } from 'vitest'
import { dateOfDays } from './calendar.ts'
import { isoOfMs } from './instant.ts'

const dayMs = 86_400_000

describe('dates by arithmetic', () => {
  test('are those of the built-in calendar on every day of 1600 to 2400', () => {
    const wrong: number[] = []
    for (let days = Date.UTC(1600, 0, 1) / dayMs; days < Date.UTC(2401, 0, 1) / dayMs; days++) {
      const builtInDate = new Date(days * dayMs)
      const { year, month, day } = dateOfDays(days)
      const same =
        year === builtInDate.getUTCFullYear() &&
        month === builtInDate.getUTCMonth() + 1 &&
        day === builtInDate.getUTCDate()
      if (!same) wrong.push(days)
    }
    expect(wrong).toEqual([])
  })

  test('an instant is written as the built-in writes it, to the millisecond', () => {
    for (let i = 0; i < 5000; i++) {
      const ms = -4_000_000_000_000 + i * 1_733_456_789.4321
      expect(isoOfMs(ms)).toBe(new Date(Math.round(ms)).toISOString())
    }
    for (const ms of [0, -1, -0.4, 59_999.6, -62_135_596_800_000, -70_000_000_000_000, 8.64e15])
      expect(isoOfMs(ms)).toBe(new Date(Math.round(ms)).toISOString())
    expect(() => isoOfMs(Number.NaN)).toThrow(RangeError)
  })
})
