import { expect } from 'vitest'
import { readToEnd, someCharts } from '../../charts.fixture.ts'
import type { DoneEvent } from '../../reading.ts'
import type { Persona, ReadingLanguage } from '../../types/reading-types.ts'
import { chartFactsOf } from '../../verdicts/chart-facts.ts'
import type { ChartFacts } from '../../verdicts/chart-facts.ts'
import { countWords } from '../count-words.ts'

/** One answer to a question on the chart, with the facts it was told from. */
export interface ChartReading {
  question: string
  language: ReadingLanguage
  persona: Persona
  sheet: ChartFacts
  text: string
  first: string
  done: DoneEvent
}

export const askedAt = new Date('2026-11-20T06:30:00Z')

/** The answers to one question in English and in Hindi, over all charts and in both voices. */
export async function chartReadings(
  questions: Readonly<Record<ReadingLanguage, string>>,
): Promise<ChartReading[]> {
  const readings: ChartReading[] = []
  for (const chart of someCharts) {
    for (const persona of ['oracle', 'astra'] as const) {
      for (const language of ['en', 'hi'] as const) {
        const question = questions[language]
        const whole = await readToEnd({ chart, question, language, persona, at: askedAt })
        readings.push({
          question,
          language,
          persona,
          sheet: chartFactsOf(chart, askedAt),
          text: whole.text,
          first: whole.sentences[0]?.text ?? '',
          done: whole.done[0] as DoneEvent,
        })
      }
    }
  }
  return readings
}

/** What every answer keeps to: whole, within its length, nothing kept back, the two voices in words of their own. */
export function expectWhole(readings: readonly ChartReading[], most = 150): void {
  for (const { question, text, done } of readings) {
    expect([question, done.outcome, done.keptBack, text]).toEqual([question, 'answer', 0, text])
    expect([question, countWords(text) <= most, text]).toEqual([question, true, text])
    expect([question, /[{}]|undefined|null/.test(text), text]).toEqual([question, false, text])
  }
  for (const [at, one] of readings.entries()) {
    const other = readings[at + 2]
    if (other?.sheet.chart !== one.sheet.chart || one.persona === other.persona) continue
    expect([one.first === other.first, one.first]).toEqual([false, one.first])
  }
}
