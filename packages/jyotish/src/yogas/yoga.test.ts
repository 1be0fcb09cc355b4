import { describe, expect, test } from 'vitest'
import { dayKundli } from '../chart/day-kundli.ts'
import { kundli } from '../chart/kundli.ts'
import { testChart } from '../testing/test-chart.ts'
import { births } from '../testing/reference.ts'
import type { Graha } from '../sky/types.ts'
import { yogaRules, yogas } from './yoga.ts'

const [ari, tau, gem, can, leo, vir, lib, sco, sag, cap, aqu, pis] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const
const idsOf = (chart: Parameters<typeof yogas>[0]) => yogas(chart).map(({ id }) => id)
type Spots = Parameters<typeof testChart>[0]

/** Charts laid out from the rules as the texts give them; `rest` is where whoever is not named stands. */
const sampleCharts: [id: string, chart: Spots][] = [
  ['ruchaka', { lagna: ari, mars: cap, otherGrahas: vir }],
  ['bhadra', { lagna: pis, mercury: [vir, 10], otherGrahas: leo }],
  ['hamsa', { lagna: lib, jupiter: can, otherGrahas: vir }],
  ['malavya', { lagna: leo, venus: tau, otherGrahas: gem }],
  ['shasha', { lagna: ari, saturn: lib, otherGrahas: vir }],
  ['sunapha', { lagna: ari, moon: can, mars: leo, otherGrahas: sag }],
  ['anapha', { lagna: ari, moon: can, venus: gem, otherGrahas: sag }],
  ['durudhura', { lagna: ari, moon: can, venus: gem, saturn: leo, otherGrahas: sag }],
  ['kemadruma', { lagna: ari, moon: can, sun: leo, otherGrahas: sag }],
  ['gajakesari', { lagna: ari, moon: can, jupiter: lib, otherGrahas: sag }],
  ['shakata', { lagna: ari, jupiter: sag, moon: tau, otherGrahas: gem }],
  ['chandra-mangala', { lagna: ari, moon: can, mars: cap, otherGrahas: sag }],
  ['adhi', { lagna: ari, moon: ari, mercury: vir, venus: lib, jupiter: sco, otherGrahas: tau }],
  ['vasumati', { lagna: ari, mercury: gem, venus: cap, jupiter: aqu, otherGrahas: tau }],
  ['amala', { lagna: ari, jupiter: cap, otherGrahas: tau }],
  ['pushkala', { lagna: can, moon: can, jupiter: [can, 10], otherGrahas: cap }],
  ['vesi', { lagna: ari, sun: leo, saturn: vir, otherGrahas: sag }],
  ['vasi', { lagna: ari, sun: leo, venus: can, otherGrahas: sag }],
  ['ubhayachari', { lagna: ari, sun: leo, venus: can, mars: vir, otherGrahas: sag }],
  ['budha-aditya', { lagna: ari, sun: leo, mercury: leo, otherGrahas: sag }],
  ['shubha-kartari', { lagna: ari, jupiter: tau, venus: pis, otherGrahas: lib }],
  ['papa-kartari', { lagna: ari, saturn: tau, mars: pis, otherGrahas: lib }],
  ['dharma-karmadhipati', { lagna: ari, jupiter: leo, saturn: leo, otherGrahas: tau }],
  ['raja-5-4', { lagna: ari, moon: cap, sun: can, otherGrahas: tau }],
  ['dhana-2-11', { lagna: ari, venus: gem, saturn: gem, otherGrahas: leo }],
  ['yogakaraka', { lagna: lib, saturn: leo, otherGrahas: ari }],
  ['harsha', { lagna: ari, mercury: sco, otherGrahas: tau }],
  ['sarala', { lagna: tau, jupiter: sag, otherGrahas: gem }],
  ['vimala', { lagna: ari, jupiter: vir, otherGrahas: tau }],
  ['maha-parivartana.1.10', { lagna: ari, mars: cap, saturn: ari, otherGrahas: tau }],
  ['khala-parivartana.3.5', { lagna: ari, mercury: leo, sun: gem, otherGrahas: tau }],
  ['dainya-parivartana.6.9', { lagna: ari, mercury: sag, jupiter: vir, otherGrahas: tau }],
  ['neecha-bhanga.sun', { lagna: ari, sun: lib, venus: can, otherGrahas: tau }],
  ['parvata', { lagna: ari, jupiter: can, venus: cap, otherGrahas: tau, rahu: gem }],
  ['chamara', { lagna: ari, jupiter: lib, venus: lib, otherGrahas: tau }],
  [
    'matsya',
    {
      lagna: ari,
      jupiter: ari,
      venus: sag,
      saturn: sco,
      mars: leo,
      mercury: sag,
      sun: can,
      moon: leo,
      rahu: can,
      ketu: can,
    },
  ],
  [
    'kurma',
    {
      lagna: ari,
      sun: ari,
      mars: ari,
      saturn: aqu,
      jupiter: leo,
      mercury: vir,
      venus: lib,
      otherGrahas: tau,
    },
  ],
  ['kusuma', { lagna: tau, venus: tau, moon: vir, jupiter: vir, saturn: aqu, otherGrahas: gem }],
  [
    'lagnadhi',
    { lagna: ari, jupiter: lib, venus: sco, otherGrahas: gem, rahu: leo, mars: vir, saturn: can },
  ],
  ['chatussagara', { lagna: ari, sun: ari, moon: can, mars: lib, saturn: cap, otherGrahas: tau }],
  ['lakshmi', { lagna: ari, jupiter: can, mars: cap, otherGrahas: tau }],
  ['shankha', { lagna: ari, mars: cap, sun: can, mercury: lib, otherGrahas: tau }],
  ['bheri', { lagna: ari, jupiter: can, venus: lib, mars: cap, otherGrahas: tau }],
  ['srinatha', { lagna: sag, mercury: [vir, 10], sun: vir, otherGrahas: tau }],
  ['khadga', { lagna: ari, venus: sag, jupiter: tau, mars: leo, otherGrahas: gem }],
  ['kahala', { lagna: ari, moon: ari, jupiter: can, mars: cap, otherGrahas: tau }],
  [
    'mridanga',
    {
      lagna: ari,
      mars: cap,
      sun: ari,
      moon: tau,
      mercury: leo,
      jupiter: sag,
      venus: pis,
      saturn: lib,
      rahu: tau,
    },
  ],
  ['kalpadruma', { lagna: ari, mars: [leo, 2], sun: [sag, 2], jupiter: can, otherGrahas: tau }],
  ['shrikantha', { lagna: ari, mars: leo, sun: sag, moon: can, otherGrahas: tau }],
  ['virinchi', { lagna: ari, sun: leo, jupiter: sag, saturn: cap, otherGrahas: tau }],
  ['saraswati', { lagna: ari, jupiter: sag, venus: tau, mercury: cap, otherGrahas: gem }],
  [
    'sharada',
    { lagna: sag, mercury: ari, sun: leo, moon: can, jupiter: sco, mars: lib, otherGrahas: tau },
  ],
  ['kalanidhi', { lagna: ari, jupiter: leo, mercury: leo, venus: aqu, otherGrahas: tau }],
  ['gauri', { lagna: ari, moon: can, jupiter: cap, otherGrahas: tau }],
  [
    'hari',
    { lagna: ari, venus: gem, jupiter: can, mercury: cap, moon: tau, sun: aqu, otherGrahas: leo },
  ],
  ['hara', { lagna: ari, venus: tau, jupiter: leo, moon: sag, mercury: cap, otherGrahas: ari }],
  ['brahma', { lagna: gem, mercury: gem, sun: vir, venus: pis, mars: ari, otherGrahas: tau }],
]

/** The seven set into houses, in the order Sun to Saturn, with Aries rising. */
function inHouses(houses: readonly number[], lagna = ari): Spots {
  const seven: Graha[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']
  return {
    lagna,
    rahu: gem,
    ...Object.fromEntries(seven.map((graha, i) => [graha, (lagna + houses[i]! - 1) % 12])),
  }
}

/** BPHS, ch. 35: where the seven stand for each of the thirty-two. */
const nabhasa: [id: string, houses: number[], lagna?: number][] = [
  ['rajju', [1, 4, 7, 10, 1, 4, 7]],
  ['musala', [2, 5, 8, 11, 2, 5, 8]],
  ['nala', [3, 6, 9, 12, 3, 6, 9]],
  ['mala', [2, 3, 5, 1, 4, 7, 6]],
  ['sarpa', [1, 3, 4, 2, 5, 6, 7]],
  ['gada', [4, 7, 4, 7, 4, 7, 4]],
  ['shakata-akriti', [1, 7, 1, 7, 1, 7, 1]],
  ['vihaga', [4, 10, 4, 10, 4, 10, 4]],
  ['shringataka', [1, 5, 9, 1, 5, 9, 1]],
  ['hala', [2, 6, 10, 2, 6, 10, 2]],
  ['vajra', [4, 1, 10, 1, 7, 7, 4]],
  ['yava', [1, 4, 7, 4, 10, 10, 1]],
  ['kamala', [1, 4, 7, 10, 1, 4, 7]],
  ['vapi', [2, 5, 8, 11, 2, 5, 8]],
  ['yupa', [1, 2, 3, 4, 1, 2, 3]],
  ['shara', [4, 5, 6, 7, 4, 5, 6]],
  ['shakti', [7, 8, 9, 10, 7, 8, 9]],
  ['danda', [10, 11, 12, 1, 10, 11, 12]],
  ['nauka', [1, 2, 3, 4, 5, 6, 7]],
  ['kuta', [4, 5, 6, 7, 8, 9, 10]],
  ['chhatra', [7, 8, 9, 10, 11, 12, 1]],
  ['chapa', [10, 11, 12, 1, 2, 3, 4]],
  ['ardha-chandra', [3, 4, 5, 6, 7, 8, 9]],
  ['chakra', [1, 3, 5, 7, 9, 11, 1]],
  ['samudra', [2, 4, 6, 8, 10, 12, 2]],
  ['yuga', [2, 3, 2, 3, 2, 3, 2]],
  ['shula', [2, 3, 5, 2, 3, 5, 2]],
  ['kedara', [2, 3, 5, 6, 2, 3, 5]],
  ['pasha', [2, 3, 5, 6, 9, 2, 3]],
  ['dama', [2, 3, 5, 6, 9, 12, 3]],
  ['vina', [2, 3, 5, 6, 9, 12, 11]],
]
const nabhasaIds = [...nabhasa.map(([id]) => id), 'gola']

describe('yogas', () => {
  test('there are more than ninety rules, each with an id of its own, both languages and a text', () => {
    expect(yogaRules.length).toBeGreaterThan(90)
    expect(new Set(yogaRules.map(({ id }) => id)).size).toBe(yogaRules.length)
    for (const { name, rule, source } of yogaRules) {
      for (const { en, hi } of [name, rule, source]) {
        expect(en).toMatch(/^[A-Z][^\p{Script=Devanagari}]+$/u)
        expect(hi).toMatch(/^\p{Script=Devanagari}[^A-Za-z]+$/u)
      }
    }
  })

  test.each(sampleCharts)('%s holds where its rule is met', (id, spots) => {
    expect(idsOf(testChart(spots))).toContain(id)
  })

  test.each(nabhasa)('%s is the shape of the seven in houses %s', (id, houses) => {
    expect(idsOf(testChart(inHouses(houses)))).toContain(id)
  })

  test('every rule has its example here, but for those told apart by houses alone', () => {
    const shown = [...sampleCharts.map(([id]) => id.replace(/\.[\w.]+$/, '')), ...nabhasaIds]
    const missing = yogaRules.map(({ id }) => id).filter((id) => !shown.includes(id))
    expect(missing.filter((id) => !/^(raja|dhana)-/.test(id))).toEqual([])
  })

  test('a fixed sign and a shape may hold together, a yoga of number only alone', () => {
    const both = idsOf(testChart(inHouses([1, 4, 7, 10, 1, 4, 7])))
    expect(both).toEqual(expect.arrayContaining(['rajju', 'kamala']))
    expect(both).not.toContain('kedara')
  })

  test('seven in a row beginning in a kendra are not the half moon', () => {
    expect(idsOf(testChart(inHouses([1, 2, 3, 4, 5, 6, 7])))).not.toContain('ardha-chandra')
  })

  test('all seven in one sign are Gola and, by the kind of the sign, Rajju or its kin', () => {
    const ids = idsOf(testChart(inHouses([1, 1, 1, 1, 1, 1, 1])))
    expect(ids.filter((id) => nabhasaIds.includes(id))).toEqual(['rajju'])
  })

  test('an exalted graha outside the kendras makes no great person', () => {
    expect(idsOf(testChart({ lagna: tau, mars: cap, otherGrahas: vir }))).not.toContain('ruchaka')
  })

  test('the Sun beside the Moon neither makes Sunapha nor lifts Kemadruma', () => {
    const ids = idsOf(testChart({ lagna: ari, moon: can, sun: leo, otherGrahas: sag }))
    expect(ids).not.toContain('sunapha')
  })

  test('Kemadruma names what lifts it, and nothing where nothing does', () => {
    const alone = {
      lagna: gem,
      moon: tau,
      sun: pis,
      otherGrahas: sag,
      jupiter: cap,
      rahu: ari,
    } as const
    const kemadruma = (spots: Spots) =>
      yogas(testChart(spots)).find(({ id }) => id === 'kemadruma')!
    const bare = {
      ...alone,
      lagna: vir,
      jupiter: lib,
      otherGrahas: sco,
      mars: lib,
      saturn: lib,
    } as const
    expect(kemadruma({ ...alone, jupiter: vir }).softenedBy.map(({ en }) => en)).toContain(
      'Jupiter looks at the Moon',
    )
    expect(
      kemadruma({ ...bare, lagna: leo, mercury: vir, venus: lib }).softenedBy.map(({ en }) => en),
    ).toEqual(['The Moon stands in a kendra from the lagna'])
  })

  test('Gajakesari is softened by a combust Jupiter and stronger with an exalted one', () => {
    const find = (spots: Spots) => yogas(testChart(spots)).find(({ id }) => id === 'gajakesari')!
    const combust = find({
      lagna: ari,
      moon: [can, 28],
      jupiter: [can, 10],
      sun: [can, 5],
      otherGrahas: sag,
    })
    const clear = find({ lagna: ari, moon: can, jupiter: [can, 10], sun: sag, otherGrahas: sag })
    expect(combust.softenedBy.map(({ en }) => en)).toEqual(['Jupiter is combust'])
    expect(clear.softenedBy).toEqual([])
    expect(clear.strength).toBeGreaterThan(combust.strength)
  })

  test('a fallen graha is not lifted where none of its helpers stands in a kendra', () => {
    const ids = idsOf(
      testChart({
        lagna: ari,
        sun: lib,
        venus: tau,
        mars: gem,
        saturn: leo,
        moon: ari,
        otherGrahas: pis,
      }),
    )
    expect(ids).not.toContain('neecha-bhanga.sun')
  })

  test('an exchange takes its kind from the harder of its two houses', () => {
    const ids = idsOf(testChart({ lagna: ari, mercury: sag, jupiter: gem, otherGrahas: tau }))
    expect(ids).toContain('khala-parivartana.3.9')
    expect(ids.filter((id) => id.startsWith('maha') || id.startsWith('dainya'))).toEqual([])
  })
})

describe('yogas of real births', () => {
  const charts = births
    .slice(0, 200)
    .map(({ utc, lat, lon }) => kundli({ utc, latitude: lat, longitude: lon }))

  test('each of the seven kinds about the Moon and Sun excludes its kin, and one shape or number holds', () => {
    for (const chart of charts) {
      const ids = idsOf(chart)
      const of = (...wanted: string[]) => ids.filter((id) => wanted.includes(id)).length
      expect(of('sunapha', 'anapha', 'durudhura', 'kemadruma')).toBeLessThanOrEqual(1)
      expect(of('vesi', 'vasi', 'ubhayachari')).toBeLessThanOrEqual(1)
      expect(of(...nabhasaIds)).toBeGreaterThanOrEqual(1)
      expect(of('gola', 'yuga', 'shula', 'kedara', 'pasha', 'dama', 'vina')).toBeLessThanOrEqual(1)
    }
  })

  test('the signs that the reference gives make the same Gajakesari, Budha-Aditya and Hamsa', () => {
    births.slice(0, 200).forEach(({ sign, asc }, i) => {
      const ids = idsOf(charts[i]!)
      const [sun, moon, , mercury, jupiter] = sign
      expect(ids.includes('gajakesari')).toBe((jupiter! - moon! + 12) % 3 === 0)
      expect(ids.includes('budha-aditya')).toBe(sun === mercury)
      const kendra = (jupiter! - Math.floor(asc / 30) + 12) % 3 === 0
      expect(ids.includes('hamsa')).toBe(kendra && [3, 8, 11].includes(jupiter!))
    })
  })

  test('every one has its grahas, a strength of 0 to 1 and an id told once', () => {
    for (const chart of charts) {
      const found = yogas(chart)
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
      for (const { grahas, houses, strength } of found) {
        expect(grahas.length).toBeGreaterThan(0)
        expect(new Set(grahas).size).toBe(grahas.length)
        expect(houses.every((house) => house >= 1 && house <= 12)).toBe(true)
        expect(strength).toBeGreaterThanOrEqual(0)
        expect(strength).toBeLessThanOrEqual(1)
      }
    }
  })

  test('what is told of a whole day holds at every hour of it', () => {
    for (const { utc, lat, lon } of births.slice(0, 12)) {
      const from = Math.floor(Date.parse(utc) / 86_400_000) * 86_400_000
      const iso = (ms: number) => new Date(ms).toISOString()
      const place = { latitude: lat, longitude: lon }
      const day = dayKundli({ fromUtc: iso(from), toUtc: iso(from + 86_400_000), ...place })
      const dayYogaIds = idsOf(day)
      for (let hour = 0; hour < 24; hour += 2) {
        const ids = idsOf(kundli({ utc: iso(from + hour * 3_600_000), ...place }))
        expect(dayYogaIds.filter((id) => !ids.includes(id))).toEqual([])
      }
    }
  })
})
