/** What the dashas other than Vimshottari share: the year, and shares of a stretch of time. */
import { dayMs, instantMs, isoOfMs } from '../sky/instant.ts'

/** The year of 365.25 days, as for Vimshottari. */
export const yearMs = 365.25 * dayMs

/** When a period begins, and the first instant after it. */
export interface PeriodBounds {
  startUtc: string
  endUtc: string
}

/** Where each of the given lengths, laid one after the other from a start, begins and ends. All in milliseconds. */
export function periodEdges(startMs: number, lengthsMs: readonly number[]): string[] {
  let end = startMs
  return [isoOfMs(startMs), ...lengthsMs.map((length) => isoOfMs((end += length)))]
}

/** The period that holds an instant, and the one after it. The periods follow each other without a gap. Throws a RangeError for what is no instant. */
export function currentAndNextPeriod<T extends PeriodBounds>(
  periods: readonly T[],
  atUtc: string,
): { now: T; next: T | null } | null {
  // Instants of one form stand in the order of their letters.
  const at = isoOfMs(instantMs(atUtc, Infinity))
  const running = periods.findIndex(({ endUtc }) => at < endUtc)
  const now = periods[running]
  if (!now || at < now.startUtc) return null
  return { now, next: periods[running + 1] ?? null }
}
