/**
 * The thirty-two Nabhasa yogas: three by the kind of sign, two by benefics and malefics in kendras, twenty
 * by the shape that the seven make in the houses, seven by how many signs hold them (BPHS, ch. 35). Rahu
 * and Ketu do not count. A yoga of number holds only where none of the others does.
 */
import { sourceText } from '../names/sources.ts'
import type { Graha, BilingualText } from '../sky/types.ts'
import type { YogaMatch, YogaRule } from './rule.ts'
import { houseShapes } from './house-shapes.ts'
import { sevenGrahas, type ChartView, type SignView } from './chart-view.ts'
import { bilingual } from '../sky/bilingual.ts'

const source = sourceText('bphs', 35)
const sevenGrahasMatch: YogaMatch = { grahas: sevenGrahas, softenedByState: 'none' }

/** Kind of sign: 0 movable, 1 fixed, 2 dual. */
const ashrayaRows: [id: string, kind: number, name: BilingualText, signs: BilingualText][] = [
  ['rajju', 0, bilingual('Rajju', 'रज्जु'), bilingual('movable', 'चर')],
  ['musala', 1, bilingual('Musala', 'मुसल'), bilingual('fixed', 'स्थिर')],
  ['nala', 2, bilingual('Nala', 'नल'), bilingual('dual', 'द्विस्वभाव')],
]
const inKind = (sky: SignView, kind: number) =>
  sevenGrahas.every((graha) => sky.rashi[graha] % 3 === kind)

const ashraya: YogaRule[] = ashrayaRows.map(([id, kind, name, signs]) => ({
  needs: 'signs',
  id,
  name,
  rule: bilingual(`All seven grahas in ${signs.en} signs`, `सातों ग्रह ${signs.hi} राशियों में`),
  source,
  find: (sky) => (inKind(sky, kind) ? sevenGrahasMatch : null),
}))

const bright: readonly Graha[] = ['mercury', 'jupiter', 'venus']
const dark: readonly Graha[] = ['sun', 'mars', 'saturn']

/** Three kendras held by these, and no kendra by those. */
function garland(chart: ChartView, who: readonly Graha[], others: readonly Graha[]): boolean {
  const kendrasHeld = new Set(who.map(chart.house).filter((house) => house % 3 === 1))
  return kendrasHeld.size === 3 && others.every((graha) => chart.house(graha) % 3 !== 1)
}

const dala: YogaRule[] = [
  {
    needs: 'chart',
    id: 'mala',
    name: bilingual('Mala', 'माला'),
    rule: bilingual(
      'Mercury, Jupiter and Venus in three kendras, and no malefic in a kendra',
      'बुध, गुरु और शुक्र तीन केंद्रों में, और कोई पाप ग्रह केंद्र में नहीं',
    ),
    source,
    find: (chart) =>
      garland(chart, bright, dark) ? { grahas: bright, softenedByState: 'none' } : null,
  },
  {
    needs: 'chart',
    id: 'sarpa',
    name: bilingual('Sarpa', 'सर्प'),
    rule: bilingual(
      'The Sun, Mars and Saturn in three kendras, and no benefic in a kendra',
      'सूर्य, मंगल और शनि तीन केंद्रों में, और कोई शुभ ग्रह केंद्र में नहीं',
    ),
    source,
    find: (chart) =>
      garland(chart, dark, bright) ? { grahas: dark, softenedByState: 'none' } : null,
  },
]

const maskOf = (houses: Iterable<number>): number => {
  let mask = 0
  for (const house of houses) mask |= 1 << house
  return mask
}

const shapes: YogaRule[] = houseShapes.map(([id, name, sets, rule]) => {
  const masks = sets.map((set) => maskOf(set))
  return {
    needs: 'chart',
    id,
    name,
    rule,
    source,
    find: (chart) => {
      const index = masks.indexOf(chart.occupiedHouses)
      return index < 0 ? null : { ...sevenGrahasMatch, houses: sets[index]! }
    },
  }
})

/** Benefics in one pair of opposite kendras, malefics in the other, the Moon in either. */
function crossMatch(chart: ChartView, brightIn: number, darkIn: number): YogaMatch | null {
  const within = (who: readonly Graha[], first: number) =>
    who.every((graha) => chart.house(graha) === first || chart.house(graha) === first + 6)
  const moonToo = chart.house('moon') % 3 === 1
  return moonToo && within(bright, brightIn) && within(dark, darkIn) ? sevenGrahasMatch : null
}

const crosses: YogaRule[] = [
  {
    needs: 'chart',
    id: 'vajra',
    name: bilingual('Vajra', 'वज्र'),
    rule: bilingual(
      'Benefics in the first and seventh houses, malefics in the fourth and tenth, and nobody elsewhere',
      'प्रथम और सप्तम भाव में शुभ ग्रह, चतुर्थ और दशम में पाप ग्रह, अन्यत्र कोई नहीं',
    ),
    source,
    find: (chart) => crossMatch(chart, 1, 4),
  },
  {
    needs: 'chart',
    id: 'yava',
    name: bilingual('Yava', 'यव'),
    rule: bilingual(
      'Malefics in the first and seventh houses, benefics in the fourth and tenth, and nobody elsewhere',
      'प्रथम और सप्तम भाव में पाप ग्रह, चतुर्थ और दशम में शुभ ग्रह, अन्यत्र कोई नहीं',
    ),
    source,
    find: (chart) => crossMatch(chart, 4, 1),
  },
]

const firstOnes: YogaRule[] = [...ashraya, ...dala, ...crosses, ...shapes]

const holdsOtherwise = (sky: SignView, chart: ChartView | null): boolean =>
  firstOnes.some((rule) =>
    rule.needs === 'signs'
      ? rule.find(sky, chart) !== null
      : chart !== null && rule.find(chart) !== null,
  )

/** From one sign to seven. */
const numberRows: [id: string, name: BilingualText, many: BilingualText][] = [
  ['gola', bilingual('Gola', 'गोल'), bilingual('one sign', 'एक ही राशि')],
  ['yuga', bilingual('Yuga', 'युग'), bilingual('two signs', 'दो राशियों')],
  ['shula', bilingual('Shula', 'शूल'), bilingual('three signs', 'तीन राशियों')],
  ['kedara', bilingual('Kedara', 'केदार'), bilingual('four signs', 'चार राशियों')],
  ['pasha', bilingual('Pasha', 'पाश'), bilingual('five signs', 'पाँच राशियों')],
  ['dama', bilingual('Dama', 'दाम'), bilingual('six signs', 'छह राशियों')],
  ['vina', bilingual('Vina', 'वीणा'), bilingual('seven signs', 'सात राशियों')],
]

const numbers: YogaRule[] = numberRows.map(([id, name, many], index) => ({
  needs: 'chart',
  id,
  name,
  rule: bilingual(
    `The seven grahas in ${many.en}, where they make no other Nabhasa yoga`,
    `सातों ग्रह ${many.hi} में, जब कोई अन्य नाभस योग न बने`,
  ),
  source,
  find: (chart) => {
    const signs = new Set(sevenGrahas.map((graha) => chart.rashi[graha]))
    return signs.size === index + 1 && !holdsOtherwise(chart, chart) ? sevenGrahasMatch : null
  },
}))

export const nabhasaRules: YogaRule[] = [...firstOnes, ...numbers]
