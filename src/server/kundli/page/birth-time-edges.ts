/**
 * What a birth a few minutes earlier or later would change. A clock in a delivery room is seldom
 * surer than this, and four minutes are a whole degree of the lagna.
 */
import { kundli, type Kundli } from '@drishti/jyotish'

/** How far a noted birth time is doubted, minutes to either side. */
export const birthTimeToleranceMinutes = 4

const stepMs = 15_000
const minuteMs = 60_000
/** The engine's own range: beyond it nothing is said. */
const firstMs = Date.UTC(1900, 0, 1)
const lastMs = Date.UTC(2101, 0, 1) - 1

/** The nearest instants before and after the birth at which something is no longer what it is at birth. */
export interface BirthTimeEdges<T> {
  /** The last value before, and the first instant (ms since 1970) of the value at birth. */
  before: { value: T; atMs: number } | null
  /** The first value after, and its first instant. */
  after: { value: T; atMs: number } | null
}

/**
 * The same birth at other instants, each cast once: what is asked of one chart after the other is asked
 * of the same handful of them.
 */
export function castsAround(chart: Kundli): (ms: number) => Kundli {
  const { utc, latitude, longitude } = chart.birth
  const cast = new Map([[Date.parse(utc), chart]])
  return (ms) => {
    const within = Math.min(Math.max(ms, firstMs), lastMs)
    let castChart = cast.get(within)
    if (!castChart) {
      const born = { utc: new Date(within).toISOString(), latitude, longitude }
      castChart = kundli(born, chart.settings)
      cast.set(within, castChart)
    }
    return castChart
  }
}

/**
 * Looks for both edges within `doubtMinutes` of the birth, to the millisecond. Values are compared by
 * ===; a value that changes and comes back within fifteen seconds is not seen (inside the polar
 * circles alone the lagna can do that).
 */
export function birthTimeEdgesOf<T>(
  chart: Kundli,
  valueOf: (chart: Kundli) => T,
  castAt = castsAround(chart),
): BirthTimeEdges<T> {
  const bornMs = Date.parse(chart.birth.utc)
  const at = (ms: number) => valueOf(castAt(ms))
  const valueAtBirth = valueOf(chart)
  const firstDifferent = (step: number): { insideMs: number; outsideMs: number } | null => {
    for (let away = stepMs; away <= birthTimeToleranceMinutes * minuteMs; away += stepMs)
      if (at(bornMs + step * away) !== valueAtBirth)
        return narrowEdge(
          bornMs + step * (away - stepMs),
          bornMs + step * away,
          (ms) => at(ms) === valueAtBirth,
        )
    return null
  }
  const earlier = firstDifferent(-1)
  const later = firstDifferent(1)
  return {
    before: earlier && { value: at(earlier.outsideMs), atMs: earlier.insideMs },
    after: later && { value: at(later.outsideMs), atMs: later.outsideMs },
  }
}

/** Halves until the two sides of the edge are a millisecond apart, so that every minute named is right. */
function narrowEdge(insideMs: number, outsideMs: number, isInside: (ms: number) => boolean) {
  while (Math.abs(outsideMs - insideMs) > 1) {
    const middle = Math.round((insideMs + outsideMs) / 2)
    if (isInside(middle)) insideMs = middle
    else outsideMs = middle
  }
  return { insideMs, outsideMs }
}

/**
 * The clock's reading up to which (or from which on) the value at birth still holds: a whole minute
 * where the birth was noted in whole minutes, else the second. Milliseconds since 1970.
 */
export function lastSameMs(afterMs: number, wholeMinutes: boolean): number {
  const unit = wholeMinutes ? minuteMs : 1000
  return Math.ceil(afterMs / unit) * unit - unit
}
export function firstSameMs(insideMs: number, wholeMinutes: boolean): number {
  const unit = wholeMinutes ? minuteMs : 1000
  return Math.ceil(insideMs / unit) * unit
}
