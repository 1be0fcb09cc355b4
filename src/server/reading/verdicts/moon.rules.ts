import { lifeTopics } from '../understand/topics.ts'
import type { VerdictRule } from './rule.ts'

/**
 * The sign of the natal Moon, which holds without a birth time too. It colours and does not weigh: what
 * each sign means for each field stands in src/words/reading/moon-sign.ts.
 */
export const moonRules: readonly VerdictRule[] = lifeTopics.flatMap((topic) =>
  Array.from({ length: 12 }, (_, rashi): VerdictRule => ({
    key: `${topic}.moon-sign.${rashi + 1}`,
    topics: [topic],
    part: 'promise',
    when: [{ graha: 'moon', rashi: [rashi] }],
    mark: '~1',
    source: 'brihat-jataka.17',
  })),
)
