import type { AnswerBuilder } from './answer-builder.ts'
import type { ComposedAnswer, Task } from './composer/composer.ts'
import type { AnswerWriter, WriterUsage } from './composer/writer.ts'
import { progressOf } from './progress.ts'
import { scriptOf } from './reading-task.ts'
import type {
  DoneEvent,
  ProgressEvent,
  ReadingRequest,
  SentenceEvent,
} from './types/reading-types.ts'
import type { ChartFacts } from './verdicts/chart-facts.ts'
import { writeTalk } from './write-talk.ts'
import { writeWithModel } from './write-with-model.ts'
import { talkInputOf, workOf, writerInputOf } from './writer-input.ts'

/** What is to be written, once it is judged. */
export interface ReadingToWrite {
  request: ReadingRequest
  task: Task
  sheet: ChartFacts | null
  answer: ComposedAnswer
  /** The line of care that opens the answer, or stands behind it; null where none is due. */
  careLine: { text: string; isBehind: boolean } | null
}

/** What the composer tells, or its free reply. */
function* composedEvents(
  { request, task, answer, careLine }: ReadingToWrite,
  page: AnswerBuilder,
): Generator<SentenceEvent, void, void> {
  const isAnswer = answer.outcome === 'answer'
  const events = isAnswer
    ? page.showAll(answer.drafts(), request.signal)
    : page.showWithoutChart(answer.drafts(), scriptOf(task))
  const isFree = careLine !== null || !isAnswer
  for (const event of events) yield isFree ? { ...event, isFree: true } : event
}

/**
 * Puts an answer on the page: with another writer where one is ready, by the composer otherwise. Returns who
 * wrote it.
 *
 * @throws UnsafeQuestionError where that writer saw someone in danger, before anything is on the page.
 */
export async function* writeReading(
  reading: ReadingToWrite,
  writer: AnswerWriter | undefined,
  page: AnswerBuilder,
  meter: WriterUsage,
): AsyncGenerator<SentenceEvent | ProgressEvent, DoneEvent['writtenBy'], void> {
  const { request, task, sheet, answer, careLine } = reading
  if (careLine && !careLine.isBehind) yield* page.showOpening(careLine.text)
  // With care due the composer writes: what it says is known.
  if (writer?.ready() && !careLine) {
    const input = writerInputOf(request, task, sheet, answer)
    if (input) {
      yield* progressOf(input, scriptOf(task))
      return yield* writeWithModel(workOf(input, writer), writer, page, meter)
    }
    const talk = talkInputOf(request, task, answer)
    if (talk && (yield* writeTalk(talk, writer, page, meter))) return 'model'
  }
  yield* composedEvents(reading, page)
  if (careLine?.isBehind) yield* page.showClosing(careLine.text)
  return 'composer'
}
