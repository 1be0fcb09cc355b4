/**
 * What a birth a few minutes earlier or later would change. A clock in a delivery room is seldom
 * surer than this, and four minutes are a whole degree of the lagna.
 */
import { runningPeriods } from '../dashas/vimshottari.ts'
import type { DashaPeriod, Kundli } from '../sky/types.ts'
import { kundli } from './kundli.ts'

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
 * Looks for both edges within four minutes of the birth, to the millisecond. Values are compared by
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

/** The clock's first reading, in whole minutes or seconds, at or after the instant at which a value begins. Milliseconds since 1970. */
export function firstSameMs(insideMs: number, wholeMinutes: boolean): number {
  const unit = wholeMinutes ? minuteMs : 1000
  return Math.ceil(insideMs / unit) * unit
}

/** The running maha- and antardasha, and how their end moves with the birth minute. */
export interface DashaShift {
  maha: DashaPeriod
  antar: DashaPeriod
  /** The ends of the antardasha for births four minutes to either side, the earlier first (ms since 1970); null where the Moon then stands in another nakshatra, and other dashas run. */
  endsMs: [number, number] | null
}

/** How far the end of the antardasha that runs at an instant moves with the birth minute; null where none runs. */
export function runningDashaShift(
  chart: Kundli,
  atUtc: string,
  castAt = castsAround(chart),
): DashaShift | null {
  const { periods } = chart.vimshottari
  const [maha, antar] = runningPeriods(periods, atUtc, 2)
  if (!maha || !antar) return null
  const [place, part] = [periods.indexOf(maha), maha.periods!.indexOf(antar)]
  const bornMs = Date.parse(chart.birth.utc)
  const charts = [-1, 1].map((side) => castAt(bornMs + side * birthTimeToleranceMinutes * minuteMs))
  if (charts.some(({ grahas }) => grahas.moon.nakshatra !== chart.grahas.moon.nakshatra))
    return { maha, antar, endsMs: null }
  const ends = charts.map((it) => Date.parse(it.vimshottari.periods[place]!.periods![part]!.endUtc))
  return { maha, antar, endsMs: [Math.min(...ends), Math.max(...ends)] }
}
