/** A chart as the rules of yogas ask about it: who stands where from whom, who rules, who is strong. */
import { grahaNames, type Graha, type Kundli } from '../sky/types.ts'
import { aspectedHouses } from '../chart/aspects.ts'
import { vargaRashi } from '../chart/vargas.ts'
import { houseOf, rashiLords } from '../sky/zodiac.ts'

/** The seven that light and cast it, without the nodes: what most yogas are made of. */
export const sevenGrahas: readonly Graha[] = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
]
export const kendras: readonly number[] = [1, 4, 7, 10]
export const trikonas: readonly number[] = [1, 5, 9]
export const dusthanas: readonly number[] = [6, 8, 12]
export const upachayas: readonly number[] = [3, 6, 10, 11]
export const kendrasAndTrikonas: readonly number[] = [1, 4, 5, 7, 9, 10]

/** What can be asked where only the signs are known. */
export interface SignView {
  /** Sign 0..11 of each graha. */
  rashi: Readonly<Record<Graha, number>>
  /** Place of the second graha counted from the first's own sign, which is 1. */
  from: (base: Graha, target: Graha) => number
  together: (one: Graha, other: Graha) => boolean
  /** The first looks at the second in full. */
  looks: (one: Graha, other: Graha) => boolean
  /** Those of the given grahas, the seven by default, that stand in a place counted from a graha. */
  inPlace: (base: Graha, place: number, of?: readonly Graha[]) => Graha[]
}

/** What can be asked where lagna and degrees are known too. */
export interface ChartView extends SignView {
  chart: Kundli
  house: (graha: Graha) => number
  lord: (house: number) => Graha
  /** The houses that hold any of the seven: bit n for house n. */
  occupiedHouses: number
  /** Those of the nine in a house. */
  inHouse: (house: number) => Graha[]
  /** Jupiter, Venus, a waxing Moon, and Mercury unless it stands with a malefic (BPHS, ch. 3). */
  benefic: (graha: Graha) => boolean
  /** Exalted, in moolatrikona or in its own sign. */
  isDignified: (graha: Graha) => boolean
  /**
   * What the texts call strong without a measure, as taken here: dignified, or in a friendly sign in a
   * kendra or trikona; and not combust.
   */
  strong: (graha: Graha) => boolean
  /** In each other's sign. */
  areExchanged: (one: Graha, other: Graha) => boolean
  /** Bound by conjunction, by full aspect on each other, or by exchange (BPHS, ch. 34). */
  bound: (one: Graha, other: Graha) => boolean
  /** Sign in the navamsa. */
  navamsa: (graha: Graha) => number
}

export function signViewOf(rashi: Readonly<Record<Graha, number>>): SignView {
  const from = (base: Graha, other: Graha) => houseOf(rashi[other], rashi[base])
  return {
    rashi,
    from,
    together: (one, other) => rashi[one] === rashi[other],
    looks: (one, other) => aspectedHouses(one, rashi[one] + 1).includes(rashi[other] + 1),
    inPlace: (base, place, of = sevenGrahas) =>
      of.filter((graha) => graha !== base && from(base, graha) === place),
  }
}

const alwaysMalefic: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu']

function beneficIn(chart: Kundli, signs: SignView): (graha: Graha) => boolean {
  const waxing = chart.panchang.tithi <= 15
  const spoilt = alwaysMalefic.some((graha) => signs.together('mercury', graha))
  return (graha) => {
    if (graha === 'mercury') return !spoilt
    if (graha === 'moon') return waxing
    return graha === 'jupiter' || graha === 'venus'
  }
}

const inDignity = (chart: Kundli, graha: Graha): boolean => {
  const { dignity } = chart.grahas[graha]
  return dignity === 'exalted' || dignity === 'moolatrikona' || dignity === 'own'
}

export function chartViewOf(chart: Kundli): ChartView {
  const rashi = {} as Record<Graha, number>
  for (const graha of grahaNames) rashi[graha] = chart.grahas[graha].rashi
  const signs = signViewOf(rashi)
  const standing: Graha[][] = Array.from({ length: 13 }, () => [])
  for (const graha of grahaNames) standing[chart.grahas[graha].house]!.push(graha)
  const isDignified = (graha: Graha) => inDignity(chart, graha)
  const house = (graha: Graha) => chart.grahas[graha].house
  const areExchanged = (one: Graha, other: Graha) =>
    one !== other && rashiLords[rashi[one]] === other && rashiLords[rashi[other]] === one
  return {
    ...signs,
    chart,
    house,
    occupiedHouses: sevenGrahas.reduce((mask, graha) => mask | (1 << house(graha)), 0),
    lord: (number) => rashiLords[chart.houseRashis[number - 1]!]!,
    inHouse: (number) => standing[number]!,
    benefic: beneficIn(chart, signs),
    isDignified,
    strong: (graha) =>
      !chart.grahas[graha].combust &&
      (isDignified(graha) ||
        (chart.grahas[graha].dignity === 'friend' && kendrasAndTrikonas.includes(house(graha)))),
    areExchanged,
    bound: (first, second) =>
      first !== second &&
      (signs.together(first, second) ||
        (signs.looks(first, second) && signs.looks(second, first)) ||
        areExchanged(first, second)),
    navamsa: (graha) => vargaRashi('D9', chart.grahas[graha].siderealDegrees),
  }
}
