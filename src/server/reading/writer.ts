import type { Fact } from '@drishti/jyotish'
import type { Language, Persona, ReadingRequest } from './shapes.ts'

/** One sentence as a writer hands it over, not yet checked. */
export interface Draft {
  text: string
  /** What the writer says it rests on. */
  factIds: string[]
  before: '' | ' ' | '\n\n'
}

/** What a writer is given: the question, and all that may be said. */
export interface WritersBrief {
  request: ReadingRequest
  language: Language
  persona: Persona
  facts: readonly Fact[]
}

/**
 * Whoever puts verdicts into words. The composer never fails; a model may stop in the middle, which it
 * says by throwing `WriterFault`.
 */
export interface Writer {
  readonly name: 'composer' | 'model'
  write(brief: WritersBrief, signal: AbortSignal): AsyncIterable<Draft> | Iterable<Draft>
}
