/** Neecha Bhanga: what lifts a graha out of its fall. */
import { sourceText } from '../names/sources.ts'
import type { Graha } from '../sky/types.ts'
import { rashiLords } from '../sky/zodiac.ts'
import type { YogaMatch, YogaRule } from './rule.ts'
import { kendras, sevenGrahas, type ChartView } from './chart-view.ts'
import { bilingual } from '../sky/bilingual.ts'

/** Sign of exaltation of each of the seven; its fall is the sign opposite (BPHS, ch. 3). */
export const exaltationSign: Readonly<Partial<Record<Graha, number>>> = {
  sun: 0,
  moon: 1,
  mars: 9,
  mercury: 5,
  jupiter: 3,
  venus: 11,
  saturn: 6,
}

/** The grahas that lift a fallen one: each of them by one of the rules of Phaladeepika, ch. 7. */
function liftersOf(chart: ChartView, debilitatedGraha: Graha): Graha[] {
  const sign = chart.rashi[debilitatedGraha]
  const ofFall = rashiLords[sign]!
  const ofExaltation = rashiLords[exaltationSign[debilitatedGraha]!]!
  const exaltedThere = sevenGrahas.find((graha) => exaltationSign[graha] === sign)
  const inKendra = (graha: Graha) =>
    kendras.includes(chart.house(graha)) || kendras.includes(chart.from('moon', graha))
  const lifters = [ofFall, ofExaltation, ...(exaltedThere ? [exaltedThere] : [])].filter(
    (graha) => graha !== debilitatedGraha && inKendra(graha),
  )
  if (chart.looks(ofFall, debilitatedGraha)) lifters.push(ofFall)
  return [...new Set(lifters)]
}

export const neechaBhangaRules: YogaRule[] = [
  {
    needs: 'chart',
    id: 'neecha-bhanga',
    name: bilingual('Neecha Bhanga Raja', 'नीच भंग राज'),
    rule: bilingual(
      'A debilitated graha whose sign’s lord, the lord of whose exaltation sign, or the graha exalted in that sign, stands in a kendra from the lagna or the Moon; or at which the lord of its sign looks',
      'नीच ग्रह, जिसकी नीच राशि के स्वामी, उच्च राशि के स्वामी, या उस राशि में उच्च होने वाले ग्रह लग्न या चंद्रमा से केंद्र में हों; या जिस पर राशि स्वामी की दृष्टि हो',
    ),
    source: sourceText('phaladeepika', 7),
    find: (chart) =>
      sevenGrahas.flatMap((graha): YogaMatch[] => {
        if (chart.chart.grahas[graha].dignity !== 'debilitated') return []
        const lifters = liftersOf(chart, graha)
        if (lifters.length === 0) return []
        return [
          {
            grahas: [graha, ...lifters],
            houses: [chart.house(graha)],
            part: graha,
            softenedByState: 'combustion',
          },
        ]
      }),
  },
]
