/** So many words are kept at most: a language has few, and the commonest come again at once. */
const mostWords = 8_000

/** A longer part of a text is held by V8 as a view of it, and would keep the whole text with it. */
const longestCopied = 12

const ownCopy = (word: string): string =>
  word.length > longestCopied ? Buffer.from(word, 'utf16le').toString('utf16le') : word

/**
 * What `make` makes of a single word, kept for when the word comes again: texts are made of the same few words.
 * No text is kept, and nothing tells whose word it was.
 *
 * @param most so many are kept.
 */
export function keptByWord<T>(make: (word: string) => T, most = mostWords): (word: string) => T {
  const kept = new Map<string, T>()
  return (word) => {
    const before = kept.get(word)
    if (before !== undefined) return before
    const own = ownCopy(word)
    const made = make(own)
    if (kept.size >= most) kept.clear()
    kept.set(own, made)
    return made
  }
}
