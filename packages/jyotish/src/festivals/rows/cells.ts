import type { BilingualText } from '../../sky/types.ts'
import { bilingual } from '../../sky/bilingual.ts'
import { practice } from '../sources.ts'
import type { DayRuleName } from '../day-rules.ts'
import type { SpecialRuleName } from '../special-rules.ts'

/** One line of the table: id, names, amanta month 1 to 12, tithi 1 to 30, rule, and what is unusual about it. */
export type LunarCells = [
  id: string,
  en: string,
  hi: string,
  month: number,
  tithi: number,
  rule: DayRuleName | SpecialRuleName,
  more?: {
    inAdhika?: true
    custom?: BilingualText
    tradition?: 'smarta' | 'vaishnava'
    around?: { days: number; id: string; name: BilingualText }[]
  },
]

export const northern = { custom: practice('northern', 'उत्तर भारत के') }
export const general = { custom: practice('common', 'प्रचलित') }

/** A day counted from a festival. */
export const dayFrom = (days: number, id: string, en: string, hi: string) => ({
  days,
  id,
  name: bilingual(en, hi),
})
