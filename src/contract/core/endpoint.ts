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
}

export function defineApi<const R extends ApiDefinition>(it: R): R {
  return it
}

/** Where a no is a question back: what may be chosen, and under which field it goes. */
export const choices = z.array(
  z.object({ field: z.string(), value: z.number(), label: z.string() }),
)

/** What every refusal looks like. */
export const failure = z.object({
  status: z.literal('fail'),
  message: z.string(),
  choices: choices.optional(),
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
