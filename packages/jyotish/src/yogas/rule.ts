import type { Graha, BilingualText } from '../sky/types.ts'
import type { ChartView, SignView } from './chart-view.ts'

/** How a rule is met in a chart. */
export interface YogaMatch {
  grahas: readonly Graha[]
  houses?: readonly number[]
  /** Where a rule can be met more than once: what tells this one apart, "9.10" or "mars". */
  part?: string
  softenedBy?: readonly BilingualText[]
  /** Which states of its grahas soften it: all by default, combustion alone where the rule is about a fall, none for mere shapes. */
  softenedByState?: 'all' | 'combustion' | 'none'
}

interface RuleWords {
  /** Lower-case, hyphenated, stable. */
  id: string
  name: BilingualText
  /** The rule in one sentence, as a condition and not about a person. */
  rule: BilingualText
  source: BilingualText
}

/** A rule that needs the signs of the grahas alone, and so may hold for a whole day. */
export interface SignRule extends RuleWords {
  needs: 'signs'
  find: (sky: SignView, chart: ChartView | null) => YogaMatch | YogaMatch[] | null
}

/** A rule that needs lagna, houses or degrees. */
export interface ChartRule extends RuleWords {
  needs: 'chart'
  find: (chart: ChartView) => YogaMatch | YogaMatch[] | null
}

export type YogaRule = SignRule | ChartRule
