import type { Article } from './article.ts'
import { birthTime } from './birth-time.ts'
import { moonSignOrSunSign } from './moon-sign-or-sun-sign.ts'
import { nakshatras } from './nakshatras.ts'
import { readingAKundli } from './reading-a-kundli.ts'
import { vimshottari } from './vimshottari.ts'

/** The built-in shelf, in the order in which they were published. */
export const articles: readonly Article[] = [
  readingAKundli,
  moonSignOrSunSign,
  nakshatras,
  birthTime,
  vimshottari,
]
