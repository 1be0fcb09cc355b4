import { bilingual } from '../sky/bilingual.ts'
import type { BilingualText } from '../sky/types.ts'
import type { DayRule } from './decide.ts'
import { windowNames } from './windows.ts'

/**
 * The rules by one time of the day. Which of two days is taken differs by observance: joined to the tithi
 * before it (purvaviddha) the first, joined to the one after it (paraviddha) the second (Nirnaya Sindhu and
 * Dharma Sindhu, part 1, on the joining of tithis).
 */
export const dayRules = {
  sunrise: { window: 'sunrise', both: 'earlier', none: 'earlier' },
  arunodaya: { window: 'arunodaya', both: 'earlier', none: 'earlier' },
  purvahna: { window: 'purvahna', both: 'earlier', none: 'later' },
  purvahnaMore: { window: 'purvahna', both: 'more', none: 'later' },
  madhyahna: { window: 'madhyahna', both: 'more', none: 'earlier' },
  madhyahnaLater: { window: 'madhyahna', both: 'later', none: 'later' },
  aparahna: { window: 'aparahna', both: 'more', none: 'earlier' },
  aparahnaLater: { window: 'aparahna', both: 'later', none: 'later' },
  sunset: { window: 'sunset', both: 'earlier', none: 'later' },
  pradosha: { window: 'pradosha', both: 'more', none: 'later' },
  pradoshaFirst: { window: 'pradosha', both: 'earlier', none: 'later' },
  nishita: { window: 'nishita', both: 'later', none: 'later' },
  moonrise: { window: 'moonrise', both: 'earlier', none: 'later' },
} as const satisfies Record<string, DayRule>
export type DayRuleName = keyof typeof dayRules

const onTwo = {
  earlier: bilingual('the first', 'पहला'),
  later: bilingual('the second', 'दूसरा'),
  more: bilingual('the one with more of it', 'जिस दिन वह ज़्यादा देर रहे'),
}
const onNone = {
  earlier: bilingual('the day on which it begins', 'जिस दिन वह लगे'),
  later: bilingual('the day on which it ends', 'जिस दिन वह समाप्त हो'),
}

/** A rule in words. */
export function dayRuleText({ window, both, none }: DayRule): BilingualText {
  const time = windowNames[window]
  return bilingual(
    `The day on which it prevails at ${time.en}. Of two such days ${onTwo[both].en}; if there is none, ${onNone[none].en}.`,
    `जिस दिन वह ${time.hi} के समय हो। ऐसे दो दिन हों तो ${onTwo[both].hi}; कोई न हो तो ${onNone[none].hi}।`,
  )
}
