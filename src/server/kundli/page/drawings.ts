import type { AnyKundli, VargaName } from '@drishti/jyotish'
import { eastChart, northChart, southChart, type HouseLink } from '@drishti/jyotish/chart-svg'
import type { ChartDrawings } from '../../../contract/kundli/kundli-page.ts'
import type { Language } from '../../../words/say.ts'

/**
 * One division in every style. Of a day without its minute, signs alone: no North Indian drawing, which is of houses.
 *
 * @param houseLink makes the houses of the birth chart links; a division's are others and lead nowhere.
 */
export function drawingsOf(
  chart: AnyKundli,
  varga: VargaName,
  language: Language,
  houseLink?: HouseLink,
): ChartDrawings {
  if (!chart.timeKnown)
    return {
      varga: 'D1',
      north: null,
      south: southChart(chart, { language, idPrefix: 'south' }),
      east: eastChart(chart, { language, idPrefix: 'east' }),
    }
  const options = { language, varga, houseLink: varga === 'D1' ? houseLink : undefined }
  return {
    varga,
    north: northChart(chart, { ...options, idPrefix: 'north' }),
    south: southChart(chart, { ...options, idPrefix: 'south' }),
    east: eastChart(chart, { ...options, idPrefix: 'east' }),
  }
}
