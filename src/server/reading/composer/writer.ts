import type { StoredVerdict } from '../../db/stored-json.ts'
import type { AnswerForm } from '../frame/rules/form-of-answer.ts'
import type { Frame } from '../frame/frame.ts'
import type { Persona, ReadingLanguage, ReadingRequest } from '../types/reading-types.ts'
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
  /** What is said where the chart does not bear this sentence. */
  instead?: DraftSentence
  /** Why its text is empty: what was written may not be shown, whatever the chart says. */
  refused?: DraftRefusal
}

/**
 * It repeats what the writer is told about itself, names the reader where nobody is addressed, or is in other
 * letters or another language.
 */
export type DraftRefusal = 'instructions' | 'name' | 'form'

/** What a writer is given: the question, and all that may be said. */
export interface WriterInput {
  request: ReadingRequest
  language: ReadingLanguage
  understood: Understanding
  sheet: ChartFacts
  judgement: Judgement
  /** The same verdicts as the composer would tell them: what is true, in plain sentences. */
  composedDrafts: readonly DraftSentence[]
  /** What is asked, as it was understood. */
  frame: Frame
  /** The letters and the language in which the answer is written. */
  form: AnswerForm
  /** How long the answer should be. */
  words: WordRange
  /** The asker's house from which the life in question is read; 1 the asker's own. */
  owner: number
  isFollowUp: boolean
  /** What the questions before the last two came to, in a few English sentences. */
  summary: readonly string[]
  /** What was found on this matter on an earlier day. */
  earlier: StoredVerdict | null
}

/** What a writer is given where no chart is read: all that may be said. */
export interface TalkInput {
  request: ReadingRequest
  language: ReadingLanguage
  form: AnswerForm
  /** The built-in reply in its wordings: of the service nothing else is true. */
  truths: readonly string[]
}

/** A day, week, month or year to be told by a model. */
export interface ForecastBrief {
  language: ReadingLanguage
  persona: Persona
  kind: 'daily' | 'weekly' | 'monthly' | 'yearly'
  /** All that may be said, as the composer says it: its paragraphs, each a list of sentences. */
  paragraphs: readonly (readonly string[])[]
  words: WordRange
}

/** A chat to be summed up by a model in three lines. */
export interface SummaryBrief {
  language: ReadingLanguage
  persona: Persona
  history: ReadingRequest['history']
  firstName?: string | null | undefined
  /** The built-in summary: what of the chart and its dates may be said. */
  truths: readonly string[]
}

/** Words of an answer. */
export interface WordRange {
  least: number
  most: number
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
  /**
   * Puts a sentence that was refused in other words, without what is said against it. Null where nothing
   * would be left of it. May throw, and may be late: then the sentence is left out.
   */
  rewrite?(
    sentence: string,
    why: string,
    signal: AbortSignal,
    meter: WriterUsage,
  ): Promise<string | null>
  /** A free reply to what needs no chart: a greeting, the service, somebody whose kundli is not there. */
  talk(talk: TalkInput, signal: AbortSignal, meter: WriterUsage): AsyncIterable<DraftSentence>
}

/** Whoever tells a span of time besides the composer. It breaks off by throwing; what it said stands. */
export interface ForecastWriter extends Pick<
  AnswerWriter,
  'ready' | 'firstSentenceMs' | 'rewrite'
> {
  forecast(
    brief: ForecastBrief,
    signal: AbortSignal,
    meter: WriterUsage,
  ): AsyncIterable<DraftSentence>
}

/** Whoever sums up a chat besides the composer: at most three lines. It may throw. */
export interface SummaryWriter extends Pick<AnswerWriter, 'ready'> {
  summary(
    brief: SummaryBrief,
    signal: AbortSignal,
    meter: WriterUsage,
  ): AsyncIterable<DraftSentence>
}
