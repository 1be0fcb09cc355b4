import { shadbala, shadbalaGrahas, vargaNames, type AnyKundli } from '@drishti/jyotish'
import { grahaName } from '@drishti/jyotish/names'
import type { ChartDrawings, KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import type { Language } from '../../../words/say.ts'
import { drawingsOf } from '../page/drawings.ts'
import { showKundli, type ShownBirth } from '../page/show-kundli.ts'

/** One graha's shadbala, rupas to two places as the facts have them; rank 1 to 7 by its share of what is asked. */
export interface StrengthShown {
  key: string
  name: string
  rupas: number
  requiredRupas: number
  rank: number
}

/** All that a report prints: the kundli page's own view model, and the drawings of every division. */
export interface ReportContent {
  language: Language
  at: Date
  birthplace: string
  kundli: KundliPageData
  /** D1 first; of a day without its minute the one drawing of signs. */
  drawings: ChartDrawings[]
  /** Empty without the minute. */
  strengths: StrengthShown[]
}

/** Gathers a report of one chart at an instant, in one language. */
export function reportContent(
  chart: AnyKundli,
  birth: ShownBirth,
  at: Date,
  language: Language,
): ReportContent {
  return {
    language,
    at,
    birthplace: birth.pob,
    kundli: showKundli(chart, birth, { at, language }),
    drawings: (chart.timeKnown ? vargaNames : (['D1'] as const)).map((varga) =>
      drawingsOf(chart, varga, language),
    ),
    strengths: chart.timeKnown ? strengthsOf(shadbala(chart), language) : [],
  }
}

function strengthsOf(all: ReturnType<typeof shadbala>, language: Language): StrengthShown[] {
  return shadbalaGrahas.map((graha) => {
    const { totalRupas, requiredRupas, rank } = all[graha]
    const rupas = Math.round(totalRupas * 100) / 100
    return { key: graha, name: grahaName(graha, language), rupas, requiredRupas, rank }
  })
}
