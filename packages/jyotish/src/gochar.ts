/**
 * Gochar: where the grahas move over a birth chart. A stay is an unbroken passage through one sign; a
 * retrograde step back into the sign before ends one stay and begins another, so re-entries show.
 * Houses are whole signs counted from the natal lagna and from the natal Moon (Phaladeepika, ch. 26).
 *
 * Crossings are sought in cells of a grid that is fixed in time, so the same crossing is found to the
 * same minute whatever instant one asks from.
 */
import { instantMs } from './instant.ts'
import { skyOf, type Sky } from './gochar-sky.ts'
import { grahaNames, type AnyKundli, type Graha } from './types.ts'
import { houseOf } from './zodiac.ts'

/** An unbroken passage of a graha through a sign. Instants to the minute; null beyond 1900 to 2100. */
export interface Stay {
  graha: Graha
  /** 0..11 */
  rashi: number
  fromUtc: string | null
  toUtc: string | null
}

/** A stay seen from a chart. Houses 1..12; null where the birth time does not allow them. */
export interface Transit extends Stay {
  houseFromLagna: number | null
  houseFromMoon: number | null
}

/** The grahas whose stays are long enough to time a life by. */
export const slowGrahas: Graha[] = ['mars', 'jupiter', 'saturn', 'rahu', 'ketu']

const dayMillis = 86_400_000
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

interface Crossing {
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
function crossingsIn(sky: Sky, graha: Graha, from: number, to: number): Crossing[] {
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
function crossingFrom(sky: Sky, graha: Graha, millis: number, step: 1 | -1): Crossing | null {
  const cellMillis = pace[graha].cellDays * dayMillis
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
    const found = crossingsIn(sky, graha, from, to)
    const wanted =
      step === 1
        ? found.find((crossing) => crossing.atMillis > millis)
        : found.findLast((crossing) => crossing.atMillis <= millis)
    if (wanted) return wanted
    cell += step
  }
}

/** ISO 8601 to the minute. */
function minute(millis: number): string {
  return `${new Date(Math.round(millis / 60_000) * 60_000).toISOString().slice(0, 19)}Z`
}

/** The stay of a graha that is running at an instant. Throws RangeError outside 1900 to 2100. */
export function stayAt(sky: Sky, graha: Graha, utc: string): Stay {
  return stayAtMillis(sky, graha, instantMs(utc)).stay
}

function stayAtMillis(sky: Sky, graha: Graha, millis: number) {
  const entry = crossingFrom(sky, graha, millis, -1)
  const exit = crossingFrom(sky, graha, millis, 1)
  const rashi = entry?.after ?? exit?.before ?? rashiOf(sky(millis, graha).siderealDegrees)
  const stay: Stay = {
    graha,
    rashi,
    fromUtc: entry && minute(entry.atMillis),
    toUtc: exit && minute(exit.atMillis),
  }
  return { stay, entry, exit }
}

/** The stays of a graha that touch a span of time, in order, the first one with its true beginning. */
export function staysBetween(sky: Sky, graha: Graha, fromUtc: string, toUtc: string): Stay[] {
  const until = instantMs(toUtc)
  const first = stayAtMillis(sky, graha, instantMs(fromUtc))
  const stays = [first.stay]
  let opened = first.exit
  while (opened && opened.atMillis <= until) {
    const closed: Crossing | null = crossingFrom(sky, graha, opened.atMillis, 1)
    stays.push({
      graha,
      rashi: opened.after,
      fromUtc: minute(opened.atMillis),
      toUtc: closed && minute(closed.atMillis),
    })
    opened = closed
  }
  return stays
}

function seenFrom(chart: AnyKundli, stay: Stay): Transit {
  const moon = chart.grahas.moon.rashi
  return {
    ...stay,
    houseFromLagna: chart.timeKnown ? houseOf(stay.rashi, chart.lagna.rashi) : null,
    houseFromMoon: moon === null ? null : houseOf(stay.rashi, moon),
  }
}

export interface TransitNow extends Transit {
  retrograde: boolean
  /** What follows when this stay ends; null beyond 2100. */
  next: Transit | null
}

/**
 * Every graha's transit at an instant: sign, houses from natal lagna and Moon, entry and exit, and the
 * stay after. Throws RangeError outside 1900 to 2100.
 */
export function gochar(
  chart: AnyKundli,
  utc: string,
  sky: Sky = skyOf(chart.settings),
): Record<Graha, TransitNow> {
  const millis = instantMs(utc)
  const rows = grahaNames.map((graha) => {
    const { stay, exit } = stayAtMillis(sky, graha, millis)
    const after = exit && crossingFrom(sky, graha, exit.atMillis, 1)
    const next = exit && {
      graha,
      rashi: exit.after,
      fromUtc: stay.toUtc,
      toUtc: after && minute(after.atMillis),
    }
    const now: TransitNow = {
      ...seenFrom(chart, stay),
      retrograde: sky(millis, graha).speedDegreesPerDay < 0,
      next: next && seenFrom(chart, next),
    }
    return [graha, now] as const
  })
  return Object.fromEntries(rows) as Record<Graha, TransitNow>
}

/**
 * The transits of the slow grahas over a span of time, in the order of their beginning: what a forecast
 * of months or years rests on. Throws RangeError outside 1900 to 2100.
 */
export function gocharBetween(
  chart: AnyKundli,
  fromUtc: string,
  toUtc: string,
  wanted: readonly Graha[] = slowGrahas,
  sky: Sky = skyOf(chart.settings),
): Transit[] {
  return wanted
    .flatMap((graha) => staysBetween(sky, graha, fromUtc, toUtc))
    .map((stay) => seenFrom(chart, stay))
    .sort((a, b) => (a.fromUtc ?? '').localeCompare(b.fromUtc ?? ''))
}

export type SadeSatiPhase = 'rising' | 'peak' | 'setting'

export interface SadeSati {
  phase: SadeSatiPhase
  /** The whole seven and a half years, retrograde steps outside included. */
  fromUtc: string | null
  toUtc: string | null
  /** This phase's running stay of Saturn. */
  phaseFromUtc: string | null
  phaseToUtc: string | null
}

const phaseOf: Record<number, SadeSatiPhase> = { 12: 'rising', 1: 'peak', 2: 'setting' }
/** Saturn steps back out of a sign for less than this before it returns for good. */
const longestStepBackMillis = 330 * dayMillis

/**
 * Sade Sati at an instant: Saturn in the twelfth, first or second sign from the natal Moon. null when
 * it is not running, or the Moon's sign is not certain.
 */
export function sadeSati(
  chart: AnyKundli,
  utc: string,
  sky: Sky = skyOf(chart.settings),
): SadeSati | null {
  const moon = chart.grahas.moon.rashi
  if (moon === null) return null
  const { stay, entry, exit } = stayAtMillis(sky, 'saturn', instantMs(utc))
  const within = (rashi: number) => phaseOf[houseOf(rashi, moon)] !== undefined
  const phase = phaseOf[houseOf(stay.rashi, moon)]
  if (!phase) return null
  return {
    phase,
    fromUtc: edgeOfSpan(sky, entry, -1, within),
    toUtc: edgeOfSpan(sky, exit, 1, within),
    phaseFromUtc: stay.fromUtc,
    phaseToUtc: stay.toUtc,
  }
}

/** Walks Saturn's sign changes from one inside a span to the last that still belongs to it. */
function edgeOfSpan(
  sky: Sky,
  start: Crossing | null,
  step: 1 | -1,
  within: (rashi: number) => boolean,
): string | null {
  let edge = start
  let seen = start
  while (seen) {
    const beyond = step === 1 ? seen.after : seen.before
    const following: Crossing | null = crossingFrom(
      sky,
      'saturn',
      seen.atMillis + (step === 1 ? 0 : -2000),
      step,
    )
    if (!within(beyond)) {
      edge = seen
      const returns =
        following && Math.abs(following.atMillis - seen.atMillis) < longestStepBackMillis
      if (!returns) return minute(edge.atMillis)
    }
    seen = following
  }
  return null
}
