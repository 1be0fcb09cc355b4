import { bilingual } from '../sky/bilingual.ts'
import { dayRules, dayRuleText } from './day-rules.ts'
import { decideDay } from './decide.ts'
import { lunarRows } from './lunar-rows.ts'
import type { LunarRow } from './lunar-rows.ts'
import type { Lunation } from './lunations.ts'
import { decidingTimes, ofDay, ofTithi, timeOf } from './observance.ts'
import type { PlaceSky } from './place-sky.ts'
import { reasonText } from './reasons.ts'
import { monthSource } from './sources.ts'
import { bhadraOfPurnima, specialRules } from './special-rules.ts'
import type { SpecialRule } from './special-rules.ts'
import type { Observance } from './types.ts'

const isSpecial = (rule: LunarRow['rule']): rule is keyof typeof specialRules =>
  rule in specialRules

const ruleOf = (rule: LunarRow['rule']): SpecialRule =>
  isSpecial(rule)
    ? specialRules[rule]
    : {
        text: dayRuleText(dayRules[rule]),
        decide: (sky, span) => decideDay(sky, span, dayRules[rule]),
      }

const counted = bilingual(
  'Its day is counted from the main festival.',
  'इसका दिन मुख्य पर्व से गिना जाता है।',
)
const bhadraName = bilingual('Bhadra, to be avoided', 'भद्रा (वर्जित)')

/** Whether a festival belongs to this lunar month: the true one, save for what is kept in the added one. */
function belongs(
  { month, inAdhika }: LunarRow,
  lunation: Lunation,
  addedMonths: number[],
): boolean {
  if (!lunation.numbers.includes(month)) return false
  if (!inAdhika) return !lunation.month.adhika
  return lunation.month.adhika || !addedMonths.includes(month)
}

/**
 * The named festivals of a lunar month. `addedMonths` are the numbers of the added months near it: what is
 * kept in an added month (Ganga Dussehra; Nirnaya Sindhu, part 2, on Jyeshtha) is not kept again.
 */
export function festivalsOf(
  sky: PlaceSky,
  lunation: Lunation,
  addedMonths: number[],
): Observance[] {
  return lunarRows
    .filter((row) => belongs(row, lunation, addedMonths))
    .flatMap((row) => {
      const span = lunation.tithi(row.tithi)
      const { text, decide } = ruleOf(row.rule)
      const decision = decide(sky, span)
      const source = row.custom ?? monthSource(['nirnaya', 'dharma'], row.month)
      const head = { id: row.id, kind: 'festival', name: row.name, rule: text, source } as const
      const bhadra =
        row.rule === 'rakhi' || row.rule === 'holika'
          ? [timeOf('bhadra', bhadraName, bhadraOfPurnima(sky, span))]
          : []
      const times = [...decidingTimes(sky, decision.day, decision.window), ...bhadra]
      const main = ofTithi(sky, { ...head, tradition: row.tradition }, span, decision, times)
      const around = row.around.map(({ days, id, name }) =>
        ofDay(
          { ...head, id, name, rule: counted },
          decision.day + days,
          reasonText(days === 1 ? 'dayAfter' : days === -1 ? 'dayBefore' : 'counted', 'sunrise'),
        ),
      )
      return [main, ...around]
    })
}
