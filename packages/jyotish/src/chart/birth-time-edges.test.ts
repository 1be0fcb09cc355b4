import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import type { Kundli } from '../sky/types.ts'
import {
  birthTimeEdgesOf,
  birthTimeToleranceMinutes,
  firstSameMs,
  lastSameMs,
  runningDashaShift,
} from './birth-time-edges.ts'
import { kundli } from './kundli.ts'

const minuteMs = 60_000

/** Births on whole minutes anywhere people are born. */
const births = fc.record({
  minute: fc.integer({
    min: Date.UTC(1920, 0, 1) / minuteMs,
    max: Date.UTC(2050, 0, 1) / minuteMs,
  }),
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

function cast(ms: number, place: { latitude: number; longitude: number }): Kundli {
  return kundli({ ...place, utc: new Date(ms).toISOString() })
}
const castAt = (chart: Kundli, toMs: number) => cast(toMs, chart.birth)

const watchedValues: [name: string, valueOf: (chart: Kundli) => number][] = [
  ['lagna', (it) => it.lagna.rashi],
  ['navamsa', (it) => it.vargas.D9.lagna],
  ['pada of the Moon', ({ grahas: { moon } }) => moon.nakshatra * 4 + moon.pada],
]

describe.each(watchedValues)('the %s of a birth', (_, valueOf) => {
  test('still holds at the last minute named, and no longer at the next', () => {
    fc.assert(
      fc.property(births, ({ minute, ...place }) => {
        const chart = cast(minute * minuteMs, place)
        const { before, after } = birthTimeEdgesOf(chart, valueOf)
        const valueAtBirth = valueOf(chart)
        if (after) {
          const last = lastSameMs(after.atMs, true)
          expect(valueOf(castAt(chart, last))).toBe(valueAtBirth)
          expect(valueOf(castAt(chart, last + minuteMs))).not.toBe(valueAtBirth)
          expect(valueOf(castAt(chart, after.atMs))).toBe(after.value)
          expect(last).toBeGreaterThanOrEqual(Date.parse(chart.birth.utc))
        }
        if (before) {
          const first = firstSameMs(before.atMs, true)
          expect(valueOf(castAt(chart, first))).toBe(valueAtBirth)
          expect(valueOf(castAt(chart, first - minuteMs))).not.toBe(valueAtBirth)
          expect(first).toBeLessThanOrEqual(Date.parse(chart.birth.utc))
        }
      }),
      { numRuns: 150 },
    )
  })

  test('where no edge is named, is the same at every moment of the minutes around', () => {
    fc.assert(
      fc.property(
        births,
        fc.integer({
          min: -birthTimeToleranceMinutes * minuteMs,
          max: birthTimeToleranceMinutes * minuteMs,
        }),
        ({ minute, ...place }, awayMs) => {
          const chart = cast(minute * minuteMs, place)
          const { before, after } = birthTimeEdgesOf(chart, valueOf)
          if (awayMs < 0 ? before : after) return
          const there = castAt(chart, Date.parse(chart.birth.utc) + awayMs)
          expect(valueOf(there)).toBe(valueOf(chart))
        },
      ),
      { numRuns: 150 },
    )
  })
})

test('the antardasha ends between the two instants that the minutes to either side give it', () => {
  const varanasi = { latitude: 25.32, longitude: 82.97 }
  const bornMs = Date.UTC(1991, 2, 14, 1, 15)
  const atUtc = '2026-06-15T12:00:00Z'
  const { maha, antar, endsMs } = runningDashaShift(cast(bornMs, varanasi), atUtc)!
  expect(maha.periods).toContain(antar)
  const endFor = (minutes: number) => {
    const { periods } = cast(bornMs + minutes * minuteMs, varanasi).vimshottari
    const running = periods.find(({ endUtc }) => endUtc > atUtc)!
    return Date.parse(running.periods!.find(({ endUtc }) => endUtc > atUtc)!.endUtc)
  }
  const ends = [endFor(-birthTimeToleranceMinutes), endFor(birthTimeToleranceMinutes)]
  expect(endsMs).toEqual(ends.toSorted((a, b) => a - b))
  expect(runningDashaShift(cast(bornMs, varanasi), '1980-01-01T00:00:00Z')).toBeNull()
})
