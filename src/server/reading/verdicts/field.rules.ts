import type { Dignity, Graha } from '@drishti/jyotish'
import { lifeTopics } from '../understand/topics.ts'
import type { LifeField } from './fields.ts'
import { parseMarks } from './rule.ts'
import type { Condition, VerdictMark, VerdictRule } from './rule.ts'
import type { SourceKey } from './sources.ts'

/**
 * What the birth chart promises for any field, by its own house: where the lord stands and how strong it is,
 * who stands in the house, who looks at it, and how its significator does. The sentences of each stand in
 * src/words/reading/reasons.
 */

const strong: readonly Dignity[] = ['exalted', 'moolatrikona', 'own']
const hardHouses = [6, 8, 12] as const
/** Houses in which grahas that press do good in time (upachaya; BPHS 11). */
const growingHouses: ReadonlySet<number> = new Set([3, 6, 10, 11])

/** The lord of a field's house in the first to the twelfth house (BPHS 24), for a field that is wished for. */
const lordMarks = parseMarks('+2 +2 ~1 +2 +2 -1 +1 -2 +3 +2 +3 -1')

/** A graha in the field's own house, in a house that grows with effort, and in any other. */
const occupantMarks: Readonly<Record<Graha, readonly [grows: VerdictMark, other: VerdictMark]>> = {
  jupiter: ['+2', '+3'],
  venus: ['+1', '+2'],
  mercury: ['+1', '+1'],
  moon: ['+1', '+1'],
  sun: ['+2', '~1'],
  mars: ['+2', '-1'],
  saturn: ['+2', '-2'],
  rahu: ['+2', '~1'],
  ketu: ['+1', '-1'],
}

const aspectMarks: Partial<Record<Graha, VerdictMark>> = {
  jupiter: '+2',
  venus: '+1',
  saturn: '-1',
  mars: '~1',
}

function row(key: string, when: Condition, mark: VerdictMark, source: SourceKey): VerdictRule {
  return { key: `field.${key}`, topics: lifeTopics, part: 'promise', when: [when], mark, source }
}

function lordRules(main: number): VerdictRule[] {
  const lord = `lord.${main}` as const
  return [
    ...lordMarks.map((mark, at) =>
      row(
        `${main}.lord-in.${at + 1}`,
        { graha: lord, house: [at + 1] },
        at + 1 === main ? '+3' : mark,
        'bphs.24',
      ),
    ),
    row(`${main}.lord-strong`, { graha: lord, dignity: strong }, '+2', 'bphs.3'),
    row(`${main}.lord-fallen`, { graha: lord, dignity: ['debilitated'] }, '-2', 'bphs.3'),
    row(`${main}.lord-combust`, { graha: lord, combust: true }, '-1', 'phaladeepika.10'),
  ]
}

function houseRules(main: number): VerdictRule[] {
  const grows = growingHouses.has(main)
  return [
    ...(Object.keys(occupantMarks) as Graha[]).map((graha) =>
      row(
        `${main}.holds.${graha}`,
        { inHouse: main, holds: [graha] },
        occupantMarks[graha][grows ? 0 : 1],
        'bphs.24',
      ),
    ),
    ...(Object.entries(aspectMarks) as [Graha, VerdictMark][]).map(([graha, mark]) =>
      row(`${main}.seen.${graha}`, { inHouse: main, seenBy: [graha] }, mark, 'bphs.26'),
    ),
  ]
}

function karakaRules(main: number, karaka: Graha): VerdictRule[] {
  return [
    row(`${main}.karaka-strong.${karaka}`, { graha: karaka, dignity: strong }, '+2', 'bphs.32'),
    row(
      `${main}.karaka-fallen.${karaka}`,
      { graha: karaka, dignity: ['debilitated'] },
      '-2',
      'bphs.32',
    ),
    row(`${main}.karaka-hard.${karaka}`, { graha: karaka, house: hardHouses }, '-1', 'bphs.32'),
    row(
      `${main}.karaka-placed.${karaka}`,
      { graha: karaka, house: [1, 4, 5, 7, 9, 10, 11] },
      '+1',
      'bphs.32',
    ),
  ]
}

const rulesByField = new Map<string, readonly VerdictRule[]>()

/** Every rule of the natal promise for a field, read from its own house and its first two significators. */
export function fieldRules(field: LifeField): readonly VerdictRule[] {
  const karakas = field.karakas.slice(0, 2)
  const key = `${field.main}.${karakas.join('.')}`
  let rules = rulesByField.get(key)
  if (!rules) {
    const { main } = field
    rules = [
      ...lordRules(main),
      ...houseRules(main),
      ...karakas.flatMap((karaka) => karakaRules(main, karaka)),
    ]
    // Twelve houses and the significators of our own tables: few fields.
    rulesByField.set(key, rules)
  }
  return rules
}
