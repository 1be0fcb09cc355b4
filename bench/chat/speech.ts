/** What the bench's model says: an answer as the prompt orders it, true of the bench's one chart. */
import { chartAndPersonOf, type ChartedBirth } from '../../src/server/chat/session/reading-input.ts'
import { readChart, type ReadingRequest } from '../../src/server/reading/reading.ts'

/** The birth of everybody in the bench. */
export const birthOfBench: ChartedBirth = {
  ...{ full_name: 'Bench Person', pob: 'Pune', lat: 18.52, lng: 73.86, timezone: 'Asia/Kolkata' },
  ...{ gender: 'Female', marital_status: 'Single', language: 'English' },
  ...{ born_at: new Date('1991-03-14T01:15:00Z'), day_from: null, day_to: null },
}

export const benchQuestion = 'When will I find better work?'

/** A model's text, and where its sentences end. */
export interface Speech {
  text: string
  /** Each sentence as it is shown, and the index in the text of its last sign. */
  sentences: { shown: string; last: number }[]
}

/**
 * The sentences of the built-in answer: placements, periods and dates that the claim check bears out.
 *
 * @param isMarked with the facts in brackets behind each sentence, as a model does that was taught so.
 */
export async function speechOfBench(isMarked: boolean): Promise<Speech> {
  const speech: Speech = { text: '', sentences: [] }
  const at = new Date()
  const request: ReadingRequest = {
    ...chartAndPersonOf(birthOfBench, at),
    ...{ question: benchQuestion, language: 'en', persona: 'oracle', history: [], at },
  }
  for await (const event of readChart(request)) {
    if (event.kind !== 'sentence') continue
    speech.text += event.before + event.text
    speech.sentences.push({ shown: event.text, last: speech.text.length - 1 })
    const [fact] = event.factIds
    if (isMarked && fact) speech.text += ` [${fact}]`
  }
  return speech
}
