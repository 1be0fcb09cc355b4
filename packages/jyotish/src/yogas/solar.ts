/** Yogas counted from the Sun, and those of benefics or malefics on both sides of the lagna. */
import { bothSources, sourceText } from '../names/sources.ts'
import type { Graha } from '../sky/types.ts'
import type { YogaMatch, YogaRule } from './rule.ts'
import type { ChartView } from './chart-view.ts'
import { bilingual } from '../sky/bilingual.ts'

/** Who counts beside the Sun: neither the Moon nor the nodes. */
const five: readonly Graha[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn']

const besideTheSun: YogaRule[] = [
  {
    needs: 'signs',
    id: 'vesi',
    name: bilingual('Vesi', 'वेशि'),
    rule: bilingual(
      'A graha other than the Moon in the second from the Sun, and none in the twelfth',
      'सूर्य से दूसरे स्थान में चंद्रमा के अतिरिक्त कोई ग्रह, और बारहवें में कोई नहीं',
    ),
    source: sourceText('bphs', 38),
    find: (sky) => {
      const after = sky.inPlace('sun', 2, five)
      const alone = sky.inPlace('sun', 12, five).length === 0
      return after.length > 0 && alone ? { grahas: ['sun', ...after] } : null
    },
  },
  {
    needs: 'signs',
    id: 'vasi',
    name: bilingual('Vasi', 'वाशि'),
    rule: bilingual(
      'A graha other than the Moon in the twelfth from the Sun, and none in the second',
      'सूर्य से बारहवें स्थान में चंद्रमा के अतिरिक्त कोई ग्रह, और दूसरे में कोई नहीं',
    ),
    source: sourceText('bphs', 38),
    find: (sky) => {
      const before = sky.inPlace('sun', 12, five)
      const alone = sky.inPlace('sun', 2, five).length === 0
      return before.length > 0 && alone ? { grahas: ['sun', ...before] } : null
    },
  },
  {
    needs: 'signs',
    id: 'ubhayachari',
    name: bilingual('Ubhayachari', 'उभयचरी'),
    rule: bilingual(
      'Grahas other than the Moon in the second and in the twelfth from the Sun',
      'सूर्य से दूसरे और बारहवें, दोनों स्थानों में चंद्रमा के अतिरिक्त ग्रह',
    ),
    source: sourceText('bphs', 38),
    find: (sky) => {
      const after = sky.inPlace('sun', 2, five)
      const before = sky.inPlace('sun', 12, five)
      if (after.length === 0 || before.length === 0) return null
      return { grahas: ['sun', ...before, ...after] }
    },
  },
  {
    needs: 'signs',
    id: 'budha-aditya',
    name: bilingual('Budha-Aditya', 'बुधादित्य'),
    rule: bilingual('The Sun and Mercury in one sign', 'सूर्य और बुध एक ही राशि में'),
    source: sourceText('saravali', 15),
    find: (sky) => (sky.together('sun', 'mercury') ? { grahas: ['sun', 'mercury'] } : null),
  },
]

/** Grahas of one nature alone in the second and the twelfth house, some in each. */
function kartariMatch(chart: ChartView, kind: (graha: Graha) => boolean): YogaMatch | null {
  const [after, before] = [chart.inHouse(2), chart.inHouse(12)]
  if (after.length === 0 || before.length === 0) return null
  const all = [...before, ...after]
  return all.every(kind) ? { grahas: all, houses: [12, 2] } : null
}

const besideTheLagna: YogaRule[] = [
  {
    needs: 'chart',
    id: 'shubha-kartari',
    name: bilingual('Shubha Kartari', 'शुभ कर्तरी'),
    rule: bilingual(
      'Benefics alone in both the second and the twelfth house, so that the lagna stands between them',
      'द्वितीय और द्वादश, दोनों भावों में केवल शुभ ग्रह, जिनके बीच लग्न हो',
    ),
    source: bothSources(sourceText('bphs', 36), sourceText('phaladeepika', 6)),
    find: (chart) => kartariMatch(chart, chart.benefic),
  },
  {
    needs: 'chart',
    id: 'papa-kartari',
    name: bilingual('Papa Kartari', 'पाप कर्तरी'),
    rule: bilingual(
      'Malefics alone in both the second and the twelfth house, so that the lagna stands between them',
      'द्वितीय और द्वादश, दोनों भावों में केवल पाप ग्रह, जिनके बीच लग्न हो',
    ),
    source: bothSources(sourceText('bphs', 36), sourceText('phaladeepika', 6)),
    find: (chart) => {
      const match = kartariMatch(chart, (graha) => !chart.benefic(graha))
      const helps = (['jupiter', 'venus'] as const).some(
        (graha) => chart.house(graha) === 1 || chart.chart.grahas[graha].aspects.includes(1),
      )
      if (!match || !helps) return match
      const softenedBy = [
        bilingual(
          'A benefic stands in the lagna or looks at it',
          'लग्न में शुभ ग्रह है या उस पर शुभ दृष्टि है',
        ),
      ]
      return { ...match, softenedBy }
    },
  },
]

export const solarRules: YogaRule[] = [...besideTheSun, ...besideTheLagna]
