import type { WantedProof } from '../../contract/core/endpoint.ts'
import type { LocalizedText } from '../../words/say.ts'

/** One answer to a question back: the value to send under `field` next time. */
export interface RefusalChoice {
  field: string
  value: number
  label: LocalizedText
}

/**
 * An expected "no" (too few questions, a wrong code): thrown by rules, it rolls the transaction
 * back and reaches the caller as HTTP 200 {status: "fail"} with the sentence in their language.
 */
export class Refusal extends Error {
  readonly words: LocalizedText
  readonly choices: RefusalChoice[] | undefined
  readonly wants: WantedProof | undefined
  constructor(words: LocalizedText, choices?: RefusalChoice[], wants?: WantedProof) {
    super(words.en)
    this.name = 'Refusal'
    this.words = words
    this.choices = choices
    this.wants = wants
  }
}

/** A request that is itself wrong: answered with the given HTTP status and the same envelope. */
export class HttpError extends Error {
  readonly statusCode: number
  readonly words: LocalizedText
  readonly errors: { path: string; message: string }[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly wants: WantedProof | undefined
  constructor(
    statusCode: number,
    words: LocalizedText,
    details: {
      errors?: { path: string; message: string }[]
      retryAfterSeconds?: number
      wants?: WantedProof
    } = {},
  ) {
    super(words.en)
    this.name = 'HttpRefusal'
    this.statusCode = statusCode
    this.words = words
    this.errors = details.errors
    this.retryAfterSeconds = details.retryAfterSeconds
    this.wants = details.wants
  }
}
