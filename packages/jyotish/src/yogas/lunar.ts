/** Yogas counted from the Moon. */
import { bothSources, sourceText } from '../names/sources.ts'
import type { Graha, BilingualText } from '../sky/types.ts'
import type { YogaMatch, YogaRule } from './rule.ts'
import { kendras, sevenGrahas, upachayas, type ChartView, type SignView } from './chart-view.ts'
import { bilingual } from '../sky/bilingual.ts'

/** Who can stand beside the Moon for these yogas: neither the Sun nor the nodes. */
const five: readonly Graha[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn']
const gentle: readonly Graha[] = ['mercury', 'jupiter', 'venus']

const beside = (sky: SignView) => ({
  after: sky.inPlace('moon', 2, five),
  before: sky.inPlace('moon', 12, five),
})

/** What lifts Kemadruma, each by itself. */
function kemadrumaCancellations(sky: SignView, chart: ChartView | null): BilingualText[] {
  const reasons: BilingualText[] = []
  if (five.some((graha) => kendras.includes(sky.from('moon', graha)))) {
    reasons.push(bilingual('A graha stands in a kendra from the Moon', 'चंद्रमा से केंद्र में ग्रह स्थित है'))
  }
  if (sky.looks('jupiter', 'moon')) {
    reasons.push(bilingual('Jupiter looks at the Moon', 'चंद्रमा पर गुरु की दृष्टि है'))
  }
  if (!chart) return reasons
  if (kendras.includes(chart.house('moon'))) {
    reasons.push(
      bilingual('The Moon stands in a kendra from the lagna', 'चंद्रमा लग्न से केंद्र में स्थित हैं'),
    )
  } else if (five.some((graha) => kendras.includes(chart.house(graha)))) {
    reasons.push(bilingual('A graha stands in a kendra from the lagna', 'लग्न से केंद्र में ग्रह स्थित है'))
  }
  return reasons
}

function gajakesariSoftened(chart: ChartView | null): BilingualText[] {
  if (chart?.chart.grahas.jupiter.dignity !== 'enemy') return []
  return [bilingual('Jupiter is in an enemy sign', 'गुरु शत्रु राशि में हैं')]
}

const aroundTheMoon: YogaRule[] = [
  {
    needs: 'signs',
    id: 'sunapha',
    name: bilingual('Sunapha', 'सुनफा'),
    rule: bilingual(
      'A graha other than the Sun in the second from the Moon, and none in the twelfth',
      'चंद्रमा से दूसरे स्थान में सूर्य के अतिरिक्त कोई ग्रह, और बारहवें में कोई नहीं',
    ),
    source: sourceText('bphs', 37),
    find: (sky) => {
      const { after, before } = beside(sky)
      return after.length > 0 && before.length === 0 ? { grahas: ['moon', ...after] } : null
    },
  },
  {
    needs: 'signs',
    id: 'anapha',
    name: bilingual('Anapha', 'अनफा'),
    rule: bilingual(
      'A graha other than the Sun in the twelfth from the Moon, and none in the second',
      'चंद्रमा से बारहवें स्थान में सूर्य के अतिरिक्त कोई ग्रह, और दूसरे में कोई नहीं',
    ),
    source: sourceText('bphs', 37),
    find: (sky) => {
      const { after, before } = beside(sky)
      return before.length > 0 && after.length === 0 ? { grahas: ['moon', ...before] } : null
    },
  },
  {
    needs: 'signs',
    id: 'durudhura',
    name: bilingual('Durudhura', 'दुरुधरा'),
    rule: bilingual(
      'Grahas other than the Sun on both sides of the Moon, in the second and the twelfth from it',
      'चंद्रमा के दोनों ओर, दूसरे और बारहवें स्थान में, सूर्य के अतिरिक्त ग्रह',
    ),
    source: sourceText('bphs', 37),
    find: (sky) => {
      const { after, before } = beside(sky)
      return after.length > 0 && before.length > 0
        ? { grahas: ['moon', ...before, ...after] }
        : null
    },
  },
  {
    needs: 'signs',
    id: 'kemadruma',
    name: bilingual('Kemadruma', 'केमद्रुम'),
    rule: bilingual(
      'The Moon alone: no graha other than the Sun with it, in the second or in the twelfth from it',
      'चंद्रमा अकेले: उनके साथ, उनसे दूसरे या बारहवें स्थान में सूर्य के अतिरिक्त कोई ग्रह नहीं',
    ),
    source: sourceText('bphs', 37),
    find: (sky, chart) => {
      const { after, before } = beside(sky)
      const company = five.some((graha) => sky.together('moon', graha))
      if (after.length + before.length > 0 || company) return null
      return { grahas: ['moon'], softenedBy: kemadrumaCancellations(sky, chart) }
    },
  },
]

const moonAndAnother: YogaRule[] = [
  {
    needs: 'signs',
    id: 'gajakesari',
    name: bilingual('Gajakesari', 'गजकेसरी'),
    rule: bilingual('Jupiter in a kendra from the Moon', 'चंद्रमा से केंद्र में गुरु'),
    source: bothSources(sourceText('bphs', 36), sourceText('phaladeepika', 6)),
    find: (sky, chart) =>
      kendras.includes(sky.from('moon', 'jupiter'))
        ? { grahas: ['moon', 'jupiter'], softenedBy: gajakesariSoftened(chart) }
        : null,
  },
  {
    needs: 'chart',
    id: 'shakata',
    name: bilingual('Shakata', 'शकट'),
    rule: bilingual(
      'The Moon in the sixth, eighth or twelfth from Jupiter, and not in a kendra from the lagna',
      'गुरु से छठे, आठवें या बारहवें स्थान में चंद्रमा, जो लग्न से केंद्र में न हों',
    ),
    source: sourceText('phaladeepika', 6),
    find: (chart) => {
      const hidden = [6, 8, 12].includes(chart.from('jupiter', 'moon'))
      if (!hidden || kendras.includes(chart.house('moon'))) return null
      const softenedBy = chart.isDignified('moon')
        ? [bilingual('The Moon is in dignity', 'चंद्रमा बलवान राशि में हैं')]
        : []
      return { grahas: ['moon', 'jupiter'], houses: [chart.house('moon')], softenedBy }
    },
  },
  {
    needs: 'signs',
    id: 'chandra-mangala',
    name: bilingual('Chandra-Mangala', 'चंद्र-मंगल'),
    rule: bilingual(
      'The Moon and Mars in one sign, or in the seventh from each other',
      'चंद्रमा और मंगल एक राशि में, या एक-दूसरे से सातवें',
    ),
    source: sourceText('saravali', 15),
    find: (sky) =>
      [1, 7].includes(sky.from('moon', 'mars')) ? { grahas: ['moon', 'mars'] } : null,
  },
  {
    needs: 'signs',
    id: 'adhi',
    name: bilingual('Adhi', 'अधि'),
    rule: bilingual(
      'Mercury, Jupiter and Venus all in the sixth, seventh and eighth from the Moon',
      'चंद्रमा से छठे, सातवें और आठवें स्थान में बुध, गुरु और शुक्र, तीनों',
    ),
    source: sourceText('bphs', 37),
    find: (sky) =>
      gentle.every((graha) => [6, 7, 8].includes(sky.from('moon', graha)))
        ? { grahas: ['moon', ...gentle] }
        : null,
  },
]

function ofMoonAndLagna(chart: ChartView, places: readonly number[]): YogaMatch | null {
  const fromMoon = gentle.filter((graha) => places.includes(chart.from('moon', graha)))
  const fromLagna = gentle.filter((graha) => places.includes(chart.house(graha)))
  if (fromMoon.length === 3) return { grahas: ['moon', ...gentle] }
  return fromLagna.length === 3 ? { grahas: gentle, houses: gentle.map(chart.house) } : null
}

/** Benefics alone in the tenth, counted one way. */
const benefics = (chart: ChartView, there: readonly Graha[]) =>
  there.length > 0 && there.every(chart.benefic)

const withHouses: YogaRule[] = [
  {
    needs: 'chart',
    id: 'vasumati',
    name: bilingual('Vasumati', 'वसुमती'),
    rule: bilingual(
      'Mercury, Jupiter and Venus all in the third, sixth, tenth and eleventh from the Moon or from the lagna',
      'चंद्रमा या लग्न से तीसरे, छठे, दसवें और ग्यारहवें स्थानों में बुध, गुरु और शुक्र, तीनों',
    ),
    source: bothSources(sourceText('bphs', 37), sourceText('phaladeepika', 6)),
    find: (chart) => ofMoonAndLagna(chart, upachayas),
  },
  {
    needs: 'chart',
    id: 'amala',
    name: bilingual('Amala', 'अमला'),
    rule: bilingual(
      'Only benefics in the tenth from the lagna or from the Moon, and at least one',
      'लग्न या चंद्रमा से दसवें स्थान में केवल शुभ ग्रह, कम से कम एक',
    ),
    source: sourceText('bphs', 36),
    find: (chart) => {
      const fromLagna = chart.inHouse(10)
      if (benefics(chart, fromLagna)) return { grahas: fromLagna, houses: [10] }
      const fromMoon = chart.inPlace('moon', 10, [...sevenGrahas, 'rahu', 'ketu'])
      return benefics(chart, fromMoon) ? { grahas: ['moon', ...fromMoon] } : null
    },
  },
  {
    needs: 'chart',
    id: 'pushkala',
    name: bilingual('Pushkala', 'पुष्कल'),
    rule: bilingual(
      "The lord of the Moon's sign with the lord of the lagna in a kendra or a friend's sign and looking at the lagna, where a strong graha stands",
      'चंद्र राशि के स्वामी, लग्नेश के साथ, केंद्र या मित्र राशि में होकर लग्न को देखें, और लग्न में बलवान ग्रह हो',
    ),
    source: sourceText('phaladeepika', 6),
    find: (chart) => {
      const ofMoon = chart.chart.houseRashis.indexOf(chart.rashi.moon) + 1
      const [lord, lagnaLord] = [chart.lord(ofMoon), chart.lord(1)]
      const { house, dignity, aspects } = chart.chart.grahas[lord]
      const well = kendras.includes(house) || dignity === 'friend' || chart.isDignified(lord)
      const guest = chart.inHouse(1).find(chart.strong)
      if (!well || !guest || !chart.together(lord, lagnaLord)) return null
      if (!aspects.includes(1) && house !== 1) return null
      return { grahas: [...new Set<Graha>(['moon', lord, lagnaLord, guest])], houses: [1, house] }
    },
  },
]

export const lunarRules: YogaRule[] = [...aroundTheMoon, ...moonAndAnother, ...withHouses]
