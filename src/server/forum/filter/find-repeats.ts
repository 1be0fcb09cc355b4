/** Prayer is repeated for its own sake. */
const prayer =
  /ॐ|ओम|\bom\b|aum|नमः|namah|shiva|शिव|राम|\bram\b|hare|हरे|krishna|कृष्ण|जय|\bjai\b|radhe|राधे|श्री|shri/
const sameLetter = /((?:\p{L}\p{M}*){1,3}?)\1{14,}/u

/** Whether a folded text says the same over and over: a letter, a word, or a few words. */
export function repeatsItself(folded: string): boolean {
  if (sameLetter.test(folded)) return true
  const words = folded.match(/[\p{L}\p{M}\d]+/gu) ?? []
  for (const [length, times] of [
    [1, 6],
    [2, 4],
    [3, 4],
    [4, 4],
  ] as const)
    for (let at = 0; at + length * times <= words.length; at++) {
      const phrase = words.slice(at, at + length).join(' ')
      const isRepeated = Array.from({ length: times }, (_, i) => i).every(
        (i) => words.slice(at + i * length, at + (i + 1) * length).join(' ') === phrase,
      )
      if (isRepeated && !prayer.test(phrase) && !/^[\d ]+$/.test(phrase)) return true
    }
  return false
}
