import type { AnswerBuilder } from './answer-builder.ts'
import type { DoneEvent, SentenceEvent } from './types/reading-types.ts'
import { ModelFault } from '../adapters/model/model.ts'
import { UnsafeQuestionError } from './composer/writer.ts'
import type { DraftSentence, WriterUsage, AnswerWriter, WriterInput } from './composer/writer.ts'

/** Few words more than this are asked of anybody. */
const mostWords = 240
/** An answer this long is whole, should the model end here. */
const wholeWords = 100
/** A model that gets this many sentences wrong is not asked for more. */
const mostRefused = 5

/** The composer's sentence on the same facts, for one of the model's that the chart does not bear. */
function instead(
  refusedDraft: DraftSentence,
  brief: WriterInput,
  page: AnswerBuilder,
): SentenceEvent | null {
  const marks = new Set(refusedDraft.factIds)
  for (const draft of brief.composedDrafts) {
    if (page.has(draft.text) || page.rests(draft.factIds)) continue
    if (draft.factIds.some((id) => marks.has(id)))
      return page.show({ ...draft, before: refusedDraft.before })
  }
  return null
}

/** What the composer adds so that the reader gets a whole answer: nothing that was said already. */
function* remainingEvents(
  brief: WriterInput,
  page: AnswerBuilder,
): Generator<SentenceEvent, void, void> {
  if (page.sentences === 0) {
    yield* page.showAll(brief.composedDrafts, brief.request.signal)
    return
  }
  let opens = true
  for (const [at, draft] of brief.composedDrafts.entries()) {
    const headline = at === 0
    const crowded = page.words > mostWords - 20 && draft.factIds.length > 0
    if (headline || crowded || page.rests(draft.factIds)) continue
    const event = page.show(opens ? { ...draft, before: '\n\n' } : draft)
    if (!event) continue
    opens = false
    yield event
  }
}

/** Shows what the model writes, until it ends, fails, goes on too long or is wrong too often. */
async function* shownFromModel(
  brief: WriterInput,
  writer: AnswerWriter,
  page: AnswerBuilder,
  signal: AbortSignal,
  meter: WriterUsage,
): AsyncGenerator<SentenceEvent, boolean, void> {
  let refusedCount = 0
  try {
    for await (const draft of writer.write(brief, signal, meter)) {
      const event = page.show(draft)
      if (event) yield event
      else refusedCount += 1
      const own = event ? null : instead(draft, brief, page)
      if (own) yield own
      if (refusedCount > mostRefused) return false
      if (page.words > mostWords) return true
    }
    return true
  } catch (error) {
    if (error instanceof UnsafeQuestionError && page.sentences === 0) throw error
    // Whatever went wrong, the reader is owed an answer: the caller completes it. The model's own port
    // keeps count of faults.
    return false
  }
}

/**
 * Lets a model write, and the composer finish what the model leaves undone. Returns who wrote what is on
 * the page.
 *
 * @throws CareNeeded where the model saw someone in danger, before anything is on the page.
 */
export async function* writeWithModel(
  brief: WriterInput,
  writer: AnswerWriter,
  page: AnswerBuilder,
  meter: WriterUsage,
): AsyncGenerator<SentenceEvent, DoneEvent['writtenBy'], void> {
  const stopping = new AbortController()
  const { signal: caller } = brief.request
  const signal = caller ? AbortSignal.any([caller, stopping.signal]) : stopping.signal
  // The reader is not kept waiting for a model that thinks: the composer has the same verdict ready.
  const patience = setTimeout(() => {
    if (page.sentences === 0) stopping.abort(new ModelFault('slow-start'))
  }, writer.firstSentenceMs)
  let hasEnded = false
  try {
    hasEnded = yield* shownFromModel(brief, writer, page, signal, meter)
  } finally {
    clearTimeout(patience)
    stopping.abort()
  }
  if (caller?.aborted) return 'model'
  const before = page.sentences
  if (hasEnded && page.words >= wholeWords) return 'model'
  yield* remainingEvents(brief, page)
  if (before === 0) return 'composer'
  return page.sentences > before ? 'both' : 'model'
}
