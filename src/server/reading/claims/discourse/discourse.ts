/** What the sentences before a sentence spoke of, so that "he", "there" and "in those months" are understood. */
import type { Graha } from '@drishti/jyotish'
import type { TimeSpan } from '../facts/time-span.ts'
import { phraseNodesOf } from '../words/phrase-nodes.ts'

export interface Discourse {
  /** The graha or grahas that a pronoun means: the subject last spoken of. */
  readonly subject: readonly Graha[]
  /** The house last spoken of, 1 to 12. */
  readonly house: number | null
  /** The stretches that the last sentence with dates told. */
  readonly lastSpans: readonly TimeSpan[]
  /** Every stretch told so far. */
  readonly spans: readonly TimeSpan[]
  /** The single day last told. */
  readonly day: TimeSpan | null
  /** Grahas named so far. */
  readonly named: ReadonlySet<Graha>
  /** The time that the question is about, such as a year. */
  readonly askedSpan: TimeSpan | null
  /** The moment of asking; milliseconds since 1970, null where it is not known. */
  readonly at: number | null
}

/** Before the first sentence. */
export const openingDiscourse: Discourse = {
  subject: [],
  house: null,
  lastSpans: [],
  spans: [],
  day: null,
  named: new Set(),
  askedSpan: null,
  at: null,
}

/** The discourse of an answer to a question asked at an instant, about a stretch of time where it names one. */
export function discourseOf(
  question: string,
  at: Date,
  asked: { from: string; to: string } | null | undefined,
): Discourse {
  return {
    ...openingDiscourse,
    named: new Set(phraseNodesOf(question).flatMap(({ grahas }) => grahas)),
    at: at.getTime(),
    askedSpan: asked ? { from: Date.parse(asked.from), to: Date.parse(asked.to) } : null,
  }
}
