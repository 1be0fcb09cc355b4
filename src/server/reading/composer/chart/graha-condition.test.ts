import { describe, expect, it } from 'vitest'
import { askers } from '../../evaluation/charts.ts'
import { readChart } from '../../reading.ts'
import type { ReadingRequest } from '../../types/reading-types.ts'
import { expectedCondition } from './graha-condition.ts'

/** The first sentence of the answer to a question on the chart of one of the askers. */
async function firstSentence(question: string, place: number): Promise<string> {
  const request: ReadingRequest = {
    ...{ question, history: [], ...askers[place]! },
    ...{ language: 'en', persona: 'oracle', at: new Date('2026-11-24T08:00:00Z') },
  }
  for await (const event of readChart(request)) if (event.kind === 'sentence') return event.text
  return ''
}

describe('whether a graha is good or bad in the chart', () => {
  it.each([
    [
      'Is Rahu bad in my chart?',
      0,
      /^Somewhat: in your chart Rahu asks for patience.*eighth house/u,
    ],
    ['Is my Venus strong in my chart?', 2, /^Yes, Venus stands well.*fifth house/u],
    ['मेरी कुंडली में गुरु अच्छा है या ख़राब', 3, /गुरु अच्छी स्थिति में हैं.*सप्तम भाव/u],
    ['meri kundli me shani kaisa hai', 1, /Shani sadharan bal ke hain/u],
  ])('"%s" is answered in the first sentence', async (question, place, said) => {
    expect(await firstSentence(question, place)).toMatch(said)
  })

  it('is read from the moving sky where now is asked about', async () => {
    expect(await firstSentence('Is Jupiter good for me now?', 1)).toMatch(/moving|transit|pass/iu)
  })

  it('expects neither where both are named, and nothing where neither is', () => {
    expect(expectedCondition('is ketu good or bad')).toBe('open')
    expect(expectedCondition('where is ketu')).toBeNull()
  })
})
