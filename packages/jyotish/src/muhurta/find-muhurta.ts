import { dayMs, checkPlace, instantMs, isoOfMs } from '../sky/instant.ts'
import { rashis } from '../names/names.ts'
import { luminariesOf } from '../panchang/luminaries.ts'
import type { Luminaries } from '../panchang/luminaries.ts'
import { moonMonthAt } from '../panchang/lunar-month.ts'
import type { MoonMonth } from '../panchang/lunar-month.ts'
import { withDefaultSettings } from '../sky/settings.ts'
import type { BilingualText, Settings } from '../sky/types.ts'
import { hourAt, risingSignAt, lagnaSpans, withLagna } from './hour.ts'
import type { MuhurtaHour } from './hour.ts'
import { judgeHour, muhurtaScore } from './judge-hour.ts'
import type { HourJudgement } from './judge-hour.ts'
import { lagnaRules } from './lagna-rules.ts'
import { panchangRules } from './panchang-rules.ts'
import { purposeNames } from '../names/names-muhurta.ts'
import { purposes } from './purposes.ts'
import type { Purpose } from '../names/names-muhurta.ts'
import type { MuhurtaQuery, MuhurtaVerdict } from './rule.ts'
import { searchDayOf } from './search-day.ts'
import type { SearchDay } from './search-day.ts'
import { grahaRules } from './graha-rules.ts'

const minuteMs = 60000

/** Where, and for whom. */
export interface MuhurtaPlace {
  purpose: Purpose
  latitude: number
  longitude: number
  /** Of the clock at the place, seconds east of UTC. */
  offsetSeconds: number
  /** The person's Moon sign, 0..11: chandra bala is asked for then. */
  moonRashi?: number
  /** The person's birth star, 0..26: tara bala is asked for then. */
  janmaNakshatra?: number
}

export interface MuhurtaSearch extends MuhurtaPlace {
  fromUtc: string
  toUtc: string
  /** Spans shorter than this are left out. Default 20. */
  minimumMinutes?: number
  /** At most so many, the best by score. Default 60. */
  limit?: number
}

/** A stretch of time in which no rule says no. */
export interface MuhurtaSpan {
  startUtc: string
  endUtc: string
  /** 0 to 100: the share of what could be good that is. */
  score: number
  /** The sign that rises all through, 0..11. */
  lagna: number
  lagnaName: BilingualText
  verdicts: MuhurtaVerdict[]
}

/** What a search for good hours found. */
export interface MuhurtaResult {
  purpose: Purpose
  purposeName: BilingualText
  /** In order of time. */
  spans: MuhurtaSpan[]
  /** How many there are before `limit`. */
  found: number
  /** The best score of each local day that has any, YYYY-MM-DD. */
  days: { date: string; best: number }[]
}

function askedOf({ purpose, moonRashi, janmaNakshatra }: MuhurtaPlace): MuhurtaQuery {
  const rules = Object.hasOwn(purposes, purpose) ? purposes[purpose] : undefined
  if (!rules) throw new RangeError(`A purpose must be one of ${Object.keys(purposes).join(', ')}.`)
  const whole = (value: number | undefined, most: number): boolean =>
    value === undefined || (Number.isInteger(value) && value >= 0 && value <= most)
  if (!whole(moonRashi, 11)) throw new RangeError('A moonRashi must be 0 to 11.')
  if (!whole(janmaNakshatra, 26)) throw new RangeError('A janmaNakshatra must be 0 to 26.')
  return {
    id: purpose,
    purpose: rules,
    moonRashi: moonRashi ?? null,
    janmaNakshatra: janmaNakshatra ?? null,
  }
}

interface Search {
  query: MuhurtaQuery
  at: MuhurtaPlace
  settings: Settings
  minimumMs: number
  monthAt: (ms: number) => MoonMonth
}

/** The muhurtas of one day between two instants. */
function ofDay(day: SearchDay, fromMs: number, toMs: number, search: Search): MuhurtaSpan[] {
  const { query, at, settings, minimumMs, monthAt } = search
  const lagnaOf = (ms: number): number => risingSignAt(ms, at.latitude, at.longitude, settings)
  const cuts = [fromMs, ...day.cuts.filter((ms) => ms > fromMs && ms < toMs), toMs]
  const spans: MuhurtaSpan[] = []
  for (const [i, start] of cuts.slice(0, -1).entries()) {
    const end = cuts[i + 1]!
    if (end - start < minimumMs) continue
    const middle = (start + end) / 2
    const hour = hourAt(middle, day, monthAt(middle), settings)
    const sky = judgeHour(grahaRules, hour, query, false)
    if (sky.avoided) continue
    for (const risen of lagnaSpans(start, end, lagnaOf)) {
      if (risen.toMs - risen.fromMs < minimumMs) continue
      const found = spanOf(risen, hour, sky, query)
      if (found) spans.push(found)
    }
  }
  return spans
}

function spanOf(
  { lagna, fromMs, toMs }: { lagna: number; fromMs: number; toMs: number },
  hour: MuhurtaHour,
  sky: HourJudgement,
  asked: MuhurtaQuery,
): MuhurtaSpan | null {
  const ground = judgeHour(lagnaRules, withLagna(hour, lagna), asked, false)
  if (ground.avoided) return null
  return {
    startUtc: isoOfMs(fromMs),
    endUtc: isoOfMs(toMs),
    score: muhurtaScore(sky, ground),
    lagna,
    lagnaName: rashis[lagna]!.name,
    verdicts: [...sky.verdicts, ...ground.verdicts],
  }
}

/** The lunar month of an instant, remembering the last one: a search goes forward through them. */
function monthsOf(lights: Luminaries): (ms: number) => MoonMonth {
  let month: MoonMonth | null = null
  return (ms) => {
    if (!month || ms < month.fromMs || ms >= month.toMs) month = moonMonthAt(lights, ms)
    return month
  }
}

const localDate = (ms: number, offsetSeconds: number): string =>
  new Date(ms + offsetSeconds * 1000).toISOString().slice(0, 10)

/** The days of a search: from the one whose sunrise came before its beginning. */
function daysOf(fromMs: number, toMs: number, at: MuhurtaPlace, lights: Luminaries): SearchDay[] {
  const days: SearchDay[] = []
  for (let ms = fromMs - dayMs; ms < toMs + dayMs; ms += dayMs) {
    const date = localDate(ms, at.offsetSeconds)
    if (date < '1900-01-01' || date > '2100-12-31') continue
    const { latitude, longitude, offsetSeconds } = at
    const day = searchDayOf({ date, latitude, longitude, offsetSeconds }, lights)
    if (day.toMs > fromMs && day.fromMs < toMs) days.push(day)
  }
  return days
}

function bestByDay(spans: MuhurtaSpan[], offsetSeconds: number): MuhurtaResult['days'] {
  const best = new Map<string, number>()
  for (const { startUtc, score } of spans) {
    const date = localDate(Date.parse(startUtc), offsetSeconds)
    best.set(date, Math.max(score, best.get(date) ?? 0))
  }
  return [...best].map(([date, score]) => ({ date, best: score }))
}

/**
 * The hours of a range in which an undertaking may begin by Muhurta Chintamani: no rule says no, each
 * rule's word is told, and the score says how much of what could be good is. Instants are ISO 8601 UTC,
 * to the second. The limbs, spans and the rising sign change at the edges of spans only; combustion and
 * the signs of the slower grahas are judged at the middle of each (spans last at most some hours).
 * Eclipses, and the days before and after combustion, are not weighed.
 *
 * Throws a RangeError for an unknown purpose, a place off the globe, a range that ends before it begins,
 * is longer than 400 days or lies outside 1900 to 2100, and for a Moon sign or star that is none.
 */
export function findMuhurta(
  search: MuhurtaSearch,
  settings: Partial<Settings> = {},
): MuhurtaResult {
  const { minimumMinutes = 20, limit = 60, offsetSeconds, purpose } = search
  checkPlace(search.latitude, search.longitude)
  if (!(Math.abs(offsetSeconds) <= 14 * 3600))
    throw new RangeError('An offset must be −50400 to 50400 seconds east of UTC.')
  if (!(minimumMinutes >= 0)) throw new RangeError('minimumMinutes must be 0 or more.')
  if (!(limit >= 0)) throw new RangeError('A limit must be 0 or more.')
  const query = askedOf(search)
  const [fromMs, toMs] = [instantMs(search.fromUtc), instantMs(search.toUtc)]
  if (toMs <= fromMs || toMs - fromMs > 400 * dayMs) {
    throw new RangeError('A search must end after it begins and span at most 400 days.')
  }
  const full = withDefaultSettings(settings)
  const lights = luminariesOf(full)
  const daySearch: Search = {
    query,
    at: search,
    settings: full,
    minimumMs: minimumMinutes * minuteMs,
    monthAt: monthsOf(lights),
  }
  const spans = daysOf(fromMs, toMs, search, lights).flatMap((day) =>
    ofDay(day, Math.max(day.fromMs, fromMs), Math.min(day.toMs, toMs), daySearch),
  )
  const best = spans.toSorted((a, b) => b.score - a.score).slice(0, limit)
  return {
    purpose,
    purposeName: purposeNames[purpose],
    spans: best.toSorted((a, b) => (a.startUtc < b.startUtc ? -1 : 1)),
    found: spans.length,
    days: bestByDay(spans, offsetSeconds),
  }
}

/** Every rule's word on one instant, also those that say no: why an hour is, or is not, a muhurta. */
export function muhurtaAt(
  at: MuhurtaPlace & { utc: string },
  settings: Partial<Settings> = {},
): { fit: boolean; score: number; verdicts: MuhurtaVerdict[] } {
  checkPlace(at.latitude, at.longitude)
  const query = askedOf(at)
  const ms = instantMs(at.utc)
  const full = withDefaultSettings(settings)
  const lights = luminariesOf(full)
  const day = daysOf(ms, ms + 1, at, lights)[0]
  if (!day) throw new RangeError('No day of 1900 to 2100 holds this instant at this place.')
  const hour = hourAt(ms, day, moonMonthAt(lights, ms), full)
  const sky = judgeHour(grahaRules, hour, query, true)
  const risen = withLagna(hour, risingSignAt(ms, at.latitude, at.longitude, full))
  const ground = judgeHour(lagnaRules, risen, query, true)
  return {
    fit: !sky.avoided && !ground.avoided,
    score: muhurtaScore(sky, ground),
    verdicts: [...sky.verdicts, ...ground.verdicts],
  }
}

/** The id of every rule that a muhurta is judged by: whoever words them can hold to this list. */
export const muhurtaRuleIds: readonly string[] = [
  ...panchangRules,
  ...grahaRules,
  ...lagnaRules,
].map(({ id }) => id)
