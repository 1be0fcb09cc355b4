import { describe, expect, test } from 'vitest'
import { dayKundli } from '../chart/day-kundli.ts'
import { dhaiyas, doshas, kaalSarpKinds, saturnPassageAt, sadeSatis } from './dosha.ts'
import { sadeSati } from '../gochar/gochar.ts'
import { kundli } from '../chart/kundli.ts'
import { testChart } from '../testing/test-chart.ts'
import { births } from '../testing/reference.ts'
import type { AnyKundli } from '../sky/types.ts'

const [ari, tau, gem, can, leo, vir, , sco, sag, cap, aqu, pis] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const
type Spots = Parameters<typeof testChart>[0]
const find = (id: string, chart: AnyKundli) => doshas(chart).find((dosha) => dosha.id === id)!
const charts = births
  .slice(0, 40)
  .map(({ utc, lat, lon }) => kundli({ utc, latitude: lat, longitude: lon }))

describe('Manglik', () => {
  test.each([
    [1, true],
    [2, false],
    [3, false],
    [4, true],
    [5, false],
    [6, false],
    [7, true],
    [8, true],
    [9, false],
    [10, false],
    [11, false],
    [12, true],
  ])('with Mars in house %s from lagna and Moon: %s', (house, present) => {
    const chart = testChart({ lagna: gem, mars: (gem + house - 1) % 12, otherGrahas: gem })
    expect(find('manglik', chart).present).toBe(present)
  })

  test('the Moon alone is enough, and the house is told from the lagna', () => {
    const dosha = find('manglik', testChart({ lagna: gem, mars: leo, moon: aqu, otherGrahas: gem }))
    expect([dosha.present, dosha.grahas, dosha.houses]).toEqual([true, ['mars'], [3]])
  })

  test('from Venus alone nobody is Manglik', () => {
    const chart = testChart({ lagna: gem, mars: leo, moon: gem, venus: leo, otherGrahas: gem })
    expect(find('manglik', chart).present).toBe(false)
  })

  const softeningReasons = (spots: Spots) =>
    find('manglik', testChart(spots)).softenedBy.map(({ en }) => en)
  test.each<[string, Spots, string]>([
    ['exalted', { lagna: ari, mars: cap, otherGrahas: tau }, ''],
    [
      'exalted in the seventh',
      { lagna: can, mars: cap, otherGrahas: tau },
      'Mars is exalted in Capricorn',
    ],
    ['at home', { lagna: tau, mars: sco, otherGrahas: gem }, 'Mars is in its own sign'],
    [
      'with Jupiter',
      { lagna: gem, mars: vir, jupiter: vir, otherGrahas: aqu },
      'Jupiter stands with Mars',
    ],
    [
      'seen by Jupiter',
      { lagna: gem, mars: vir, jupiter: tau, otherGrahas: aqu },
      'Jupiter looks at Mars',
    ],
    [
      'with the Moon',
      { lagna: gem, mars: vir, moon: vir, otherGrahas: aqu },
      'The Moon stands with Mars',
    ],
    [
      'Leo rising',
      { lagna: leo, mars: leo, otherGrahas: tau },
      'For a Cancer or Leo lagna Mars is the yogakaraka',
    ],
    [
      'Cancer in the eighth',
      { lagna: sag, mars: can, otherGrahas: tau },
      'Mars is in a sign that is exempt in its house',
    ],
    [
      'Venus in the lagna',
      { lagna: gem, mars: vir, venus: gem, otherGrahas: aqu },
      'Venus stands in the lagna',
    ],
    [
      'Jupiter in the seventh',
      { lagna: gem, mars: gem, jupiter: sag, otherGrahas: aqu },
      'Jupiter stands in the seventh house',
    ],
  ])('%s', (_, spots, reason) => {
    if (reason) expect(softeningReasons(spots)).toContain(reason)
    else expect(softeningReasons(spots)).toEqual([])
  })

  test('nothing cancels it where no text gives a reason', () => {
    expect(softeningReasons({ lagna: gem, mars: vir, jupiter: leo, otherGrahas: aqu })).toEqual([])
  })
})

describe('Kaal Sarp', () => {
  /** All seven in the six signs after Rahu, who stands at the given house with Aries rising. */
  const within = (house: number, otherSpots: Partial<Spots> = {}): Spots => ({
    lagna: ari,
    rahu: [house - 1, 5],
    otherGrahas: [(house + 1) % 12, 10],
    ...otherSpots,
  })

  test('there are twelve kinds by the house of Rahu, each with a name of its own', () => {
    expect(new Set(kaalSarpKinds.map(({ key }) => key)).size).toBe(12)
    for (let house = 1; house <= 12; house++) {
      const dosha = find('kaal-sarp', testChart(within(house)))
      expect([dosha.present, dosha.kind?.key]).toEqual([true, kaalSarpKinds[house - 1]!.key])
    }
  })

  test('it holds on the other side of the axis too', () => {
    const spots = { lagna: ari, rahu: [ari, 5], otherGrahas: [sco, 10] } as const
    expect(find('kaal-sarp', testChart(spots)).present).toBe(true)
  })

  test('one graha beyond the axis, by a degree in the very sign of Rahu, and there is none', () => {
    expect(find('kaal-sarp', testChart(within(1, { mars: [ari, 4] }))).present).toBe(false)
    expect(find('kaal-sarp', testChart(within(1, { mars: [ari, 6] }))).present).toBe(true)
    expect(find('kaal-sarp', testChart(within(1, { saturn: pis }))).present).toBe(false)
  })
})

describe('Pitra, Guru Chandal, Ganda Moola', () => {
  test.each<[string, Spots, string, boolean]>([
    ['the Sun with Rahu', { lagna: ari, sun: leo, rahu: leo, otherGrahas: tau }, 'pitra', true],
    [
      'the Sun with Saturn',
      { lagna: ari, sun: leo, saturn: leo, rahu: gem, otherGrahas: tau },
      'pitra',
      true,
    ],
    [
      'the lord of the ninth with Ketu',
      { lagna: ari, jupiter: sag, rahu: gem, otherGrahas: tau, saturn: vir },
      'pitra',
      true,
    ],
    [
      'nobody with the nodes',
      { lagna: ari, rahu: gem, otherGrahas: tau, saturn: vir },
      'pitra',
      false,
    ],
    [
      'Jupiter with Rahu',
      { lagna: ari, jupiter: leo, rahu: leo, otherGrahas: tau },
      'guru-chandal',
      true,
    ],
    [
      'Jupiter with Ketu',
      { lagna: ari, jupiter: aqu, rahu: leo, otherGrahas: tau },
      'guru-chandal',
      false,
    ],
  ])('%s', (_, spots, id, present) => {
    expect(find(id, testChart(spots)).present).toBe(present)
  })

  test('six of the twenty-seven nakshatras are Ganda Moola, at the ends of water signs and the beginnings of fire signs', () => {
    const present = Array.from({ length: 27 }, (_, nakshatra) => nakshatra).filter(
      (nakshatra) =>
        find(
          'ganda-moola',
          testChart({ lagna: 0, otherGrahas: 1, moon: [0, ((nakshatra + 0.4) * 40) / 3] }),
        ).present,
    )
    expect(present).toEqual([0, 8, 9, 17, 18, 26])
  })

  test('away from the joint of the signs it is softened, at the joint not', () => {
    const at = (degrees: number) =>
      find('ganda-moola', testChart({ lagna: gem, otherGrahas: tau, moon: [0, degrees] }))
    expect(at(121).softenedBy).toEqual([])
    expect(at(130).softenedBy.map(({ en }) => en)).toEqual([
      'The Moon is in pada 4, away from the joint of the signs, which is pada 1',
    ])
    expect(at(119.9)).toMatchObject({ present: true, softenedBy: [], kind: { key: 'ashlesha' } })
  })

  test('every sentence is told without fear', () => {
    const sentences = charts.flatMap((chart) =>
      doshas(chart).flatMap(({ rule, softenedBy, name }) => [rule, name, ...softenedBy]),
    )
    for (const { en, hi } of sentences) {
      expect(en).not.toMatch(/death|danger|curse|evil|terrible|severe|suffer|destroy/i)
      expect(hi).not.toMatch(/मृत्यु|खतर|ख़तर|शाप|श्राप|भयंकर|नाश|कष्ट/)
      expect(hi).not.toMatch(/[A-Za-z]/)
    }
  })

  test('what is told of a day holds at every hour of it', () => {
    for (const { utc, lat, lon } of births.slice(0, 30)) {
      const from = Math.floor(Date.parse(utc) / 86_400_000) * 86_400_000
      const iso = (ms: number) => new Date(ms).toISOString()
      const place = { latitude: lat, longitude: lon }
      const day = doshas(dayKundli({ fromUtc: iso(from), toUtc: iso(from + 86_400_000), ...place }))
      for (let hour = 0; hour < 24; hour += 4) {
        const exact = kundli({ utc: iso(from + hour * 3_600_000), ...place })
        for (const { id, present } of day) expect(find(id, exact).present).toBe(present)
      }
    }
  })
})

describe('Sade Sati and dhaiya', () => {
  const chartWithMoon = (moon: number) => ({ ...testChart({ lagna: ari, moon, otherGrahas: tau }) })
  const days = (spans: { fromUtc: string | null; toUtc: string | null }[]) =>
    spans.map(({ fromUtc, toUtc }) => [fromUtc?.slice(0, 10), toUtc?.slice(0, 10)])

  test('for the Moon in Capricorn it ran as almanacs had it, with Saturn’s step back in 2017', () => {
    const passage = sadeSatis(chartWithMoon(cap)).find(({ fromUtc }) =>
      fromUtc!.startsWith('2017'),
    )!
    expect(days([passage])).toEqual([['2017-01-26', '2025-03-29']])
    expect(days(passage.phases)).toEqual([
      ['2017-01-26', '2017-06-20'],
      ['2017-10-26', '2020-01-24'],
      ['2020-01-24', '2022-04-29'],
      ['2022-04-29', '2022-07-12'],
      ['2022-07-12', '2023-01-17'],
      ['2023-01-17', '2025-03-29'],
    ])
    expect(passage.phases.map(({ phase }) => phase)).toEqual([
      'rising',
      'rising',
      'peak',
      'setting',
      'peak',
      'setting',
    ])
  })

  test('for the Moon in Gemini Saturn was in the eighth from 2020 to 2023', () => {
    const passage = dhaiyas(chartWithMoon(gem)).find(({ fromUtc }) => fromUtc!.startsWith('2020'))!
    expect(passage.house).toBe(8)
    expect(days(passage.stays)).toEqual([
      ['2020-01-24', '2022-04-29'],
      ['2022-07-12', '2023-01-17'],
    ])
  })

  test('a hundred years hold two to five passages of some seven and a half years, steps back included', () => {
    for (const chart of charts) {
      const passages = sadeSatis(chart)
      expect(passages.length).toBeGreaterThanOrEqual(2)
      expect(passages.length).toBeLessThanOrEqual(5)
      for (const { fromUtc, toUtc } of passages) {
        if (fromUtc === null || toUtc === null) continue
        const years = (Date.parse(toUtc) - Date.parse(fromUtc)) / 31_557_600_000
        expect(years).toBeGreaterThan(6.2)
        expect(years).toBeLessThan(9)
      }
    }
  })

  test('it says the same as the search from an instant', () => {
    const running = charts.slice(0, 20).flatMap((chart) =>
      ['1995-03-01T00:00:00Z', '2026-11-20T00:00:00Z'].flatMap((at) => {
        const age = Date.parse(at) - Date.parse(chart.birth.utc)
        const other = sadeSati(chart, at)
        return age > 0 && age < 99 * 31_557_600_000 && other
          ? [{ passage: saturnPassageAt(sadeSatis(chart), at).now, other }]
          : []
      }),
    )
    expect(running.length).toBeGreaterThan(3)
    expect(running.map(({ passage }) => [passage?.fromUtc, passage?.toUtc])).toEqual(
      running.map(({ other }) => [other.fromUtc, other.toUtc]),
    )
  })
})
