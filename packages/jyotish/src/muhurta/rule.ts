import type { BilingualText } from '../sky/types.ts'
import type { Purpose } from '../names/names-muhurta.ts'
import type { PurposeRules } from './purposes.ts'

/** How a rule finds an hour. `note` is told and not counted; an hour with an `avoid` is none. */
export type Level = 'good' | 'fair' | 'poor' | 'avoid' | 'note'

/** One rule's word on an hour. */
export interface MuhurtaVerdict {
  rule: string
  name: BilingualText
  level: Level
  reason: BilingualText
  /** The text that the rule is from. */
  source: BilingualText
}

/** What is asked: the purpose's tables, and the person's Moon where it is given. */
export interface MuhurtaQuery {
  id: Purpose
  purpose: PurposeRules
  /** The person's Moon sign, 0..11. */
  moonRashi: number | null
  /** The person's birth star, 0..26. */
  janmaNakshatra: number | null
}

/** A rule: `judge` is null where the purpose does not ask, or the hour gives it nothing to say. */
export interface MuhurtaRule<T> {
  id: string
  name: BilingualText
  source: BilingualText | 'purpose'
  /** How much it counts in the score. */
  weight: number
  judge: (hour: T, asked: MuhurtaQuery) => { level: Level; reason: BilingualText } | null
}

export const ruleVerdict = (level: Level, en: string, hi: string) => ({ level, reason: { en, hi } })
