import { describe, expect, test } from 'vitest'
import { kundli } from '../chart/kundli.ts'
import { testChart } from '../testing/test-chart.ts'
import { births } from '../testing/reference.ts'
import { charaDasha, charaParts, charaYears } from './chara.ts'
import { currentAndNextPeriod } from './periods.ts'
import { yoginiDasha, yoginiParts, yoginis } from './yogini.ts'

const yearMs = 365.25 * 86400000
const [ari, tau, gem, can, leo, vir, lib, sco, sag, cap, aqu, pis] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const
const charts = births
  .slice(0, 40)
  .map(({ utc, lat, lon }) => kundli({ utc, latitude: lat, longitude: lon }))

describe('Yogini dasha', () => {
  test.each([
    // Nakshatra number and three, over eight: Ashwini 4, Ardra 9 leaves 1, Magha 13 leaves 5, Revati 30 leaves 6.
    [0, 'bhramari'],
    [5, 'mangala'],
    [9, 'bhadrika'],
    [26, 'ulka'],
    [4, 'sankata'],
  ])('with the Moon in nakshatra %s the first yogini is %s', (nakshatra, key) => {
    const degrees = ((nakshatra + 0.5) * 40) / 3
    const chart = testChart({ lagna: 0, otherGrahas: 0, moon: [0, degrees] })
    expect(yoginiDasha(chart)[0]!.yogini).toBe(key)
  })

  test('the eight share 36 years, one to eight', () => {
    expect(yoginis.map(({ years }) => years)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('half a nakshatra crossed leaves half of the first period', () => {
    const chart = testChart({ lagna: 0, otherGrahas: 0, moon: [0, 20 / 3] })
    const [first] = yoginiDasha(chart)
    const left = (Date.parse(first!.endUtc) - Date.parse(chart.birth.utc)) / yearMs
    expect(left).toBeCloseTo(2, 6)
  })

  test('periods tile 144 years, parts tile their period and begin with its own yogini', () => {
    for (const chart of charts) {
      const periods = yoginiDasha(chart)
      expect(periods).toHaveLength(32)
      for (const [i, period] of periods.entries()) {
        expect(periods[i + 1]?.startUtc ?? period.endUtc).toBe(period.endUtc)
      }
      const parts = yoginiParts(periods[3]!)
      expect(parts[0]!.yogini).toBe(periods[3]!.yogini)
      expect(parts[0]!.startUtc).toBe(periods[3]!.startUtc)
      expect(parts.at(-1)!.endUtc).toBe(periods[3]!.endUtc)
      expect(periods[0]!.startUtc <= new Date(chart.birth.utc).toISOString()).toBe(true)
    }
  })

  test('the period that runs holds the instant, and the next begins where it ends', () => {
    const running = currentAndNextPeriod(yoginiDasha(charts[0]!), '1999-05-05T00:00:00Z')!
    expect(running.now.startUtc <= '1999-05-05T00:00:00.000Z').toBe(true)
    expect(running.now.endUtc > '1999-05-05T00:00:00.000Z').toBe(true)
    expect(running.next!.startUtc).toBe(running.now.endUtc)
  })
})

describe('Chara dasha', () => {
  test.each([
    ['Aries to Mars in Leo, forwards', ari, { mars: leo }, 4],
    ['Cancer to the Moon in Aries, backwards', can, { moon: ari }, 3],
    ['Leo to the Sun in Virgo, backwards', leo, { sun: vir }, 11],
    ['Libra to Venus in Virgo, forwards', lib, { venus: vir }, 11],
    ['Pisces with Jupiter at home', pis, { jupiter: pis }, 12],
    ['Scorpio with both lords at home', sco, { mars: sco, ketu: sco, rahu: tau }, 12],
    [
      'Scorpio with Mars at home and Ketu in Capricorn',
      sco,
      { mars: sco, ketu: cap, rahu: can },
      2,
    ],
    [
      'Aquarius to Rahu, who has company',
      aqu,
      { rahu: gem, venus: gem, mercury: gem, saturn: sag },
      8,
    ],
  ] as const)('%s', (_, rashi, spots, years) => {
    expect(charaYears(testChart({ lagna: ari, otherGrahas: tau, ...spots }), rashi)).toBe(years)
  })

  test.each([
    [ari, [ari, tau, gem]],
    [tau, [tau, ari, pis]],
    [gem, [gem, tau, ari]],
    [can, [can, gem, tau]],
    [leo, [leo, vir, lib]],
    [vir, [vir, lib, sco]],
    [sag, [sag, sco, lib]],
    [pis, [pis, ari, tau]],
  ])('from lagna %s the dashas go %s', (lagna, order) => {
    const periods = charaDasha(testChart({ lagna, otherGrahas: tau }))
    expect(periods.slice(0, 3).map(({ rashi }) => rashi)).toEqual(order)
  })

  test('they begin at birth, tile, and give each sign the same years in the second round', () => {
    for (const chart of charts) {
      const periods = charaDasha(chart)
      expect(Date.parse(periods[0]!.startUtc)).toBe(Date.parse(chart.birth.utc))
      for (const [i, { endUtc }] of periods.entries()) {
        expect(periods[i + 1]?.startUtc ?? endUtc).toBe(endUtc)
      }
      expect(periods.slice(12).map(({ years }) => years)).toEqual(
        periods.slice(0, 12).map(({ years }) => years),
      )
    }
  })

  test('antardashas are twelve equal parts and end with the sign of the dasha', () => {
    const chart = charts[2]!
    const period = charaDasha(chart)[1]!
    const parts = charaParts(chart, period)
    expect(new Set(parts.map(({ rashi }) => rashi)).size).toBe(12)
    expect(parts.at(-1)!.rashi).toBe(period.rashi)
    expect(parts.at(-1)!.endUtc).toBe(period.endUtc)
  })
})

describe('periods whose dates are written when read', () => {
  test('are plain values to whoever copies or serializes them', () => {
    for (const periods of [yoginiDasha(charts[1]!), charaDasha(charts[1]!)]) {
      const [period] = periods
      const plain = structuredClone(period)
      expect({ ...period }).toEqual(plain)
      expect(JSON.parse(JSON.stringify(period))).toEqual(plain)
      expect(plain!.startUtc).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    }
  })

  test('none runs before the first or after the last', () => {
    const periods = charaDasha(charts[1]!)
    const before = new Date(Date.parse(periods[0]!.startUtc) - 1000).toISOString()
    expect(currentAndNextPeriod(periods, before)).toBeNull()
    expect(currentAndNextPeriod(periods, periods.at(-1)!.endUtc)).toBeNull()
    expect(currentAndNextPeriod(periods, periods.at(-1)!.startUtc)).toMatchObject({ next: null })
    expect(currentAndNextPeriod(periods, periods[1]!.startUtc)!.now).toBe(periods[1])
  })
})
