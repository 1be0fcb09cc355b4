import type { BirthFormValues } from '../../ui/birth/birth-form-values.ts'
import type { PlaceSuggestion } from '../../ui/birth/place-session.ts'
import type { FormProblem } from '../../ui/birth/validate-birth-form.ts'

/** What a form of the question page answers, unless it leads on. */
export interface AskResult {
  /** As it was sent. */
  question?: string
  /** What is wrong with the question, or went wrong. */
  questionProblem?: string
  /** The help that stands instead of a reading. */
  care?: string[]
  formValues?: BirthFormValues
  problem?: FormProblem
  places?: PlaceSuggestion[]
  /** The chat that the question is taken to. */
  chat?: { bid: string; question: string }
  /** The server was not reached. */
  isUnreachable?: true
  /** The log-in has ended in between. */
  needsLogin?: true
}
