import { lifeTopics } from '../understand/topics.ts'
import type { LifeTopic } from '../understand/topics.ts'
import { parseMarks } from './rule.ts'
import type { Condition, VerdictMark, VerdictRule } from './rule.ts'
import type { SourceKey } from './sources.ts'

/**
 * What the moving sky says: Jupiter and Saturn counted from the natal Moon, as gochar has always been
 * counted, and the two of them over the house that the field is read from.
 */

/** Jupiter and Saturn in the first to the twelfth sign from the Moon (Phaladeepika 26). */
export const transitMarks: Record<'jupiter' | 'saturn', readonly VerdictMark[]> = {
  jupiter: parseMarks('~1 +2 ~1 ~1 +2 ~1 +2 ~1 +3 ~1 +3 ~1'),
  saturn: parseMarks('-2 ~1 +2 -1 ~1 +3 ~1 -2 ~1 ~1 +3 -1'),
}

function row(
  key: string,
  when: readonly Condition[],
  mark: VerdictMark,
  source: SourceKey,
  topics: readonly LifeTopic[] = lifeTopics,
): VerdictRule {
  return { key, topics, part: 'transit', when, mark, source }
}

const fromMoon: readonly VerdictRule[] = (['jupiter', 'saturn'] as const).flatMap((graha) =>
  transitMarks[graha].map((mark, at) =>
    row(
      `gochar.${graha}.${at + 1}`,
      [{ transit: graha, fromMoon: [at + 1] }],
      mark,
      'phaladeepika.26',
    ),
  ),
)

const overTheField: readonly VerdictRule[] = [
  row('gochar.jupiter-in-field', [{ transit: 'jupiter', reaches: 'stands' }], '+1', 'bphs.26'),
  row('gochar.jupiter-sees-field', [{ transit: 'jupiter', reaches: 'looks' }], '+1', 'bphs.26'),
  row('gochar.saturn-in-field', [{ transit: 'saturn', reaches: 'stands' }], '~2', 'bphs.26'),
  row('gochar.saturn-sees-field', [{ transit: 'saturn', reaches: 'looks' }], '~1', 'bphs.26'),
  row('gochar.rahu-in-field', [{ transit: 'rahu', reaches: 'stands' }], '~1', 'phaladeepika.26'),
  row('gochar.ketu-in-field', [{ transit: 'ketu', reaches: 'stands' }], '~1', 'phaladeepika.26'),
]

/** Every rule of the moving sky. */
export const transitRules: readonly VerdictRule[] = [...fromMoon, ...overTheField]
