/** The port to a language model. Whoever answers it streams text; nobody here knows who that is. */

export interface ModelMessage {
  role: 'user' | 'assistant'
  content: string
}

export interface ModelRequest {
  system: string
  /** Oldest first; the last one is the user's. */
  messages: readonly ModelMessage[]
  /** What may be written, without what a reasoning model thinks before. */
  maxTokens: number
  /** One JSON object in place of prose, of this shape where the server can hold itself to one. */
  json?: { name: string; schema: Readonly<Record<string, unknown>> }
}

/** Why a model's answer did not come about or not whole. */
export type ModelFaultReason =
  | 'none-configured'
  | 'circuit-open'
  | 'unreachable'
  | 'busy'
  | 'refused'
  | 'broken'
  | 'not-a-stream'
  | 'empty'
  | 'malformed'
  | 'cut'
  | 'slow-start'
  | 'stalled'
  | 'too-slow'
  | 'flood'

/** A model's failure. The message is for the log and holds nothing of the prompt, the answer or the key. */
export class ModelFault extends Error {
  readonly reason: ModelFaultReason
  /** HTTP status, where there was one. */
  readonly status: number | null

  constructor(reason: ModelFaultReason, status: number | null = null) {
    super(
      status === null ? `the model failed: ${reason}` : `the model failed: ${reason} (${status})`,
    )
    this.name = 'ModelFault'
    this.reason = reason
    this.status = status
  }
}

/** What an answer took, as the server counts it. */
export interface ModelUsage {
  promptTokens: number
  answerTokens: number
}

export interface Model {
  readonly kind: 'openai-compatible' | 'none'
  /** False where asking would be pointless just now: no model, or one that has failed again and again. */
  ready(): boolean
  /** Opens a connection ahead of the next question, if none is open. Never waits and never fails. */
  warm?(): void
  /**
   * Streams an answer in pieces, each as large as what arrived at once. Throws ModelFault on any
   * failure, and the signal's reason when the caller gives up; either way the socket is freed. Tells
   * `used` what it took, where the server says so: most do at the end of a whole answer.
   */
  write(
    ask: ModelRequest,
    signal: AbortSignal,
    used?: (usage: ModelUsage) => void,
  ): AsyncIterable<string>
}
