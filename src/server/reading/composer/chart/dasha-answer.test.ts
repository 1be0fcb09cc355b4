import { grahaName } from '@drishti/jyotish'
import { describe, expect, test } from 'vitest'
import { dateText } from '../../verdicts/date-text.ts'
import { readToEnd, someCharts } from '../../charts.fixture.ts'
import { askedAt, chartReadings, expectWhole } from './chart-answers.fixture.ts'
import { mahaPeriods } from './lines/dasha-periods.ts'

describe('which dasha runs', async () => {
  const readings = await chartReadings({
    en: 'which dasha is running for me',
    hi: 'मेरी कौन सी दशा चल रही है',
  })
  test('is told whole', () => expectWhole(readings))
  test('names both lords and their last days first', () => {
    for (const { sheet, first, language } of readings) {
      if (!sheet.dasha) continue
      for (const { lord, endUtc } of [sheet.dasha.maha, sheet.dasha.antar]) {
        expect(first).toContain(grahaName(lord, language))
        expect(first).toContain(dateText(endUtc)[language])
      }
    }
  })
})

describe('the next antardasha', async () => {
  const readings = await chartReadings({
    en: 'when is my next antardasha',
    hi: 'मेरी अगली अंतर्दशा कब शुरू होगी',
  })
  test('is told whole', () => expectWhole(readings))
  test('is named with its first day, and not the one that runs', () => {
    for (const { sheet, first, language } of readings) {
      const next = sheet.byId.get('dasha.antar.next')?.about
      if (!next?.graha || !next.fromUtc) continue
      expect(first).toContain(grahaName(next.graha, language))
      expect(first).toContain(dateText(next.fromUtc)[language])
    }
  })
})

describe('the mahadasha of a graha', async () => {
  const readings = await chartReadings({
    en: 'when does my Venus mahadasha begin',
    hi: 'शुक्र की महादशा कब शुरू होगी',
  })
  test('is told whole', () => expectWhole(readings))
  test('is dated as the engine dates it: run out, running or to come', () => {
    const timings = new Set<string>()
    for (const { sheet, first, language } of readings) {
      const venus = mahaPeriods(sheet).find(({ lord }) => lord === 'venus')
      if (!venus) continue
      timings.add(venus.timing)
      expect(first).toContain(grahaName('venus', language))
      expect(first).toContain(dateText(venus.toUtc)[language])
    }
    expect([...timings].toSorted()).toEqual(['next', 'now', 'past'])
  })
})

describe('a mahadasha that is taken for the running one', async () => {
  const readings = await chartReadings({
    en: 'my Ketu mahadasha started in August, everything is going wrong, how will it be',
    hi: 'अगस्त से केतु की महादशा चल रही है, कैसी रहेगी',
  })
  test('is told whole', () => expectWhole(readings))
  test('is set right first, where another runs', () => {
    let others = 0
    for (const { sheet, first, language } of readings) {
      if (!sheet.dasha || [sheet.dasha.maha.lord, sheet.dasha.antar.lord].includes('ketu')) continue
      others += 1
      expect(first).toContain(dateText(sheet.dasha.maha.endUtc)[language])
      expect(first).toMatch(/another period|something else|दूसरी/)
    }
    expect(others).toBeGreaterThan(0)
  })
})

describe('whether a period will be good', async () => {
  const readings = await chartReadings({
    en: 'is my coming Mercury mahadasha good for me',
    hi: 'क्या बुध की महादशा मेरे लिए अच्छी है',
  })
  test('is told whole', () => expectWhole(readings))
  test('is judged the same in both voices', () => {
    for (const [at, { sheet, first, persona }] of readings.entries()) {
      const other = readings[at + 2]
      if (!sheet.dasha || persona !== 'oracle' || !other) continue
      const isGood = /^(Yes|हाँ)/.test(first)
      expect([first, /^(A good|ज़्यादातर अच्छा)/.test(other.first)]).toEqual([first, isGood])
    }
  })
})

test('a follow-up goes on with the graha that was asked about before', async () => {
  const history = [
    { question: 'when does my Venus mahadasha begin', answer: 'Told.', outcome: 'answer' as const },
  ]
  const { text } = await readToEnd({ question: 'is that dasha good', history, at: askedAt })
  expect(text.split('. ')[0]).toContain('Venus')
})

test('of a mahadasha that is over nothing is foretold', async () => {
  for (const persona of ['oracle', 'astra'] as const)
    for (const chart of someCharts.filter(({ timeKnown }) => timeKnown)) {
      const question = 'When did my Rahu mahadasha end?'
      const { text } = await readToEnd({ question, chart, persona, at: askedAt })
      if (!/ended|is over|behind you/i.test(text.split('. ')[0]!)) continue
      expect(text).not.toMatch(/Expect |will take|shortcut/i)
    }
})
