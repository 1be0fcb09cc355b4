/** How the words of a question on the service are told. */

export const word = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

/** Whether a text has words of every pattern. */
export const all =
  (...patterns: RegExp[]) =>
  (text: string): boolean =>
    patterns.every((pattern) => pattern.test(text))

/** What tells a matter: a pattern, or words of several. */
export type Telling = RegExp | ((text: string) => boolean)
export type MatterRow = readonly [matter: string, told: Telling]

/** Somebody else than the asker. */
export const ofOther = word(
  "ex|ex['’]s|gf|girlfriend|wife|husband|son|daughter|mom|mother|papa|father|brother|sister|bhai|behen|bhabhi|beti|bete|biwi|patni|pati|saas|another person|someone|two persons|dono|persons?|ladke|पत्नी|पति|बेटी|बेटे|बहू|सास|माँ|मां|पिता|भाई|बहन|किसी और|दोनों",
)
