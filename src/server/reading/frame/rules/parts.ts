/** Where one question may end and the next begin. */
const joints =
  /[?!।;\n]+\s*|\.\s+|,\s+(?:and\s+|also\s+|aur\s+|plus\s+|और\s+)?|\s+(?:and|n|also|aur|or haan|plus|और|तथा|phir|fir|फिर)\s+(?:also\s+|bhi\s+|ye bhi\s+|haan\s+)?/giu
const most = 6

/** Ways to part a message in two, each side at least two words; those nearest to the middle first, at most six. */
export function splitsOf(text: string): (readonly [first: string, second: string])[] {
  const wide = (part: string) => part.trim().split(/\s+/).filter(Boolean).length
  const splits: { first: string; second: string; off: number }[] = []
  for (const joint of text.matchAll(joints)) {
    const first = text.slice(0, joint.index)
    const second = text.slice(joint.index + joint[0].length)
    if (wide(first) < 2 || wide(second) < 2) continue
    splits.push({ first, second, off: Math.abs(first.length - second.length) })
  }
  return splits
    .sort((a, b) => a.off - b.off)
    .slice(0, most)
    .map(({ first, second }) => [first, second] as const)
}
