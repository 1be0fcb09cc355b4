import type { DashaPeriod, Graha } from '@drishti/jyotish'
import { addFacts } from '../../../verdicts/chart-facts.ts'
import type { ChartFacts } from '../../../verdicts/chart-facts.ts'
import { antardashaFact, mahadashaFact, pratyantarFact } from '../../../verdicts/window-facts.ts'

/** One mahadasha or antardasha of the chart, with the fact that bears it. */
export interface Period {
  level: 1 | 2
  lord: Graha
  fromUtc: string
  toUtc: string
  timing: 'past' | 'now' | 'next'
  factId: string
}

function timingOf({ startUtc, endUtc }: DashaPeriod, at: Date): Period['timing'] {
  if (Date.parse(endUtc) <= at.getTime()) return 'past'
  return Date.parse(startUtc) <= at.getTime() ? 'now' : 'next'
}

/** Later than this nobody who asks will see it. */
const lastUtc = '2100-01-01'

/** Every mahadasha of the chart in order, up to the end of the century; none without a birth time. */
export function mahaPeriods(sheet: ChartFacts): Period[] {
  if (!sheet.chart.timeKnown) return []
  const periods = sheet.chart.vimshottari.periods.filter(({ endUtc }) => endUtc < lastUtc)
  return periods.map((period) => {
    const timing = timingOf(period, sheet.at)
    return {
      level: 1,
      lord: period.lord,
      fromUtc: period.startUtc,
      toUtc: period.endUtc,
      timing,
      factId: timing === 'now' ? 'dasha.maha' : mahadashaFact(period, timing).id,
    }
  })
}

/** The antardashas of one mahadasha, those that are over left out. */
function antarsOf(maha: DashaPeriod, at: Date): Period[] {
  return (maha.periods ?? []).flatMap((period): Period[] => {
    if (period.endUtc >= lastUtc) return []
    const timing = timingOf(period, at)
    if (timing === 'past') return []
    const factId = antardashaFact({ maha: maha.lord, period }).id
    return [
      {
        level: 2,
        lord: period.lord,
        fromUtc: period.startUtc,
        toUtc: period.endUtc,
        timing,
        factId: timing === 'now' ? 'dasha.antar' : factId,
      },
    ]
  })
}

/** The antardashas of the running mahadasha and of the next, from the running one on. */
export function antarPeriods(sheet: ChartFacts): Period[] {
  if (!sheet.chart.timeKnown) return []
  return sheet.chart.vimshottari.periods
    .filter((maha) => timingOf(maha, sheet.at) !== 'past')
    .slice(0, 2)
    .flatMap((maha) => antarsOf(maha, sheet.at))
}

/** "Budh me shukra": the antardasha of the second in the mahadasha of the first; null where it is over. */
export function innerPeriod(sheet: ChartFacts, outer: Graha, inner: Graha): Period | null {
  if (!sheet.chart.timeKnown) return null
  const maha = sheet.chart.vimshottari.periods.find(({ lord }) => lord === outer)
  return (maha && antarsOf(maha, sheet.at).find(({ lord }) => lord === inner)) ?? null
}

/** Lays the fact of a period on the sheet, so that a sentence may rest on it. */
export function addPeriodFact(sheet: ChartFacts, { level, factId, timing, fromUtc }: Period): void {
  if (!sheet.chart.timeKnown || sheet.byId.has(factId) || timing === 'now') return
  for (const maha of sheet.chart.vimshottari.periods) {
    if (level === 1 && maha.startUtc === fromUtc)
      return addFacts(sheet, [mahadashaFact(maha, timing)])
    const period = (maha.periods ?? []).find(({ startUtc }) => startUtc === fromUtc)
    if (level === 2 && period) addFacts(sheet, [antardashaFact({ maha: maha.lord, period })])
  }
}

/** A period that begins later than this is told together with a nearer one of the same graha. */
const farMs = 548 * 86_400_000

/** The next pratyantar of one of the grahas, with its fact on the sheet; null where the period told is near itself. */
export function nearerPratyantar(
  sheet: ChartFacts,
  grahas: readonly Graha[],
  told: Period,
): Pick<Period, 'lord' | 'fromUtc' | 'toUtc' | 'factId'> | null {
  const now = sheet.at.getTime()
  if (!sheet.chart.timeKnown || Date.parse(told.fromUtc) - now < farMs) return null
  const isInReach = ({ startUtc, endUtc }: DashaPeriod): boolean =>
    Date.parse(endUtc) > now && startUtc < told.fromUtc
  for (const maha of sheet.chart.vimshottari.periods.filter(isInReach))
    for (const antar of (maha.periods ?? []).filter(isInReach))
      for (const period of antar.periods ?? []) {
        const { lord, startUtc: fromUtc, endUtc: toUtc } = period
        if (!grahas.includes(lord) || Date.parse(fromUtc) <= now || toUtc > told.fromUtc) continue
        const fact = pratyantarFact(maha.lord, antar.lord, period)
        addFacts(sheet, [fact])
        return { lord, fromUtc, toUtc, factId: fact.id }
      }
  return null
}
