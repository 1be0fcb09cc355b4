import { ashtakavarga, ashtakavargaGrahas, type Kundli } from '@drishti/jyotish'
import { grahaName, grahas, rashiName } from '@drishti/jyotish/names'
import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import type { Language } from '../../../words/say.ts'

/** Bhinna- and sarvashtakavarga as a table by sign. */
export function showAshtakavarga(
  chart: Kundli,
  language: Language,
): NonNullable<KundliPageData['ashtakavarga']> {
  const { bhinna, sarva } = ashtakavarga(chart)
  return {
    signs: sarva.map((_, rashi) => rashiName(rashi, language)),
    lagna: chart.lagna.rashi,
    rows: ashtakavargaGrahas.map((graha) => ({
      short: grahas[graha].abbreviation[language],
      name: grahaName(graha, language),
      points: bhinna[graha],
    })),
    sums: sarva,
  }
}
