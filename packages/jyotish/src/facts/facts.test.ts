import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ashtakavarga } from '../chart/ashtakavarga.ts'
import { bhavaChalit } from '../chart/bhava-chalit.ts'
import { dayKundli } from '../chart/day-kundli.ts'
import { facts, factsHash } from './facts.ts'
import { sha256 } from './facts-hash.ts'
import { kundli } from '../chart/kundli.ts'
import { rashis } from '../names/names.ts'
import { shadbalaGrahas } from '../shadbala/grahas.ts'
import { shadbala } from '../shadbala/shadbala.ts'
import type { Fact, Kundli } from '../sky/types.ts'
import { runningPeriods } from '../dashas/vimshottari.ts'
import { documentedIds } from '../testing/documented-ids.ts'

const at = '2026-11-20T10:00:00Z'
/** Invented births over a century, all over India. */
const births = Array.from({ length: 24 }, (_, index) => ({
  utc: new Date(Date.UTC(1938, 4, 9, 3, 17) + index * 1_337.387 * 86_400_000).toISOString(),
  latitude: 9.137 + ((index * 7) % 24),
  longitude: 70.613 + ((index * 5) % 25),
}))
const charts = births.map((birth) => kundli(birth))
const valueOf = (list: Fact[], id: string) => list.find((fact) => fact.id === id)?.value

const dayOf = (utc: string, minutes: number) =>
  new Date(Date.parse(utc) + minutes * 60_000).getUTCDate()

describe('facts', () => {
  test('every id is one that the table at the top of facts.ts names, and stands once', () => {
    const patterns = documentedIds()
    expect(patterns.length).toBeGreaterThan(40)
    for (const chart of charts) {
      const ids = facts(chart, at, { whole: true }).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => !patterns.some((pattern) => pattern.test(id)))).toEqual([])
    }
  })

  test('every sentence is whole, in its own script, and holds nothing of the birth', () => {
    for (const [index, chart] of charts.entries()) {
      const { utc, latitude, longitude } = births[index]!
      const birthday = new Date(utc).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'Asia/Kolkata',
      })
      for (const { kind, label, because } of facts(chart, at, { whole: true })) {
        const said = [label.en, label.hi, because.en, because.hi]
        for (const text of said) {
          expect(text).not.toMatch(/undefined|null|NaN|\s{2}|^\s|\s$/)
          expect(text).not.toContain(utc.slice(0, 10))
          // A strength is a figure of two places itself, and may be any.
          if (kind === 'strength') continue
          expect(text).not.toContain(latitude.toFixed(2))
          expect(text).not.toContain(longitude.toFixed(2))
        }
        expect(label.en).toMatch(/^[A-Z]/)
        expect(label.en + because.en).not.toMatch(/\p{Script=Devanagari}/u)
        expect(label.hi + because.hi).not.toMatch(/[A-Za-z](?<!D)/)
        expect(label.en).not.toContain(` ${birthday}`)
      }
    }
  })

  test('the whole list begins with the one that readings rest on, and adds what the chart has besides', () => {
    for (const chart of charts.slice(0, 6)) {
      const read = facts(chart, at)
      const whole = facts(chart, at, { whole: true })
      expect(whole.slice(0, read.length)).toEqual(read)
      const { houses } = bhavaChalit(chart)
      const strengths = shadbala(chart)
      const { bhinna, sarvaByHouse } = ashtakavarga(chart)
      const running = runningPeriods(chart.vimshottari.periods, at, 5)
      expect(valueOf(whole, 'dasha.prana')).toBe(running[4]!.lord)
      expect(valueOf(whole, 'd60.moon.rashi')).toBe(rashis[chart.vargas.D60.moon]!.key)
      for (const graha of shadbalaGrahas) {
        expect(valueOf(whole, `${graha}.chalit`)).toBe(houses[graha])
        const parts = ['sthana', 'dig', 'kala', 'cheshta', 'naisargika', 'drik'].map((part) =>
          Number(valueOf(whole, `shadbala.${graha}.${part}`)),
        )
        const sum = parts.reduce((so, part) => so + part, 0)
        expect(Math.abs(sum - strengths[graha].totalVirupas)).toBeLessThan(0.04)
        expect(valueOf(whole, `ashtakavarga.${graha}.house.4`)).toBe(
          bhinna[graha][chart.houseRashis[3]!],
        )
      }
      const fourth = shadbalaGrahas.map((graha) =>
        Number(valueOf(whole, `ashtakavarga.${graha}.house.4`)),
      )
      expect(fourth.reduce((so, bindus) => so + bindus, 0)).toBe(sarvaByHouse[3])
    }
  })

  test('an instant that is none, or lies outside 1900 to 2100, is a RangeError', () => {
    for (const wrong of [
      '',
      'now',
      '2026-02-30T00:00:00Z',
      '1899-12-31T23:59:59Z',
      '2101-01-01T00:00:00Z',
    ])
      expect(() => facts(charts[0]!, wrong)).toThrow(RangeError)
  })

  test('they say what the chart says', () => {
    for (const chart of charts) {
      const list = facts(chart, at)
      for (const graha of ['sun', 'moon', 'saturn', 'rahu'] as const) {
        expect(valueOf(list, `${graha}.house`)).toBe(chart.grahas[graha].house)
        expect(list.find(({ id }) => id === `${graha}.rashi`)!.about.rashi).toBe(
          chart.grahas[graha].rashi,
        )
      }
      for (let house = 1; house <= 12; house++) {
        const lord = valueOf(list, `house.${house}.lord`) as keyof Kundli['grahas']
        expect(valueOf(list, `house.${house}.lord.house`)).toBe(chart.grahas[lord].house)
        const here = Object.entries(chart.grahas)
          .filter(([, place]) => place.house === house)
          .map(([graha]) => graha)
        expect(valueOf(list, `house.${house}.occupants`)).toBe(here.join(',') || 'none')
      }
      expect(valueOf(list, 'birth.tithi')).toBe(chart.panchang.tithi)
    }
  })

  test('the dashas told are running, each within the one above, and the next begins where it ends', () => {
    for (const chart of charts) {
      const list = facts(chart, at)
      const [maha, antar, pratyantar] = ['maha', 'antar', 'pratyantar'].map((level) =>
        list.find(({ id }) => id === `dasha.${level}`)!,
      )
      for (const period of [maha, antar, pratyantar]) {
        expect(Date.parse(period!.about.fromUtc!)).toBeLessThanOrEqual(Date.parse(at))
        expect(Date.parse(period!.about.toUtc!)).toBeGreaterThan(Date.parse(at))
      }
      expect(pratyantar!.about.grahas).toEqual([maha!.value, antar!.value, pratyantar!.value])
      const next = list.find(({ id }) => id === 'dasha.antar.next')
      expect(next?.about.fromUtc ?? antar!.about.toUtc).toBe(antar!.about.toUtc)
    }
  })

  test('days are told in India unless another offset is asked for', () => {
    const at2330 = facts(charts[3]!, at).find(({ id }) => id === 'dasha.antar')!
    const west = facts(charts[3]!, at, { offsetMinutes: -720 }).find(
      ({ id }) => id === 'dasha.antar',
    )!
    expect(at2330.label.en).toContain(`to ${dayOf(at2330.about.toUtc!, 330)} `)
    expect(west.label.en).toContain(`to ${dayOf(west.about.toUtc!, -720)} `)
    expect(west.about).toEqual(at2330.about)
  })

  test('with only the day known, every fact told holds all through it', () => {
    for (const { utc, latitude, longitude } of births.slice(0, 6)) {
      const from = Math.floor(Date.parse(utc) / 86_400_000) * 86_400_000
      const whole = dayKundli({
        fromUtc: new Date(from).toISOString(),
        toUtc: new Date(from + 86_400_000).toISOString(),
        latitude,
        longitude,
      })
      const dayFacts = facts(whole, at)
      expect(dayFacts.length).toBeGreaterThan(60)
      expect(
        dayFacts.filter(({ id }) => /^(lagna|house|d9|d10|dasha)\b|^transit\.\w+\.house$/.test(id)),
      ).toEqual([])
      for (let hour = 0; hour <= 24; hour += 3) {
        const list = facts(
          kundli({
            utc: new Date(from + hour * 3_600_000 - (hour === 24 ? 1000 : 0)).toISOString(),
            latitude,
            longitude,
          }),
          at,
        )
        const values = new Map(list.map(({ id, value }) => [id, value]))
        const broken = dayFacts.filter(({ id, value }) => values.get(id) !== value)
        expect([hour, broken.map(({ id }) => id)]).toEqual([hour, []])
      }
    }
  })
})

describe('the hash of facts', () => {
  test('is SHA-256 underneath', () => {
    for (const text of [
      '',
      'abc',
      'शनि',
      'x'.repeat(55),
      'x'.repeat(56),
      'x'.repeat(64),
      'ज्योतिष '.repeat(300),
    ]) {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }
  })

  test('is the same for the same birth and instant, and all day while nothing moves on', () => {
    const chart = charts[5]!
    expect(factsHash(facts(chart, at))).toBe(factsHash(facts(structuredClone(chart), at)))
    expect(factsHash(facts(chart, at))).toBe(factsHash(facts(chart, '2026-11-20T10:20:00Z')))
    expect(factsHash(facts(chart, at))).toMatch(/^[0-9a-f]{32}$/)
  })

  test('differs between births, settings and years, and not with the order of facts or the wording', () => {
    const list = facts(charts[0]!, at)
    const hashes = charts.map((chart) => factsHash(facts(chart, at)))
    expect(new Set(hashes).size).toBe(charts.length)
    expect(factsHash(facts(kundli(births[0]!, { ayanamsa: 'raman' }), at))).not.toBe(
      factsHash(list),
    )
    expect(factsHash(facts(charts[0]!, '2027-11-20T10:00:00Z'))).not.toBe(factsHash(list))
    expect(factsHash(list.toReversed())).toBe(factsHash(list))
    expect(factsHash(list.map((fact) => ({ ...fact, label: fact.because })))).toBe(factsHash(list))
  })
})
