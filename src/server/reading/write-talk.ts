import type { AnswerBuilder } from './answer-builder.ts'
import { ModelFault } from '../adapters/model/model.ts'
import { UnsafeQuestionError } from './composer/writer.ts'
import type { AnswerWriter, TalkInput, WriterUsage } from './composer/writer.ts'
import type { SentenceEvent } from './types/reading-types.ts'

/** A free reply is short: a model that goes on is not heard out. */
const mostSentences = 4

const figuresIn = (text: string): string[] => text.match(/[\d\u0966-\u096f]+/g) ?? []

/** A figure that is not among the truths would be a price or a promise of the model's own. */
function addsFigures(text: string, truths: readonly string[]): boolean {
  const known = new Set(truths.flatMap(figuresIn))
  return figuresIn(text).some((figure) => !known.has(figure))
}

/**
 * Lets a model reply where no chart is read. Gives nothing where it fails or says nothing that may be
 * shown: the built-in reply then stands. Returns whether anything was shown.
 *
 * @throws UnsafeQuestionError where the model saw someone in danger, before anything is on the page.
 */
export async function* writeTalk(
  talk: TalkInput,
  writer: AnswerWriter,
  page: AnswerBuilder,
  meter: WriterUsage,
): AsyncGenerator<SentenceEvent, boolean, void> {
  const stopping = new AbortController()
  const patience = setTimeout(() => {
    if (page.sentences === 0) stopping.abort(new ModelFault('slow-start'))
  }, writer.firstSentenceMs)
  const { signal: caller } = talk.request
  const signal = caller ? AbortSignal.any([caller, stopping.signal]) : stopping.signal
  try {
    for await (const draft of writer.talk(talk, signal, meter)) {
      // Where no chart is read nothing is said of the sky, true as it may be.
      const isBeside = addsFigures(draft.text, talk.truths) || !page.claimsNothing(draft.text)
      const shown = isBeside ? null : page.showFromModel(draft, talk.request.person)
      if (shown && 'kind' in shown) yield { ...shown, isFree: true }
      if (page.sentences >= mostSentences) break
    }
  } catch (error) {
    if (error instanceof UnsafeQuestionError && page.sentences === 0) throw error
    // The built-in reply stands ready; the model's own port keeps count of faults.
  } finally {
    clearTimeout(patience)
    stopping.abort()
  }
  return page.sentences > 0
}
