import type { CareKind } from '../../types/frame.ts'

/**
 * Calm matters that are told in words of need: a case at court as the accused tell it, a neighbour's drain, a night
 * without sleep. Where one is named, and nothing that only those in need say, the kinds that it explains are no matter
 * of care, whatever the reader of questions makes of the words.
 */
export interface CalmCause {
  readonly explains: readonly CareKind[]
  /** One of each has to stand in the question. */
  readonly named: readonly RegExp[]
  readonly unless: RegExp
  /** What the chat has to be about, in this question or in those before it. */
  readonly before?: RegExp
  /** Explains what the reader of questions makes of the words, never a danger that is said plainly. */
  readonly isOfReader?: true
}
