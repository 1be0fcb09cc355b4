import { matchSentences as words } from '../../../words/matching/match-server.ts'
import type { LocalizedText } from '../../../words/say.ts'
import { Refusal } from '../../core/refusal.ts'

/** Varna, vashya, gana and most poruthams ask who is who. */
export const roles = ['bride', 'groom'] as const
export type Role = (typeof roles)[number]

/** The sentence with the one it is about named before it. */
export function withRoleName(role: Role, sentence: LocalizedText): LocalizedText {
  const { en, hi } = words[role]
  return { en: words.of.en(en, sentence.en), hi: words.of.hi(hi, sentence.hi) }
}

/**
 * Runs `settle` for one of the two. A refusal of it comes out naming whom it is about, and a choice
 * names the field of that one: `bride.tob_offset`.
 */
export async function resolveForRole<T>(role: Role, settle: () => Promise<T>): Promise<T> {
  try {
    return await settle()
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    const choices = refusal.choices?.map((it) => ({ ...it, field: `${role}.${it.field}` }))
    throw new Refusal(withRoleName(role, refusal.words), choices)
  }
}
