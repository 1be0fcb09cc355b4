import { describe, expect, test } from 'vitest'
import { dayKundli } from '../chart/day-kundli.ts'
import { kundli } from '../chart/kundli.ts'
import { chartOf } from '../testing/chart-of.ts'
import { births } from '../testing/reference.ts'
import type { Graha } from '../sky/types.ts'
import { yogaRules, yogas } from './yoga.ts'

const [ari, tau, gem, can, leo, vir, lib, sco, sag, cap, aqu, pis] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const
const idsOf = (chart: Parameters<typeof yogas>[0]) => yogas(chart).map(({ id }) => id)
type Spots = Parameters<typeof chartOf>[0]

/** Charts laid out from the rules as the texts give them; `rest` is where whoever is not named stands. */
const made: [id: string, chart: Spots][] = [
  ['ruchaka', { lagna: ari, mars: cap, rest: vir }],
  ['bhadra', { lagna: pis, mercury: [vir, 10], rest: leo }],
  ['hamsa', { lagna: lib, jupiter: can, rest: vir }],
  ['malavya', { lagna: leo, venus: tau, rest: gem }],
  ['shasha', { lagna: ari, saturn: lib, rest: vir }],
  ['sunapha', { lagna: ari, moon: can, mars: leo, rest: sag }],
  ['anapha', { lagna: ari, moon: can, venus: gem, rest: sag }],
  ['durudhura', { lagna: ari, moon: can, venus: gem, saturn: leo, rest: sag }],
  ['kemadruma', { lagna: ari, moon: can, sun: leo, rest: sag }],
  ['gajakesari', { lagna: ari, moon: can, jupiter: lib, rest: sag }],
  ['shakata', { lagna: ari, jupiter: sag, moon: tau, rest: gem }],
  ['chandra-mangala', { lagna: ari, moon: can, mars: cap, rest: sag }],
  ['adhi', { lagna: ari, moon: ari, mercury: vir, venus: lib, jupiter: sco, rest: tau }],
  ['vasumati', { lagna: ari, mercury: gem, venus: cap, jupiter: aqu, rest: tau }],
  ['amala', { lagna: ari, jupiter: cap, rest: tau }],
  ['pushkala', { lagna: can, moon: can, jupiter: [can, 10], rest: cap }],
  ['vesi', { lagna: ari, sun: leo, saturn: vir, rest: sag }],
  ['vasi', { lagna: ari, sun: leo, venus: can, rest: sag }],
  ['ubhayachari', { lagna: ari, sun: leo, venus: can, mars: vir, rest: sag }],
  ['budha-aditya', { lagna: ari, sun: leo, mercury: leo, rest: sag }],
  ['shubha-kartari', { lagna: ari, jupiter: tau, venus: pis, rest: lib }],
  ['papa-kartari', { lagna: ari, saturn: tau, mars: pis, rest: lib }],
  ['dharma-karmadhipati', { lagna: ari, jupiter: leo, saturn: leo, rest: tau }],
  ['raja-5-4', { lagna: ari, moon: cap, sun: can, rest: tau }],
  ['dhana-2-11', { lagna: ari, venus: gem, saturn: gem, rest: leo }],
  ['yogakaraka', { lagna: lib, saturn: leo, rest: ari }],
  ['harsha', { lagna: ari, mercury: sco, rest: tau }],
  ['sarala', { lagna: tau, jupiter: sag, rest: gem }],
  ['vimala', { lagna: ari, jupiter: vir, rest: tau }],
  ['maha-parivartana.1.10', { lagna: ari, mars: cap, saturn: ari, rest: tau }],
  ['khala-parivartana.3.5', { lagna: ari, mercury: leo, sun: gem, rest: tau }],
  ['dainya-parivartana.6.9', { lagna: ari, mercury: sag, jupiter: vir, rest: tau }],
  ['neecha-bhanga.sun', { lagna: ari, sun: lib, venus: can, rest: tau }],
  ['parvata', { lagna: ari, jupiter: can, venus: cap, rest: tau, rahu: gem }],
  ['chamara', { lagna: ari, jupiter: lib, venus: lib, rest: tau }],
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
      rest: tau,
    },
  ],
  ['kusuma', { lagna: tau, venus: tau, moon: vir, jupiter: vir, saturn: aqu, rest: gem }],
  [
    'lagnadhi',
    { lagna: ari, jupiter: lib, venus: sco, rest: gem, rahu: leo, mars: vir, saturn: can },
  ],
  ['chatussagara', { lagna: ari, sun: ari, moon: can, mars: lib, saturn: cap, rest: tau }],
  ['lakshmi', { lagna: ari, jupiter: can, mars: cap, rest: tau }],
  ['shankha', { lagna: ari, mars: cap, sun: can, mercury: lib, rest: tau }],
  ['bheri', { lagna: ari, jupiter: can, venus: lib, mars: cap, rest: tau }],
  ['srinatha', { lagna: sag, mercury: [vir, 10], sun: vir, rest: tau }],
  ['khadga', { lagna: ari, venus: sag, jupiter: tau, mars: leo, rest: gem }],
  ['kahala', { lagna: ari, moon: ari, jupiter: can, mars: cap, rest: tau }],
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
  ['kalpadruma', { lagna: ari, mars: [leo, 2], sun: [sag, 2], jupiter: can, rest: tau }],
  ['shrikantha', { lagna: ari, mars: leo, sun: sag, moon: can, rest: tau }],
  ['virinchi', { lagna: ari, sun: leo, jupiter: sag, saturn: cap, rest: tau }],
  ['saraswati', { lagna: ari, jupiter: sag, venus: tau, mercury: cap, rest: gem }],
  [
    'sharada',
    { lagna: sag, mercury: ari, sun: leo, moon: can, jupiter: sco, mars: lib, rest: tau },
  ],
  ['kalanidhi', { lagna: ari, jupiter: leo, mercury: leo, venus: aqu, rest: tau }],
  ['gauri', { lagna: ari, moon: can, jupiter: cap, rest: tau }],
  ['hari', { lagna: ari, venus: gem, jupiter: can, mercury: cap, moon: tau, sun: aqu, rest: leo }],
  ['hara', { lagna: ari, venus: tau, jupiter: leo, moon: sag, mercury: cap, rest: ari }],
  ['brahma', { lagna: gem, mercury: gem, sun: vir, venus: pis, mars: ari, rest: tau }],
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

  test.each(made)('%s holds where its rule is met', (id, spots) => {
    expect(idsOf(chartOf(spots))).toContain(id)
  })

  test.each(nabhasa)('%s is the shape of the seven in houses %s', (id, houses) => {
    expect(idsOf(chartOf(inHouses(houses)))).toContain(id)
  })

  test('every rule has its example here, but for those told apart by houses alone', () => {
    const shown = [...made.map(([id]) => id.replace(/\.[\w.]+$/, '')), ...nabhasaIds]
    const missing = yogaRules.map(({ id }) => id).filter((id) => !shown.includes(id))
    expect(missing.filter((id) => !/^(raja|dhana)-/.test(id))).toEqual([])
  })

  test('a fixed sign and a shape may hold together, a yoga of number only alone', () => {
    const both = idsOf(chartOf(inHouses([1, 4, 7, 10, 1, 4, 7])))
    expect(both).toEqual(expect.arrayContaining(['rajju', 'kamala']))
    expect(both).not.toContain('kedara')
  })

  test('seven in a row beginning in a kendra are not the half moon', () => {
    expect(idsOf(chartOf(inHouses([1, 2, 3, 4, 5, 6, 7])))).not.toContain('ardha-chandra')
  })

  test('all seven in one sign are Gola and, by the kind of the sign, Rajju or its kin', () => {
    const ids = idsOf(chartOf(inHouses([1, 1, 1, 1, 1, 1, 1])))
    expect(ids.filter((id) => nabhasaIds.includes(id))).toEqual(['rajju'])
  })

  test('an exalted graha outside the kendras makes no great person', () => {
    expect(idsOf(chartOf({ lagna: tau, mars: cap, rest: vir }))).not.toContain('ruchaka')
  })

  test('the Sun beside the Moon neither makes Sunapha nor lifts Kemadruma', () => {
    const ids = idsOf(chartOf({ lagna: ari, moon: can, sun: leo, rest: sag }))
    expect(ids).not.toContain('sunapha')
  })

  test('Kemadruma names what lifts it, and nothing where nothing does', () => {
    const alone = { lagna: gem, moon: tau, sun: pis, rest: sag, jupiter: cap, rahu: ari } as const
    const kemadruma = (spots: Spots) => yogas(chartOf(spots)).find(({ id }) => id === 'kemadruma')!
    const bare = { ...alone, lagna: vir, jupiter: lib, rest: sco, mars: lib, saturn: lib } as const
    expect(kemadruma({ ...alone, jupiter: vir }).softenedBy.map(({ en }) => en)).toContain(
      'Jupiter looks at the Moon',
    )
    expect(
      kemadruma({ ...bare, lagna: leo, mercury: vir, venus: lib }).softenedBy.map(({ en }) => en),
    ).toEqual(['The Moon stands in a kendra from the lagna'])
  })

  test('Gajakesari is softened by a combust Jupiter and stronger with an exalted one', () => {
    const find = (spots: Spots) => yogas(chartOf(spots)).find(({ id }) => id === 'gajakesari')!
    const combust = find({
      lagna: ari,
      moon: [can, 28],
      jupiter: [can, 10],
      sun: [can, 5],
      rest: sag,
    })
    const clear = find({ lagna: ari, moon: can, jupiter: [can, 10], sun: sag, rest: sag })
    expect(combust.softenedBy.map(({ en }) => en)).toEqual(['Jupiter is combust'])
    expect(clear.softenedBy).toEqual([])
    expect(clear.strength).toBeGreaterThan(combust.strength)
  })

  test('a fallen graha is not lifted where none of its helpers stands in a kendra', () => {
    const ids = idsOf(
      chartOf({ lagna: ari, sun: lib, venus: tau, mars: gem, saturn: leo, moon: ari, rest: pis }),
    )
    expect(ids).not.toContain('neecha-bhanga.sun')
  })

  test('an exchange takes its kind from the harder of its two houses', () => {
    const ids = idsOf(chartOf({ lagna: ari, mercury: sag, jupiter: gem, rest: tau }))
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
      const held = idsOf(day)
      for (let hour = 0; hour < 24; hour += 2) {
        const ids = idsOf(kundli({ utc: iso(from + hour * 3_600_000), ...place }))
        expect(held.filter((id) => !ids.includes(id))).toEqual([])
      }
    }
  })
})
