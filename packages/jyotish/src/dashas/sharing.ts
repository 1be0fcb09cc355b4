/** What the dashas other than Vimshottari share: the year, and shares of a stretch of time. */
import { isoOfMs } from '../instant.ts'

/** The year of 365.25 days, as for Vimshottari. */
export const yearMs = 365.25 * 86400000

export interface Stretch {
  startUtc: string
  endUtc: string
}

/** Stretches of the given lengths one after the other from a start, all in milliseconds. */
export function inRow(startMs: number, lengthsMs: readonly number[]): Stretch[] {
  let past = 0
  let startUtc = isoOfMs(startMs)
  return lengthsMs.map((length) => {
    past += length
    const endUtc = isoOfMs(startMs + past)
    const stretch = { startUtc, endUtc }
    startUtc = endUtc
    return stretch
  })
}

/** The period that holds an instant, and the one after it. */
export function runningIn<T extends Stretch>(
  periods: readonly T[],
  atUtc: string,
): { now: T; next: T | null } | null {
  const atMs = Date.parse(atUtc)
  const index = periods.findIndex(
    ({ startUtc, endUtc }) => Date.parse(startUtc) <= atMs && atMs < Date.parse(endUtc),
  )
  return index < 0 ? null : { now: periods[index]!, next: periods[index + 1] ?? null }
}
