import { foldedWords } from './fold.ts'

/** A table of phrases, ready to be found in a text of folded words in one pass. */
export interface Lexicon<T> {
  /** By the first word of the phrase, longest phrase first. */
  exact: Map<string, Entry<T>[]>
  /** Phrases whose first word is a stem. */
  stems: Entry<T>[]
}

interface Entry<T> {
  words: string[]
  value: T
}

export interface PhraseMatch<T> {
  value: T
  /** Index of the first word, and how many words it takes. */
  at: number
  length: number
}

/** Builds a lexicon from rows of comma-separated phrases; a word that ends in `*` stands for its family. */
export function buildLexicon<T>(rows: Iterable<readonly [phrases: string, value: T]>): Lexicon<T> {
  const exact = new Map<string, Entry<T>[]>()
  const stems: Entry<T>[] = []
  const readPhrase = phraseReader()
  for (const [phrases, value] of rows) {
    const valueName = String(value)
    for (const phrase of phrases.split(',')) {
      const { words, valueNames } = readPhrase(phrase)
      const first = words[0]
      if (first === undefined || valueNames.has(valueName)) continue
      valueNames.add(valueName)
      const entry = { words, value }
      const entries = exact.get(first)
      if (first.endsWith('*')) stems.push(entry)
      // Hundreds of phrases begin with the same word: they share one list.
      else if (entries) entries.push(entry)
      else exact.set(first, [entry])
    }
  }
  for (const entries of exact.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return { exact, stems }
}

interface ReadPhrase {
  words: string[]
  /** Of the values that it stands for already, whatever its spelling. */
  valueNames: Set<string>
}

/** Folds a phrase once, in however many rows it stands. */
function phraseReader(): (phrase: string) => ReadPhrase {
  const bySpelling = new Map<string, ReadPhrase>()
  const byWords = new Map<string, ReadPhrase>()
  return (phrase) => {
    const before = bySpelling.get(phrase)
    if (before) return before
    const words = foldedWords(phrase)
    const key = words.join(' ')
    const read = byWords.get(key) ?? { words, valueNames: new Set<string>() }
    byWords.set(key, read)
    bySpelling.set(phrase, read)
    return read
  }
}

function wordFits(pattern: string, word: string | undefined): boolean {
  if (word === undefined) return false
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}

function fits(entry: Entry<unknown>, words: readonly string[], at: number): boolean {
  return entry.words.every((pattern, offset) => wordFits(pattern, words[at + offset]))
}

/** Every phrase of the lexicon that stands in the words. */
export function findPhrases<T>(table: Lexicon<T>, words: readonly string[]): PhraseMatch<T>[] {
  const hits: PhraseMatch<T>[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (const entry of table.exact.get(words[at] ?? '') ?? []) {
      if (fits(entry, words, at)) hits.push({ value: entry.value, at, length: entry.words.length })
    }
    for (const entry of table.stems) {
      if (fits(entry, words, at)) hits.push({ value: entry.value, at, length: entry.words.length })
    }
  }
  return hits
}

/** Of hits that overlap, a longer phrase swallows the shorter ones inside it. */
export function longestMatches<T>(hits: readonly PhraseMatch<T>[]): PhraseMatch<T>[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (otherHit) =>
          otherHit.length > hit.length &&
          otherHit.at <= hit.at &&
          otherHit.at + otherHit.length >= hit.at + hit.length,
      ),
  )
}
