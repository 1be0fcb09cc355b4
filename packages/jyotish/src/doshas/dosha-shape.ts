import type { Graha, BilingualText } from '../sky/types.ts'

/** One dosha looked for in a chart, whether it is there or not. */
export interface Dosha {
  /** "manglik", "kaal-sarp", "pitra", "guru-chandal", "ganda-moola" */
  id: string
  name: BilingualText
  /** The rule in one sentence. */
  rule: BilingualText
  /** Where the rule is from; says so where it is younger than the classics. */
  source: BilingualText
  present: boolean
  /** Its form in this chart, where it has several: which of the twelve, which nakshatra. */
  kind: { key: string; name: BilingualText } | null
  /** Those that make it; empty where it is not there. */
  grahas: Graha[]
  houses: number[]
  /** What cancels or softens it by the texts or by usage; a sentence each. */
  softenedBy: BilingualText[]
}
