/** Named yogas of a strong lord with others: Lakshmi, Kahala, Bheri and their like. */
import { sourceText } from '../names/sources.ts'
import type { Graha } from '../sky/types.ts'
import { rashiLords } from '../sky/zodiac.ts'
import {
  uniqueGrahas,
  isExalted,
  areInMutualKendra,
  yogaMatchOf,
  isInKendraOrTrikona,
} from './yoga-tests.ts'
import type { YogaMatch, YogaRule } from './rule.ts'
import { kendras, sevenGrahas, type ChartView } from './chart-view.ts'
import { bilingual } from '../sky/bilingual.ts'

const ofTheNinth: YogaRule[] = [
  {
    needs: 'chart',
    id: 'lakshmi',
    name: bilingual('Lakshmi', 'लक्ष्मी'),
    rule: bilingual(
      'The lord of the ninth in a kendra, exalted or in its own sign, and a strong lord of the lagna',
      'नवमेश अपनी या उच्च राशि में होकर केंद्र में हों, और लग्नेश बलवान हों',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const [ninth, first] = [chart.lord(9), chart.lord(1)]
      const high = chart.isDignified(ninth) && kendras.includes(chart.house(ninth))
      return high && chart.strong(first) ? yogaMatchOf(chart, ninth, first) : null
    },
  },
  {
    needs: 'chart',
    id: 'shankha',
    name: bilingual('Shankha', 'शंख'),
    rule: bilingual(
      'A strong lord of the lagna, and the lords of the fifth and sixth in kendras from each other; or the lords of the lagna and the tenth together in a movable sign, and a strong lord of the ninth',
      'लग्नेश बलवान हों और पंचमेश-षष्ठेश परस्पर केंद्र में हों; या लग्नेश और दशमेश चर राशि में साथ हों और नवमेश बलवान हों',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const [first, fifth, sixth, ninth, tenth] = [1, 5, 6, 9, 10].map(chart.lord)
      if (chart.strong(first!) && areInMutualKendra(chart, fifth!, sixth!)) {
        return yogaMatchOf(chart, first!, fifth!, sixth!)
      }
      const movable = chart.rashi[first!] % 3 === 0
      const meet = first !== tenth && chart.together(first!, tenth!) && movable
      return meet && chart.strong(ninth!) ? yogaMatchOf(chart, first!, tenth!, ninth!) : null
    },
  },
  {
    needs: 'chart',
    id: 'bheri',
    name: bilingual('Bheri', 'भेरी'),
    rule: bilingual(
      'A strong lord of the ninth; and either grahas in the first, second, seventh and twelfth houses, or Venus, Jupiter and the lord of the lagna in kendras from each other',
      'नवमेश बलवान हों; साथ ही प्रथम, द्वितीय, सप्तम और द्वादश भावों में ग्रह हों, या शुक्र, गुरु और लग्नेश परस्पर केंद्र में हों',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const [ninth, first] = [chart.lord(9), chart.lord(1)]
      if (!chart.strong(ninth)) return null
      const three = uniqueGrahas(['venus', 'jupiter', first])
      const mutual =
        three.length === 3 &&
        areInMutualKendra(chart, 'venus', 'jupiter') &&
        areInMutualKendra(chart, 'venus', first) &&
        areInMutualKendra(chart, 'jupiter', first)
      if (mutual) return yogaMatchOf(chart, ninth, ...three)
      const houses = [1, 2, 7, 12]
      const there = sevenGrahas.filter((graha) => houses.includes(chart.house(graha)))
      const filled = houses.every((house) => there.some((graha) => chart.house(graha) === house))
      return filled ? yogaMatchOf(chart, ninth, ...there) : null
    },
  },
  {
    needs: 'chart',
    id: 'srinatha',
    name: bilingual('Srinatha', 'श्रीनाथ'),
    rule: bilingual(
      'The lord of the seventh in the tenth, and an exalted lord of the tenth together with the lord of the ninth',
      'सप्तमेश दशम भाव में हों, और उच्च के दशमेश नवमेश के साथ हों',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const [seventh, ninth, tenth] = [7, 9, 10].map(chart.lord)
      const holds =
        chart.house(seventh!) === 10 &&
        isExalted(chart, tenth!) &&
        ninth !== tenth &&
        chart.together(ninth!, tenth!)
      return holds ? yogaMatchOf(chart, seventh!, tenth!, ninth!) : null
    },
  },
  {
    needs: 'chart',
    id: 'khadga',
    name: bilingual('Khadga', 'खड्ग'),
    rule: bilingual(
      'The lords of the second and the ninth in each other’s houses, and the lord of the lagna in a kendra or trikona',
      'द्वितीयेश और नवमेश का परस्पर भाव परिवर्तन, और लग्नेश केंद्र या त्रिकोण में',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const [first, second, ninth] = [1, 2, 9].map(chart.lord)
      const swap = chart.house(second!) === 9 && chart.house(ninth!) === 2
      return swap && isInKendraOrTrikona(chart, first!)
        ? yogaMatchOf(chart, second!, ninth!, first!)
        : null
    },
  },
]

const ofTheLagna: YogaRule[] = [
  {
    needs: 'chart',
    id: 'kahala',
    name: bilingual('Kahala', 'काहल'),
    rule: bilingual(
      'The lord of the fourth and Jupiter in kendras from each other, and a strong lord of the lagna; or the lord of the fourth in dignity with the lord of the tenth',
      'चतुर्थेश और गुरु परस्पर केंद्र में हों और लग्नेश बलवान हों; या अपनी या उच्च राशि के चतुर्थेश दशमेश के साथ हों',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const [first, fourth, tenth] = [1, 4, 10].map(chart.lord)
      if (areInMutualKendra(chart, fourth!, 'jupiter') && chart.strong(first!)) {
        return yogaMatchOf(chart, fourth!, 'jupiter', first!)
      }
      const meet = fourth !== tenth && chart.together(fourth!, tenth!)
      return meet && chart.isDignified(fourth!) ? yogaMatchOf(chart, fourth!, tenth!) : null
    },
  },
  {
    needs: 'chart',
    id: 'mridanga',
    name: bilingual('Mridanga', 'मृदंग'),
    rule: bilingual(
      'A strong lord of the lagna, and every other graha in a kendra, a trikona, its own sign or exalted',
      'लग्नेश बलवान हों, और शेष सभी ग्रह केंद्र, त्रिकोण, अपनी या उच्च राशि में हों',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const first = chart.lord(1)
      const all = sevenGrahas.every(
        (g) => g === first || isInKendraOrTrikona(chart, g) || chart.isDignified(g),
      )
      return all && chart.strong(first) ? yogaMatchOf(chart, first, ...sevenGrahas) : null
    },
  },
  {
    needs: 'chart',
    id: 'kalpadruma',
    name: bilingual('Kalpadruma', 'कल्पद्रुम'),
    rule: bilingual(
      'The lord of the lagna, the lord of its sign, that one’s sign lord and that one’s navamsa lord, each in a kendra, in a trikona or exalted',
      'लग्नेश, उनके राशि स्वामी, उन राशि स्वामी के राशि स्वामी और नवांश स्वामी: सभी केंद्र, त्रिकोण या उच्च राशि में',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const first = chart.lord(1)
      const second = rashiLords[chart.rashi[first]]!
      const third = rashiLords[chart.rashi[second]]!
      const fourth = rashiLords[chart.navamsa(second)]!
      const chain = [first, second, third, fourth]
      const all = chain.every(
        (graha) => isInKendraOrTrikona(chart, graha) || isExalted(chart, graha),
      )
      return all ? yogaMatchOf(chart, ...chain) : null
    },
  },
  {
    needs: 'chart',
    id: 'shrikantha',
    name: bilingual('Shrikantha', 'श्रीकंठ'),
    rule: bilingual(
      'The lord of the lagna, the Sun and the Moon in kendras or trikonas, each in its own, exaltation or a friendly sign',
      'लग्नेश, सूर्य और चंद्रमा केंद्र या त्रिकोण में, अपनी, उच्च या मित्र राशि में',
    ),
    source: sourceText('phaladeepika', 6),
    find: (chart) => allAtHome(chart, [chart.lord(1), 'sun', 'moon']),
  },
  {
    needs: 'chart',
    id: 'virinchi',
    name: bilingual('Virinchi', 'विरिंचि'),
    rule: bilingual(
      'The lord of the fifth, Jupiter and Saturn in kendras or trikonas, each in its own, exaltation or a friendly sign',
      'पंचमेश, गुरु और शनि केंद्र या त्रिकोण में, अपनी, उच्च या मित्र राशि में',
    ),
    source: sourceText('phaladeepika', 6),
    find: (chart) => allAtHome(chart, [chart.lord(5), 'jupiter', 'saturn']),
  },
]

function allAtHome(chart: ChartView, grahas: readonly Graha[]): YogaMatch | null {
  const areAllAtHome = grahas.every(
    (graha) =>
      isInKendraOrTrikona(chart, graha) &&
      (chart.isDignified(graha) || chart.chart.grahas[graha].dignity === 'friend'),
  )
  return areAllAtHome ? yogaMatchOf(chart, ...grahas) : null
}

export const otherYogaRules: YogaRule[] = [...ofTheNinth, ...ofTheLagna]
