/** Yogas of house lords: raja, dhana, viparita, and exchanges of signs. */
import { sourceText } from '../names/sources.ts'
import type { BilingualText } from '../sky/types.ts'
import { houses as houseNames } from '../names/names-houses.ts'
import type { YogaMatch, YogaRule } from './rule.ts'
import { dusthanas, kendras, sevenGrahas, trikonas, type ChartView } from './chart-view.ts'
import { bilingual } from '../sky/bilingual.ts'

const houseNameOf = (house: number): BilingualText => houseNames[house - 1]!.name

/** Lords of two houses, two grahas bound to each other. */
function boundLords(chart: ChartView, one: number, other: number): YogaMatch | null {
  const [a, b] = [chart.lord(one), chart.lord(other)]
  if (!chart.bound(a, b)) return null
  const houses = [...new Set([chart.house(a), chart.house(b)])]
  const hidden = [a, b].some((graha) => dusthanas.includes(chart.house(graha)))
  const softenedBy = hidden
    ? [
        bilingual(
          'One of the two stands in the sixth, eighth or twelfth',
          'दोनों में से एक ग्रह छठे, आठवें या बारहवें भाव में है',
        ),
      ]
    : []
  return { grahas: [a, b], houses, softenedBy }
}

function lordsRule(
  id: string,
  name: BilingualText,
  firstHouse: number,
  secondHouse: number,
  source: BilingualText,
): YogaRule {
  const [a, b] = [houseNameOf(firstHouse), houseNameOf(secondHouse)]
  return {
    needs: 'chart',
    id,
    name,
    rule: bilingual(
      `The lords of the ${a.en} and the ${b.en} together, in each other's signs, or looking at each other`,
      `${a.hi} और ${b.hi} के स्वामी साथ हों, राशि परिवर्तन में हों, या एक-दूसरे को देखें`,
    ),
    source,
    find: (chart) => boundLords(chart, firstHouse, secondHouse),
  }
}

/** A trikona's lord with a kendra's. The ninth with the tenth bears a name of its own. */
const rajaPairs: [trikona: number, kendra: number][] = [
  [5, 1],
  [5, 4],
  [5, 7],
  [5, 10],
  [9, 1],
  [9, 4],
  [9, 7],
]
const dhanaPairs: [one: number, other: number][] = [
  [1, 2],
  [1, 11],
  [2, 5],
  [2, 9],
  [2, 11],
  [5, 9],
  [5, 11],
  [9, 11],
]

const bonds: YogaRule[] = [
  lordsRule(
    'dharma-karmadhipati',
    bilingual('Dharma-Karmadhipati Raja', 'धर्म-कर्माधिपति राज'),
    9,
    10,
    sourceText('bphs', 39),
  ),
  ...rajaPairs.map(([one, other]) =>
    lordsRule(`raja-${one}-${other}`, bilingual('Raja', 'राज'), one, other, sourceText('bphs', 39)),
  ),
  ...dhanaPairs.map(([one, other]) =>
    lordsRule(
      `dhana-${one}-${other}`,
      bilingual('Dhana', 'धन'),
      one,
      other,
      sourceText('bphs', 41),
    ),
  ),
  {
    needs: 'chart',
    id: 'yogakaraka',
    name: bilingual('Yogakaraka', 'योगकारक'),
    rule: bilingual(
      'One graha that rules both a kendra and a trikona other than the lagna',
      'एक ही ग्रह, जो लग्न के अतिरिक्त केंद्र और त्रिकोण, दोनों का स्वामी हो',
    ),
    source: sourceText('bphs', 34),
    find: (chart) => {
      const graha = sevenGrahas.find((one) => {
        const ruled = [4, 7, 10, 5, 9].filter((house) => chart.lord(house) === one)
        return (
          ruled.some((house) => kendras.includes(house)) && ruled.some((h) => trikonas.includes(h))
        )
      })
      return graha ? { grahas: [graha], houses: [chart.house(graha)] } : null
    },
  },
]

const viparitaRows: [id: string, house: number, name: BilingualText][] = [
  ['harsha', 6, bilingual('Harsha', 'हर्ष')],
  ['sarala', 8, bilingual('Sarala', 'सरल')],
  ['vimala', 12, bilingual('Vimala', 'विमल')],
]

const viparita: YogaRule[] = viparitaRows.map(([id, house, name]) => ({
  needs: 'chart',
  id,
  name,
  rule: bilingual(
    `The lord of the ${houseNameOf(house).en} in the sixth, eighth or twelfth house`,
    `${houseNameOf(house).hi} के स्वामी छठे, आठवें या बारहवें भाव में`,
  ),
  source: sourceText('phaladeepika', 6),
  find: (chart) => {
    const lord = chart.lord(house)
    const place = chart.house(lord)
    return dusthanas.includes(place) ? { grahas: [lord], houses: [place] } : null
  },
}))

type Exchange = 'maha' | 'khala' | 'dainya'

/** A dusthana makes it Dainya, else the third makes it Khala, else it is Maha. */
function exchangeKind(one: number, other: number): Exchange {
  if (dusthanas.includes(one) || dusthanas.includes(other)) return 'dainya'
  return one === 3 || other === 3 ? 'khala' : 'maha'
}

/** Each house's lord leads to the one house that it can have changed with. */
function exchanges(chart: ChartView, kind: Exchange): YogaMatch[] {
  const matches: YogaMatch[] = []
  for (let firstHouse = 1; firstHouse <= 12; firstHouse++) {
    const lord = chart.lord(firstHouse)
    const secondHouse = chart.house(lord)
    if (secondHouse <= firstHouse || exchangeKind(firstHouse, secondHouse) !== kind) continue
    const second = chart.lord(secondHouse)
    if (second === lord || chart.house(second) !== firstHouse) continue
    matches.push({
      grahas: [lord, second],
      houses: [firstHouse, secondHouse],
      part: `${firstHouse}.${secondHouse}`,
    })
  }
  return matches
}

const exchangeRows: [kind: Exchange, name: BilingualText, rule: BilingualText][] = [
  [
    'maha',
    bilingual('Maha Parivartana', 'महा परिवर्तन'),
    bilingual(
      'Two lords in each other’s houses, neither house being the third, sixth, eighth or twelfth',
      'दो भावेश एक-दूसरे के भाव में, जिनमें तीसरा, छठा, आठवाँ या बारहवाँ भाव न हो',
    ),
  ],
  [
    'khala',
    bilingual('Khala Parivartana', 'खल परिवर्तन'),
    bilingual(
      'The lord of the third and another lord in each other’s houses, without the sixth, eighth and twelfth',
      'तृतीयेश और किसी अन्य भावेश का भाव परिवर्तन, जिसमें छठा, आठवाँ या बारहवाँ भाव न हो',
    ),
  ],
  [
    'dainya',
    bilingual('Dainya Parivartana', 'दैन्य परिवर्तन'),
    bilingual(
      'The lord of the sixth, eighth or twelfth and another lord in each other’s houses',
      'छठे, आठवें या बारहवें भाव के स्वामी और किसी अन्य भावेश का भाव परिवर्तन',
    ),
  ],
]

const parivartana: YogaRule[] = exchangeRows.map(([kind, name, rule]) => ({
  needs: 'chart',
  id: `${kind}-parivartana`,
  name,
  rule,
  source: sourceText('phaladeepika', 6),
  find: (chart) => exchanges(chart, kind),
}))

export const lordYogaRules: YogaRule[] = [...bonds, ...viparita, ...parivartana]
