/** Conditions that several named yogas share. */
import type { Graha } from '../sky/types.ts'
import type { YogaMatch } from './rule.ts'
import { kendras, kendrasAndTrikonas, type ChartView } from './chart-view.ts'

export const uniqueGrahas = (grahas: readonly Graha[]): Graha[] => [...new Set(grahas)]

/** One in a kendra from the other; it is mutual by nature. Two different grahas. */
export const areInMutualKendra = (chart: ChartView, one: Graha, other: Graha): boolean =>
  one !== other && kendras.includes(chart.from(one, other))

export const isInKendraOrTrikona = (chart: ChartView, graha: Graha): boolean =>
  kendrasAndTrikonas.includes(chart.house(graha))

export const isExalted = (chart: ChartView, graha: Graha): boolean =>
  chart.chart.grahas[graha].dignity === 'exalted'

export const yogaMatchOf = (chart: ChartView, ...grahas: Graha[]): YogaMatch => {
  const who = uniqueGrahas(grahas)
  return { grahas: who, houses: [...new Set(who.map(chart.house))] }
}
