import { data } from 'react-router'
import type { ApiName, ApiReply } from '../../contract/apis.ts'
import type { Failure, WantedProof } from '../../contract/core/endpoint.ts'

/** What a call of the contract gives where it succeeds. */
export type ApiData<N extends ApiName> = Exclude<ApiReply<N>, Failure>

/** A no, whoever says it: a rule, the HTTP status, or a network that does not reach the server. */
export interface ApiFailure {
  ok: false
  /** 200 for a refusal by a rule, the HTTP status for another, 0 where the server can't be reached. */
  status: number
  /** The server's sentence in the language of the page; '' where it could not say one. */
  message: string
  /** What may be chosen instead, and under which field it goes. */
  choices?: Failure['choices']
  /** What must be shown first; the same call then goes through. */
  wants?: WantedProof
  /** Of a 422: the fields that are wrong, as the call names them. */
  errors?: { path: string; message: string }[]
}

export type ApiResult<N extends ApiName> = { ok: true; data: ApiData<N> } | ApiFailure

/** The result that a reply's status and body are. Anything that is no refusal of ours has no sentence. */
export function resultOf<N extends ApiName>(status: number, body: unknown): ApiResult<N> {
  const isObject = typeof body === 'object' && body !== null
  const reply = (isObject ? body : {}) as Partial<ApiFailure> & { status?: unknown }
  if (status >= 200 && status < 300 && (reply.status as unknown) !== 'fail')
    return { ok: true, data: body as ApiData<N> }
  return {
    ok: false,
    status,
    message: typeof reply.message === 'string' ? reply.message : '',
    ...(Array.isArray(reply.choices) && { choices: reply.choices }),
    ...(typeof reply.wants === 'string' && { wants: reply.wants }),
    ...(Array.isArray(reply.errors) && { errors: reply.errors }),
  }
}

/** What came of a call in words alone: the state of a form that is answered by a sentence. */
export interface ApiMessage {
  ok: boolean
  /** 200 for an answer, else as in `ApiFailure`. */
  status: number
  message: string
}

export function messageOf(result: { ok: true; data: unknown } | ApiFailure): ApiMessage {
  if (!result.ok) return { ok: false, status: result.status, message: result.message }
  const { message = '' } = result.data as { message?: string }
  return { ok: true, status: 200, message }
}

/** Of a 422: the names of the fields that are wrong, as the call names them. */
export function wrongFields({ errors = [] }: ApiFailure): string[] {
  return errors.map(({ path }) => path)
}

/**
 * For a loader whose page is nothing without this answer.
 *
 * @throws the status for the error page (401, 404, 429 …), or a fault where a rule refused what no rule should.
 */
export function requireData<T>(result: { ok: true; data: T } | ApiFailure): T {
  if (result.ok) return result.data
  if (result.status < 400) throw new Error(result.message)
  throw data(null, { status: result.status })
}
