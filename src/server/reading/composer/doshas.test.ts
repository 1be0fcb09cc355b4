import { doshas } from '@drishti/jyotish'
import { describe, expect, test } from 'vitest'
import { someCharts, readToEnd } from '../charts.fixture.ts'
import { soundsUnkind } from '../model-writer/guards.ts'
import type { ReadingLanguage } from '../types/reading-types.ts'

const questionsByDosha = {
  manglik: ['Am I manglik?', 'क्या मैं मांगलिक हूँ'],
  'kaal-sarp': ['do I have kaal sarp dosh', 'kya meri kundli me kaal sarp hai'],
  pitra: ['is there pitra dosh in my chart', 'क्या मेरी कुंडली में पितृ दोष है'],
  'guru-chandal': ['guru chandal dosh hai kya mujhe', 'क्या मुझे गुरु चांडाल है'],
  'ganda-moola': ['was I born in gand mool', 'क्या मेरा जन्म गंडमूल में हुआ'],
} as const

const nameOf: Record<string, RegExp> = {
  manglik: /Manglik|मांगलिक/i,
  'kaal-sarp': /kaal sarp|काल सर्प/i,
  pitra: /pitra|पितृ/i,
  'guru-chandal': /guru chandal|गुरु चांडाल/i,
  'ganda-moola': /ganda moola|गंडमूल|gandmool/i,
}
const softening =
  /soften|speaks for calm|rising sign|excuse|dignity|gentle quarter|patience|हल्क|शांत|छूट|अपने बल|धैर्य|halk|shaant|shant|chhoot|apne bal|dhairya/

async function everyAnswer() {
  const readings = []
  for (const [id, questions] of Object.entries(questionsByDosha)) {
    for (const question of questions) {
      for (const [at, chart] of someCharts.entries()) {
        const language: ReadingLanguage = at % 2 === 0 ? 'en' : 'hi'
        const dosha = doshas(chart).find((one) => one.id === id)
        const whole = await readToEnd({ chart, question, language })
        readings.push({ id, dosha, question, ...whole })
      }
    }
  }
  return readings
}

describe('a question about a dosha', async () => {
  const readings = await everyAnswer()

  test('is answered by its name, yes or no as the chart has it, from the fact itself', () => {
    for (const { id, dosha, text, done, question } of readings) {
      if (!dosha) continue
      const first = text.split(/(?<=[.।]) /)[0] as string
      expect([question, first]).toEqual([question, expect.stringMatching(nameOf[id] as RegExp)])
      expect([first, /^(No|नहीं|Nahi)/.test(first)]).toEqual([first, !dosha.present])
      expect(done[0]?.facts.map((fact) => fact.id)).toContain(`dosha.${id}`)
    }
  })
  test('tells what softens it wherever the texts name something', () => {
    for (const { dosha, text } of readings) {
      if (!dosha?.present || dosha.softenedBy.length === 0) continue
      expect([text, softening.test(text)]).toEqual([text, true])
    }
  })
  test('frightens nobody', () => {
    for (const { sentences } of readings)
      expect(sentences.filter(({ text }) => soundsUnkind(text))).toEqual([])
  })
  test('is left open where the birth minute would decide it', () => {
    const open = readings.filter(({ dosha }) => !dosha)
    expect(open.length).toBeGreaterThan(0)
    for (const { text } of open) expect(text).toMatch(/not known here|ज्ञात नहीं|gyaat nahi/)
  })
})
