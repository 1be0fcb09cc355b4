import type { AnswerBuilder, Refusal } from './answer-builder.ts'
import type { DoneEvent, DropCause, SentenceEvent } from './types/reading-types.ts'
import { ModelFault } from '../adapters/model/model.ts'
import { UnsafeQuestionError } from './composer/writer.ts'
import type { DraftSentence, WriterUsage, AnswerWriter, WordRange } from './composer/writer.ts'
import type { PersonProfile } from './types/reading-types.ts'
import { leansOnBefore } from './claims/leaning.ts'

/** A model that goes on for so many words beyond what was asked for is cut short. */
const patienceWords = 40
/** Of fewer sentences that rest on the chart no answer is a reading. */
export const fewestGrounded = 3
/** A model that gets this many sentences wrong is not asked for more. */
const mostRefused = 5
/** How often one answer is mended, and how long each may take. */
const mostRewrites = 3
const rewriteMs = 3_000

/** What is said against it is no slip of the pen: nobody is asked to put it better. */
const beyondMending: ReadonlySet<DropCause> = new Set([
  'harm',
  'contact',
  'instructions',
  'language',
])

/** What a model is to write, and what stands in for it where it fails. */
export interface ModelWork {
  /** The same as the composer tells it: what is true, sentence by sentence. */
  composedDrafts: readonly DraftSentence[]
  words: WordRange
  person: PersonProfile
  /** Aborted when nobody wants the text any more. */
  signal?: AbortSignal | undefined
  write(signal: AbortSignal, meter: WriterUsage): AsyncIterable<DraftSentence>
}

/** A model at work on one text, with what it was given and what stands already. */
interface Writing {
  work: ModelWork
  writer: Mender
  page: AnswerBuilder
  signal: AbortSignal
  meter: WriterUsage
  /** What mending took: a model counts each call by itself. */
  mending: WriterUsage
  rewrites: number
  /** The composer has put a sentence on the page. */
  isMixed: boolean
}

/** How long the first sentence may take, and how a refused one is put better. */
type Mender = Pick<AnswerWriter, 'firstSentenceMs' | 'rewrite'>

const isEvent = (shown: SentenceEvent | Refusal): shown is SentenceEvent => 'kind' in shown

/** The refused sentence as the model puts it better; null where it does not, or not in time. */
async function rewritten(
  writing: Writing,
  draft: DraftSentence,
  { cause, why }: Refusal,
): Promise<SentenceEvent | null> {
  const { writer, page, signal, mending, work } = writing
  if (!writer.rewrite || draft.text === '' || beyondMending.has(cause)) return null
  if (writing.rewrites >= mostRewrites) return null
  writing.rewrites += 1
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(rewriteMs)])
    const text = await writer.rewrite(draft.text, why, within, mending)
    if (!text) return null
    const shown = page.showFromModel({ ...draft, text }, work.person)
    return shown && isEvent(shown) ? shown : null
  } catch {
    // Not mended: it is left out.
    return null
  }
}

/** What the composer adds so that the reader gets a whole answer: nothing that was said already. */
function* remainingEvents(
  { composedDrafts, words, signal }: ModelWork,
  page: AnswerBuilder,
): Generator<SentenceEvent, void, void> {
  if (page.sentences === 0) {
    yield* page.showAll(composedDrafts, signal)
    return
  }
  let opens = true
  const passedOver: DraftSentence[] = []
  const shown = (draft: DraftSentence): SentenceEvent | null => {
    const event = page.show(opens ? { ...draft, before: '\n\n' } : draft)
    if (event) opens = false
    return event
  }
  for (const [at, draft] of composedDrafts.entries()) {
    const headline = at === 0
    const crowded = page.words > words.most + patienceWords - 20 && draft.factIds.length > 0
    const isTold = page.rests(draft.factIds) || page.tellsDatesOf(draft.text)
    const leans = opens && leansOnBefore(draft.text)
    if (headline || leans || crowded || isTold) {
      passedOver.push(draft)
      continue
    }
    const event = shown(draft)
    if (event) yield event
  }
  // Better a fact told twice than an answer that is not whole, or hardly rests on the chart.
  for (const draft of passedOver) {
    const isOwed = draft.factIds.length > 0 && page.grounded < fewestGrounded
    const isShort = page.sentences < fewestGrounded || page.words < words.least
    const event = isShort || isOwed ? shown(draft) : null
    if (event) yield event
  }
}

/** The composer's first sentence, where the model's own can't stand. */
function headlineInstead({ work, page }: Writing): SentenceEvent | null {
  const [headline] = work.composedDrafts
  return headline ? page.show(headline) : null
}

/** Shows what the model writes, until it ends, fails, goes on too long or is wrong too often. */
async function* shownFromModel(writing: Writing): AsyncGenerator<SentenceEvent, boolean, void> {
  const { work, page, signal, meter } = writing
  let refusedCount = 0
  let hasParagraph = false
  let mayLean = true
  try {
    for await (const written of work.write(signal, meter)) {
      hasParagraph ||= written.before === '\n\n'
      const draft: DraftSentence = hasParagraph ? { ...written, before: '\n\n' } : written
      // After a first sentence that is not its own, only what stands by itself goes on.
      if (!mayLean && leansOnBefore(draft.text)) continue
      const shown = page.showFromModel(draft, work.person)
      if (shown === null) continue
      const event = isEvent(shown) ? shown : await rewritten(writing, draft, shown)
      if (event) {
        yield event
        hasParagraph = false
        mayLean = true
      } else if (!isEvent(shown)) {
        page.drop(draft.text, shown.cause)
        refusedCount += 1
        if (page.sentences === 0 && refusedCount === 1) {
          const headline = headlineInstead(writing)
          if (headline) {
            yield headline
            writing.isMixed = true
            mayLean = false
          }
        }
      }
      if (refusedCount > mostRefused) return false
      if (page.words > work.words.most + patienceWords) return true
    }
    return true
  } catch (error) {
    if (error instanceof UnsafeQuestionError && page.sentences === 0) throw error
    // Whatever went wrong, the reader is owed an answer: the caller completes it. The model's own port
    // keeps count of faults.
    return false
  }
}

/** Who wrote what stands: the model's sentences are what the composer did not put there. */
function writtenByOf(ofModel: number, isMixed: boolean): DoneEvent['writtenBy'] {
  if (ofModel === 0) return 'composer'
  return isMixed ? 'both' : 'model'
}

/**
 * Lets a model write, and the composer finish what the model leaves undone. Returns who wrote what is on
 * the page.
 *
 * @throws UnsafeQuestionError where the model saw someone in danger, before anything is on the page.
 */
export async function* writeWithModel(
  work: ModelWork,
  writer: Mender,
  page: AnswerBuilder,
  meter: WriterUsage,
): AsyncGenerator<SentenceEvent, DoneEvent['writtenBy'], void> {
  const stopping = new AbortController()
  const { signal: caller } = work
  const signal = caller ? AbortSignal.any([caller, stopping.signal]) : stopping.signal
  // The reader is not kept waiting for a model that thinks: the composer has the same verdict ready.
  const patience = setTimeout(() => {
    if (page.sentences === 0) stopping.abort(new ModelFault('slow-start'))
  }, writer.firstSentenceMs)
  const mending: WriterUsage = { promptTokens: 0, answerTokens: 0, isEstimate: false }
  const writing: Writing = {
    ...{ work, writer, page, signal, meter, mending },
    rewrites: 0,
    isMixed: false,
  }
  let hasEnded = false
  try {
    hasEnded = yield* shownFromModel(writing)
  } finally {
    clearTimeout(patience)
    stopping.abort()
    meter.promptTokens += mending.promptTokens
    meter.answerTokens += mending.answerTokens
    meter.isEstimate ||= mending.isEstimate
  }
  const ofModel = page.sentences - (writing.isMixed ? 1 : 0)
  if (caller?.aborted) return 'model'
  const isWhole = page.words >= work.words.least && page.grounded >= fewestGrounded
  if (hasEnded && isWhole) return writtenByOf(ofModel, writing.isMixed)
  const before = page.sentences
  yield* remainingEvents(work, page)
  return writtenByOf(ofModel, writing.isMixed || page.sentences > before)
}
