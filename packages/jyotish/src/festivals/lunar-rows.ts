import type { BilingualText } from '../sky/types.ts'
import type { DayRuleName } from './day-rules.ts'
import type { SpecialRuleName } from './special-rules.ts'
import { rowsOfRains } from './rows/rains.ts'
import { rowsOfAutumn } from './rows/autumn.ts'
import { rowsOfSpring } from './rows/spring.ts'
import { rowsOfWinter } from './rows/winter.ts'
import type { LunarCells } from './rows/cells.ts'

/** A festival of one tithi of one lunar month, counted amanta. */
export interface LunarRow {
  id: string
  name: BilingualText
  /** 1 Chaitra … 12 Phalguna. */
  month: number
  /** 1 … 30. */
  tithi: number
  rule: DayRuleName | SpecialRuleName
  /** Kept in an added month of its name and not in the true one after it. */
  inAdhika: boolean
  /** Custom of almanacs, not of the texts: which ones. */
  custom: BilingualText | null
  tradition: 'smarta' | 'vaishnava' | null
  /** Days that are counted from it. */
  around: { days: number; id: string; name: BilingualText }[]
}

const rowOf = ([id, en, hi, month, tithi, rule, more = {}]: LunarCells): LunarRow => ({
  id,
  name: { en, hi },
  month,
  tithi,
  rule,
  inAdhika: more.inAdhika ?? false,
  custom: more.custom ?? null,
  tradition: more.tradition ?? null,
  around: more.around ?? [],
})

/** Every named festival that goes by a tithi, from Chaitra on. */
export const lunarRows: readonly LunarRow[] = [
  ...rowsOfSpring,
  ...rowsOfRains,
  ...rowsOfAutumn,
  ...rowsOfWinter,
].map(rowOf)
