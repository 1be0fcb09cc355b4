import { parseMarks } from './rule.ts'
import type { VerdictMark } from './rule.ts'
import type { SourceKey } from './sources.ts'

/**
 * How a day meets a person's Moon: the two oldest measures of a day (Muhurta Chintamani, ch. 4). What
 * each row says stands in src/words/reading/other-topics.ts.
 */
export interface DayRule {
  key: string
  /** The star of the day counted from the birth star, by nines; or its sign counted from the natal Moon. */
  when: { tara: number } | { moonFromMoon: number }
  mark: VerdictMark
  source: SourceKey
}

/** Janma, Sampat, Vipat, Kshema, Pratyari, Sadhaka, Vadha, Mitra, Ati-Mitra. */
export const taraRules: readonly DayRule[] = parseMarks('~1 +2 -2 +2 -2 +2 -2 +2 +2').map(
  (mark, at) => ({
    key: `day.tara-${at + 1}`,
    when: { tara: at + 1 },
    mark,
    source: 'muhurta-chintamani.4',
  }),
)

/** The Moon of the day in the first to the twelfth sign from the Moon of birth. */
export const moonOfDayRules: readonly DayRule[] = parseMarks(
  '+1 ~1 +1 -1 ~1 +1 +1 -1 ~1 +1 +1 -1',
).map((mark, at) => ({
  key: `day.moon-${at + 1}`,
  when: { moonFromMoon: at + 1 },
  mark,
  source: 'muhurta-chintamani.4',
}))
