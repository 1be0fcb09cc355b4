import type { LocalizedText } from '../../say.ts'

/** Which drawing stands over an article. */
export type ArticleDrawing = 'ring' | 'moons' | 'chart' | 'loop' | 'dawn'

/** A piece of an article. In its text `[words](/address)` is a link within the site. */
export type ArticleBlock =
  | { heading: LocalizedText }
  | { text: LocalizedText }
  | { list: LocalizedText[] }

/** One article of the built-in shelf, in both languages. */
export interface Article {
  slug: string
  /** Day of publication, `YYYY-MM-DD`. */
  publishedOn: string
  plate: ArticleDrawing
  /** What the drawing shows. */
  plateSaid: LocalizedText
  title: LocalizedText
  excerpt: LocalizedText
  pieces: ArticleBlock[]
}
