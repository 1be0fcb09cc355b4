import { foldedWords } from './fold.ts'
import { keptByWord } from './words-met.ts'

/** A table of phrases, ready to be found in a text of folded words in one pass. */
export interface Lexicon<T> {
  /** By the first word of the phrase. */
  exact: Map<string, Following<T>>
  /** The phrases whose first word is a stem of this word. */
  ofFamily: (word: string) => readonly Entry<T>[]
}

/** Phrases that begin with one word, of which there are up to thousands: by the second. */
interface Following<T> {
  bySecond: Map<string, Entry<T>[]>
  /** Of one word, or with a stem behind it. */
  others: Entry<T>[]
}

interface Entry<T> {
  words: PhraseWord[]
  value: T
  /** Of phrases that begin at one word of a text the lesser goes first: the longer, and then as they were given. */
  place: number
}

/** There are fifty tables, and each keeps its words. */
const mostWordsMet = 3_000
/** By so many signs at most stems are looked up. */
const signsOfStem = 3

/** A word of a phrase: a stem stands for its family. */
interface PhraseWord {
  text: string
  isStem: boolean
}

const phraseWord = (word: string): PhraseWord =>
  word.endsWith('*') ? { text: word.slice(0, -1), isStem: true } : { text: word, isStem: false }

export interface PhraseMatch<T> {
  value: T
  /** Index of the first word, and how many words it takes. */
  at: number
  length: number
}

/** Builds a lexicon from rows of comma-separated phrases; a word that ends in `*` stands for its family. */
export function buildLexicon<T>(rows: Iterable<readonly [phrases: string, value: T]>): Lexicon<T> {
  const byFirst = new Map<string, Entry<T>[]>()
  const stems = new Map<string, Entry<T>[]>()
  const readPhrase = phraseReader()
  let place = 0
  for (const [phrases, value] of rows) {
    const valueName = String(value)
    for (const phrase of phrases.split(',')) {
      const { words, valueNames } = readPhrase(phrase)
      const first = words[0]
      if (first === undefined || valueNames.has(valueName)) continue
      valueNames.add(valueName)
      const entry = { words, value, place: place++ }
      if (first.isStem) addTo(stems, first.text.slice(0, signsOfStem), entry)
      else addTo(byFirst, first.text, entry)
    }
  }
  const exact = new Map([...byFirst].map(([first, entries]) => [first, followingOf(entries)]))
  return { exact, ofFamily: keptByWord((word) => familyIn(stems, word), mostWordsMet) }
}

function familyIn<T>(stems: ReadonlyMap<string, Entry<T>[]>, word: string): readonly Entry<T>[] {
  const family: Entry<T>[] = []
  for (let signs = 1; signs <= Math.min(signsOfStem, word.length); signs += 1)
    for (const entry of stems.get(word.slice(0, signs)) ?? nothing)
      if (wordFits(entry.words[0]!, word)) family.push(entry)
  return family.length === 0 ? nothing : family
}

function addTo<T>(table: Map<string, Entry<T>[]>, key: string, entry: Entry<T>): void {
  const entries = table.get(key)
  if (entries) entries.push(entry)
  else table.set(key, [entry])
}

function followingOf<T>(entries: Entry<T>[]): Following<T> {
  const following: Following<T> = { bySecond: new Map(), others: [] }
  entries.sort((a, b) => b.words.length - a.words.length)
  for (const [place, entry] of entries.entries()) {
    entry.place = place
    const second = entry.words[1]
    if (second === undefined || second.isStem) following.others.push(entry)
    else addTo(following.bySecond, second.text, entry)
  }
  return following
}

interface ReadPhrase {
  words: PhraseWord[]
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
    const read = byWords.get(key) ?? {
      words: words.map(phraseWord),
      valueNames: new Set<string>(),
    }
    byWords.set(key, read)
    bySpelling.set(phrase, read)
    return read
  }
}

function wordFits({ text, isStem }: PhraseWord, word: string | undefined): boolean {
  if (word === undefined) return false
  return isStem ? word.startsWith(text) : word === text
}

function fits(entry: Entry<unknown>, words: readonly string[], at: number): boolean {
  return entry.words.every((pattern, offset) => wordFits(pattern, words[at + offset]))
}

/** Every phrase of the lexicon that stands in the words. */
export function findPhrases<T>(table: Lexicon<T>, words: readonly string[]): PhraseMatch<T>[] {
  const hits: PhraseMatch<T>[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    const following = table.exact.get(word)
    if (following) {
      const found = fitting(following.others, words, at)
      const next = words[at + 1]
      if (next !== undefined) found.push(...fitting(following.bySecond.get(next), words, at))
      addHits(hits, found, at)
    }
    const family = table.ofFamily(word)
    if (family.length > 0) addHits(hits, fitting(family, words, at), at)
  }
  return hits
}

const nothing: readonly never[] = []

function fitting<T>(
  entries: readonly Entry<T>[] = nothing,
  words: readonly string[],
  at: number,
): Entry<T>[] {
  return entries.filter((entry) => fits(entry, words, at))
}

function addHits<T>(hits: PhraseMatch<T>[], found: Entry<T>[], at: number): void {
  if (found.length > 1) found.sort((a, b) => a.place - b.place)
  for (const { value, words } of found) hits.push({ value, at, length: words.length })
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
