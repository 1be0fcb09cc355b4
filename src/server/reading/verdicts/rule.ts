import type { Dignity, Graha, SadeSatiPhase } from '@drishti/jyotish'
import type { LifeTopic } from '../understand/topics.ts'
import type { GrahaOrOffice } from './chart-facts.ts'
import type { SourceKey } from './sources.ts'

/** Where and how a graha, named or by office, stands at birth. */
export type GrahaCondition =
  | { graha: GrahaOrOffice; house: readonly number[] }
  | { graha: GrahaOrOffice; dignity: readonly Dignity[] }
  | { graha: GrahaOrOffice; rashi: readonly number[] }
  | { graha: GrahaOrOffice; with: readonly GrahaOrOffice[] }
  | { graha: GrahaOrOffice; seenBy: readonly Graha[] }
  | { graha: GrahaOrOffice; combust: true }
  | { graha: GrahaOrOffice; retrograde: true }
  | { graha: GrahaOrOffice; vargottama: true }
  /** Counted from the natal Moon, 1 = the same sign. */
  | { graha: Graha; fromMoon: readonly number[] }
  /** The sign of one, counted from the sign of another, 1 = the same sign. */
  | { graha: GrahaOrOffice; countedFrom: GrahaOrOffice; places: readonly number[] }

/** One of these grahas stands in the house, or looks at it. */
export type HouseCondition =
  | { inHouse: number; holds: readonly Graha[] }
  | { inHouse: number; seenBy: readonly Graha[] }

/**
 * How the lord of a running period touches the field that is asked about, the strongest way first:
 * it rules the field's own house, stands in it, stands with its lord, looks at it, rules a house that
 * helps, is the field's significator, stands in the sixth, eighth or twelfth, or none of these.
 */
export const lordTouchNames = [
  'rules-main',
  'in-main',
  'with-lord',
  'sees-main',
  'rules-helper',
  'significator',
  'in-hard-house',
  'quiet',
] as const
export type LordTouchName = (typeof lordTouchNames)[number]

/** The lord of the running mahadasha or antardasha, seen from the field that is asked about. */
export interface PeriodCondition {
  period: 'maha' | 'antar'
  touches: LordTouchName
}

/** A graha in the sky: counted from the Moon or the lagna, or as it reaches the field's own house. */
export type TransitCondition =
  | { transit: Graha; fromMoon: readonly number[] }
  | { transit: Graha; fromLagna: readonly number[] }
  | { transit: Graha; reaches: TransitReach }

/** Stands in the field's own house, or looks at it from where it stands. */
export type TransitReach = 'stands' | 'looks'

/** Something that holds in a chart or not. All of a rule's conditions must hold. */
export type Condition =
  | GrahaCondition
  | HouseCondition
  | PeriodCondition
  | TransitCondition
  | { sadeSati: readonly SadeSatiPhase[] }
  | { paksha: 'shukla' | 'krishna' }

export type Direction = 'favourable' | 'mixed' | 'patience'
export type Part = 'promise' | 'dasha' | 'transit'

/** `+` favourable, `~` mixed, `-` needs patience; 1 to 3 how strongly. */
export type VerdictMark = `${'+' | '~' | '-'}${1 | 2 | 3}`

/** One row of the book: when this holds, that is said. Its sentence stands in src/words/reading. */
export interface VerdictRule {
  key: string
  topics: readonly LifeTopic[]
  /** Only for these sides of the topic, where it is not for all of them. */
  aspects?: readonly string[]
  part: Part
  when: readonly Condition[]
  mark: VerdictMark
  source: SourceKey
}

/** The marks of a row, as a table writes them: "+2 ~1 -1". */
export function parseMarks(row: string): readonly VerdictMark[] {
  return row.split(' ') as VerdictMark[]
}

export function markDirection(mark: VerdictMark): Direction {
  if (mark.startsWith('+')) return 'favourable'
  return mark.startsWith('~') ? 'mixed' : 'patience'
}

export function markStrength(mark: VerdictMark): number {
  return Number(mark.slice(1))
}
