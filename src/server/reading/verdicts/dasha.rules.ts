import { lifeTopics } from '../understand/topics.ts'
import type { Condition, VerdictMark, VerdictRule, LordTouchName } from './rule.ts'
import type { SourceKey } from './sources.ts'

/**
 * What the running periods say of a field. The lord of a period gives what it rules and where it stands
 * (Brihat Parashara Hora Shastra 47, Phaladeepika 20); the field's own house, its helpers and its
 * significators stand in fields.ts, so that each row holds for all fields.
 */

/** How a running lord may touch a field, strongest first. */
export const touches = {
  'rules-main': { mark: '+3', source: 'phaladeepika.20' },
  'in-main': { mark: '+2', source: 'bphs.47' },
  'with-lord': { mark: '+2', source: 'bphs.47' },
  'sees-main': { mark: '+1', source: 'bphs.26' },
  'rules-helper': { mark: '+2', source: 'phaladeepika.20' },
  significator: { mark: '+1', source: 'bphs.32' },
  'in-hard-house': { mark: '-1', source: 'bphs.47' },
  quiet: { mark: '~1', source: 'bphs.47' },
} as const satisfies Record<LordTouchName, { mark: VerdictMark; source: SourceKey }>

function row(
  key: string,
  when: readonly Condition[],
  mark: VerdictMark,
  source: SourceKey,
): VerdictRule {
  return { key, topics: lifeTopics, part: 'dasha', when, mark, source }
}

const touching: readonly VerdictRule[] = (['antar', 'maha'] as const).flatMap((period) =>
  (Object.keys(touches) as LordTouchName[]).map((touch) =>
    row(
      `${period}.${touch}`,
      [{ period, touches: touch }],
      touches[touch].mark,
      touches[touch].source,
    ),
  ),
)

/** The two lords of the time, whatever is asked. */
const together: readonly VerdictRule[] = [
  row(
    'antar.strong',
    [{ graha: 'antar', dignity: ['exalted', 'moolatrikona', 'own'] }],
    '+1',
    'bphs.47',
  ),
  row('antar.fallen', [{ graha: 'antar', dignity: ['debilitated'] }], '-1', 'bphs.47'),
  row(
    'lords.trine',
    [{ graha: 'antar', countedFrom: 'maha', places: [5, 9] }],
    '+1',
    'phaladeepika.20',
  ),
  row(
    'lords.apart',
    [{ graha: 'antar', countedFrom: 'maha', places: [6, 8, 12] }],
    '-1',
    'phaladeepika.20',
  ),
]

/** Every rule of the running periods. */
export const dashaRules: readonly VerdictRule[] = [...touching, ...together]
