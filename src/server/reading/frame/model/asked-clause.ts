import { wordsOf } from './skeleton.ts'
import type { Word } from './skeleton.ts'

/** Words by which a clause asks, as skeletons of `wordsOf`. */
const askWords = new Set(
  wordsOf(
    'when will shall should which how why what who can kab kya kaise kaisa kaun kyu kitna kitne kitni kahan tell batao bataiye',
  ).map(({ skeleton }) => skeleton),
)
const future = /(?:ega|egi|enge|engi|oga|ogi|onge|unga|ungi)$/

/** So many words of a clause are looked at, and no fewer where there are more. */
const mostWords = 14
const fewestWords = 3

function isAsking(words: readonly Word[]): boolean {
  return words.some(({ skeleton }) => askWords.has(skeleton) || future.test(skeleton))
}

/**
 * The words of the clause that asks: the last one with a question mark, else the last one that asks by a word or a
 * verb of what will be, else the last. Told beside it may be many other people.
 */
export function askedClause(text: string): Word[] {
  const clauses = text
    .split(/(?<=[?!।;\n,])\s*|(?<=\.)\s+/u)
    .map((clause) => ({ isMarked: /\?\s*$/.test(clause), words: wordsOf(clause) }))
    .filter(({ words }) => words.length > 0)
  const marked = clauses.findLastIndex(({ isMarked }) => isMarked)
  const worded = clauses.findLastIndex(({ words }) => isAsking(words))
  const at = marked >= 0 ? marked : worded >= 0 ? worded : clauses.length - 1
  const own = clauses[at]?.words ?? []
  const words = own.length < fewestWords ? [...(clauses[at - 1]?.words ?? []), ...own] : own
  return words.slice(-mostWords)
}
