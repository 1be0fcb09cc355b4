import type { TraditionPoint } from '../../../words/reading/tradition/all-tradition-texts.ts'

/** How the words of a question tell a point of tradition. */
export interface TraditionRow {
  point: TraditionPoint
  /** Words of every one of these stand in the question. */
  words: readonly RegExp[]
  without?: RegExp
  /** More words than these tell a story. */
  most?: number
}

/** Devanagari is compared without nukta and with one sign for the nasal, as people type either. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('’', "'")
    .toLowerCase()
}

/** Whole words, in plain letters; `*` behind a word lets it go on. */
export function words(alternatives: string): RegExp {
  const source = alternatives
    .normalize('NFD')
    .replaceAll('\u093c', '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('*', '[\\p{L}\\p{M}]*')
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, 'iu')
}

/** Two kinds of words with at most so many letters between them, in this order. */
export function near(first: string, second: string, reach: number): RegExp {
  return words(`(?:${first})(?![\\p{L}\\p{M}]).{0,${reach}}(?<![\\p{L}\\p{M}])(?:${second})`)
}
