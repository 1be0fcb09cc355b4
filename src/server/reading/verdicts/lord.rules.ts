import { lifeTopics } from '../understand/topics.ts'
import type { LifeTopic } from '../understand/topics.ts'
import { fields } from './fields.ts'
import { marks } from './rule.ts'
import type { Mark, Rule } from './rule.ts'

/**
 * How the lord of each field's house does in the first to the twelfth house (Brihat Parashara Hora
 * Shastra, ch. 24, told in our own measure). What each place means stands in src/words/reading/lords.ts.
 */
export const lordMarks: Record<LifeTopic, readonly Mark[]> = {
  love: marks('+2 +1 ~1 +2 +3 -1 +3 -2 +3 +2 +3 ~1'),
  career: marks('+3 +2 +1 +2 +2 ~1 +2 -1 +3 +3 +3 ~1'),
  money: marks('+2 +3 ~1 +2 +2 -1 +1 -1 +3 +2 +3 -1'),
  education: marks('+2 +2 ~1 +2 +3 ~1 +1 ~1 +3 +2 +3 ~1'),
  family: marks('+2 +2 ~1 +3 +2 -1 +2 -1 +3 +2 +2 ~1'),
  health: marks('+3 +1 +1 +2 +2 -1 ~1 -1 +3 +2 +2 ~1'),
  travel: marks('+2 ~1 +2 -1 +1 ~1 +2 ~1 +3 +2 +2 +3'),
  timing: marks('+3 +2 +1 +2 +3 ~1 +2 ~1 +3 +3 +3 ~1'),
  general: marks('+3 +1 +1 +2 +2 ~1 +2 ~1 +3 +2 +2 ~1'),
}

/** One rule for each field and each house that its lord may stand in. */
export const lordRules: readonly Rule[] = lifeTopics.flatMap((topic) =>
  lordMarks[topic].map((mark, at): Rule => ({
    key: `${topic}.lord-of-${fields[topic].main}.in-${at + 1}`,
    topics: [topic],
    part: 'promise',
    when: [{ graha: `lord.${fields[topic].main}`, house: [at + 1] }],
    mark,
    source: 'bphs.24',
  })),
)
