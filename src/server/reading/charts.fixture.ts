import { dayMs } from '../../contract/core/constants.ts'
import { dayKundli, kundli } from '@drishti/jyotish'
import type { AnyKundli } from '@drishti/jyotish'
import { readChart } from './reading.ts'
import type { DoneEvent, ReadingRequest, SentenceEvent } from './reading.ts'
import type { AnswerWriter } from './composer/writer.ts'

/** Invented births, spread over seventy years and over India; the same at every run. */
export const someCharts: readonly AnyKundli[] = Array.from({ length: 24 }, (_, at) => {
  const utc = new Date(
    Date.UTC(1948 + at * 2.6, (at * 7) % 12, 1 + ((at * 11) % 28), (at * 5) % 24, (at * 17) % 60),
  )
  const place = { latitude: 9 + (at % 12) * 2, longitude: 70 + ((at * 3) % 24) }
  if (at % 6 !== 5) return kundli({ utc: utc.toISOString(), ...place })
  return dayKundli({
    fromUtc: utc.toISOString(),
    toUtc: new Date(utc.getTime() + dayMs).toISOString(),
    ...place,
  })
})

export const timedChart = someCharts[10] as AnyKundli
export const untimedChart = someCharts[11] as AnyKundli

/** A question of a single woman of thirty to Oracle, on a day in November 2026, unless told otherwise. */
export function testReadingRequest(changes: Partial<ReadingRequest> = {}): ReadingRequest {
  return {
    question: 'When will I get married?',
    language: 'en',
    persona: 'oracle',
    chart: timedChart,
    person: { ageYears: 30, maritalStatus: 'single', gender: 'female' },
    history: [],
    at: new Date('2026-11-20T06:30:00Z'),
    ...changes,
  }
}

export interface CompleteReading {
  sentences: SentenceEvent[]
  done: DoneEvent[]
  text: string
}

/** Reads to the end. */
export async function readToEnd(
  changes: Partial<ReadingRequest> = {},
  writer?: AnswerWriter,
): Promise<CompleteReading> {
  const sentences: SentenceEvent[] = []
  const done: DoneEvent[] = []
  for await (const event of readChart(testReadingRequest(changes), writer)) {
    if (event.kind === 'sentence') sentences.push(event)
    else if (event.kind === 'done') done.push(event)
  }
  return {
    sentences,
    done,
    text: sentences.map((sentence) => sentence.before + sentence.text).join(''),
  }
}
