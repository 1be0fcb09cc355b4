import { expect, test } from 'vitest'
import { nakshatraName, nakshatrasOfRashi } from '@drishti/jyotish'
import { nameSyllables } from '../../../../words/reading/chart/lucky-texts.ts'
import { readToEnd } from '../../charts.fixture.ts'
import { chartReadings, expectWhole } from './chart-answers.fixture.ts'
import { birthNumber } from './lucky-answer.ts'

test('numbers are told as custom, from the day of birth', async () => {
  const readings = await chartReadings({
    en: 'what is my lucky number',
    hi: 'मेरा मूलांक और शुभ अंक क्या है',
  })
  expectWhole(readings)
  for (const { sheet, first, text } of readings) {
    expect(first).toMatch(new RegExp(`(?<!\\d)${birthNumber({ sheet })}(?!\\d)`))
    expect(text).toMatch(/not a promise|small tradition|वादा नहीं|परंपरा की तरह/)
  }
})

test('a colour for a named weekday is that of the day', async () => {
  const readings = await chartReadings({
    en: 'lucky colour for a wednesday interview',
    hi: 'बुधवार के इंटरव्यू के लिए शुभ रंग',
  })
  expectWhole(readings)
  for (const { first } of readings) expect(first).toMatch(/green|हरा/)
})

test('there are four letters for each of the 27 nakshatras, in both scripts', () => {
  expect(nameSyllables).toHaveLength(27)
  for (const syllables of nameSyllables) {
    expect(syllables).toHaveLength(4)
    for (const { en, hi } of syllables) {
      expect(en).toMatch(/^[A-Z][a-z]*$/)
      expect(hi).toMatch(/^\p{Script=Devanagari}+$/u)
    }
  }
  expect(nakshatrasOfRashi).toBeDefined()
})

test('one’s own letter is that of the birth nakshatra and its pada', async () => {
  const readings = await chartReadings({
    en: 'what is my name letter as per my nakshatra',
    hi: 'मेरे नाम का अक्षर क्या है',
  })
  expectWhole(readings)
  for (const { sheet, first, language } of readings) {
    const { nakshatra, pada } = sheet.chart.grahas.moon
    if (nakshatra === null || pada === null) continue
    expect(first).toContain(`“${nameSyllables[nakshatra]![pada - 1]![language]}”`)
    expect(first).toContain(nakshatraName(nakshatra, language))
  }
})

test('a star and pada that are named are answered from the list', async () => {
  const { text, done } = await readToEnd({
    question: 'beti hui ashlesha nakshatra 3 charan, naam ka akshar kya aayega',
  })
  expect(done[0]?.outcome).toBe('answer')
  expect(text).toMatch(/^Us nakshatra .* “de” hai\./i)
})

test('a child of whom nothing is known is asked back about, free', async () => {
  const { done, text } = await readToEnd({ question: 'which letter for my daughter’s name' })
  expect(done[0]?.outcome).toBe('clarify')
  expect(text).toMatch(/date of birth/)
})
