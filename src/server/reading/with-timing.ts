import type { WriterUsage } from './composer/writer.ts'
import type { AnswerUsage, ReadingEvent } from './types/reading-types.ts'

/** The events of a reading, with what it took told at its end. */
export async function* withTiming(
  reading: AsyncGenerator<ReadingEvent, void, void>,
  meter: WriterUsage,
): AsyncGenerator<ReadingEvent, void, void> {
  const beganAt = performance.now()
  const sinceMs = () => Math.round(performance.now() - beganAt)
  let firstSentenceMs: number | null = null
  for await (const event of reading) {
    if (event.kind === 'sentence') firstSentenceMs ??= sinceMs()
    if (event.kind !== 'done') {
      yield event
      continue
    }
    const spent: AnswerUsage = { ...meter, firstSentenceMs, wholeMs: sinceMs() }
    yield { ...event, usage: spent }
  }
}
