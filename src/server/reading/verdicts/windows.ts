import { gocharBetween } from '@drishti/jyotish'
import type { Fact, Graha, Transit } from '@drishti/jyotish'
import { touchOf, touchScore } from './dasha.ts'
import type { Touching } from './dasha.ts'
import type { Field } from './fields.ts'
import type { Sheet } from './sheet.ts'
import { factOfAntar, factsOfJupiter, windowFact } from './window-facts.ts'
import type { Antar } from './window-facts.ts'

/** A stretch of time in which the running periods and Jupiter's transit speak for the same matter. */
export interface Window {
  fromUtc: string
  toUtc: string
  maha: Graha
  antar: Graha
  /** How the antardasha lord touches the field. */
  touching: Touching
  /** The house from the lagna that Jupiter moves through meanwhile. */
  jupiterHouse: number
  jupiterRashi: number
  /** Whether Jupiter stands in the field's own house, or looks at it from where it stands. */
  jupiterStands: boolean
  score: number
  factIds: string[]
}

const dayMs = 86_400_000
/** How far ahead windows are sought: beyond this a date promises more than a chart can hold. */
export const horizonYears = 4
const shortestDays = 30

const staysBySheet = new WeakMap<Sheet, Transit[]>()

/** Jupiter's stays up to the horizon, found once for each sheet: several topics are judged from one. */
function jupiterStays(sheet: Sheet): Transit[] {
  const known = staysBySheet.get(sheet)
  if (known) return known
  const until = sheet.at.getTime() + horizonYears * 365.25 * dayMs
  const stays = gocharBetween(sheet.chart, sheet.at.toISOString(), iso(until), ['jupiter'])
  staysBySheet.set(sheet, stays)
  return stays
}

/** The antardashas that touch a span, in order. */
function antarsBetween(sheet: Sheet, from: number, to: number): Antar[] {
  if (!sheet.chart.timeKnown) return []
  return sheet.chart.vimshottari.periods.flatMap((maha) =>
    (maha.periods ?? [])
      .filter((period) => Date.parse(period.endUtc) > from && Date.parse(period.startUtc) < to)
      .map((period) => ({ maha: maha.lord, period })),
  )
}

/** Jupiter looks at the fifth, seventh and ninth sign from its own (BPHS 26). */
function jupiterReaches(house: number, target: number): 'stands' | 'looks' | null {
  const steps = ((target - house + 12) % 12) + 1
  if (steps === 1) return 'stands'
  return [5, 7, 9].includes(steps) ? 'looks' : null
}

const iso = (millis: number): string => new Date(millis).toISOString()

/** A far date must be much better than a near one to be worth waiting for. */
function yearsAhead(millis: number, sheet: Sheet): number {
  return (millis - sheet.at.getTime()) / (365.25 * dayMs)
}

/** Windows of a field and the facts of later times on which they rest. */
export interface Windows {
  /** Best first; at most three. */
  windows: Window[]
  facts: Fact[]
}

/** Milliseconds since 1970. */
interface Span {
  from: number
  to: number
}

interface Found extends Window {
  own: Fact[]
}

/** The window that one antardasha and one stay of Jupiter make of a span, if they make one. */
function windowOf(
  antar: Antar,
  stay: Transit,
  span: Span,
  topicKey: string,
  field: Field,
  sheet: Sheet,
): Found | null {
  const touching = touchOf(antar.period.lord, field, sheet)
  const weight = touchScore(antar.period.lord, touching.touch, sheet)
  const house = stay.houseFromLagna
  const reach = house === null ? null : jupiterReaches(house, field.main)
  if (weight < 1.5 || house === null || !reach || !stay.fromUtc || !stay.toUtc) return null
  const begin = Math.max(span.from, Date.parse(antar.period.startUtc), Date.parse(stay.fromUtc))
  const end = Math.min(span.to, Date.parse(antar.period.endUtc), Date.parse(stay.toUtc))
  if (end - begin < shortestDays * dayMs) return null
  const stands = reach === 'stands'
  const own = [
    factOfAntar(antar),
    ...factsOfJupiter(stay, house, stay.fromUtc, stay.toUtc),
    windowFact(topicKey, iso(begin), iso(end), antar),
  ]
  const lasting = Math.min(1, (end - begin) / (180 * dayMs))
  return {
    fromUtc: iso(begin),
    toUtc: iso(end),
    maha: antar.maha,
    antar: antar.period.lord,
    touching,
    jupiterHouse: house,
    jupiterRashi: stay.rashi,
    jupiterStands: stands,
    score: weight + (stands ? 1 : 0.5) + lasting - 0.6 * yearsAhead(begin, sheet),
    factIds: [...own.map((fact) => fact.id), ...touching.factIds],
    own,
  }
}

/**
 * Where dasha and transit speak together within the next years. Only what both bear is a window; with no
 * birth time there is none. The caller weighs in the natal promise.
 */
export function windowsOf(
  topicKey: string,
  field: Field,
  sheet: Sheet,
  asked?: { from: string; to: string },
): Windows {
  const horizon = sheet.at.getTime() + horizonYears * 365.25 * dayMs
  const span = {
    from: Math.max(sheet.at.getTime(), asked ? Date.parse(asked.from) : 0),
    to: Math.min(horizon, asked ? Date.parse(asked.to) : horizon),
  }
  if (!sheet.chart.timeKnown || span.to - span.from < dayMs) return { windows: [], facts: [] }
  const stays = jupiterStays(sheet)
  const best = antarsBetween(sheet, span.from, span.to)
    .flatMap((antar) =>
      stays.flatMap((stay) => windowOf(antar, stay, span, topicKey, field, sheet) ?? []),
    )
    .toSorted((a, b) => b.score - a.score || a.fromUtc.localeCompare(b.fromUtc))
    .slice(0, 3)
  return { windows: best, facts: best.flatMap((window) => window.own) }
}
