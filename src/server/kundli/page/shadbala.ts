import { ashtakavargaGrahas, shadbala, type Kundli } from '@drishti/jyotish'
import { grahaName } from '@drishti/jyotish/names'
import type { KundliPageData } from '../../../contract/kundli/kundli-page.ts'
import { shadbalaNames as words } from '../../../words/kundli/kundli-server.ts'
import { say, type Language } from '../../../words/say.ts'

/** The strength of the seven, strongest against what is asked of it first. */
export function showShadbala(
  chart: Kundli,
  language: Language,
): NonNullable<KundliPageData['shadbala']> {
  const strengths = shadbala(chart)
  return ashtakavargaGrahas
    .toSorted((one, other) => strengths[one].rank - strengths[other].rank)
    .map((graha) => {
      const { sthana, dig, kala, cheshta, naisargika, drik, ...sums } = strengths[graha]
      const virupas = {
        sthana: sthana.total,
        dig,
        kala: kala.total,
        cheshta,
        naisargika,
        drik,
      }
      return {
        key: graha,
        name: grahaName(graha, language),
        rupas: sums.totalRupas.toFixed(2),
        required: sums.requiredRupas.toFixed(2),
        ratio: sums.ratio,
        parts: Object.entries(virupas).map(([source, value]) => ({
          term: say(words[source as keyof typeof words], language),
          value: value.toFixed(1).replace('-', '−'),
        })),
      }
    })
}
