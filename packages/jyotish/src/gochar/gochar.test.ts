import { describe, expect, test } from 'vitest'
import { gochar, gocharBetween, sadeSati, slowGrahas, stayAt, staysBetween } from './gochar.ts'
import { grahaMotionIn } from './graha-motion.ts'
import { kundli } from '../chart/kundli.ts'
import { dayKundli } from '../chart/day-kundli.ts'
import { positionsAt } from '../sky/positions.ts'
import { grahaNames, type Settings } from '../sky/types.ts'

const settings: Settings = { ayanamsa: 'lahiri', node: 'true' }
const sky = grahaMotionIn(settings)
const chart = kundli({ utc: '1991-03-14T01:15:00Z', latitude: 26.9, longitude: 75.8 })
const minutes = (utc: string, by: number) => new Date(Date.parse(utc) + by * 60_000).toISOString()

describe('the sky of one graha', () => {
  test.each([
    settings,
    { ayanamsa: 'raman', node: 'mean' },
    { ayanamsa: 'krishnamurti', node: 'true' },
  ] as Settings[])('is what positionsAt says, in %o', (testedSettings) => {
    const testedSky = grahaMotionIn(testedSettings)
    for (let day = 0; day < 40_000; day += 1_777) {
      const millis = Date.UTC(1950, 0, 1) + day * 86_400_000
      const positions = positionsAt(new Date(millis).toISOString(), testedSettings)
      for (const graha of grahaNames) {
        const { siderealDegrees, speedDegreesPerDay } = testedSky(millis, graha)
        expect(siderealDegrees).toBeCloseTo(positions[graha].siderealDegrees, 9)
        expect(speedDegreesPerDay).toBeCloseTo(positions[graha].speedDegreesPerDay, 9)
      }
    }
  })
})

describe('stays', () => {
  test.each(grahaNames)(
    '%s is in one sign just before a change and in the other just after',
    (graha) => {
      const stays = staysBetween(
        sky,
        graha,
        '2020-01-01T00:00:00Z',
        graha === 'moon' ? '2020-06-01T00:00:00Z' : '2032-01-01T00:00:00Z',
      )
      expect(stays.length).toBeGreaterThan(2)
      for (const [index, stay] of stays.entries()) {
        expect(positionsAt(minutes(stay.fromUtc!, 2), settings)[graha].rashi).toBe(stay.rashi)
        expect(positionsAt(minutes(stay.toUtc!, -2), settings)[graha].rashi).toBe(stay.rashi)
        const before = stays[index - 1]
        expect(before?.toUtc ?? stay.fromUtc).toBe(stay.fromUtc)
        expect(before?.rashi).not.toBe(stay.rashi)
      }
    },
  )

  test.each(slowGrahas)(
    '%s is never elsewhere within a stay, looked at every six hours for six years',
    (graha) => {
      const stays = staysBetween(sky, graha, '2024-01-01T00:00:00Z', '2030-01-01T00:00:00Z')
      for (
        let millis = Date.UTC(2024, 0, 1);
        millis < Date.UTC(2030, 0, 1);
        millis += 6 * 3_600_000
      ) {
        const stay = stays.find(
          ({ fromUtc, toUtc }) => Date.parse(fromUtc!) <= millis && millis < Date.parse(toUtc!),
        )
        expect([millis, Math.floor(sky(millis, graha).siderealDegrees / 30)]).toEqual([
          millis,
          stay?.rashi,
        ])
      }
    },
  )

  test('Saturn enters Pisces on 29 March 2025 and steps back into it in October 2027', () => {
    const stays = staysBetween(sky, 'saturn', '2026-01-01T00:00:00Z', '2028-12-31T00:00:00Z')
    expect(stays.map(({ rashi }) => rashi)).toEqual([11, 0, 11, 0])
    expect(stays.map(({ fromUtc }) => fromUtc!.slice(0, 7))).toEqual([
      '2025-03',
      '2027-06',
      '2027-10',
      '2028-02',
    ])
    expect(stays[0]!.fromUtc!.slice(0, 10)).toBe('2025-03-29')
  })

  test('a stay is the same to the minute from wherever in it one asks', () => {
    for (const graha of grahaNames) {
      const stay = stayAt(sky, graha, '2026-11-20T10:00:00Z')
      const length = Date.parse(stay.toUtc!) - Date.parse(stay.fromUtc!)
      for (const share of [0.001, 0.2, 0.5, 0.8, 0.999]) {
        const at = new Date(Date.parse(stay.fromUtc!) + length * share).toISOString()
        expect(stayAt(sky, graha, at)).toEqual(stay)
      }
    }
  })

  test('beyond the tables a stay has no end, and an instant outside them is refused', () => {
    expect(stayAt(sky, 'saturn', '2100-12-20T00:00:00Z').toUtc).toBeNull()
    expect(stayAt(sky, 'rahu', '1900-02-01T00:00:00Z').fromUtc).toBeNull()
    expect(() => stayAt(sky, 'sun', '1899-01-01T00:00:00Z')).toThrow(RangeError)
    expect(() => gochar(chart, 'tomorrow')).toThrow(RangeError)
  })
})

describe('gochar', () => {
  const at = '2026-11-20T10:00:00Z'

  test('counts whole-sign houses from lagna and Moon', () => {
    const now = gochar(chart, at)
    for (const graha of grahaNames) {
      const { rashi, houseFromLagna, houseFromMoon, retrograde } = now[graha]
      const there = positionsAt(at)[graha]
      expect(rashi).toBe(there.rashi)
      expect(retrograde).toBe(there.retrograde)
      expect((chart.lagna.rashi + houseFromLagna! - 1) % 12).toBe(rashi)
      expect((chart.grahas.moon.rashi + houseFromMoon! - 1) % 12).toBe(rashi)
    }
  })

  test('tells what comes next, which begins when the present stay ends', () => {
    const now = gochar(chart, at)
    for (const graha of slowGrahas) {
      expect(now[graha].next!.fromUtc).toBe(now[graha].toUtc)
      expect(now[graha].next!.rashi).not.toBe(now[graha].rashi)
    }
  })

  test('over a span it is in the order of beginning and reaches the end', () => {
    const stays = gocharBetween(chart, at, '2029-11-20T10:00:00Z')
    const begins = stays.map(({ fromUtc }) => fromUtc!)
    expect([...begins].sort()).toEqual(begins)
    for (const graha of slowGrahas) {
      expect(stays.findLast((stay) => stay.graha === graha)!.toUtc! > '2029-11-20').toBe(true)
    }
  })

  test('with only the day known, no house is counted from the lagna', () => {
    const day = dayKundli({
      fromUtc: '1991-03-14T18:30:00Z',
      toUtc: '1991-03-15T18:30:00Z',
      latitude: 26.9,
      longitude: 75.8,
    })
    const { saturn } = gochar(day, at)
    expect(saturn.houseFromLagna).toBeNull()
    expect(day.grahas.moon.rashi).not.toBeNull()
    expect(saturn.houseFromMoon).toBe(((saturn.rashi - day.grahas.moon.rashi! + 12) % 12) + 1)
  })
})

const withMoonIn = (rashi: number) => ({
  ...chart,
  grahas: { ...chart.grahas, moon: { ...chart.grahas.moon, rashi } },
})

describe('Sade Sati', () => {
  test.each([
    [0, 'rising'],
    [11, 'peak'],
    [10, 'setting'],
  ] as const)('runs for a Moon in sign %i while Saturn is in Pisces: %s', (moon, phase) => {
    const found = sadeSati(withMoonIn(moon), '2026-06-01T00:00:00Z')!
    expect(found.phase).toBe(phase)
    const years = (Date.parse(found.toUtc!) - Date.parse(found.fromUtc!)) / 86_400_000 / 365.25
    expect(years).toBeGreaterThan(6.5)
    expect(years).toBeLessThan(8.5)
  })

  test('runs for three signs at a time and for no other', () => {
    const running = Array.from(
      { length: 12 },
      (_, moon) => sadeSati(withMoonIn(moon), '2026-06-01T00:00:00Z') !== null,
    )
    expect(running.flatMap((runs, moon) => (runs ? [moon] : []))).toEqual([0, 10, 11])
  })

  test('has the same beginning and end throughout, whichever phase one asks in', () => {
    const whole = sadeSati(withMoonIn(10), '2026-06-01T00:00:00Z')!
    for (const at of [
      '2020-03-01T00:00:00Z',
      '2021-06-01T00:00:00Z',
      '2024-01-01T00:00:00Z',
      '2027-12-25T00:00:00Z',
    ]) {
      const { fromUtc, toUtc } = sadeSati(withMoonIn(10), at)!
      expect([fromUtc, toUtc]).toEqual([whole.fromUtc, whole.toUtc])
    }
  })
})
