import { describe, expect, test } from 'vitest'
import { vargaNames } from '@drishti/jyotish'
import { formatDegrees } from '../../../words/format-degrees.ts'
import { languages, say, type Language } from '../../../words/say.ts'
import { terms } from '../../../words/glossary/terms.ts'
import { chartOfBirth } from '../birth/chart-of-birth.ts'
import { showKundli, type ShownBirth } from '../page/show-kundli.ts'
import { reportContent } from './content.ts'
import { fontRunsOf } from '../../core/pdf/fonts.ts'
import { makeReport } from './read-report.testing.ts'

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
const bornAt = (utc: string) =>
  chartOfBirth({ lat: 25.32, lng: 82.97, born_at: new Date(utc), day_from: null, day_to: null })
const timedChart = bornAt('1991-03-14T01:15:00Z')
const unknown = chartOfBirth({
  lat: 25.32,
  lng: 82.97,
  born_at: null,
  day_from: new Date('1991-03-13T18:30:00Z'),
  day_to: new Date('1991-03-14T18:30:00Z'),
})
const dayBirth = { ...asha, moment: { ...asha.moment, time: null } }
const tight = (text: string) => text.replaceAll(/\s/g, '')
const made = new Map<Language, ReturnType<typeof makeReport>>()
/** Of a timed chart: made once for all who judge it. */
function report(language: Language) {
  const before = made.get(language) ?? makeReport(reportContent(timedChart, asha, at, language))
  made.set(language, before)
  return before
}

describe.each(languages)('the report in %s', (language) => {
  test('has 6 to 10 pages, and its letters travel in the file', async () => {
    const { pages, fonts, embeddedFontCount } = await report(language)
    expect(pages).toBeGreaterThanOrEqual(6)
    expect(pages).toBeLessThanOrEqual(10)
    expect(embeddedFontCount).toBeGreaterThanOrEqual(1)
    expect(new Set(fonts.map((name) => name.replace(/^[A-Z]{6}\+/, '')))).toEqual(
      new Set(['TiroDevaHindi-Regular']),
    )
  })

  test('prints every figure and sentence as the page shows it', async () => {
    const { text } = await report(language)
    const page = showKundli(timedChart, asha, { at, language, facts: true })
    const expectedTexts = [
      page.born,
      page.facts_hash,
      ...page.conventions.flatMap(({ term, value }) => [term, value]),
      ...page.summary.flatMap(({ term, value }) => [term, value]),
      ...page.certainty,
      ...page.grahas.map(
        (it) => it.name + it.rashi + formatDegrees(it.degrees!) + it.nakshatra + it.pada + it.house,
      ),
      ...page.vargas!.rows.map((it) => it.varga + it.name + it.signs.join('')),
      ...page.dashas!.now.map((it) => say(terms[it.level], language) + it.lord + it.until),
      page.chalit!,
      ...page.dashas!.periods.map(({ lord, from, until }) => lord + from + until),
      ...page
        .dashas!.periods.flatMap((it) => it.parts ?? [])
        .map((it) => it.lord + it.from + it.until),
      ...page.otherDashas.flatMap(({ rows }) => rows).map((it) => it.lord + it.from + it.until),
      ...page.ashtakavarga!.rows.map(({ name, points }) => name + points.join('')),
      page.ashtakavarga!.sums.join(''),
      ...page.yogas.flatMap((it) => [it.name, it.rule, it.source, ...it.softenedBy]),
      ...page.doshas.present.flatMap((it) => [it.name, it.rule, it.source, ...it.softenedBy]),
      ...page.doshas.sadeSatis.flatMap(({ from, until }) => [from, until]),
      ...page.transits.rows.map((it) => it.rashi + formatDegrees(it.degrees) + it.houses.join('·')),
      ...page.transits.notes,
      ...page.panchang.flatMap(({ lines }) => lines).map(({ term, value }) => term + value),
    ]
    expect(expectedTexts.length).toBeGreaterThan(150)
    expect(expectedTexts.filter((one) => !text.includes(tight(one)))).toEqual([])
  })

  test('keeps within the paper', async () => {
    const { reach } = await report(language)
    expect(reach.right).toBeLessThan(595 - 40)
    expect(reach.bottom).toBeLessThan(842 - 25)
  })

  test('of a day without its time is shorter, and has nothing that needs the minute', async () => {
    const { pages, text } = await makeReport(reportContent(unknown, dayBirth, at, language))
    expect(pages).toBeLessThan(6)
    const page = showKundli(unknown, dayBirth, { at, language })
    for (const sentence of page.certainty) expect(text).toContain(tight(sentence))
    expect(text).toContain(page.facts_hash)
    expect(text).not.toMatch(/Ashtakavarga|Shadbala|Mahadasha|अष्टकवर्ग|षड्बल|महादशा/)
  })
})

test('shadbala is that of the facts, and every division is drawn', async () => {
  const content = reportContent(timedChart, asha, at, 'en')
  const { facts } = showKundli(timedChart, asha, { at, language: 'en', facts: true })
  const { text } = await makeReport(content)
  expect(content.strengths).toHaveLength(7)
  for (const { key, name, rupas, requiredRupas, rank } of content.strengths) {
    const fact = facts!.find(({ id }) => id === `shadbala.${key}`)!
    expect(fact.value).toBe(String(rupas))
    expect(fact.because).toContain(`${requiredRupas} rupas`)
    expect(fact.because).toContain(`number ${rank} of`)
    expect(text).toContain(tight(`${name} ${rupas} (asked ${requiredRupas}) Rank ${rank}`))
  }
  expect(content.drawings.map(({ varga }) => varga)).toEqual([...vargaNames])
})

test('charts with many yogas, or with few, keep to 10 pages in both languages', async () => {
  for (const utc of ['1947-08-14T18:30:00Z', '1969-10-02T03:41:00Z', '2000-01-01T06:30:00Z'])
    for (const language of languages) {
      const { pages } = await makeReport(reportContent(bornAt(utc), asha, at, language))
      expect(pages).toBeGreaterThanOrEqual(6)
      expect(pages).toBeLessThanOrEqual(10)
    }
})

test('a name in a script without letters here, or without end, spoils nothing', async () => {
  for (const full_name of ['ஆஷா கற்பனை', '🙂', 'W'.repeat(100), `क्ष${'त्र'.repeat(49)}`]) {
    const { pages, text, reach } = await makeReport(
      reportContent(timedChart, { ...asha, full_name, pob: 'M'.repeat(100) }, at, 'en'),
    )
    expect(pages).toBeLessThanOrEqual(10)
    expect(reach.right).toBeLessThan(595 - 40)
    if (/^[W\u0900-\u097f]/.test(full_name)) expect(text).toContain(full_name)
    else expect(text).not.toContain(full_name)
  }
})

test('a line changes its font where the letters change, and never within a conjunct', () => {
  expect(fontRunsOf('क्ष 12° श्र')).toEqual([
    { font: 'devanagari', text: 'क्ष ' },
    { font: 'latin', text: '12° ' },
    { font: 'devanagari', text: 'श्र' },
  ])
  expect(fontRunsOf('क्\u200dष')).toEqual([{ font: 'devanagari', text: 'क्\u200dष' }])
  expect(fontRunsOf('Āशा')).toMatchObject([{ font: 'latin-ext' }, { font: 'devanagari' }])
  expect(fontRunsOf('ஆ')).toEqual([])
})
