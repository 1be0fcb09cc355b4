import { describe, expect, test } from 'vitest'
import { grahaNames, subPeriods, vargaNames, type Kundli } from '@drishti/jyotish'
import { kundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { kundliPageWords } from '../../../words/kundli/kundli-page.ts'
import type { Language } from '../../../words/say.ts'
import { terms } from '../../../words/glossary/terms.ts'
import { chartOfBirth } from '../birth/chart-of-birth.ts'
import { showSubDashas } from './dashas.ts'
import { drawingsOf } from './drawings.ts'
import { showKundli, type KundliOptions, type ShownBirth } from './show-kundli.ts'

const at = new Date('2026-06-15T12:00:00Z')
const asha: ShownBirth = {
  full_name: 'Asha Kalpanik',
  moment: {
    year: 1991,
    month: 3,
    day: 14,
    time: { hour: 6, minute: 45, second: 0 },
    chosenOffsetSeconds: null,
  },
  pob: 'Varanasi, Uttar Pradesh, India',
  lat: 25.32,
  lng: 82.97,
  timezone: 'Asia/Kolkata',
  offset_seconds: 19_800,
}
const birthPlace = { lat: asha.lat, lng: asha.lng }
const timedChart = chartOfBirth({
  ...birthPlace,
  born_at: new Date('1991-03-14T01:15:00Z'),
  day_from: null,
  day_to: null,
}) as Kundli
const unknown = chartOfBirth({
  ...birthPlace,
  born_at: null,
  day_from: new Date('1991-03-13T18:30:00Z'),
  day_to: new Date('1991-03-14T18:30:00Z'),
})
const show = (more: Partial<KundliOptions> = {}) =>
  showKundli(timedChart, asha, { at, language: 'en', ...more })
const showDay = (language: Language = 'en') =>
  showKundli(unknown, { ...asha, moment: { ...asha.moment, time: null } }, { at, language })

test.each([
  ['a minute', show({ dasha: '3.4', facts: true })],
  ['a day', showDay()],
])('the page of %s loses nothing on its way over the wire', (_, page) => {
  const sent = JSON.parse(JSON.stringify(page)) as unknown
  expect(kundliPageData.parse(sent)).toEqual(sent)
})

test('every word the page marks as a term stands in the glossary', () => {
  for (const page of [show(), showDay()]) {
    const keys = [
      ...page.summary,
      ...page.conventions.filter(({ key }) => key !== 'place'),
      ...page.panchang.flatMap(({ lines }) => lines),
      ...page.otherDashas,
    ].map(({ key }) => key)
    expect(keys.filter((key) => !(key in terms))).toEqual([])
  }
})

test('a Hindi page has no English sentence, an English one no Devanagari', () => {
  const texts = (page: ReturnType<typeof show>) => {
    const { name: _, born: _born, drawings: _drawings, conventions: _rules, ...rest } = page
    return JSON.stringify(rest)
  }
  expect(texts(show({ facts: true }))).not.toMatch(/[\u0900-\u097f]/)
  expect(texts(showDay())).not.toMatch(/[\u0900-\u097f]/)
  const hindi = showKundli(
    timedChart,
    { ...asha, pob: 'वाराणसी' },
    { at, language: 'hi', facts: true },
  )
  for (const sentence of [
    ...hindi.certainty,
    ...hindi.grahas.map(({ name }) => name),
    ...hindi.yogas.flatMap(({ name, rule, source }) => [name, rule, source]),
    ...hindi.transits.rows.flatMap(({ name, houses }) => [name, ...houses]),
    ...hindi.panchang.flatMap(({ day, lines }) => [day, ...lines.map(({ term }) => term)]),
  ])
    expect(sentence).toMatch(/[\u0900-\u097f]/)
  for (const words of Object.values(kundliPageWords)) expect(words.hi).toMatch(/[\u0900-\u097f]/)
})

test('the page prints offset, ayanamsa, node and the fingerprint of the facts', () => {
  const { conventions, facts_hash } = show()
  const conventionText = conventions.map(({ value }) => value).join(' | ')
  expect(conventionText).toContain('UTC +05:30 (Asia/Kolkata)')
  expect(conventionText).toMatch(/Lahiri 23° 4\d′/)
  expect(conventionText).toContain('true node')
  expect(facts_hash).toMatch(/^[0-9a-f]{32}$/)
  expect(showKundli(timedChart, asha, { at, language: 'hi' }).facts_hash).toBe(facts_hash)
})

describe('divisions', () => {
  test('the table tells every graha’s sign in all sixteen as the chart has them, from 1', () => {
    const { vargas } = show()
    expect(vargas!.rows.map(({ varga }) => varga)).toEqual([...vargaNames])
    for (const { varga, signs } of vargas!.rows)
      expect(signs).toEqual(
        ['lagna' as const, ...grahaNames].map((it) => timedChart.vargas[varga][it] + 1),
      )
  })

  test('each can be drawn, in every style', () => {
    for (const varga of vargaNames) {
      const { north, south, east } = drawingsOf(timedChart, varga, 'en')
      for (const svg of [north, south, east]) {
        expect(svg).toContain('<svg')
        expect(svg).not.toContain('style=')
        if (varga !== 'D1') expect(svg).toContain(`Divisional chart ${varga}`)
      }
    }
  })
})

describe('dashas', () => {
  test('the chain that runs now is five deep, and the page has it unfolded to the fourth', () => {
    const { dashas } = show()
    expect(dashas!.now).toHaveLength(5)
    let level = dashas!.periods
    for (let depth = 1; depth <= 5; depth++) {
      const [running, ...others] = level.filter((it) => it.running)
      expect(running?.lord).toBe(dashas!.now[depth - 1]!.lord)
      expect(others).toEqual([])
      expect(running?.path.split('.')).toHaveLength(depth)
      level = running?.parts ?? []
    }
    expect(level).toEqual([])
  })

  test('what does not run is folded, unless it was asked for', () => {
    const closed = show().dashas!.periods[0]!
    expect(closed.running).toBe(false)
    expect(closed.parts).toBeUndefined()
    const openPeriod = show({ dasha: '0.2' }).dashas!.periods[0]!
    expect(openPeriod.parts).toHaveLength(9)
    expect(openPeriod.parts![2]!.parts).toHaveLength(9)
    expect(openPeriod.parts![1]!.parts).toBeUndefined()
  })

  test('the parts of a period are the engine’s, at every depth', () => {
    let periods = timedChart.vimshottari.periods
    let path = ''
    for (const place of [4, 7, 0, 8]) {
      periods = subPeriods(periods[place]!)
      path += path ? `.${place}` : place
      const parts = showSubDashas(timedChart, path, at, 'en')
      expect(parts.map((it) => it.path)).toEqual(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${path}.${n}`),
      )
      expect(parts.map((it) => it.lord.toLowerCase())).toEqual(periods.map((it) => it.lord))
    }
  })

  test('the strip ends with the 120 years, and now stands in the mahadasha that runs', () => {
    const { ends, gone: elapsedShare, periods } = show().dashas!
    expect(ends.at(-1)).toBeCloseTo(1, 12)
    expect(ends).toEqual([...ends].sort((a, b) => a - b))
    const place = periods.findIndex(({ running }) => running)
    expect(elapsedShare).toBeGreaterThan(place ? ends[place - 1]! : 0)
    expect(elapsedShare).toBeLessThan(ends[place]!)
  })
})

test('ashtakavarga sums to 337, column by column', () => {
  const { rows, sums } = show().ashtakavarga!
  expect(sums.reduce((a, b) => a + b)).toBe(337)
  for (const [sign, sum] of sums.entries())
    expect(rows.reduce((total, { points }) => total + points[sign]!, 0)).toBe(sum)
})

test('shadbala goes from the strongest to the weakest, each the sum of its six sources', () => {
  const strengths = show().shadbala!
  expect(strengths).toHaveLength(7)
  const ratios = strengths.map(({ ratio }) => ratio)
  expect(ratios).toEqual([...ratios].sort((a, b) => b - a))
  for (const { parts, rupas, required: requiredRupas, ratio } of strengths) {
    const virupas = parts.map(({ value }) => Number(value.replace('−', '-')))
    expect(virupas).toHaveLength(6)
    // Six figures of one decimal, and sixty virupas to a rupa.
    expect(Math.abs(virupas.reduce((a, b) => a + b) / 60 - Number(rupas))).toBeLessThan(0.011)
    expect(ratio).toBeCloseTo(Number(rupas) / Number(requiredRupas), 2)
  }
})

test('a dosha says its rule and its text, and one that is not there is only named', () => {
  const { present, absent, undecided: undecidedDoshas } = show().doshas
  for (const dosha of present) {
    expect(dosha.rule).not.toBe('')
    expect(dosha.source).not.toBe('')
    expect(dosha.madeBy).not.toBe('')
  }
  expect(present.length + absent.length).toBe(5)
  expect(undecidedDoshas).toEqual([])
})

test('Manglik says first from where it is counted, and where Mars stands from each', () => {
  const manglik = show().doshas.present.find(({ id }) => id === 'manglik')!
  expect(manglik.verdict).toContain('Manglik from the Moon only, not from the lagna.')
  expect(manglik.madeBy).toBe('Mars is 3rd from the lagna, 4th from the Moon')
  expect(manglik.verdict).toContain(manglik.softenedBy.length ? 'eases' : 'None of the easings')
})

describe('the first page', () => {
  test('has five lines about the person, each with its fact and the house it speaks of', () => {
    for (const language of ['en', 'hi'] as const) {
      const { lines } = show({ language, part: 'overview' })
      expect(lines.map(({ key }) => key)).toEqual([
        ...['lagna', 'moon', 'strength', 'dasha', 'caution'],
      ])
      for (const line of lines) {
        expect(line.fact).not.toBe('')
        expect(line.because).not.toBe('')
        expect(line.text).toMatch(language === 'hi' ? /।$/ : /\.$/)
      }
      expect(lines.map(({ house }) => house).slice(0, 2)).toEqual([1, 12])
    }
  })

  test('names Saturn’s passage while it runs, and else the weakest graha', () => {
    expect(show().lines.at(-1)!.text).toMatch(/Sade Sati runs until \d+ \w+ 2028/)
    const after = show({ at: new Date('2033-06-15T12:00:00Z') }).lines.at(-1)!
    expect(after.text).toContain('the Moon is the weakest of the seven')
    expect(after.fact).toContain('The Moon has')
  })

  test('says of each house its sign, who stands there, and where its lord is', () => {
    const { houses } = show({ part: 'overview' })
    expect(houses.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(houses[0]).toMatchObject({
      sign: 'Pisces',
      grahas: [expect.stringMatching(/^Mercury \d+°/)],
    })
    expect(houses[6]!.grahas).toEqual([])
    expect(houses[6]!.meaning).toEqual([
      'It stands for marriage and partnership.',
      'Its lord Mercury is in the first house, which ties it to health and self-confidence.',
    ])
  })

  test('of a day without its minute says what holds all day, and no house', () => {
    const page = showDay()
    expect(page.houses).toEqual([])
    for (const { house, key } of page.lines) {
      expect(house).toBeNull()
      expect(['moon', 'caution']).toContain(key)
    }
  })
})

test('a page of one part holds that part alone', () => {
  const overview = show({ part: 'overview' })
  expect(overview).toMatchObject({
    grahas: [],
    yogas: [],
    dashas: null,
    vargas: null,
    panchang: [],
  })
  const planets = show({ part: 'planets' })
  expect(planets.grahas).toHaveLength(10)
  expect(planets).toMatchObject({ lines: [], certainty: [], transits: { rows: [] } })
  expect(show({ part: 'dasha' }).dashas).not.toBeNull()
  expect(show({ part: 'expert' }).vargas).not.toBeNull()
})

describe('without the birth time', () => {
  const page = showDay()
  test('nothing is shown that needs the minute', () => {
    expect(page.vargas).toBeNull()
    expect(page.dashas).toBeNull()
    expect(page.ashtakavarga).toBeNull()
    expect(page.shadbala).toBeNull()
    expect(page.otherDashas).toEqual([])
    expect(page.drawings.north).toBeNull()
    expect(page.grahas.map(({ key }) => key)).toEqual([...grahaNames])
    for (const graha of page.grahas) expect(graha).toMatchObject({ house: null, degrees: null })
    expect(page.transits.rows.flatMap(({ houses }) => houses).join()).not.toContain('house')
    expect(page.born).toBe('14 Mar 1991 · time not known · Varanasi')
  })

  test('a dosha that needs it is left open, not denied', () => {
    expect(page.doshas.undecided.map(({ name }) => name)).toContain('Manglik')
    expect(page.doshas.absent.map(({ name }) => name)).not.toContain('Manglik')
  })

  test('the almanac of the day names every limb of it, one after the other', () => {
    const tithi = page.panchang[0]!.lines.find(({ key }) => key === 'tithi')!
    expect(tithi.value).toMatch(/^Krishna Trayodashi until \d\d:\d\d, Krishna Chaturdashi$/)
    const born = show().panchang[0]!.lines.find(({ key }) => key === 'tithi')!
    expect(born).toMatchObject({ value: 'Krishna Trayodashi' })
    expect(born.note).toMatch(/^until \d\d:\d\d$/)
  })
})

test('born before sunrise, the weekday is still that of the day before, and the page says why', () => {
  const early = chartOfBirth({
    ...birthPlace,
    born_at: new Date('1991-03-13T22:30:00Z'),
    day_from: null,
    day_to: null,
  })
  const [birth] = showKundli(early, asha, { at, language: 'en' }).panchang
  const value = (key: string) => birth!.lines.find((line) => line.key === key)!
  expect(value('panchang').value).toBe('Thursday, 14 March 1991')
  expect(value('panchang').note).not.toBeNull()
  expect(value('vara').value).toBe('Wednesday')
})
