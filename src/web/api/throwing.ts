import type { RouterContextProvider } from 'react-router'
import type { ApiName, ApiReply, WireInput } from '../../contract/apis.ts'
import {
  apiFor as resultApiFor,
  callApi as callApiForResult,
  callApiStream as callApiStreamForResult,
} from './client.ts'
import type { ApiOptions } from './client.ts'
import type { ApiData, ApiFailure } from './result.ts'

/**
 * The client as it was before it gave results: a refusal by a rule is an answer with `status: 'fail'`,
 * one by HTTP status is thrown. It goes with its last caller; what is new takes `client.ts`.
 */
export type CallApi = <N extends ApiName>(
  name: N,
  input: WireInput<N>,
  options?: ApiOptions,
) => Promise<ApiReply<N>>

/** The server said no by HTTP status, or could not be reached (status 0). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** @throws Response with the envelope as JSON when the call is refused by HTTP status (401, 422, …). */
export function apiFor(context: Readonly<RouterContextProvider>): CallApi {
  const call = resultApiFor(context)
  return async (name, input, options) => {
    const result = await call(name, input, options)
    if (result.ok) return result.data
    if (result.status === 200) return failureOf(result)
    const { status, message, choices, errors } = result
    throw Response.json({ status: 'fail', message, choices, errors }, { status })
  }
}

/** @throws ApiError when the HTTP status is not 2xx or the server can't be reached. */
export const callApi: CallApi = async (name, input, options) => {
  const result = await callApiForResult(name, input, options)
  if (result.ok) return result.data
  if (result.status === 200) return failureOf(result)
  throw new ApiError(result.status, result.message)
}

/** @throws ApiError as `callApi` does. */
export async function callApiStream<N extends ApiName>(
  name: N,
  input: WireInput<N>,
  options?: ApiOptions,
): Promise<Response> {
  const result = await callApiStreamForResult(name, input, options)
  if (result.ok) return result.data
  throw new ApiError(result.status, result.message)
}

function failureOf({ message, choices }: ApiFailure) {
  return { status: 'fail' as const, message, ...(choices && { choices }) }
}

export interface ApiMessage {
  ok: boolean
  /** HTTP status of a refusal, 200 for an answer. */
  status: number
  message: string
}

export interface OldApiResult<N extends ApiName> extends ApiMessage {
  /** Of a 422: the fields that are wrong, as the call names them. */
  fields: string[]
  answer?: ApiData<N>
}

/** Gives a refusal by status as a sentence too: for actions that must not end on an error page. */
export async function apiResult<N extends ApiName>(
  call: CallApi,
  name: N,
  input: WireInput<N>,
  options?: ApiOptions,
): Promise<OldApiResult<N>> {
  try {
    const answer = await call(name, input, options)
    const { status, message = '' } = answer as { status: string; message?: string }
    if (status === 'fail') return { ok: false, status: 200, message, fields: [] }
    return { ok: true, status: 200, message, fields: [], answer: answer as ApiData<N> }
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal
    const { message = '', errors = [] } = (await refusal.json()) as {
      message?: string
      errors?: { path: string }[]
    }
    const fields = errors.map(({ path }) => path)
    return { ok: false, status: refusal.status, message, fields }
  }
}
