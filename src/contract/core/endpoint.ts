import { z } from 'zod'

/**
 * Who may call: anyone; a signed-in user; a user with a forum handle; an operator. What is whose is
 * not said here but in each statement's WHERE.
 */
export type CallerRole = 'anyone' | 'user' | 'handle' | 'operator'

export interface ApiDefinition<
  Asks extends z.ZodType = z.ZodType,
  Answers extends z.ZodType = z.ZodType,
> {
  /** `both` answers POST, and GET only to a Bearer header (a link can't trigger it). */
  method: 'GET' | 'POST' | 'both'
  who: CallerRole
  input: Asks
  /** The success; a refusal is always {status: 'fail', message}. For a stream: its final object. */
  output: Answers
  stream?: true
  /** The reply holds a credential and is never kept for a repeated Idempotency-Key. */
  secret?: true
  /**
   * Of an operator's row: `before` may be called before the second factor was given in the session;
   * `fresh` wants it given within the last ten minutes. Others want it given once.
   */
  factor?: 'before' | 'fresh'
}

export function defineApi<const R extends ApiDefinition>(it: R): R {
  return it
}

/** Where a no is a question back: what may be chosen, and under which field it goes. */
export const choices = z.array(
  z.object({ field: z.string(), value: z.number(), label: z.string() }),
)

/** What must be shown first where a call was refused for want of it; then the same call goes through. */
export const wantedProof = z.enum(['second-factor', 'second-factor-setup', 'email-code'])
export type WantedProof = z.infer<typeof wantedProof>

/** What every refusal looks like. */
export const failure = z.object({
  status: z.literal('fail'),
  message: z.string(),
  choices: choices.optional(),
  wants: wantedProof.optional(),
})
export type Failure = z.infer<typeof failure>

/** A successful answer with these fields beside its status and optional sentence. */
export function success<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({
    status: z.literal('success'),
    message: z.string().optional(),
    ...shape,
  })
}

export const emptyObject = z.object({})
/** Of a history that comes in pages: which one, from 1. */
export const historyPage = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
