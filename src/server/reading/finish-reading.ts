import { ModelFault } from '../adapters/model/model.ts'
import { sentencesOf } from './claims/sentences.ts'
import type { AnswerWriter, DraftSentence } from './composer/writer.ts'
import { readChart, type ReadingEvent, type ReadingRequest } from './reading.ts'

/**
 * Reads a chart of whose answer the beginning stands already, from a process that has died since. The
 * built-in answer goes on from its own beginning word by word; what a model had written is checked again,
 * and the composer adds what is missing, as where a model breaks off. Where nothing stands, the built-in
 * answer is the whole: who reads it has waited long enough for no model to be waited for. Events as of
 * `readChart`.
 *
 * @param shownText what its readers have seen.
 */
export async function* finishReading(
  request: ReadingRequest,
  shownText: string,
): AsyncGenerator<ReadingEvent, void, void> {
  const composed: ReadingEvent[] = []
  let text = ''
  for await (const event of readChart(request)) {
    composed.push(event)
    if (event.kind === 'sentence') text += event.before + event.text
  }
  if (text.startsWith(shownText)) yield* composed
  else yield* readChart(request, writerOf(withoutHead(shownText, composed)))
}

/** What stands, without the sentence that names whose kundli is read: that is said first by whoever reads it. */
function withoutHead(shownText: string, composed: readonly ReadingEvent[]): string {
  const head = composed.find((event) => event.kind === 'sentence')
  const isHead = head?.isFree && head.isFromMemory && shownText.startsWith(head.text)
  return isHead ? shownText.slice(head.text.length) : shownText
}

/** A writer that says what stands, and then breaks off. */
function writerOf(shownText: string): AnswerWriter {
  async function* write(): AsyncGenerator<DraftSentence, void, void> {
    for (const sentence of sentencesOf(shownText)) yield { ...sentence, factIds: [] }
    throw new ModelFault('cut')
  }
  return { ready: () => true, firstSentenceMs: 1_000, write, talk: write }
}
