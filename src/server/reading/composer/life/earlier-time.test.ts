import { describe, expect, test } from 'vitest'
import { readToEnd, someCharts } from '../../charts.fixture.ts'
import { datesToldIn } from '../../claims/dates/dates-told.ts'

const at = new Date('2026-11-20T06:30:00Z')
const note = /time named before|earlier date|पहले बताए समय|पहले जो समय|पहले वाली तारीख़/

/** A follow-up after an answer, over each chart on which it names a time. */
async function followUps(question: string, before: { question: string; answer: string }) {
  const texts = []
  for (const chart of someCharts.filter(({ timeKnown }) => timeKnown)) {
    const history = [{ ...before, outcome: 'answer' as const }]
    const { text } = await readToEnd({ question, chart, history, at })
    if (datesToldIn(text).length > 1) texts.push(text)
  }
  return texts
}

describe('a time that is not the one named before', () => {
  test('says so', async () => {
    const texts = await followUps('and exactly when will I get married', {
      question: 'will I get married',
      answer: 'Yes, it is likely in March 2019.',
    })
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(text).toMatch(note)
  })

  test('says nothing where it is the same', async () => {
    for (const chart of someCharts.filter(({ timeKnown }) => timeKnown)) {
      const question = 'when will I get married'
      const first = await readToEnd({ question, chart, at })
      const history = [{ question, answer: first.text, outcome: 'answer' as const }]
      const { text } = await readToEnd({ question: 'exactly when', chart, history, at })
      expect(text).not.toMatch(note)
    }
  })

  test('says nothing where another time was asked for', async () => {
    const texts = await followUps('and when after that for marriage', {
      question: 'will I get married',
      answer: 'Yes, it is likely in March 2019.',
    })
    for (const text of texts) expect(text).not.toMatch(note)
  })
})
