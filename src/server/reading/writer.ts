import type { Language, ReadingRequest } from './shapes.ts'
import type { Understanding } from './understand/understand.ts'
import type { Sheet } from './verdicts/sheet.ts'
import type { Judgement } from './verdicts/verdicts.ts'

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
  understood: Understanding
  sheet: Sheet
  judgement: Judgement
  /** The same verdicts as the composer would tell them: what is true, in plain sentences. */
  composed: readonly Draft[]
}

/**
 * Whoever puts verdicts into words besides the composer. It may stop in the middle, which it says by
 * throwing; what it said before that stands.
 */
export interface Writer {
  /** False where the composer should write from the start. */
  ready(): boolean
  write(brief: WritersBrief, signal: AbortSignal): AsyncIterable<Draft>
}
