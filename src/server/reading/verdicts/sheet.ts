import { facts, gochar, grahaNames } from '@drishti/jyotish'
import type { AnyKundli, DashaPeriod, Fact, Graha, TransitNow } from '@drishti/jyotish'

/** What is read from: one chart at one instant, with its facts at hand by id. */
export interface Sheet {
  chart: AnyKundli
  at: Date
  facts: Fact[]
  byId: Map<string, Fact>
  /** Where the grahas move now and next, seen from this chart. */
  transits: Record<Graha, TransitNow>
  /** The running mahadasha and antardasha; null without a birth time. */
  dasha: { maha: DashaPeriod; antar: DashaPeriod } | null
}

function running(periods: readonly DashaPeriod[], at: number): DashaPeriod | undefined {
  return periods.find(
    (period) => Date.parse(period.startUtc) <= at && at < Date.parse(period.endUtc),
  )
}

function runningDasha(chart: AnyKundli, at: Date): Sheet['dasha'] {
  if (!chart.timeKnown) return null
  const maha = running(chart.vimshottari.periods, at.getTime())
  const antar = maha && running(maha.periods ?? [], at.getTime())
  return maha && antar ? { maha, antar } : null
}

/** Lays out the sheet of a chart at an instant. Throws RangeError outside 1900 to 2100. */
export function sheetOf(chart: AnyKundli, at: Date): Sheet {
  const utc = at.toISOString()
  const found = facts(chart, utc)
  return {
    chart,
    at,
    facts: found,
    byId: new Map(found.map((fact) => [fact.id, fact])),
    transits: gochar(chart, utc),
    dasha: runningDasha(chart, at),
  }
}

/** Adds facts of later times, which `facts()` does not list; an id that is there already stays as it is. */
export function addFacts(sheet: Sheet, more: readonly Fact[]): void {
  for (const fact of more) {
    if (sheet.byId.has(fact.id)) continue
    sheet.facts.push(fact)
    sheet.byId.set(fact.id, fact)
  }
}

/** A graha by name or by office: `lord.7` is the lord of the seventh house, `antar` the running antardasha's. */
export type Who = Graha | `lord.${number}` | 'maha' | 'antar'

export function whoIs(who: Who, sheet: Sheet): Graha | null {
  if (who === 'maha' || who === 'antar') return sheet.dasha?.[who].lord ?? null
  if (who.startsWith('lord.')) {
    const fact = sheet.byId.get(`house.${who.slice(5)}.lord`)
    return fact ? (fact.value as Graha) : null
  }
  return (grahaNames as readonly string[]).includes(who) ? (who as Graha) : null
}

/** House of a graha, 1..12; null without a birth time. */
export function houseOfGraha(graha: Graha, sheet: Sheet): number | null {
  return sheet.chart.timeKnown ? sheet.chart.grahas[graha].house : null
}

/** The houses, 1..12, that a graha rules; none for the nodes or without a birth time. */
export function housesRuledBy(graha: Graha, sheet: Sheet): number[] {
  const houses = Array.from({ length: 12 }, (_, index) => index + 1)
  return houses.filter((house) => sheet.byId.get(`house.${house}.lord`)?.value === graha)
}
