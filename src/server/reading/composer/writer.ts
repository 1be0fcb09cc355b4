import type { ReadingLanguage, ReadingRequest } from '../types/reading-types.ts'
import type { Understanding } from '../understand/understand.ts'
import type { ChartFacts } from '../verdicts/chart-facts.ts'
import type { Judgement } from '../verdicts/verdicts.ts'

/** One sentence as a writer hands it over, not yet checked. */
export interface DraftSentence {
  text: string
  /** What the writer says it rests on. */
  factIds: string[]
  before: '' | ' ' | '\n\n'
  /** It names something of the asker that is left out where an answer is shared. */
  isPersonal?: true
}

/** What a writer is given: the question, and all that may be said. */
export interface WriterInput {
  request: ReadingRequest
  language: ReadingLanguage
  understood: Understanding
  sheet: ChartFacts
  judgement: Judgement
  /** The same verdicts as the composer would tell them: what is true, in plain sentences. */
  composedDrafts: readonly DraftSentence[]
}

/** What a writer has used so far; it keeps this up as it goes, so that a broken answer is counted too. */
export interface WriterUsage {
  promptTokens: number
  answerTokens: number
  isEstimate: boolean
}

/** A writer saw in the question what our own look for danger did not: the reader needs a person, not a chart. */
export class UnsafeQuestionError extends Error {}

/**
 * Whoever puts verdicts into words besides the composer. It may stop in the middle, which it says by
 * throwing; what it said before that stands.
 */
export interface AnswerWriter {
  /** False where the composer should write from the start. */
  ready(): boolean
  /** How long the reader may wait for its first sentence before the composer takes over. Milliseconds. */
  readonly firstSentenceMs: number
  write(brief: WriterInput, signal: AbortSignal, meter: WriterUsage): AsyncIterable<DraftSentence>
}
