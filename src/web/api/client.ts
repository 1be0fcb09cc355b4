import type { RouterContextProvider } from 'react-router'
import type { ApiReply, ApiName, WireInput } from '../../contract/apis.ts'
import { getMethodApis } from '../../contract/get-method-apis.ts'
import { apiContext } from './contexts.ts'

/** Asks the server for one call of the contract. A refusal is an answer, {status: "fail", message}. */
export type CallApi = <N extends ApiName>(
  name: N,
  input: WireInput<N>,
  options?: { idempotencyKey?: string },
) => Promise<ApiReply<N>>

/**
 * For loaders and actions: the call is made in place, as the visitor of this request.
 *
 * @throws Response with the envelope as JSON when the call is refused by HTTP status (401, 422, …).
 */
export function apiFor(context: Readonly<RouterContextProvider>): CallApi {
  const inPlace = context.get(apiContext)
  if (!inPlace) throw new Error('The server gave this request no way to ask.')
  return (name, input, options) => inPlace(name, input, options) as Promise<never>
}

/** The server said no by HTTP status, or could not be reached (status 0). */
export class ApiError extends Error {
  override name = 'AskError'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export interface ApiOptions {
  signal?: AbortSignal
  idempotencyKey?: string
}

/**
 * For the browser: the same call by fetch, in the language of the page.
 *
 * @throws AskError when the HTTP status is not 2xx or the server can't be reached.
 */
export async function callApi<N extends ApiName>(
  name: N,
  input: WireInput<N>,
  options: ApiOptions = {},
): Promise<ApiReply<N>> {
  const response = await callApiStream(name, input, options)
  return (await response.json()) as ApiReply<N>
}

/** Like `ask`, for streams: the response as it begins to arrive. */
export async function callApiStream<N extends ApiName>(
  name: N,
  input: WireInput<N>,
  { signal, idempotencyKey }: ApiOptions = {},
): Promise<Response> {
  const isGet = (getMethodApis as readonly string[]).includes(name)
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  let response: Response
  try {
    response = await fetch(`/apis/${name}.php${query}`, {
      method: isGet ? 'GET' : 'POST',
      headers: {
        'Accept-Language': document.documentElement.lang || 'en',
        ...(!isGet && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(!isGet && { body: JSON.stringify(input) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, '')
  }
  // The session has ended elsewhere: what the worker kept of it goes too.
  if (response.status === 401) navigator.serviceWorker?.controller?.postMessage({ type: 'forget' })
  if (!response.ok) throw new ApiError(response.status, await sentenceOf(response))
  return response
}

async function sentenceOf(response: Response): Promise<string> {
  try {
    const { message } = (await response.json()) as { message?: unknown }
    return typeof message === 'string' ? message : ''
  } catch {
    return ''
  }
}
