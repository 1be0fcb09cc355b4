import { hashOf, rowOf } from './hash.ts'
import { wordsOf } from './skeleton.ts'
import type { Word } from './skeleton.ts'

/**
 * The concept lexicon, ready to be found in a text: hashes of phrases, sorted, and beside each the number of
 * the concept it names. A phrase that means two concepts stands twice.
 */
export interface ConceptTable {
  names: readonly string[]
  hashes: Uint32Array
  concepts: Uint16Array
}

export interface ConceptHit {
  concept: number
  /** Index of the first word, and how many words it takes. */
  at: number
  length: number
}

/** The longest phrase of the lexicon, in words. */
export const longestPhrase = 4

export function phraseHash(words: readonly Word[], at: number, length: number): number {
  let key = ''
  for (let index = at; index < at + length; index += 1) key += ` ${words[index]?.skeleton ?? ''}`
  return hashOf(key)
}

/** Reads rows `concept ⇥ form ⇥ phrase`. */
export function conceptTable(tsv: string): ConceptTable {
  const rows = tsv
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
  const names = [...new Set(rows.map(([name = '']) => name))].sort()
  const numbers = new Map(names.map((name, index) => [name, index]))
  const pairs = new Map<string, readonly [hash: number, concept: number]>()
  for (const [name = '', , phrase = ''] of rows) {
    const words = wordsOf(phrase)
    if (words.length === 0 || words.length > longestPhrase) continue
    const hash = phraseHash(words, 0, words.length)
    const concept = numbers.get(name) ?? 0
    pairs.set(`${hash} ${concept}`, [hash, concept])
  }
  const sorted = [...pairs.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  return {
    names,
    hashes: Uint32Array.from(sorted, ([hash]) => hash),
    concepts: Uint16Array.from(sorted, ([, concept]) => concept),
  }
}

/** What was found in the words of a text: they are looked through for several things in one reading. */
const foundBefore = new WeakMap<readonly Word[], { table: ConceptTable; hits: ConceptHit[] }>()

/** Every concept that the words name; of phrases that lie in each other the longest alone. */
export function conceptsIn(words: readonly Word[], table: ConceptTable): readonly ConceptHit[] {
  const before = foundBefore.get(words)
  if (before?.table === table) return before.hits
  const hits = findConcepts(words, table)
  foundBefore.set(words, { table, hits })
  return hits
}

function findConcepts(words: readonly Word[], table: ConceptTable): ConceptHit[] {
  const hits: ConceptHit[] = []
  let reach = 0
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(longestPhrase, words.length - at); length >= 1; length -= 1) {
      if (at + length <= reach) break
      const hash = phraseHash(words, at, length)
      let row = rowOf(table.hashes, hash)
      if (row < 0) continue
      for (; table.hashes[row] === hash; row += 1)
        hits.push({ concept: table.concepts[row] ?? 0, at, length })
      reach = at + length
      break
    }
  }
  return hits
}
