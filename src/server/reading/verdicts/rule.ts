import type { Dignity, Graha, SadeSatiPhase } from '@drishti/jyotish'
import type { LifeTopic } from '../understand/topics.ts'
import type { Who } from './sheet.ts'
import type { SourceKey } from './sources.ts'

/** Where and how a graha, named or by office, stands at birth. */
export type GrahaCondition =
  | { who: Who; house: readonly number[] }
  | { who: Who; dignity: readonly Dignity[] }
  | { who: Who; rashi: readonly number[] }
  | { who: Who; with: readonly Who[] }
  | { who: Who; seenBy: readonly Graha[] }
  | { who: Who; combust: true }
  | { who: Who; retrograde: true }
  | { who: Who; vargottama: true }
  /** Counted from the natal Moon, 1 = the same sign. */
  | { who: Graha; fromMoon: readonly number[] }

/** One of these grahas stands in the house, or looks at it. */
export type HouseCondition =
  | { inHouse: number; holds: readonly Graha[] }
  | { inHouse: number; seenBy: readonly Graha[] }

export type TransitCondition =
  | { transit: Graha; fromMoon: readonly number[] }
  | { transit: Graha; fromLagna: readonly number[] }

/** Something that holds in a chart or not. All of a rule's conditions must hold. */
export type Condition =
  | GrahaCondition
  | HouseCondition
  | TransitCondition
  | { sadeSati: readonly SadeSatiPhase[] }
  | { paksha: 'shukla' | 'krishna' }

export type Direction = 'favourable' | 'mixed' | 'patience'
export type Part = 'promise' | 'dasha' | 'transit'

/** `+` favourable, `~` mixed, `-` needs patience; 1 to 3 how strongly. */
export type Mark = `${'+' | '~' | '-'}${1 | 2 | 3}`

/** One row of the book: when this holds, that is said. Its sentence stands in src/words/reading. */
export interface Rule {
  key: string
  topics: readonly LifeTopic[]
  part: Part
  when: readonly Condition[]
  mark: Mark
  source: SourceKey
}

export function directionOf(mark: Mark): Direction {
  if (mark.startsWith('+')) return 'favourable'
  return mark.startsWith('~') ? 'mixed' : 'patience'
}

export function strengthOf(mark: Mark): number {
  return Number(mark.slice(1))
}
