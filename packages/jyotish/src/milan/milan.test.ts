import { describe, expect, it } from 'vitest'
import { dayKundli } from '../chart/day-kundli.ts'
import { kundli } from '../chart/kundli.ts'
import { births } from '../testing/reference.ts'
import { manglikMatch } from './manglik-match.ts'
import { milan } from './milan.ts'

const sampleBirths = births.slice(0, 120)
const charts = sampleBirths.map(({ utc, lat, lon }) =>
  kundli({ utc, latitude: lat, longitude: lon }),
)
const pairs = charts.slice(1).map((groom, i) => ({ bride: charts[i]!, groom }))

describe('Mars in both charts', () => {
  it('presses from the first, fourth, seventh, eighth and twelfth, by the signs of the reference', () => {
    for (const [i, { bride }] of pairs.entries()) {
      const { id, sign } = sampleBirths[i]!
      const [moon, mars, lagna] = [sign[1]!, sign[2]!, sign[9]!]
      const isManglik = [lagna, moon].some((from) =>
        [1, 4, 7, 8, 12].includes(((mars - from + 12) % 12) + 1),
      )
      expect([id, manglikMatch(pairs[i]!).bride.manglik]).toEqual([id, isManglik])
      expect(bride).toBe(charts[i])
    }
  })

  it('in its own or exaltation sign it is softened, and does not count', () => {
    const soft = pairs.filter(
      (couple) =>
        [0, 7, 9].includes(couple.bride.grahas.mars.rashi) && manglikMatch(couple).bride.manglik,
    )
    expect(soft.length).toBeGreaterThan(3)
    for (const couple of soft) expect(manglikMatch(couple).bride.counts).toBe(false)
  })

  it('the match is the same whoever is named first', () => {
    for (const { bride, groom } of pairs) {
      const match = manglikMatch({ bride, groom })
      const other = manglikMatch({ bride: groom, groom: bride })
      expect([match.verdict, match.balancedBy]).toEqual([other.verdict, other.balancedBy])
      const how = [match.bride.manglik, match.groom.manglik].filter(Boolean).length
      expect([['neither'], ['one', 'softened'], ['both']][how]).toContain(match.verdict)
    }
  })
})

describe('a match of two charts', () => {
  it('gives eight kutas, ten poruthams and a summary with both totals', () => {
    for (const couple of pairs) {
      const { ashtakoota, poruthams, summary } = milan(couple)
      expect([ashtakoota.kutas.length, poruthams.list.length]).toEqual([8, 10])
      expect(summary.en).toContain(`${ashtakoota.total} of 36`)
      if (ashtakoota.exceptions.length > 0) {
        expect(summary.en).toContain(`${ashtakoota.totalWithExceptions} with the exceptions`)
      }
      expect(summary.hi).not.toMatch(/[A-Za-z]/)
    }
  })

  it('frightens nobody: no word of death, divorce, doom or curse in either language', () => {
    for (const couple of pairs) {
      const text = JSON.stringify(milan(couple))
      expect(text).not.toMatch(/\b(death|die|divorce|widow|doom|curse|inauspicious|danger)/i)
      expect(text).not.toMatch(/मृत्यु|तलाक|विधवा|विधुर|विनाश|अशुभ|अनिष्ट|शाप/)
    }
  })

  it('takes a day without a time where the Moon holds its star, and refuses it where not', () => {
    const place = { latitude: 26.9, longitude: 75.8 }
    let acceptedCount = 0
    let refusedCount = 0
    for (let day = 1; day <= 28; day++) {
      const fromUtc = new Date(Date.UTC(1994, 7, day) - 19800000).toISOString()
      const toUtc = new Date(Date.UTC(1994, 7, day + 1) - 19800000).toISOString()
      const bride = dayKundli({ ...place, fromUtc, toUtc })
      const { rashi, nakshatra } = bride.grahas.moon
      if (rashi === null || nakshatra === null) {
        expect(() => milan({ bride, groom: charts[0]! })).toThrow(RangeError)
        refusedCount++
      } else {
        expect(milan({ bride, groom: charts[0]! }).manglik.bride.houses.lagna).toBeNull()
        acceptedCount++
      }
    }
    expect([acceptedCount > 0, refusedCount > 0]).toEqual([true, true])
  })
})
