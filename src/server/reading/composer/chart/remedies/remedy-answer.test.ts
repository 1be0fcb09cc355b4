import { grahaName } from '@drishti/jyotish'
import { expect, test } from 'vitest'
import { mantras } from '../../../../../words/reading/chart/remedy-texts.ts'
import { housesRuledBy } from '../../../verdicts/chart-facts.ts'
import { chartReadings, expectWhole } from '../chart-answers.fixture.ts'

const selling = /must wear|buy (?:it|one) (?:now|from)|order|discount|ज़रूर ख़रीद/i

test('a remedy is for the graha that is named', async () => {
  const readings = await chartReadings({
    en: 'Which remedy is there for Mars in my chart?',
    hi: 'मंगल के लिए उपाय बताइए',
  })
  expectWhole(readings)
  for (const { first, language } of readings) expect(first).toContain(grahaName('mars', language))
})

test('a remedy for marriage begins with the lord of the seventh', async () => {
  const readings = await chartReadings({
    en: 'give me an upay for marriage',
    hi: 'शादी के लिए उपाय बताइए',
  })
  expectWhole(readings)
  for (const { sheet, first, language } of readings) {
    const lord = sheet.lords[7]
    if (lord) expect(first).toContain(grahaName(lord, language))
  }
})

test('without graha or matter it is for the lord of the running antardasha', async () => {
  const readings = await chartReadings({
    en: 'which upay should I do',
    hi: 'मुझे क्या उपाय करना चाहिए',
  })
  expectWhole(readings)
  for (const { sheet, first, language } of readings)
    if (sheet.dasha) expect(first).toContain(grahaName(sheet.dasha.antar.lord, language))
})

test('a stone is advised only for a lord of the first, fifth or ninth, and nobody needs one', async () => {
  const readings = await chartReadings({ en: 'should I wear neelam', hi: 'क्या मैं नीलम पहनूं' })
  expectWhole(readings)
  for (const { sheet, first, text } of readings) {
    expect(text).not.toMatch(selling)
    expect(text).toMatch(/Nobody needs|lose nothing|ज़रूरी नहीं|कुछ नहीं बिगड़ता/)
    if (!sheet.chart.timeKnown) continue
    const isGood = housesRuledBy('saturn', sheet).some((house) => [1, 5, 9].includes(house))
    expect([first, /tradition allows|may wear|चल सकता|पहनना ठीक/.test(first)]).toEqual([
      first,
      isGood,
    ])
  }
})

test('the weight of a stone is no rule of the books', async () => {
  const readings = await chartReadings({
    en: 'how many ratti moonga should I wear',
    hi: 'मूंगा कितने रत्ती का लूं',
  })
  expectWhole(readings)
  for (const { first } of readings) expect(first).toMatch(/weight|ratti|रत्ती/)
})

test('a mantra is that of the graha', async () => {
  const readings = await chartReadings({
    en: 'which mantra for mercury',
    hi: 'बुध के लिए कौन सा मंत्र जपूं',
  })
  expectWhole(readings)
  for (const { first, language } of readings) expect(first).toContain(mantras.mercury![language])
})

test('a fast on Thursday is told by its day, with health before custom', async () => {
  const readings = await chartReadings({
    en: 'from when should I start the thursday fast',
    hi: 'गुरुवार का व्रत कब से शुरू करूं',
  })
  expectWhole(readings)
  for (const { first, text } of readings) {
    expect(first).toMatch(/Thursday|गुरुवार/)
    expect(text).toMatch(/pregnan|expecting|गर्भ/)
  }
})

test('with a baby on the way health is the first sentence', async () => {
  const readings = await chartReadings({
    en: 'I am pregnant, can I keep the monday fast',
    hi: 'मैं गर्भवती हूं, क्या सोमवार का व्रत रख सकती हूं',
  })
  for (const { first, done } of readings)
    if (done.outcome === 'answer')
      expect(first).toMatch(/[Hh]ealth|do not fast|doctor|सेहत|व्रत न रखें|डॉक्टर/)
})
