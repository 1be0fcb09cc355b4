export type Step = 1 | 2 | 3 | 4

/** What a step without the script has brought with it. */
export interface PostedStep {
  step: Step
  mobile?: string
  token?: string
  message?: string
  error?: string
}
