export type CancelStep = 1 | 2 | 3 | 4

/** What a step without the script has brought with it. */
export interface CancelFormState {
  step: CancelStep
  mobile?: string
  token?: string
  message?: string
  error?: string
}
