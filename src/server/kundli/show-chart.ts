import { facts, factsHash, type AnyKundli } from '@drishti/jyotish'
import { northChart, southChart } from '@drishti/jyotish/chart-svg'
import type { ChartShown } from '../../contract/kundli.ts'
import type { Language } from '../../words/say.ts'

/** The computed chart as it goes over the wire, with its facts in words and its drawings. */
export function showChart(
  chart: AnyKundli,
  clock: { timezone: string; offset_seconds: number },
  language: Language,
  at: Date,
): ChartShown {
  const found = facts(chart, at.toISOString())
  return {
    time_known: chart.timeKnown,
    settings: { ...chart.settings },
    ayanamsaDegrees: chart.ayanamsaDegrees,
    timezone: clock.timezone,
    offset_seconds: clock.offset_seconds,
    grahas: chart.grahas as unknown as ChartShown['grahas'],
    lagna: chart.timeKnown ? chart.lagna : null,
    mcDegrees: chart.timeKnown ? chart.mcDegrees : null,
    houseRashis: chart.timeKnown ? chart.houseRashis : null,
    vargas: chart.timeKnown ? chart.vargas : null,
    panchang: { ...chart.panchang },
    vimshottari: chart.timeKnown ? chart.vimshottari : null,
    facts: found.map(({ id, kind, label, value, because }) => ({
      id,
      kind,
      label: label[language],
      value: String(value),
      because: because[language],
    })),
    facts_hash: factsHash(found),
    svg: {
      north: chart.timeKnown ? northChart(chart, { language }) : null,
      south: southChart(chart, { language }),
    },
  }
}
