import { facts, factsHash, grahaNames, type AnyKundli, type DashaPeriod } from '@drishti/jyotish'
import { northChart, southChart } from '@drishti/jyotish/chart-svg'
import { grahaName, nakshatraName, rashiName } from '@drishti/jyotish/names'
import type { ChartData } from '../../contract/kundli/kundli.ts'
import { chartWords } from '../../words/kundli/chart.ts'
import { say, type Language } from '../../words/say.ts'

/** The computed chart as it goes over the wire, with its facts in words and its drawings. */
export function showChart(
  chart: AnyKundli,
  clock: { timezone: string; offset_seconds: number },
  language: Language,
  at: Date,
): ChartData {
  const chartFacts = facts(chart, at.toISOString())
  return {
    time_known: chart.timeKnown,
    settings: { ...chart.settings },
    ayanamsaDegrees: chart.ayanamsaDegrees,
    timezone: clock.timezone,
    offset_seconds: clock.offset_seconds,
    grahas: chart.grahas as unknown as ChartData['grahas'],
    lagna: chart.timeKnown ? chart.lagna : null,
    mcDegrees: chart.timeKnown ? chart.mcDegrees : null,
    houseRashis: chart.timeKnown ? chart.houseRashis : null,
    vargas: chart.timeKnown ? chart.vargas : null,
    panchang: { ...chart.panchang },
    vimshottari: chart.timeKnown ? chart.vimshottari : null,
    facts: chartFacts.map(({ id, kind, label, value, because }) => ({
      id,
      kind,
      label: label[language],
      value: String(value),
      because: because[language],
    })),
    facts_hash: factsHash(chartFacts),
    table: tableOf(chart, language),
    running: chart.timeKnown ? running(chart.vimshottari.periods, at, language) : [],
    svg: {
      north: chart.timeKnown ? northChart(chart, { language, idPrefix: 'north' }) : null,
      south: southChart(chart, { language, idPrefix: 'south' }),
    },
  }
}

type TableRow = ChartData['table'][number]

const nothingKnown: Omit<TableRow, 'key' | 'name'> = {
  rashi: null,
  degrees: null,
  nakshatra: null,
  pada: null,
  house: null,
  retrograde: null,
}

function row(key: string, name: string, place: Partial<TableRow>): TableRow {
  return { key, name, ...nothingKnown, ...place }
}

function inSign(degrees: number): number {
  return degrees - Math.floor(degrees / 30) * 30
}

function tableOf(chart: AnyKundli, language: Language): TableRow[] {
  const names = (place: { rashi: number | null; nakshatra: number | null }) => ({
    rashi: place.rashi === null ? null : rashiName(place.rashi, language),
    nakshatra: place.nakshatra === null ? null : nakshatraName(place.nakshatra, language),
  })
  if (!chart.timeKnown)
    return grahaNames.map((graha) => {
      const { rashi, nakshatra, pada, retrograde } = chart.grahas[graha]
      return row(graha, grahaName(graha, language), {
        ...names({ rashi, nakshatra }),
        pada,
        retrograde,
      })
    })
  const { lagna, grahas } = chart
  return [
    row('lagna', say(chartWords.lagna, language), {
      ...names(lagna),
      degrees: inSign(lagna.siderealDegrees),
      pada: lagna.pada,
      house: 1,
    }),
    ...grahaNames.map((graha) => {
      const position = grahas[graha]
      return row(graha, grahaName(graha, language), {
        ...names(position),
        degrees: inSign(position.siderealDegrees),
        pada: position.pada,
        house: position.house,
        retrograde: position.retrograde,
      })
    }),
  ]
}

/** The period of each level that holds the instant, from the mahadasha down. */
function running(periods: DashaPeriod[], at: Date, language: Language): ChartData['running'] {
  const now = periods.find(
    ({ startUtc, endUtc }) =>
      Date.parse(startUtc) <= at.getTime() && at.getTime() < Date.parse(endUtc),
  )
  if (!now) return []
  const period = { lord: grahaName(now.lord, language), from: now.startUtc, to: now.endUtc }
  return [period, ...running(now.periods ?? [], at, language)]
}
