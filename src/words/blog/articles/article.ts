import type { Sentence } from '../../say.ts'

/** Which drawing stands over an article. */
export type Plate = 'ring' | 'moons' | 'chart' | 'loop' | 'dawn'

/** A piece of an article. In its text `[words](/address)` is a link within the site. */
export type Piece =
  | { heading: Sentence }
  | { text: Sentence }
  | { list: Sentence[] }
  | { quote: Sentence }

/** One article of the built-in shelf, in both languages. */
export interface Article {
  slug: string
  /** Day of publication, `YYYY-MM-DD`. */
  publishedOn: string
  plate: Plate
  /** What the drawing shows. */
  plateSaid: Sentence
  title: Sentence
  excerpt: Sentence
  pieces: Piece[]
}
