import { grahaName, houseName, nakshatraName, rashiName, shadbala } from '@drishti/jyotish'
import { describe, expect, test } from 'vitest'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import { chartReadings, expectWhole } from './chart-answers.fixture.ts'

test('a graha is told by sign and house', async () => {
  const readings = await chartReadings({ en: 'where is my Venus', hi: 'मेरा शुक्र किस भाव में है' })
  expectWhole(readings)
  for (const { sheet, first, language } of readings) {
    const { rashi } = sheet.chart.grahas.venus
    if (!sheet.chart.timeKnown || rashi === null) continue
    expect(first).toContain(grahaName('venus', language))
    expect(first).toContain(rashiName(rashi, language))
    expect(first).toContain(houseName(sheet.chart.grahas.venus.house, language))
  }
})

test('the lord of a house is named first, with where it stands', async () => {
  const readings = await chartReadings({
    en: 'who rules my 10th house',
    hi: 'मेरे दसवें भाव का स्वामी कौन है',
  })
  expectWhole(readings)
  for (const { sheet, first, language } of readings) {
    const lord = sheet.lords[10]
    if (!lord) continue
    expect(first).toContain(grahaName(lord, language))
    expect(first).toContain(houseName(10, language))
  }
})

describe('rashi, nakshatra and lagna', async () => {
  const readings = await chartReadings({
    en: 'what is my rashi, lagna and nakshatra',
    hi: 'मेरी राशि, लग्न और नक्षत्र क्या है',
  })
  test('are told together', () => {
    expectWhole(readings)
    for (const { sheet, first, language } of readings) {
      const { chart } = sheet
      if (!chart.timeKnown) continue
      expect(first).toContain(rashiName(chart.lagna.rashi, language))
      expect(first).toContain(rashiName(chart.grahas.moon.rashi, language))
      expect(first).toContain(nakshatraName(chart.grahas.moon.nakshatra, language))
    }
  })
})

test.each([
  ['which planet is the strongest in my chart', 'मेरा सबसे मजबूत ग्रह कौन सा है', 1],
  ['which planet is the weakest in my chart', 'मेरा सबसे कमजोर ग्रह कौन सा है', 7],
] as const)('%s is answered by shadbala', async (en, hi, rank) => {
  const readings = await chartReadings({ en, hi })
  expectWhole(readings)
  for (const { sheet, first, language } of readings) {
    if (!sheet.chart.timeKnown) continue
    const strengths = Object.entries(shadbala(sheet.chart))
    const graha = strengths.find(([, one]) => one.rank === rank)![0] as 'sun'
    expect(first).toContain(grahaInSentence(graha, language))
  }
})

test('whether a graha is retrograde is answered by yes or no', async () => {
  const readings = await chartReadings({
    en: 'is Jupiter retrograde in my birth chart',
    hi: 'क्या मेरी जन्म कुंडली में गुरु वक्री है',
  })
  for (const { sheet, first } of readings) {
    const value = sheet.byId.get('jupiter.retrograde')?.value
    if (value === undefined || !sheet.chart.timeKnown) continue
    expect([first, /^(No|नहीं)/.test(first)]).toEqual([first, value === false])
  }
})
