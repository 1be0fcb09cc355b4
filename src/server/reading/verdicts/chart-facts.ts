import { facts, gochar, grahaNames } from '@drishti/jyotish'
import { dayMs } from '../../../contract/core/constants.ts'
import { istMidnight } from '../../core/time/india-time.ts'
import type { AnyKundli, DashaPeriod, Fact, Graha, TransitNow } from '@drishti/jyotish'
import { LRUCache } from 'lru-cache'
import type { NamedStretch } from './named-stretch.ts'

/** What is read from: one chart on one day, with its facts at hand by id. */
export interface ChartFacts {
  chart: AnyKundli
  /** Noon in India of the day that is read: one day, one verdict, whatever the hour of asking. */
  at: Date
  facts: Fact[]
  byId: Map<string, Fact>
  /** Where the grahas move now and next, seen from this chart. */
  transits: Record<Graha, TransitNow>
  /** The running mahadasha and antardasha; null without a birth time. */
  dasha: { maha: DashaPeriod; antar: DashaPeriod } | null
  /** The graha that rules each house, 1..12 at index 1..12; empty without a birth time. */
  lords: readonly (Graha | undefined)[]
  /** What was worked out from this chart and day before, by whoever worked it out. */
  cache: Map<unknown, unknown>
  /** The stretches of time that whoever tells of this sheet may name for a matter. */
  stretches: NamedStretch[]
}

function running(periods: readonly DashaPeriod[], at: number): DashaPeriod | undefined {
  return periods.find(
    (period) => Date.parse(period.startUtc) <= at && at < Date.parse(period.endUtc),
  )
}

function runningDasha(chart: AnyKundli, at: Date): ChartFacts['dasha'] {
  if (!chart.timeKnown) return null
  const maha = running(chart.vimshottari.periods, at.getTime())
  const antar = maha && running(maha.periods ?? [], at.getTime())
  return maha && antar ? { maha, antar } : null
}

/** Noon in India of the day in India that holds an instant. */
function indiaNoonOf(at: Date): Date {
  return new Date(istMidnight(at).getTime() + dayMs / 2)
}

/** Whom a chart belongs to, as far as telling charts apart needs it: its birth instant and place. */
export function chartKey(chart: AnyKundli): string {
  return JSON.stringify(chart.birth)
}

/** The sheets last laid out: people ask several things of one chart on one day. */
const laidOut = new LRUCache<string, ChartFacts, Pick<ChartFacts, 'chart' | 'at'>>({
  max: 64,
  memoMethod: (_key, _stale, { context }) => layOut(context.chart, context.at),
})

function layOut(chart: AnyKundli, at: Date): ChartFacts {
  const utc = at.toISOString()
  const chartFacts = facts(chart, utc)
  const byId = new Map(chartFacts.map((fact) => [fact.id, fact]))
  return {
    chart,
    at,
    facts: chartFacts,
    byId,
    transits: gochar(chart, utc),
    dasha: runningDasha(chart, at),
    lords: Array.from(
      { length: 13 },
      (_, house) => byId.get(`house.${house}.lord`)?.value as Graha | undefined,
    ),
    cache: new Map(),
    stretches: [],
  }
}

/**
 * Lays out the sheet of a chart for the day in India that holds an instant. Whoever asks gets a sheet of
 * their own, to which facts may be added. Throws RangeError outside 1900 to 2100.
 */
export function chartFactsOf(chart: AnyKundli, at: Date): ChartFacts {
  const noon = indiaNoonOf(at)
  const key = `${chartKey(chart)}|${JSON.stringify(chart.settings)}|${noon.getTime()}`
  const sheet = laidOut.memo(key, { context: { chart, at: noon } })
  return { ...sheet, facts: [...sheet.facts], byId: new Map(sheet.byId), stretches: [] }
}

/** Works something out once for each chart and day; `key` is an object of whoever asks, or a name. */
export function memoizeForChart<T>(sheet: ChartFacts, key: unknown, work: () => T): T {
  const known = sheet.cache.get(key)
  if (known !== undefined) return known as T
  const found = work()
  sheet.cache.set(key, found)
  return found
}

/** Adds facts of later times, which `facts()` does not list; an id that is there already stays as it is. */
export function addFacts(sheet: ChartFacts, more: readonly Fact[]): void {
  for (const fact of more) {
    if (sheet.byId.has(fact.id)) continue
    sheet.facts.push(fact)
    sheet.byId.set(fact.id, fact)
  }
}

/** A graha by name or by office: `lord.7` is the lord of the seventh house, `antar` the running antardasha's. */
export type GrahaOrOffice = Graha | `lord.${number}` | 'maha' | 'antar'

export function grahaOfOffice(grahaOrOffice: GrahaOrOffice, sheet: ChartFacts): Graha | null {
  if (grahaOrOffice === 'maha' || grahaOrOffice === 'antar')
    return sheet.dasha?.[grahaOrOffice].lord ?? null
  if (grahaOrOffice.startsWith('lord.')) return sheet.lords[Number(grahaOrOffice.slice(5))] ?? null
  return (grahaNames as readonly string[]).includes(grahaOrOffice) ? (grahaOrOffice as Graha) : null
}

/** House of a graha, 1..12; null without a birth time. */
export function houseOfGraha(graha: Graha, sheet: ChartFacts): number | null {
  return sheet.chart.timeKnown ? sheet.chart.grahas[graha].house : null
}

/** The houses, 1..12, that a graha rules; none for the nodes or without a birth time. */
export function housesRuledBy(graha: Graha, sheet: ChartFacts): number[] {
  return sheet.lords.flatMap((lord, house) => (lord === graha ? [house] : []))
}
