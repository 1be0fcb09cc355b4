import type { WireInput } from '../../contract/apis.ts'
import type { MatchShown } from '../../contract/kundli/match-shown.ts'
import type { Choice } from '../ui/birth/check-typed.ts'
import type { PlaceFound } from '../ui/birth/place-search.tsx'
import { sentOf } from '../ui/birth/typed.ts'
import type { BirthFormValues } from '../ui/birth/typed.ts'

export const roles = ['bride', 'groom'] as const
export type Role = (typeof roles)[number]
export type Couple<T> = Record<Role, T>

/** What the controls of one of the two are called: `bride.day`. */
export const prefixOf = (role: Role): string => `${role}.`

/** One of the two as the form was sent, with what is asked back about them. */
export interface PersonActed {
  formValues: BirthFormValues
  problem?: string
  places?: PlaceFound[]
  choices?: Choice[]
}

/** What the page's action found. */
export interface MatchFormResult {
  people: Couple<PersonActed>
  /** What is wrong with neither of the two alone. */
  problem?: string
  match?: MatchShown
}

type MatchPerson = WireInput<'birthdetails/match'>[Role]

/**
 * One of the two as the call takes them: a saved kundli by its bid, else what was typed. Nothing is
 * said of marital status or language, which a match has no use for.
 */
export function sentOfPerson(typed: BirthFormValues): MatchPerson {
  if (typed.bid) return { bid: typed.bid }
  const { gender: _, marital_status: __, language: ___, ...sent } = sentOf(typed)
  return sent
}

/** What the birth form asks besides, filled in, so that its checks can be used here. */
export function withDefaults(typed: BirthFormValues): BirthFormValues {
  const rest = { gender: 'Female', marital_status: 'Single', language: 'English' }
  return { ...rest, ...typed, second: typed.second || '0' }
}
