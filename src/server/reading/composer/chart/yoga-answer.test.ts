import { grahaName, yogas } from '@drishti/jyotish'
import { expect, test } from 'vitest'
import { chartReadings, expectWhole } from './chart-answers.fixture.ts'

test.each([
  ['do I have raj yoga', 'क्या मेरी कुंडली में राजयोग है', /^(?:raja|dharma-karm|neecha-bhanga)/],
  ['is there gajakesari yoga in my chart', 'क्या मेरी कुंडली में गजकेसरी योग है', /^gajakesari$/],
  ['do I have kemadruma yoga', 'क्या मुझे केमद्रुम योग है', /^kemadruma$/],
  ['do I have vipreet rajyog', 'क्या मुझे विपरीत राजयोग है', /^(?:harsha|sarala|vimala)$/],
  ['is there dhan yog in my chart', 'क्या मेरी कुंडली में धन योग है', /^dhana/],
] as const)('%s is answered by yes or no, and by whom', async (en, hi, ids) => {
  const readings = await chartReadings({ en, hi })
  expectWhole(readings)
  for (const { sheet, first, language } of readings) {
    if (!sheet.chart.timeKnown) continue
    const held = yogas(sheet.chart).filter(({ id }) => ids.test(id))
    expect([first, /^(No|नहीं)/.test(first)]).toEqual([first, held.length === 0])
    if (held.length === 0) continue
    const isNamed = held.some(({ grahas }) =>
      grahas.every((graha) => first.includes(grahaName(graha, language))),
    )
    expect([first, isNamed]).toEqual([first, true])
  }
})

test('all yogas: the strongest by its name', async () => {
  const readings = await chartReadings({
    en: 'which yogas are in my kundli',
    hi: 'मेरी कुंडली में कौन कौन से योग हैं',
  })
  expectWhole(readings)
  for (const { sheet, first, done } of readings) {
    if (!sheet.chart.timeKnown) continue
    expect(first).toMatch(/yoga|योग/)
    expect(done.facts.some(({ id }) => id.startsWith('yoga.'))).toBe(true)
  }
})
