import { beforeAll, describe, expect, it } from 'vitest'
import { kundli } from '../chart/kundli.ts'
import { karanaIndex } from '../names/names.ts'
import { panchangOfDay } from '../panchang/panchang-day.ts'
import type { NamedSpan } from '../panchang/types.ts'
import { findMuhurta, muhurtaAt } from './find-muhurta.ts'
import type { MuhurtaResult } from './find-muhurta.ts'
import { purposes } from './purposes.ts'
import type { Purpose } from '../names/names-muhurta.ts'

const delhi = { latitude: 28.6139, longitude: 77.209, offsetSeconds: 19800 }
const year = { ...delhi, fromUtc: '2024-12-31T18:30:00Z', toUtc: '2025-12-31T18:30:00Z' }
const every = Object.keys(purposes) as Purpose[]
const muhurtasByPurpose = {} as Record<Purpose, MuhurtaResult>
const later = (utc: string, seconds: number) =>
  new Date(Date.parse(utc) + seconds * 1000).toISOString()

beforeAll(() => {
  for (const purpose of every)
    muhurtasByPurpose[purpose] = findMuhurta({ ...year, purpose, limit: 5000 })
})

describe('a year of muhurtas in Delhi, 2025', () => {
  it.each(every)(
    '%s: each span keeps its tithi, star, weekday and lagna from end to end',
    (purpose) => {
      const { tithis, nakshatras, varas } = purposes[purpose]
      const spans = muhurtasByPurpose[purpose].spans.filter((_, i) => i % 5 === 0)
      expect(spans.length).toBeGreaterThan(10)
      for (const { startUtc, endUtc, lagna } of spans) {
        for (const utc of [later(startUtc, 1), later(endUtc, -1)]) {
          const chart = kundli({ utc, ...delhi })
          const { tithi, karana, vara } = chart.panchang
          expect([...tithis.good, ...tithis.fair]).toContain(tithi)
          expect([...nakshatras.good, ...nakshatras.fair]).toContain(chart.grahas.moon.nakshatra)
          expect([...varas.good, ...varas.fair]).toContain(vara)
          expect([17, 27]).not.toContain(chart.panchang.yoga)
          expect(karanaIndex(karana)).not.toBe(6)
          expect([utc, chart.lagna.rashi]).toEqual([utc, lagna])
        }
      }
    },
  )

  it.each(every)('%s: no span meets Rahu Kaal, a dur muhurta, varjyam or bhadra', (purpose) => {
    for (const { startUtc, endUtc } of muhurtasByPurpose[purpose].spans.filter(
      (_, i) => i % 7 === 0,
    )) {
      const date = later(startUtc, 19800).slice(0, 10)
      for (const day of [date, later(startUtc, 19800 - 86400).slice(0, 10)]) {
        const { spans, varjyam, bhadra } = panchangOfDay({ ...delhi, date: day })
        const avoided: NamedSpan[] = [spans!.rahuKaal, ...spans!.durMuhurtas, ...varjyam, ...bhadra]
        for (const span of avoided) {
          const apart = span.endUtc <= startUtc || span.startUtc >= endUtc
          expect([startUtc, span.id, apart]).toEqual([startUtc, span.id, true])
        }
      }
    }
  })

  it('weddings have the seventh house empty, and no Moon in the sixth or eighth', () => {
    for (const { startUtc } of muhurtasByPurpose.marriage.spans) {
      const { grahas } = kundli({ utc: later(startUtc, 60), ...delhi })
      expect(Object.values(grahas).filter(({ house }) => house === 7)).toEqual([])
      expect([6, 8]).not.toContain(grahas.moon.house)
    }
  })

  it.each([
    ['2025-03-14', '2025-04-13', 'the Sun is in Mina'],
    ['2025-06-12', '2025-07-05', 'Jupiter is combust about his conjunction of 24 June'],
    ['2025-07-06', '2025-11-01', 'chaturmas lasts from 6 July to 1 November'],
    [
      '2025-12-16',
      '2025-12-31',
      'the Sun is in Dhanu, and Venus near her conjunction of 6 January',
    ],
  ])('nobody marries from %s to %s: %s', (from, to) => {
    const after = muhurtasByPurpose.marriage.days.filter(({ date }) => date > from && date < to)
    expect(after).toEqual([])
  })

  it('the added Jyeshtha of 17 May to 15 June 2026 has neither weddings nor house entries', () => {
    const may = { ...delhi, fromUtc: '2026-05-17T00:00:00Z', toUtc: '2026-06-14T00:00:00Z' }
    expect(findMuhurta({ ...may, purpose: 'marriage' }).found).toBe(0)
    expect(findMuhurta({ ...may, purpose: 'house-entry' }).found).toBe(0)
    expect(findMuhurta({ ...may, purpose: 'travel' }).found).toBeGreaterThan(0)
  })

  it('naming keeps to the day, and nobody opens a business on Tuesday or with Kumbha rising', () => {
    for (const { startUtc, endUtc } of muhurtasByPurpose.naming.spans) {
      const { sun } = panchangOfDay({ ...delhi, date: later(startUtc, 19800).slice(0, 10) })
      expect(startUtc >= sun.hindu!.riseUtc && endUtc <= sun.hindu!.setUtc).toBe(true)
    }
    for (const { startUtc, lagna } of muhurtasByPurpose.business.spans) {
      expect(kundli({ utc: later(startUtc, 60), ...delhi }).panchang.vara).not.toBe(2)
      expect(lagna).not.toBe(10)
    }
  })
})

describe('what a search tells', () => {
  it('scores lie within 0 to 100, no verdict says no, each has its text, in both languages', () => {
    for (const purpose of every) {
      for (const { score, verdicts } of muhurtasByPurpose[purpose].spans.slice(0, 40)) {
        expect(score).toBeGreaterThan(0)
        expect(score).toBeLessThanOrEqual(100)
        expect(verdicts.map(({ level }) => level)).not.toContain('avoid')
        for (const { name, reason, source } of verdicts) {
          expect(reason.en).toMatch(/\.$/)
          expect(reason.hi).toMatch(/।$/)
          expect(name.hi + reason.hi + source.hi).not.toMatch(/[A-Za-z]/)
        }
      }
    }
  })

  it('the same hour asked by itself gets the same score and the same words', () => {
    for (const { startUtc, endUtc, score, verdicts } of muhurtasByPurpose.marriage.spans.slice(
      0,
      30,
    )) {
      const utc = new Date((Date.parse(startUtc) + Date.parse(endUtc)) / 2).toISOString()
      const at = muhurtaAt({ ...delhi, purpose: 'marriage', utc })
      expect([at.fit, at.score, at.verdicts]).toEqual([true, score, verdicts])
    }
  })

  it('an hour that will not do says why: noon of Friday 21 November 2025, first of the bright half', () => {
    const { fit, verdicts } = muhurtaAt({
      ...delhi,
      purpose: 'travel',
      utc: '2025-11-21T06:00:00Z',
    })
    const level = (rule: string) => verdicts.find((verdict) => verdict.rule === rule)?.level
    expect(fit).toBe(false)
    // Friday's Rahu Kaal is from half past ten to noon; the first tithi is not for journeys; Anuradha is.
    expect(['rahu-kaal', 'tithi', 'nakshatra', 'vara'].map(level)).toEqual([
      'avoid',
      'avoid',
      'good',
      'good',
    ])
    expect(verdicts.find(({ rule }) => rule === 'disha-shula')!.reason.en).toContain('west')
  })

  it('limit keeps the best by score and counts the rest', () => {
    const ten = findMuhurta({ ...year, purpose: 'vehicle', limit: 10 })
    expect([ten.spans.length, ten.found]).toEqual([10, muhurtasByPurpose.vehicle.found])
    const worst = Math.min(...ten.spans.map(({ score }) => score))
    const better = muhurtasByPurpose.vehicle.spans.filter(({ score }) => score > worst)
    expect(better.length).toBeLessThan(10)
    expect(ten.spans.map(({ startUtc }) => startUtc)).toEqual(
      ten.spans.map(({ startUtc }) => startUtc).sort(),
    )
  })
})

describe("the person's Moon", () => {
  it('with a birth star the third, fifth and seventh taras drop out, the rest stay', () => {
    const result = findMuhurta({ ...year, purpose: 'travel', janmaNakshatra: 0, limit: 5000 })
    // From Ashwini: Krittika, Mrigashira and Punarvasu, and every ninth from each.
    const excludedStars = [2, 4, 6].flatMap((star) => [star, star + 9, star + 18])
    const starOf = (utc: string) => kundli({ utc: later(utc, 60), ...delhi }).grahas.moon.nakshatra
    for (const { startUtc } of result.spans) expect(excludedStars).not.toContain(starOf(startUtc))
    const free = muhurtasByPurpose.travel.spans.filter(
      ({ startUtc }) => !excludedStars.includes(starOf(startUtc)),
    )
    expect(result.found).toBe(free.length)
  })

  it('with a birth sign the Moon is never fourth, eighth or twelfth from it', () => {
    const asked = findMuhurta({ ...year, purpose: 'business', moonRashi: 0, limit: 5000 })
    expect(asked.found).toBeGreaterThan(0)
    for (const { startUtc } of asked.spans) {
      const { rashi } = kundli({ utc: later(startUtc, 60), ...delhi }).grahas.moon
      expect([3, 7, 11]).not.toContain(rashi)
    }
  })
})

describe('odd places and questions', () => {
  it('a search in the polar night of Tromsø still answers, without sunrise', () => {
    const tromso = { latitude: 69.65, longitude: 18.96, offsetSeconds: 3600 }
    const range = { fromUtc: '2026-12-10T00:00:00Z', toUtc: '2026-12-31T00:00:00Z' }
    expect(() => findMuhurta({ ...tromso, ...range, purpose: 'travel' })).not.toThrow()
  })

  it.each([
    { ...year, purpose: 'war' as Purpose },
    { ...year, purpose: 'toString' as Purpose },
    { ...year, purpose: 'travel' as const, latitude: 95 },
    { ...year, purpose: 'travel' as const, toUtc: year.fromUtc },
    { ...year, purpose: 'travel' as const, toUtc: '2027-01-01T00:00:00Z' },
    { ...year, purpose: 'travel' as const, fromUtc: 'yesterday' },
    { ...year, purpose: 'travel' as const, moonRashi: 12 },
    { ...year, purpose: 'travel' as const, janmaNakshatra: 2.5 },
    { ...year, purpose: 'travel' as const, offsetSeconds: 90000 },
  ])('refuses %o', (search) => {
    expect(() => findMuhurta(search)).toThrow(RangeError)
  })
})
