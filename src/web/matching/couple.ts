import type { WireInput } from '../../contract/apis.ts'
import type { BirthMoment } from '../../contract/kundli/birth-moment.ts'
import type { FormProblem } from '../ui/birth/validate-birth-form.ts'
import type { PlaceSuggestion } from '../ui/birth/place-session.ts'
import { toBirthInput } from '../ui/birth/birth-form-values.ts'
import type { BirthFormValues } from '../ui/birth/birth-form-values.ts'

export const partnerRoles = ['bride', 'groom'] as const
export type PartnerRole = (typeof partnerRoles)[number]
export type Couple<T> = Record<PartnerRole, T>

/** What the controls of one of the two are called: `bride.day`. */
export const fieldPrefix = (role: PartnerRole): string => `${role}.`

/** One of the two as the form was sent, with what is asked back about them. */
export interface PersonFormState {
  formValues: BirthFormValues
  problem?: FormProblem
  places?: PlaceSuggestion[]
}

/** What is to be put right before there is a match. */
export interface MatchFormResult {
  people: Couple<PersonFormState>
  /** What is wrong with neither of the two alone. */
  problem?: string
}

type MatchPerson = WireInput<'birthdetails/match'>[PartnerRole]

/**
 * One of the two as the call takes them: a saved kundli by its bid, else what was typed, with its
 * moment. Nothing is said of marital status or language, which a match has no use for.
 */
export function personInput(
  formValues: BirthFormValues,
  moment: BirthMoment | undefined,
): MatchPerson {
  if (formValues.bid || !moment) return { bid: formValues.bid ?? '' }
  const {
    gender: _,
    marital_status: __,
    language: ___,
    ...input
  } = toBirthInput(formValues, moment)
  return input
}

/** What the birth form asks besides, filled in, so that its checks can be used here. */
export function withDefaults(typed: BirthFormValues): BirthFormValues {
  const rest = { gender: 'Female', marital_status: 'Single', language: 'English' }
  return { ...rest, ...typed, second: typed.second || '0' }
}
