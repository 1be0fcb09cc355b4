/** A trial of many texts within one turn keeps no more. */
const mostTexts = 200

/**
 * What `reckon` gives for a text, reckoned once however often it is asked for within one turn of the event loop.
 * With the turn it goes: nothing of anybody's stays. What is given must not be changed.
 */
export function onceATurn<T>(reckon: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>()
  return (text) => {
    const before = kept.get(text)
    if (before !== undefined) return before
    const reckoned = reckon(text)
    if (kept.size === 0) setImmediate(() => kept.clear())
    else if (kept.size >= mostTexts) kept.clear()
    kept.set(text, reckoned)
    return reckoned
  }
}
