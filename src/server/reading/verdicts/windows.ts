import { dayMs } from '../../../contract/core/constants.ts'
import { gocharBetween } from '@drishti/jyotish'
import type { Fact, Graha } from '@drishti/jyotish'
import { reachBetweenHouses } from './conditions.ts'
import { lordTouchOf, lordTouchScore } from './dasha.ts'
import type { LordTouch } from './dasha.ts'
import type { LifeField } from './fields.ts'
import { markStrength } from './rule.ts'
import { memoizeForChart } from './chart-facts.ts'
import type { ChartFacts } from './chart-facts.ts'
import { antardashaFact, jupiterStayFacts, windowFact } from './window-facts.ts'
import { spansBetween } from './named-stretch.ts'
import type { TimeSpan } from './named-stretch.ts'
import type { Antar } from './window-facts.ts'
import { windowRules } from './window.rules.ts'
import type { WindowRule } from './window.rules.ts'

/** A stretch of time in which the running periods and Jupiter's transit speak for the same matter. */
export interface VerdictTimeWindow {
  fromUtc: string
  toUtc: string
  maha: Graha
  antar: Graha
  /** The row of the book that makes it a window. */
  rule: WindowRule
  /** How the antardasha lord touches the field. */
  touching: LordTouch
  /** The house from the lagna that Jupiter moves through meanwhile. */
  jupiterHouse: number
  jupiterRashi: number
  /** Whether Jupiter stands in the field's own house, or looks at it from where it stands. */
  jupiterStands: boolean
  score: number
  factIds: string[]
}

const yearMs = 365.25 * dayMs
/** How far ahead windows are sought: beyond this a date promises more than a chart can hold. */
export const horizonYears = 4
const shortestDays = 30
const mostWindows = 3
/** An antardasha whose lord is too weak for the matter opens nothing. */
const weakestTouch = 1.5

interface Stay extends TimeSpan {
  fromUtc: string
  toUtc: string
  rashi: number
  house: number
}

interface Running extends TimeSpan, Antar {}

const horizonOf = (sheet: ChartFacts): number => sheet.at.getTime() + horizonYears * yearMs

/** Jupiter's stays up to the horizon. */
function jupiterStays(sheet: ChartFacts): Stay[] {
  return memoizeForChart(sheet, 'windows.stays', () => {
    const until = iso(horizonOf(sheet))
    return gocharBetween(sheet.chart, sheet.at.toISOString(), until, ['jupiter']).flatMap(
      ({ fromUtc, toUtc, rashi, houseFromLagna: house }) =>
        fromUtc && toUtc && house !== null
          ? [{ fromUtc, toUtc, rashi, house, from: Date.parse(fromUtc), to: Date.parse(toUtc) }]
          : [],
    )
  })
}

/** The antardashas up to the horizon, in order. */
function antarsAhead(sheet: ChartFacts): Running[] {
  return memoizeForChart(sheet, 'windows.antars', () => {
    const { chart } = sheet
    if (!chart.timeKnown) return []
    const [from, to] = [sheet.at.getTime(), horizonOf(sheet)]
    const touches = (one: TimeSpan) => one.to > from && one.from < to
    const spanOf = (one: { startUtc: string; endUtc: string }): TimeSpan => ({
      from: Date.parse(one.startUtc),
      to: Date.parse(one.endUtc),
    })
    // The parts of a mahadasha are only worked out where they are read: those far off are not.
    return chart.vimshottari.periods
      .filter((maha) => touches(spanOf(maha)))
      .flatMap((maha) =>
        (maha.periods ?? []).map((period) => ({ maha: maha.lord, period, ...spanOf(period) })),
      )
      .filter(touches)
  })
}

const iso = (millis: number): string => new Date(millis).toISOString()

/** Windows of a field and the facts of later times on which they rest. */
export interface Windows {
  /** Best first; at most three. */
  windows: VerdictTimeWindow[]
  facts: Fact[]
}

/** What a window is made of, before it is known to be among the best. */
interface Candidate extends TimeSpan {
  antar: Running
  stay: Stay
  rule: WindowRule
  touching: LordTouch
  score: number
}

/** Every meeting of an antardasha and a stay of Jupiter that a row of the book calls a window. */
function candidates(span: TimeSpan, field: LifeField, sheet: ChartFacts): Candidate[] {
  const meetings: Candidate[] = []
  for (const antar of antarsAhead(sheet)) {
    const { lord } = antar.period
    const touching = lordTouchOf(lord, field, sheet)
    const weight = lordTouchScore(lord, touching.touch, sheet)
    if (weight < weakestTouch) continue
    for (const stay of jupiterStays(sheet)) {
      const reach = reachBetweenHouses('jupiter', stay.house, field.main)
      const rule =
        reach &&
        windowRules.find((row) => row.dasha === touching.touch && row.transit.reaches === reach)
      const from = Math.max(span.from, antar.from, stay.from)
      const to = Math.min(span.to, antar.to, stay.to)
      if (!rule || to - from < shortestDays * dayMs) continue
      const lasting = Math.min(1, (to - from) / (180 * dayMs))
      // A far date must be much better than a near one to be worth waiting for.
      const far = 0.6 * ((from - sheet.at.getTime()) / yearMs)
      const score = weight + (reach === 'stands' ? 1 : 0.5) + lasting - far
      meetings.push({ from, to, antar, stay, rule, touching, score })
    }
  }
  return meetings
}

function windowOf(
  candidate: Candidate,
  topicKey: string,
): { window: VerdictTimeWindow; facts: Fact[] } {
  const { from, to, antar, stay, rule, touching, score } = candidate
  const [fromUtc, toUtc] = [iso(from), iso(to)]
  const facts = [
    antardashaFact(antar),
    ...jupiterStayFacts(stay, stay.house, stay.fromUtc, stay.toUtc),
    windowFact(topicKey, fromUtc, toUtc, antar),
  ]
  const window: VerdictTimeWindow = {
    fromUtc,
    toUtc,
    maha: antar.maha,
    antar: antar.period.lord,
    rule,
    touching,
    jupiterHouse: stay.house,
    jupiterRashi: stay.rashi,
    jupiterStands: rule.transit.reaches === 'stands',
    score,
    factIds: [...facts.map((fact) => fact.id), ...touching.factIds],
  }
  return { window, facts }
}

/** Every stretch up to the horizon that a row of the book calls a window of the field, named or not. */
function allWindowSpans(field: LifeField, sheet: ChartFacts): TimeSpan[] {
  const whole = { from: sheet.at.getTime(), to: horizonOf(sheet) }
  return candidates(whole, field, sheet).map(({ from, to }) => ({ from, to }))
}

/** The spans up to the horizon that no row calls a window of the field, and none of `others` fills. */
export function unnamedSpans(
  field: LifeField,
  sheet: ChartFacts,
  others: readonly TimeSpan[] = [],
): TimeSpan[] {
  const whole = { from: sheet.at.getTime(), to: horizonOf(sheet) }
  return spansBetween(whole, [...allWindowSpans(field, sheet), ...others])
}

/**
 * Where dasha and transit speak together within the next years. Only what both bear is a window; with no
 * birth time there is none. The caller weighs in the natal promise.
 */
export function windowsOf(
  topicKey: string,
  field: LifeField,
  sheet: ChartFacts,
  askedSpan?: { from: string; to: string },
): Windows {
  const span = {
    from: Math.max(sheet.at.getTime(), askedSpan ? Date.parse(askedSpan.from) : 0),
    to: Math.min(horizonOf(sheet), askedSpan ? Date.parse(askedSpan.to) : Infinity),
  }
  if (!sheet.chart.timeKnown || span.to - span.from < dayMs) return { windows: [], facts: [] }
  const best = candidates(span, field, sheet)
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        markStrength(b.rule.mark) - markStrength(a.rule.mark) ||
        a.from - b.from,
    )
    .slice(0, mostWindows)
    .map((candidate) => windowOf(candidate, topicKey))
  return {
    windows: best.map(({ window }) => window),
    facts: best.flatMap(({ facts }) => facts),
  }
}
