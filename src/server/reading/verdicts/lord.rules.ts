import { lifeTopics } from '../understand/topics.ts'
import type { LifeTopic } from '../understand/topics.ts'
import { lifeFields } from './fields.ts'
import { parseMarks } from './rule.ts'
import type { VerdictMark, VerdictRule } from './rule.ts'

/**
 * How the lord of each field's house does in the first to the twelfth house (Brihat Parashara Hora
 * Shastra, ch. 24, told in our own measure). What each place means stands in src/words/reading/lords.ts.
 */
export const lordMarks: Record<LifeTopic, readonly VerdictMark[]> = {
  love: parseMarks('+2 +1 ~1 +2 +3 -1 +3 -2 +3 +2 +3 ~1'),
  career: parseMarks('+3 +2 +1 +2 +2 ~1 +2 -1 +3 +3 +3 ~1'),
  money: parseMarks('+2 +3 ~1 +2 +2 -1 +1 -1 +3 +2 +3 -1'),
  education: parseMarks('+2 +2 ~1 +2 +3 ~1 +1 ~1 +3 +2 +3 ~1'),
  family: parseMarks('+2 +2 ~1 +3 +2 -1 +2 -1 +3 +2 +2 ~1'),
  health: parseMarks('+3 +1 +1 +2 +2 -1 ~1 -1 +3 +2 +2 ~1'),
  travel: parseMarks('+2 ~1 +2 -1 +1 ~1 +2 ~1 +3 +2 +2 +3'),
  timing: parseMarks('+3 +2 +1 +2 +3 ~1 +2 ~1 +3 +3 +3 ~1'),
  general: parseMarks('+3 +1 +1 +2 +2 ~1 +2 ~1 +3 +2 +2 ~1'),
}

/** One rule for each field and each house that its lord may stand in. */
export const houseLordRules: readonly VerdictRule[] = lifeTopics.flatMap((topic) =>
  lordMarks[topic].map((mark, at): VerdictRule => ({
    key: `${topic}.lord-of-${lifeFields[topic].main}.in-${at + 1}`,
    topics: [topic],
    part: 'promise',
    when: [{ graha: `lord.${lifeFields[topic].main}`, house: [at + 1] }],
    mark,
    source: 'bphs.24',
  })),
)
