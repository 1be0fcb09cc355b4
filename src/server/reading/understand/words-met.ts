/** So many words are kept at most: a language has few, and the commonest come again at once. */
const mostWords = 8_000

/**
 * What `make` makes of a single word, kept for when the word comes again: texts are made of the same few words.
 * No text is kept, and nothing tells whose word it was.
 */
export function keptByWord<T>(make: (word: string) => T): (word: string) => T {
  const kept = new Map<string, T>()
  return (word) => {
    const before = kept.get(word)
    if (before !== undefined) return before
    const made = make(word)
    if (kept.size >= mostWords) kept.clear()
    kept.set(word, made)
    return made
  }
}
