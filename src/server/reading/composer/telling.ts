import type { Pair } from '../../../words/reading/reading-server.ts'
import type { Language, Persona, Person } from '../types/shapes.ts'
import type { Understanding } from '../understand/understand.ts'
import { fill } from '../verdicts/fill.ts'
import type { Slots } from '../verdicts/fill.ts'
import type { Change } from '../verdicts/stored-verdict.ts'
import type { Sheet } from '../verdicts/chart-facts.ts'
import type { Judgement } from '../verdicts/verdicts.ts'
import type { Pick } from './seeded.ts'

/** All that the composer tells from. */
export interface Telling {
  sheet: Sheet
  judgement: Judgement
  understood: Understanding
  person: Person
  persona: Persona
  language: Language
  pick: Pick
  /** The same was answered earlier in this chat. */
  askedBefore: boolean
  /** Against what was found on this matter on an earlier day; null where nothing was. */
  change: Change | null
}

/** A sentence before it is placed. */
export interface Line {
  text: string
  factIds: string[]
}

/** One side of a pair. */
export function side(pair: Pair, language: Language): string {
  return language === 'en' ? pair[0] : pair[1]
}

/** Fills one pair. Null when the chart does not know a slot. */
export function line(
  telling: Telling,
  pair: Pair,
  slots: Slots = {},
  factIds: readonly string[] = [],
): Line | null {
  const filled = fill(side(pair, telling.language), telling.language, telling.sheet, slots)
  if (!filled) return null
  return { text: filled.text, factIds: [...new Set([...factIds, ...filled.factIds])] }
}

/** Fills one of several pairs, chosen by the seed. */
export function oneOf(
  telling: Telling,
  pairs: readonly Pair[],
  salt: string,
  slots: Slots = {},
  factIds: readonly string[] = [],
): Line | null {
  return line(telling, telling.pick(pairs, salt), slots, factIds)
}

/** Capital at the beginning of a sentence; nothing changes in Devanagari. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Tables that are told by broader topic where they have no row of their own. */
export function rowFor<T>(table: Readonly<Record<string, T>>, topic: string): T {
  return table[topic] ?? (table.general as T)
}
