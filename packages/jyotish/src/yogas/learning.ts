/** Yogas of Jupiter, Mercury, Venus and the Moon, and the three of the Trimurti. */
import { sourceText } from '../names/sources.ts'
import type { Graha } from '../sky/types.ts'
import { houseOf } from '../sky/zodiac.ts'
import { yogaMatchOf, isInKendraOrTrikona } from './yoga-tests.ts'
import type { YogaRule } from './rule.ts'
import { kendras, sevenGrahas, trikonas, type ChartView } from './chart-view.ts'
import { bilingual } from '../sky/bilingual.ts'

const ofLearning: YogaRule[] = [
  {
    needs: 'chart',
    id: 'saraswati',
    name: bilingual('Saraswati', 'सरस्वती'),
    rule: bilingual(
      'Jupiter, Venus and Mercury in kendras, trikonas or the second, with Jupiter in its own, exaltation or a friendly sign',
      'गुरु, शुक्र और बुध केंद्र, त्रिकोण या द्वितीय भाव में, और गुरु अपनी, उच्च या मित्र राशि में',
    ),
    source: sourceText('phaladeepika', 6),
    find: (chart) => {
      const three: Graha[] = ['jupiter', 'venus', 'mercury']
      const placed = three.every((g) => isInKendraOrTrikona(chart, g) || chart.house(g) === 2)
      const high = chart.isDignified('jupiter') || chart.chart.grahas.jupiter.dignity === 'friend'
      return placed && high ? yogaMatchOf(chart, ...three) : null
    },
  },
  {
    needs: 'chart',
    id: 'sharada',
    name: bilingual('Sharada', 'शारदा'),
    rule: bilingual(
      'The lord of the tenth in the fifth, Mercury in a kendra and the Sun in Leo; or Jupiter or Mercury in a trikona from the Moon and Mars in the eleventh',
      'दशमेश पंचम में, बुध केंद्र में और सूर्य सिंह राशि में; या चंद्रमा से त्रिकोण में गुरु या बुध और एकादश में मंगल',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const tenth = chart.lord(10)
      const first = chart.house(tenth) === 5 && kendras.includes(chart.house('mercury'))
      if (first && chart.rashi.sun === 4) return yogaMatchOf(chart, tenth, 'mercury', 'sun')
      const wise = (['jupiter', 'mercury'] as const).find((graha) =>
        trikonas.includes(chart.from('moon', graha)),
      )
      return wise && chart.house('mars') === 11 ? yogaMatchOf(chart, 'moon', wise, 'mars') : null
    },
  },
  {
    needs: 'chart',
    id: 'kalanidhi',
    name: bilingual('Kalanidhi', 'कलानिधि'),
    rule: bilingual(
      'Jupiter in the second or fifth, with both Mercury and Venus together with it or looking at it',
      'द्वितीय या पंचम भाव में गुरु, जिनके साथ बुध और शुक्र, दोनों हों या उन्हें देखें',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const isJoinedOrSeen = (['mercury', 'venus'] as const).every(
        (graha) => chart.together(graha, 'jupiter') || chart.looks(graha, 'jupiter'),
      )
      const placed = chart.house('jupiter') === 2 || chart.house('jupiter') === 5
      return placed && isJoinedOrSeen ? yogaMatchOf(chart, 'jupiter', 'mercury', 'venus') : null
    },
  },
  {
    needs: 'chart',
    id: 'gauri',
    name: bilingual('Gauri', 'गौरी'),
    rule: bilingual(
      'The Moon in its own sign or exalted, in a kendra or trikona, with Jupiter looking at it',
      'अपनी या उच्च राशि के चंद्रमा केंद्र या त्रिकोण में, जिन पर गुरु की दृष्टि हो',
    ),
    source: sourceText('phaladeepika', 6),
    find: (chart) => {
      const high = chart.isDignified('moon') && isInKendraOrTrikona(chart, 'moon')
      return high && chart.looks('jupiter', 'moon') ? yogaMatchOf(chart, 'moon', 'jupiter') : null
    },
  },
]

/** Places of three counted from the lord of a house: how the three of the Trimurti are each made. */
const placeFrom = (chart: ChartView, house: number, graha: Graha): number =>
  houseOf(chart.rashi[graha], chart.rashi[chart.lord(house)])

const trimurti: YogaRule[] = [
  {
    needs: 'chart',
    id: 'hari',
    name: bilingual('Hari', 'हरि'),
    rule: bilingual(
      'Benefics in the second, eighth and twelfth from the lord of the second',
      'द्वितीयेश से दूसरे, आठवें और बारहवें स्थान में शुभ ग्रह',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const there = sevenGrahas.filter((graha) => chart.benefic(graha))
      const beneficsByPlace = [2, 8, 12].map((place) =>
        there.find((graha) => placeFrom(chart, 2, graha) === place),
      )
      return beneficsByPlace.every((graha) => graha !== undefined)
        ? yogaMatchOf(chart, chart.lord(2), ...beneficsByPlace)
        : null
    },
  },
  {
    needs: 'chart',
    id: 'hara',
    name: bilingual('Hara', 'हर'),
    rule: bilingual(
      'Jupiter, the Moon and Mercury in the fourth, eighth and ninth from the lord of the seventh',
      'सप्तमेश से चौथे, आठवें और नौवें स्थानों में गुरु, चंद्रमा और बुध',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const three: Graha[] = ['jupiter', 'moon', 'mercury']
      const all = three.every((graha) => [4, 8, 9].includes(placeFrom(chart, 7, graha)))
      return all ? yogaMatchOf(chart, chart.lord(7), ...three) : null
    },
  },
  {
    needs: 'chart',
    id: 'brahma',
    name: bilingual('Brahma', 'ब्रह्मा'),
    rule: bilingual(
      'The Sun, Venus and Mars in the fourth, tenth and eleventh from the lord of the lagna',
      'लग्नेश से चौथे, दसवें और ग्यारहवें स्थानों में सूर्य, शुक्र और मंगल',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const three: Graha[] = ['sun', 'venus', 'mars']
      const all = three.every((graha) => [4, 10, 11].includes(placeFrom(chart, 1, graha)))
      return all ? yogaMatchOf(chart, chart.lord(1), ...three) : null
    },
  },
]

export const learningRules: YogaRule[] = [...ofLearning, ...trimurti]
