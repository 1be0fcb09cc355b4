/** Patterns of words that stand near one another. */

export const either = (...rows: string[]) => new RegExp(rows.join('|'), 'u')
/** Devanagari words: the script has no word bound that a pattern knows. */
export const nagari = (words: string) => `(?<![\\p{L}\\p{M}])(?:${words})`
export const near = (one: string, other: string, gap = 40) => `(?:${one}).{0,${gap}}(?:${other})`
export const both = (one: string, other: string, gap = 40) =>
  `${near(one, other, gap)}|${near(other, one, gap)}`
