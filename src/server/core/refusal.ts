import type { Sentence } from '../../words/say.ts'

/** One answer to a question back: the value to send under `field` next time. */
export interface Choice {
  field: string
  value: number
  label: Sentence
}

/**
 * An expected "no" (too few questions, a wrong code): thrown by rules, it rolls the transaction
 * back and reaches the caller as HTTP 200 {status: "fail"} with the sentence in their language.
 */
export class Refusal extends Error {
  readonly words: Sentence
  readonly choices: Choice[] | undefined
  constructor(words: Sentence, choices?: Choice[]) {
    super(words.en)
    this.name = 'Refusal'
    this.words = words
    this.choices = choices
  }
}

/** A request that is itself wrong: answered with the given HTTP status and the same envelope. */
export class HttpError extends Error {
  readonly statusCode: number
  readonly words: Sentence
  readonly errors: { path: string; message: string }[] | undefined
  readonly retryAfterSeconds: number | undefined
  constructor(
    statusCode: number,
    words: Sentence,
    details: { errors?: { path: string; message: string }[]; retryAfterSeconds?: number } = {},
  ) {
    super(words.en)
    this.name = 'HttpRefusal'
    this.statusCode = statusCode
    this.words = words
    this.errors = details.errors
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}
