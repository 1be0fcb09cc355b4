/**
 * Stays of the grahas in signs. Crossings are sought in cells of a grid that is fixed in time, so the
 * same crossing is found to the same minute whatever instant one asks from.
 */
import type { GrahaMotionAt } from './graha-motion.ts'
import { dayMs, instantMs, isoOfMs } from '../sky/instant.ts'
import type { Graha } from '../sky/types.ts'

/** An unbroken passage of a graha through a sign. Instants to the minute; null beyond 1900 to 2100. */
export interface Stay {
  graha: Graha
  /** 0..11 */
  rashi: number
  fromUtc: string | null
  toUtc: string | null
}

const firstMillis = Date.UTC(1900, 0, 1)
const lastMillis = Date.UTC(2101, 0, 1)

/**
 * Cell of the grid in days, and a speed in degrees a day that the graha never exceeds. A cell is
 * shorter than half the time between two stations, and shorter than the passage of a sign.
 */
const pace: Record<Graha, { cellDays: number; fastest: number }> = {
  sun: { cellDays: 8, fastest: 1.05 },
  moon: { cellDays: 1, fastest: 15.6 },
  mars: { cellDays: 8, fastest: 0.85 },
  mercury: { cellDays: 4, fastest: 2.3 },
  jupiter: { cellDays: 16, fastest: 0.26 },
  venus: { cellDays: 8, fastest: 1.3 },
  saturn: { cellDays: 16, fastest: 0.15 },
  // The true node swings every fortnight, so its stations lie days apart.
  rahu: { cellDays: 1, fastest: 0.4 },
  ketu: { cellDays: 1, fastest: 0.4 },
}

export interface Crossing {
  atMillis: number
  before: number
  after: number
}

const rashiOf = (degrees: number) => Math.floor(degrees / 30) % 12

/** Halves [from, to] until the change that `isAfter` sees is known to a second. */
function bisect(from: number, to: number, isAfter: (millis: number) => boolean): number {
  let low = from
  let high = to
  while (high - low > 1000) {
    const middle = (low + high) / 2
    if (isAfter(middle)) high = middle
    else low = middle
  }
  return (low + high) / 2
}

/** The sign changes within one cell, in order: two where the graha turns back just past an edge. */
function crossingsIn(sky: GrahaMotionAt, graha: Graha, from: number, to: number): Crossing[] {
  const start = sky(from, graha)
  const end = sky(to, graha)
  const marks = [from, to]
  if (start.speedDegreesPerDay > 0 !== end.speedDegreesPerDay > 0) {
    const forwards = start.speedDegreesPerDay > 0
    marks.splice(
      1,
      0,
      bisect(from, to, (at) => sky(at, graha).speedDegreesPerDay > 0 !== forwards),
    )
  }
  const crossings: Crossing[] = []
  for (let part = 1; part < marks.length; part++) {
    const low = marks[part - 1]!
    const high = marks[part]!
    const before = rashiOf(sky(low, graha).siderealDegrees)
    const after = rashiOf(sky(high, graha).siderealDegrees)
    if (before === after) continue
    const atMillis = bisect(low, high, (at) => rashiOf(sky(at, graha).siderealDegrees) !== before)
    crossings.push({ atMillis, before, after })
  }
  return crossings
}

/** How many whole cells can be passed over because no edge of a sign is within reach. */
function safeCells(degrees: number, graha: Graha): number {
  const inSign = degrees % 30
  const { cellDays, fastest } = pace[graha]
  return Math.floor(Math.min(inSign, 30 - inSign) / (fastest * cellDays))
}

/** The first sign change after an instant, or the last one at or before it. */
function crossingFrom(
  sky: GrahaMotionAt,
  graha: Graha,
  millis: number,
  step: 1 | -1,
): Crossing | null {
  const cellMillis = pace[graha].cellDays * dayMs
  let cell = Math.floor(millis / cellMillis)
  for (;;) {
    const from = Math.max(cell * cellMillis, firstMillis)
    const to = Math.min((cell + 1) * cellMillis, lastMillis)
    if (from >= to) return null
    const near = sky(step === 1 ? from : to, graha).siderealDegrees
    const skip = safeCells(near, graha)
    if (skip >= 1) {
      cell += step * skip
      continue
    }
    const crossings = crossingsIn(sky, graha, from, to)
    const nearestCrossing =
      step === 1
        ? crossings.find((crossing) => crossing.atMillis > millis)
        : crossings.findLast((crossing) => crossing.atMillis <= millis)
    if (nearestCrossing) return nearestCrossing
    cell += step
  }
}

/** ISO 8601 to the minute. */
export function isoMinute(millis: number): string {
  return `${isoOfMs(Math.round(millis / 60_000) * 60_000).slice(0, 19)}Z`
}

/** The stay of a graha that is running at an instant. Throws RangeError outside 1900 to 2100. */
export function stayAt(sky: GrahaMotionAt, graha: Graha, utc: string): Stay {
  return stayAtMillis(sky, graha, instantMs(utc)).stay
}

/** A stay with the crossings that bound it. */
interface BoundedStay {
  stay: Stay
  entry: Crossing | null
  exit: Crossing | null
}

/**
 * The stays last found in each sky. They are the same for every chart and never change, so this only
 * saves the search: whoever asks of many charts on one day asks of the same few stays.
 */
const staysBySky = new WeakMap<GrahaMotionAt, Map<Graha, BoundedStay[]>>()
const mostFoundOfEach = 48

export function stayAtMillis(sky: GrahaMotionAt, graha: Graha, millis: number): BoundedStay {
  let ofSky = staysBySky.get(sky)
  if (!ofSky) staysBySky.set(sky, (ofSky = new Map()))
  let stays = ofSky.get(graha)
  if (!stays) ofSky.set(graha, (stays = []))
  const knownStay = stays.find(
    ({ entry, exit }) =>
      millis >= (entry?.atMillis ?? firstMillis) && millis < (exit?.atMillis ?? lastMillis),
  )
  if (knownStay) return knownStay
  const boundedStay = searchStay(sky, graha, millis)
  if (stays.length === mostFoundOfEach) stays.shift()
  stays.push(boundedStay)
  return boundedStay
}

function searchStay(sky: GrahaMotionAt, graha: Graha, millis: number): BoundedStay {
  const entry = crossingFrom(sky, graha, millis, -1)
  const exit = crossingFrom(sky, graha, millis, 1)
  const rashi = entry?.after ?? exit?.before ?? rashiOf(sky(millis, graha).siderealDegrees)
  const stay: Stay = {
    graha,
    rashi,
    fromUtc: entry && isoMinute(entry.atMillis),
    toUtc: exit && isoMinute(exit.atMillis),
  }
  return { stay, entry, exit }
}

/** The stays of a graha that touch a span of time, in order, the first one with its true beginning. */
export function staysBetween(
  sky: GrahaMotionAt,
  graha: Graha,
  fromUtc: string,
  toUtc: string,
): Stay[] {
  const until = instantMs(toUtc)
  if (until < instantMs(fromUtc))
    throw new RangeError('A span of time must not end before it begins.')
  const first = stayAtMillis(sky, graha, instantMs(fromUtc))
  const stays = [first.stay]
  let entryCrossing = first.exit
  while (entryCrossing && entryCrossing.atMillis <= until) {
    const exitCrossing: Crossing | null = stayAtMillis(sky, graha, entryCrossing.atMillis).exit
    stays.push({
      graha,
      rashi: entryCrossing.after,
      fromUtc: isoMinute(entryCrossing.atMillis),
      toUtc: exitCrossing && isoMinute(exitCrossing.atMillis),
    })
    entryCrossing = exitCrossing
  }
  return stays
}
