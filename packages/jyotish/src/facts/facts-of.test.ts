import { describe, expect, test } from 'vitest'
import { dayKundli } from '../chart/day-kundli.ts'
import { factsOfDay, factsOfMatch, factsOfMuhurta, factsOfSpan } from './facts.ts'
import { kundli } from '../chart/kundli.ts'
import { milan } from '../milan/milan.ts'
import { findMuhurta } from '../muhurta/find-muhurta.ts'
import { panchangOfDay } from '../panchang/panchang-day.ts'
import { documentedIds } from '../testing/documented-ids.ts'
import type { Fact } from '../sky/types.ts'

const patterns = documentedIds()
const valueOf = (list: Fact[], id: string) => list.find((fact) => fact.id === id)?.value
const factOf = (list: Fact[], id: string) => list.find((fact) => fact.id === id)!

/** What every list of facts keeps to. */
function checkList(list: Fact[]): void {
  const ids = list.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !patterns.some((pattern) => pattern.test(id)))).toEqual([])
  for (const { label, because } of list) {
    for (const text of [label.en, label.hi, because.en, because.hi])
      expect(text).not.toMatch(/undefined|null|NaN|\s{2}|^\s|\s$|^$/)
    expect(label.en).toMatch(/^[A-Z]/)
    expect(label.en).not.toMatch(/[.।]$/)
    expect(label.en + because.en).not.toMatch(/\p{Script=Devanagari}/u)
    expect(label.hi + because.hi).not.toMatch(/[A-Za-z]/)
  }
}

const ujjain = { latitude: 23.1793, longitude: 75.7849, offsetSeconds: 19_800 }

describe('facts of a day at a place', () => {
  test('are documented, whole and in their own script all through a year, at the poles too', () => {
    for (let week = 0; week < 52; week += 3) {
      const date = new Date(Date.UTC(2026, 0, 1 + week * 7)).toISOString().slice(0, 10)
      checkList(factsOfDay(panchangOfDay({ date, ...ujjain })))
      const north = { date, latitude: 78.2, longitude: 15.6, offsetSeconds: 3600 }
      checkList(factsOfDay(panchangOfDay(north)))
    }
  })

  // 8 November 2026, Diwali in the printed almanacs of India: Amavasya of Kartika (Ashwina where months
  // end with the new moon) begins at 11:27, a Sunday, Vikram 2083.
  test('of Diwali 2026 they say what the almanacs print', () => {
    const list = factsOfDay(panchangOfDay({ date: '2026-11-08', ...ujjain }))
    expect(valueOf(list, 'panchang.vara')).toBe(0)
    expect(valueOf(list, 'panchang.tithi')).toBe(29)
    expect(valueOf(list, 'panchang.tithi.2')).toBe(30)
    // Printed minutes are cut off, ours are rounded.
    expect(factOf(list, 'panchang.tithi').label.en).toMatch(
      /^The tithi is Krishna Chaturdashi, until 11:2[78]$/,
    )
    expect(valueOf(list, 'panchang.month.purnimanta')).toBe('8')
    expect(valueOf(list, 'panchang.month.amanta')).toBe('7')
    expect(valueOf(list, 'panchang.year.vikram')).toBe(2083)
  })

  test('a limb follows the one before without a gap, and times of another day bear its date', () => {
    const list = factsOfDay(panchangOfDay({ date: '2026-11-08', ...ujjain }))
    for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana']) {
      const row = list.filter(({ id }) => new RegExp(`^panchang\\.${limb}(\\.\\d+)?$`).test(id))
      for (const [i, fact] of row.entries())
        if (i > 0) expect(fact.about.fromUtc).toBe(row[i - 1]!.about.toUtc)
    }
    const last = factOf(list, 'panchang.tithi.2')
    expect(last.label.en).toContain('on 9 November 2026')
    expect(last.label.hi).toContain('9 नवंबर 2026')
    expect(factOf(list, 'panchang.rahu-kaal').label.en).not.toContain('2026')
  })

  test('where the Sun does not rise, nothing that is counted from it is told', () => {
    const list = factsOfDay(
      panchangOfDay({ date: '2026-12-21', latitude: 78.2, longitude: 15.6, offsetSeconds: 3600 }),
    )
    expect(list.filter(({ id }) => /sunrise|kaal$|hora|choghadiya|abhijit/.test(id))).toEqual([])
    expect(valueOf(list, 'panchang.tithi')).toBeGreaterThan(0)
  })
})

describe('facts of a match', () => {
  const births = Array.from({ length: 12 }, (_, index) => ({
    utc: new Date(Date.UTC(1971, 2, 3, 4, 31) + index * 1_733.31 * 86_400_000).toISOString(),
    latitude: 10.2 + ((index * 5) % 20),
    longitude: 71.4 + ((index * 3) % 20),
  }))
  const charts = births.map((birth) => kundli(birth))

  test('are documented, whole, and say what the match says', () => {
    for (const [i, bride] of charts.entries()) {
      const pair = { bride, groom: charts[(i + 5) % charts.length]! }
      const list = factsOfMatch(pair)
      checkList(list)
      const { ashtakoota, manglik, poruthams } = milan(pair)
      const kutas = [
        'varna',
        'vashya',
        'tara',
        'yoni',
        'graha-maitri',
        'gana',
        'bhakoot',
        'nadi',
      ].map((id) => Number(valueOf(list, `milan.${id}`)))
      expect(kutas.reduce((sum, points) => sum + points, 0)).toBe(valueOf(list, 'milan.total'))
      expect(valueOf(list, 'milan.total.with-exceptions')).toBe(ashtakoota.totalWithExceptions)
      expect(valueOf(list, 'milan.manglik')).toBe(manglik.verdict)
      expect(list.filter(({ id }) => id.startsWith('milan.porutham.'))).toHaveLength(10)
      expect(valueOf(list, 'milan.poruthams')).toBe(poruthams.good)
    }
  })

  test('a birth of unknown time leaves open what its minute decides', () => {
    const dayOf = (from: string) =>
      dayKundli({
        fromUtc: `${from}T18:30:00Z`,
        toUtc: new Date(Date.parse(`${from}T18:30:00Z`) + 86_400_000).toISOString(),
        latitude: 20,
        longitude: 78,
      })
    // Days on which the Moon keeps its sign and star.
    const whole = [
      '1990-01-01',
      '1990-01-02',
      '1990-01-03',
      '1990-01-04',
      '1990-01-05',
      '1990-01-06',
    ]
      .map(dayOf)
      .find(({ grahas: { moon } }) => moon.rashi !== null && moon.nakshatra !== null)
    if (whole) {
      const list = factsOfMatch({ bride: whole, groom: charts[0]! })
      checkList(list)
      expect(['unknown', true]).toContain(valueOf(list, 'milan.manglik.bride'))
    }
    const changing = ['1990-01-01', '1990-01-02', '1990-01-03']
      .map(dayOf)
      .find(({ grahas: { moon } }) => moon.nakshatra === null)!
    expect(() => factsOfMatch({ bride: changing, groom: charts[0]! })).toThrow(RangeError)
  })
})

describe('facts of a muhurta', () => {
  test('are documented, whole, and tell every rule that had a word', () => {
    const muhurtas = findMuhurta({
      purpose: 'marriage',
      ...ujjain,
      fromUtc: '2026-11-20T00:00:00Z',
      toUtc: '2027-03-20T00:00:00Z',
      moonRashi: 3,
      janmaNakshatra: 7,
    })
    expect(muhurtas.spans.length).toBeGreaterThan(3)
    for (const span of muhurtas.spans) {
      const list = factsOfMuhurta(muhurtas, span)
      checkList(list)
      expect(list).toHaveLength(2 + span.verdicts.length)
      expect(valueOf(list, 'muhurta.tara-bala')).toBeDefined()
      expect(valueOf(list, 'muhurta.score')).toBe(span.score)
    }
  })
})

describe('facts of a span of time', () => {
  const birth = { utc: '1991-03-14T01:15:00Z', latitude: 25.3176, longitude: 82.9739 }
  const chart = kundli(birth)

  test('are documented, whole and in their own script over a year of every graha', () => {
    const all = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'rahu', 'ketu'] as const
    checkList(factsOfSpan(chart, '2026-11-21T00:00:00Z', '2027-11-21T00:00:00Z', all))
  })

  // Dhanu and Makara sankranti as printed almanacs give them for this winter.
  test('hold the Sun’s entries of the almanac: Sagittarius on 16 December 2026, Capricorn on 14 January 2027', () => {
    const spanFacts = factsOfSpan(chart, '2026-12-01T00:00:00Z', '2027-01-20T00:00:00Z', ['sun'])
    expect(valueOf(spanFacts, 'ahead.sun.2026-12-16.rashi')).toBe('sagittarius')
    expect(valueOf(spanFacts, 'ahead.sun.2027-01-14.rashi')).toBe('capricorn')
    // The houses of one graha follow each other as the signs do.
    const houses = spanFacts.flatMap(({ id, value }) =>
      id.endsWith('.moon') ? [Number(value)] : [],
    )
    for (const [i, house] of houses.entries()) if (i) expect(house).toBe((houses[i - 1]! % 12) + 1)
  })
})
