import type { BirthFormValues } from '../ui/birth/birth-form-values.ts'
import type { PlaceSuggestion } from '../ui/birth/place-session.ts'
import type { ChoiceOption, FormProblem } from '../ui/birth/validate-birth-form.ts'

/** What the action of a page with the birth form answers, unless it leads on. */
export interface BirthFormResult {
  /** As it was sent, or corrected: with the place found, an hour 24 settled. */
  formValues?: BirthFormValues
  problem?: FormProblem
  places?: PlaceSuggestion[]
  /** Saved, and there is nowhere to lead on to: the sentence on it. */
  savedMessage?: string
  /** To be saved, this must be signed in first; the page can ask for it in place. */
  needsLogin?: true
  /** The server was not reached, or failed. */
  isUnreachable?: true
}

/** What a page's `clientAction` answers where the server does not. */
export const unreachable: BirthFormResult = { isUnreachable: true }

export interface BirthFormState {
  /** What the fields start with; a new `round` starts them afresh. */
  formValues: BirthFormValues
  round: number
  problem: FormProblem | null
  /** A question back (which night, which reading of the clock), until the moment is changed. */
  choices: ChoiceOption[] | null
  places: PlaceSuggestion[] | undefined
}

export type BirthFormEvent =
  /** The form may not be sent as it is, or the server could not be asked. */
  | { type: 'refused'; problem: FormProblem }
  | { type: 'answered'; result: BirthFormResult; sentValues: BirthFormValues }
  /** What was typed here before, in this tab. */
  | { type: 'restored'; formValues: BirthFormValues }
  /** Another moment is being typed: what was asked about the old one is void. */
  | { type: 'momentChanged' }

/** @param result what the page's action has already answered, where the form was sent without the script. */
export function initialState(start: BirthFormValues, result?: BirthFormResult): BirthFormState {
  return {
    formValues: result?.formValues ?? start,
    round: 0,
    problem: result?.problem ?? null,
    choices: result?.problem?.choices ?? null,
    places: result?.places,
  }
}

export function birthFormReducer(state: BirthFormState, event: BirthFormEvent): BirthFormState {
  switch (event.type) {
    case 'refused':
      return { ...state, problem: event.problem, choices: event.problem.choices ?? state.choices }
    case 'restored':
      return { ...state, formValues: event.formValues, round: state.round + 1 }
    case 'momentChanged': {
      const { tob_offset: _, ...formValues } = state.formValues
      return { ...state, formValues, choices: null }
    }
    case 'answered':
      return answered(state, event.result, event.sentValues)
  }
}

function answered(
  state: BirthFormState,
  { formValues = {}, problem, places }: BirthFormResult,
  sentValues: BirthFormValues,
): BirthFormState {
  const isCorrected = !sameValues(formValues, sentValues)
  const keptChoices = isCorrected || problem ? null : state.choices
  return {
    formValues,
    round: isCorrected ? state.round + 1 : state.round,
    problem: problem ?? null,
    choices: problem?.choices ?? keptChoices,
    places,
  }
}

function sameValues(one: BirthFormValues, other: BirthFormValues): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof BirthFormValues)[]
  return names.every((name) => (one[name] ?? '') === (other[name] ?? ''))
}
