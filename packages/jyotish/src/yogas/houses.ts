/** Named yogas of benefics and malefics in houses. */
import { sourceText } from '../names/sources.ts'
import { grahaNames, type Graha } from '../sky/types.ts'
import type { YogaRule } from './rule.ts'
import { kendras, sevenGrahas, trikonas, type ChartView } from './chart-view.ts'
import { bilingual } from '../sky/bilingual.ts'

const inHouses = (chart: ChartView, houses: readonly number[]): Graha[] =>
  houses.flatMap((house) => chart.inHouse(house))

const only = (chart: ChartView, house: number, kind: 'benefic' | 'malefic'): boolean => {
  const there = chart.inHouse(house)
  return there.length > 0 && there.every((graha) => chart.benefic(graha) === (kind === 'benefic'))
}

const friendlyOrBetter = (chart: ChartView, graha: Graha): boolean =>
  chart.isDignified(graha) || chart.chart.grahas[graha].dignity === 'friend'

export const houseRules: YogaRule[] = [
  {
    needs: 'chart',
    id: 'parvata',
    name: bilingual('Parvata', 'पर्वत'),
    rule: bilingual(
      'Benefics and no malefics in the kendras, and none but benefics in the sixth and eighth',
      'केंद्रों में केवल शुभ ग्रह, और छठे तथा आठवें भाव में शुभ ग्रहों के सिवा कोई नहीं',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const there = inHouses(chart, kendras)
      const clean = [...there, ...inHouses(chart, [6, 8])].every(chart.benefic)
      if (there.length === 0 || !clean) return null
      return { grahas: there, houses: there.map(chart.house) }
    },
  },
  {
    needs: 'chart',
    id: 'chamara',
    name: bilingual('Chamara', 'चामर'),
    rule: bilingual(
      'The lord of the lagna exalted in a kendra with Jupiter looking at it; or two benefics together in the first, seventh, ninth or tenth house',
      'लग्नेश केंद्र में उच्च हों और उन पर गुरु की दृष्टि हो; या लग्न, सप्तम, नवम या दशम में दो शुभ ग्रह साथ हों',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const lord = chart.lord(1)
      const exalted = chart.chart.grahas[lord].dignity === 'exalted'
      if (exalted && kendras.includes(chart.house(lord)) && chart.looks('jupiter', lord)) {
        return { grahas: [lord, 'jupiter'], houses: [chart.house(lord)] }
      }
      const house = [1, 7, 9, 10].find(
        (one) => chart.inHouse(one).filter(chart.benefic).length >= 2,
      )
      if (house === undefined) return null
      return { grahas: chart.inHouse(house).filter(chart.benefic), houses: [house] }
    },
  },
  {
    needs: 'chart',
    id: 'matsya',
    name: bilingual('Matsya', 'मत्स्य'),
    rule: bilingual(
      'Benefics in the first and ninth, malefics in the fourth and eighth, both kinds in the fifth',
      'लग्न और नवम में शुभ ग्रह, चतुर्थ और अष्टम में पाप ग्रह, पंचम में दोनों प्रकार के ग्रह',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const fifth = chart.inHouse(5)
      const isMixed = fifth.some(chart.benefic) && !fifth.every(chart.benefic)
      const bright = only(chart, 1, 'benefic') && only(chart, 9, 'benefic')
      const dark = only(chart, 4, 'malefic') && only(chart, 8, 'malefic')
      const houses = [1, 4, 5, 8, 9]
      return isMixed && bright && dark ? { grahas: inHouses(chart, houses), houses } : null
    },
  },
  {
    needs: 'chart',
    id: 'kurma',
    name: bilingual('Kurma', 'कूर्म'),
    rule: bilingual(
      'Mercury, Jupiter and Venus within the fifth, sixth and seventh in their own, exaltation or friendly signs; the Sun, Mars and Saturn within the first, third and eleventh in their own or exaltation signs',
      'बुध, गुरु और शुक्र पंचम, षष्ठ और सप्तम में अपनी, उच्च या मित्र राशि में; सूर्य, मंगल और शनि लग्न, तृतीय और एकादश में अपनी या उच्च राशि में',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const bright: Graha[] = ['mercury', 'jupiter', 'venus']
      const dark: Graha[] = ['sun', 'mars', 'saturn']
      const brightHolds = bright.every(
        (graha) => [5, 6, 7].includes(chart.house(graha)) && friendlyOrBetter(chart, graha),
      )
      const darkHolds = dark.every(
        (graha) => [1, 3, 11].includes(chart.house(graha)) && chart.isDignified(graha),
      )
      const grahas = [...bright, ...dark]
      return brightHolds && darkHolds ? { grahas, houses: grahas.map(chart.house) } : null
    },
  },
  {
    needs: 'chart',
    id: 'kusuma',
    name: bilingual('Kusuma', 'कुसुम'),
    rule: bilingual(
      'A fixed sign in the lagna, Venus in a kendra, the Moon in a trikona with a benefic, Saturn in the tenth',
      'लग्न में स्थिर राशि, केंद्र में शुक्र, त्रिकोण में शुभ ग्रह के साथ चंद्रमा और दशम में शनि',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const isFixedLagna = chart.chart.lagna.rashi % 3 === 1
      const moonHouse = chart.house('moon')
      const friend = chart.inHouse(moonHouse).find((g) => g !== 'moon' && chart.benefic(g))
      const areGrahasPlaced =
        kendras.includes(chart.house('venus')) &&
        trikonas.includes(moonHouse) &&
        chart.house('saturn') === 10
      if (!isFixedLagna || !friend || !areGrahasPlaced) return null
      return { grahas: ['venus', 'moon', friend, 'saturn'], houses: [moonHouse, 10] }
    },
  },
  {
    needs: 'chart',
    id: 'lagnadhi',
    name: bilingual('Lagnadhi', 'लग्नाधि'),
    rule: bilingual(
      'Benefics in both the seventh and the eighth house, with no malefic among them or looking at them',
      'सप्तम और अष्टम, दोनों भावों में शुभ ग्रह, जिनके साथ पाप ग्रह न हों, न उनकी दृष्टि हो',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      if (!only(chart, 7, 'benefic') || !only(chart, 8, 'benefic')) return null
      const isDisturbed = grahaNames.some(
        (graha) =>
          !chart.benefic(graha) &&
          chart.chart.grahas[graha].aspects.some((house) => house === 7 || house === 8),
      )
      return isDisturbed ? null : { grahas: inHouses(chart, [7, 8]), houses: [7, 8] }
    },
  },
  {
    needs: 'chart',
    id: 'chatussagara',
    name: bilingual('Chatussagara', 'चतुस्सागर'),
    rule: bilingual(
      'Grahas, Rahu and Ketu not counted, in all four kendras',
      'राहु-केतु को छोड़कर चारों केंद्रों में ग्रह',
    ),
    source: sourceText('manasagari'),
    find: (chart) => {
      const there = sevenGrahas.filter((graha) => kendras.includes(chart.house(graha)))
      const all = kendras.every((house) => there.some((graha) => chart.house(graha) === house))
      return all ? { grahas: there, houses: kendras } : null
    },
  },
]
