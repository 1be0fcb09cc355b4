import { facts, factsHash, runningPeriods, type AnyKundli, type Graha } from '@drishti/jyotish'
import { grahaName } from '@drishti/jyotish/names'
import type { ChartData } from '../../contract/kundli/chart.ts'
import type { Language } from '../../words/say.ts'
import { drawingsOf } from './page/drawings.ts'
import { grahaRows } from './page/grahas.ts'
import { showFact } from './page/show-kundli.ts'

/** The computed chart as it goes over the wire: the engine's figures, and the parts that the kundli page shows. */
export function showChart(
  chart: AnyKundli,
  clock: { timezone: string; offset_seconds: number },
  language: Language,
  at: Date,
): ChartData {
  const chartFacts = facts(chart, at.toISOString())
  const { north, south } = drawingsOf(chart, 'D1', language)
  const { timeKnown } = chart
  return {
    time_known: timeKnown,
    settings: { ...chart.settings },
    ayanamsaDegrees: chart.ayanamsaDegrees,
    timezone: clock.timezone,
    offset_seconds: clock.offset_seconds,
    grahas: chart.grahas as unknown as ChartData['grahas'],
    lagna: timeKnown ? chart.lagna : null,
    mcDegrees: timeKnown ? chart.mcDegrees : null,
    houseRashis: timeKnown ? chart.houseRashis : null,
    vargas: timeKnown ? chart.vargas : null,
    panchang: { ...chart.panchang },
    vimshottari: timeKnown ? chart.vimshottari : null,
    facts: chartFacts.map((fact) => ({ ...showFact(fact, language), kind: fact.kind })),
    facts_hash: factsHash(chartFacts),
    table: grahaRows(chart, language).map(({ states, ...row }) => {
      void states
      const isLagna = row.key === 'lagna'
      return { ...row, retrograde: isLagna ? null : chart.grahas[row.key as Graha].retrograde }
    }),
    running: timeKnown
      ? runningPeriods(chart.vimshottari.periods, at.toISOString()).map((period) => ({
          lord: grahaName(period.lord, language),
          from: period.startUtc,
          to: period.endUtc,
        }))
      : [],
    svg: { north, south },
  }
}
