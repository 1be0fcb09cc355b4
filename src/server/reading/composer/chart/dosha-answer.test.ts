import { doshas } from '@drishti/jyotish'
import { expect, test } from 'vitest'
import { readToEnd, someCharts } from '../../charts.fixture.ts'
import { chartReadings, expectWhole } from './chart-answers.fixture.ts'

test.each([
  ['manglik', 'am I manglik', 'क्या मैं मांगलिक हूं'],
  ['pitra', 'is there pitra dosh in my chart', 'क्या मेरी कुंडली में पितृ दोष है'],
  ['kaal-sarp', 'do I have kaal sarp dosh', 'क्या मुझे काल सर्प दोष है'],
])('%s is answered by yes or no', async (id, en, hi) => {
  const readings = await chartReadings({ en, hi })
  expectWhole(readings)
  for (const { sheet, first } of readings) {
    const dosha = doshas(sheet.chart).find((one) => one.id === id)
    if (dosha) expect([first, /^(No|नहीं)/.test(first)]).toEqual([first, !dosha.present])
  }
})

test('"any dosha?" names those that are there', async () => {
  const readings = await chartReadings({
    en: 'is there any dosh in my kundli',
    hi: 'क्या मेरी कुंडली में कोई दोष है',
  })
  expectWhole(readings)
})

test('a wish for an upay in the same breath is answered too, right behind', async () => {
  for (const chart of someCharts) {
    const { text, done } = await readToEnd({
      chart,
      question: 'is there pitra dosh in my chart and what is the upay',
    })
    expect(done[0]?.outcome).toBe('answer')
    expect(text).toMatch(/As a remedy this is enough|the upay, free/)
  }
})
