import { describe, expect, it } from 'vitest'
import { comparePublishedFestivals, publishedFestivals } from '../testing/published-festivals.ts'
import { festivalsBetween, festivalsOfYear } from './festivals.ts'
import { dateOfNumber, placeSkyOf } from './place-sky.ts'
import type { Observance } from './types.ts'

const delhi = { latitude: 28.61, longitude: 77.21, offsetSeconds: 19_800 }
const newYork = { latitude: 40.71, longitude: -74.01, offsetSeconds: -18_000 }
const sydney = { latitude: -33.87, longitude: 151.21, offsetSeconds: 36_000 }
const tromso = { latitude: 69.65, longitude: 18.96, offsetSeconds: 3600 }

const datesOf = (list: Observance[], id: string): string[] =>
  list.filter((observance) => observance.id === id).map(({ date }) => date)

describe('festivals held to printed dates of 2021 to 2026 in three cities', () => {
  const { printed, different } = comparePublishedFestivals()

  it('hold wherever no difference is explained, and differ wherever one is', () => {
    expect(printed.length).toBeGreaterThan(500)
    expect(different.map(({ key }) => key).toSorted()).toEqual(
      Object.keys(publishedFestivals.differences).toSorted(),
    )
  })

  it('hold in more than nineteen cases of twenty', () => {
    expect(different.length / printed.length).toBeLessThan(0.05)
  })
})

describe('the festivals of a year', () => {
  it.each([1901, 1963, 1982, 2023, 2026, 2029, 2099])(
    '%i has its observances everywhere',
    (year) => {
      for (const place of [delhi, newYork, sydney, tromso]) {
        const list = festivalsOfYear({ year, ...place })
        expect(list.length).toBeGreaterThanOrEqual(280)
        expect(list.every(({ date }) => date.startsWith(String(year)))).toBe(true)
        expect(list.map(({ date }) => date)).toEqual(list.map(({ date }) => date).toSorted())
        expect(new Set(datesOf(list, 'diwali')).size).toBe(1)
        const ekadashis = list.filter(
          ({ kind, tradition }) => kind === 'ekadashi' && tradition !== 'vaishnava',
        )
        expect(ekadashis.length).toBeGreaterThanOrEqual(23)
        expect(list.filter(({ kind }) => kind === 'sankranti')).toHaveLength(12)
      }
    },
  )

  it('names at least 120 different observances', () => {
    const ids = new Set(festivalsOfYear({ year: 2026, ...delhi }).map(({ id }) => id))
    expect(ids.size).toBeGreaterThanOrEqual(120)
  })

  it('gives the rule, the reason and the source in both languages', () => {
    for (const { rule, because, source, name } of festivalsOfYear({ year: 2026, ...delhi }))
      for (const text of [rule, because, source, name]) {
        expect(text.en).toMatch(/[A-Za-z]/)
        expect(text.hi).toMatch(/[ऀ-ॿ]/)
        expect(text.hi).not.toMatch(/[A-Za-z]{3}/)
      }
  })

  it('keeps Ekadashi by the sunrise of the place', () => {
    const there = (place: typeof delhi) =>
      festivalsOfYear({ year: 2026, ...place })
        .filter(({ kind }) => kind === 'ekadashi')
        .map(({ date }) => date)
    expect(there(newYork)).not.toEqual(there(delhi))
  })

  it('puts an added month beside the true one: two Ekadashis more, Ganga Dussehra in it', () => {
    const list = festivalsOfYear({ year: 2026, ...delhi })
    expect(datesOf(list, 'padmini-ekadashi')).toEqual(['2026-05-27'])
    expect(datesOf(list, 'parama-ekadashi')).toEqual(['2026-06-11'])
    expect(datesOf(list, 'ganga-dussehra')).toEqual(['2026-05-25'])
    expect(datesOf(list, 'vat-purnima')).toEqual(['2026-06-29'])
    expect(datesOf(festivalsOfYear({ year: 2025, ...delhi }), 'ganga-dussehra')).toEqual([
      '2025-06-05',
    ])
  })

  it('breaks the fast of Ekadashi within Dwadashi and after Hari Vasara', () => {
    for (const observance of festivalsOfYear({ year: 2025, ...delhi })) {
      if (observance.kind !== 'ekadashi') continue
      const [parana] = observance.times
      expect(parana!.id).toBe('parana')
      expect(parana!.startUtc < parana!.endUtc).toBe(true)
      expect(parana!.startUtc >= observance.span!.endUtc || observance.tradition !== null).toBe(
        true,
      )
    }
    const nirjala = festivalsOfYear({ year: 2024, ...delhi }).find(
      ({ id }) => id === 'nirjala-ekadashi',
    )!
    // Printed for New Delhi: 19 June, from sunrise (05:24) to the end of Dwadashi (07:28).
    expect(nirjala.times[0]!.startUtc.slice(0, 15)).toBe('2024-06-18T23:5')
    expect(nirjala.times[0]!.endUtc.slice(0, 16)).toBe('2024-06-19T01:58')
  })

  it('is the same asked day by day', () => {
    const year = festivalsOfYear({ year: 2026, ...delhi })
    for (const date of ['2026-01-01', '2026-06-25', '2026-08-28', '2026-11-08', '2026-12-31'])
      expect(festivalsBetween({ fromDate: date, toDate: date, ...delhi })).toEqual(
        year.filter((observance) => observance.date === date),
      )
  })

  it('refuses what is no date, no place and no stretch', () => {
    const ask = (more: object) => () =>
      festivalsBetween({ fromDate: '2026-01-01', toDate: '2026-01-31', ...delhi, ...more })
    expect(ask({ fromDate: '2026-02-30' })).toThrow(RangeError)
    expect(ask({ fromDate: '1899-12-31' })).toThrow(RangeError)
    expect(ask({ toDate: '2025-01-01' })).toThrow(RangeError)
    expect(ask({ latitude: 91 })).toThrow(RangeError)
    expect(ask({ offsetSeconds: 60_000 })).toThrow(RangeError)
    expect(ask({ fromDate: '1900-01-01', toDate: '1900-12-31' })()).not.toHaveLength(0)
    expect(ask({ fromDate: '2100-01-01', toDate: '2100-12-31' })()).not.toHaveLength(0)
  })
})

describe('the sky of a place', () => {
  it('gives every instant one panchang day, whatever the clock', () => {
    for (const place of [
      delhi,
      newYork,
      sydney,
      { ...delhi, longitude: -157, offsetSeconds: 50_400 },
    ]) {
      const sky = placeSkyOf(place, 'hindu')
      for (let ms = Date.UTC(2026, 2, 1); ms < Date.UTC(2026, 2, 9); ms += 5_000_000) {
        const day = sky.dayOf(sky.dayHolding(ms))
        expect(day.riseMs <= ms && ms < day.nextRiseMs, dateOfNumber(day.number)).toBe(true)
      }
    }
  })
})
