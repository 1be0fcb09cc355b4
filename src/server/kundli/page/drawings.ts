import type { AnyKundli, VargaName } from '@drishti/jyotish'
import { eastChart, northChart, southChart } from '@drishti/jyotish/chart-svg'
import type { ChartDrawings } from '../../../contract/kundli/kundli-page.ts'
import type { Language } from '../../../words/say.ts'

/** One division in every style. Of a day without its minute, signs alone: no North Indian drawing, which is of houses. */
export function drawingsOf(chart: AnyKundli, varga: VargaName, language: Language): ChartDrawings {
  if (!chart.timeKnown)
    return {
      varga: 'D1',
      north: null,
      south: southChart(chart, { language, idPrefix: 'south' }),
      east: eastChart(chart, { language, idPrefix: 'east' }),
    }
  return {
    varga,
    north: northChart(chart, { language, varga, idPrefix: 'north' }),
    south: southChart(chart, { language, varga, idPrefix: 'south' }),
    east: eastChart(chart, { language, varga, idPrefix: 'east' }),
  }
}
