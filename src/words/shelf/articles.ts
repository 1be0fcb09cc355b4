import type { Article } from './article.ts'
import { birthTime } from './birth-time.ts'

/** The built-in shelf, in the order in which they were written. */
export const articles: readonly Article[] = [birthTime]
