import { factMark } from '../../../contract/core/constants.ts'

/** Where the sentence that begins at `from` ends, with the space after it. */
export function sentenceEnd(text: string, from: number): number {
  // A mark behind a sentence belongs to it.
  const end = new RegExp(`[.?!।…]["'”’)]*${factMark}?\\s+`, 'g')
  end.lastIndex = from
  const found = end.exec(text)
  return found ? found.index + found[0].length : text.length
}

const pauseMilliseconds = 150
const longestCatchUpMilliseconds = 1_800

function hurries(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
}

export interface Reveal {
  /** Takes the whole text so far. */
  set(text: string): void
  /** Resolves once everything that came is shown. */
  finish(): Promise<void>
  /** Shows nothing more. */
  cancel(): void
}

/**
 * Shows a text sentence by sentence as it comes, so that one that comes all at once can still be
 * followed. Whoever wants no motion, or looks elsewhere, gets it as it comes.
 *
 * @param show gets the text to be shown, once for each step.
 * @param known what was on screen before, and is shown at once.
 */
export function reveal(show: (text: string) => void, known = ''): Reveal {
  let text = known
  let shownLength = known.length
  let timer: ReturnType<typeof setTimeout> | undefined
  let { promise, resolve } = Promise.withResolvers<void>()
  resolve()

  const step = () => {
    timer = undefined
    shownLength = hurries() ? text.length : sentenceEnd(text, shownLength)
    show(text.slice(0, shownLength))
    const left = text.slice(shownLength).split(/[.?!।…]\s/).length
    // Sentences that come one by one at the same instant are shown one by one as well.
    timer = setTimeout(goOn, Math.min(pauseMilliseconds, longestCatchUpMilliseconds / left))
    if (shownLength >= text.length) resolve()
  }
  const goOn = () => {
    timer = undefined
    if (shownLength < text.length) step()
  }
  return {
    set(all) {
      if (all.length <= text.length) return
      const wasShown = shownLength >= text.length
      text = all
      if (wasShown) ({ promise, resolve } = Promise.withResolvers<void>())
      if (timer === undefined) step()
    },
    finish: () => promise,
    cancel() {
      clearTimeout(timer)
      timer = undefined
      resolve()
    },
  }
}
