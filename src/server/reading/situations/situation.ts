import type { CareKind, FrameAsks, FrameSubject, FrameTopic } from '../types/frame.ts'
import type { SituationName } from '../../../words/reading/situations/all-situation-texts.ts'

/** How a situation inside a matter of life is known by the words of a question. */
export interface SituationPattern {
  name: SituationName
  /** The topics, one of the three likeliest of the question, under which it can be meant. */
  among: readonly FrameTopic[]
  /**
   * Where plain words show it too, lists of comma-separated phrases in all three forms; else the reader of questions
   * alone knows it, by `training/situations.tsv`: one phrase of every list has to stand in the question.
   * Spellings that `foldedWords` brings together need stand only once; a word that ends in * is a stem.
   */
  words?: readonly string[]
  /** Phrases that speak against it. */
  without?: string
  /** The ways of asking that it answers; all where nothing is said. */
  asks?: readonly FrameAsks[]
  /** What the question is then about, and whose life it is: the reader's own finding where nothing is said. */
  topic?: FrameTopic
  subject?: FrameSubject
  /** The kind of worry whose line of care does not fit here, as that for a mother and her baby where none is on the way. */
  careNotMeant?: CareKind
}
