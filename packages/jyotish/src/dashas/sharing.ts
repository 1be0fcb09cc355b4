/** What the dashas other than Vimshottari share: the year, and shares of a stretch of time. */
import { isoOfMs } from '../instant.ts'

/** The year of 365.25 days, as for Vimshottari. */
export const yearMs = 365.25 * 86400000

export interface Stretch {
  startUtc: string
  endUtc: string
}

/** A stretch whose instants are written out when first read: a reader seldom wants three of thirty. */
function stretch(startMs: number, endMs: number): Stretch {
  let start: string | undefined
  let end: string | undefined
  return {
    get startUtc() {
      return (start ??= isoOfMs(startMs))
    },
    get endUtc() {
      return (end ??= isoOfMs(endMs))
    },
  }
}

/** Stretches of the given lengths one after the other from a start, all in milliseconds. */
export function inRow(startMs: number, lengthsMs: readonly number[]): Stretch[] {
  let end = startMs
  return lengthsMs.map((length) => stretch(end, (end += length)))
}

/** The period that holds an instant, and the one after it. The periods follow each other without a gap. */
export function runningIn<T extends Stretch>(
  periods: readonly T[],
  atUtc: string,
): { now: T; next: T | null } | null {
  const atMs = Date.parse(atUtc)
  let [low, high] = [0, periods.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (Date.parse(periods[middle]!.endUtc) <= atMs) low = middle + 1
    else high = middle
  }
  const now = periods[low]
  if (!now || Date.parse(now.startUtc) > atMs) return null
  return { now, next: periods[low + 1] ?? null }
}
