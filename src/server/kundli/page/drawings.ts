import type { AnyKundli, VargaName } from '@drishti/jyotish'
import { northChart, southChart } from '@drishti/jyotish/chart-svg'
import type { DrawingsShown } from '../../../contract/kundli-shown.ts'
import type { Language } from '../../../words/say.ts'

/** One division in every style. Of a day without its minute there is the South Indian drawing of signs alone. */
export function drawingsOf(chart: AnyKundli, varga: VargaName, language: Language): DrawingsShown {
  if (!chart.timeKnown)
    return { varga: 'D1', north: null, south: southChart(chart, { language, idPrefix: 'south' }) }
  return {
    varga,
    north: northChart(chart, { language, varga, idPrefix: 'north' }),
    south: southChart(chart, { language, varga, idPrefix: 'south' }),
  }
}
