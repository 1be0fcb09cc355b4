import type { RouterContextProvider } from 'react-router'
import type { ApiName, WireInput } from '../../contract/apis.ts'
import { getMethodApis } from '../../contract/get-method-apis.ts'
import { apiContext } from './contexts.ts'
import { resultOf } from './result.ts'
import type { ApiFailure, ApiResult } from './result.ts'

export interface ApiOptions {
  /** Of the browser alone: aborted, the call rejects with its reason. */
  signal?: AbortSignal
  idempotencyKey?: string
}

/**
 * Makes one call of the contract. Nothing is thrown for a refusal, whether a rule's, a status's or the
 * network's: it is a result like the other.
 */
export type CallApi = <N extends ApiName>(
  name: N,
  input: WireInput<N>,
  options?: ApiOptions,
) => Promise<ApiResult<N>>

/** For loaders and actions on the server: the call is made in place, as the visitor of this request. */
export function apiFor(context: Readonly<RouterContextProvider>): CallApi {
  const inPlace = context.get(apiContext)
  if (!inPlace) throw new Error('The server gave this request no way to call its endpoints.')
  return async (name, input, options) => {
    const { status, body } = await inPlace(name, input, options)
    return resultOf(status, body)
  }
}

/** For the browser: the same call by fetch, in the language of the page. */
export const callApi: CallApi = async (name, input, options) => {
  const reply = await fetchApi(name, input, options)
  if (!(reply instanceof Response)) return reply
  try {
    return resultOf(reply.status, await reply.json())
  } catch (error) {
    if (options?.signal?.aborted) throw error
    // Broken off on its way, or not ours: a proxy's page of HTML.
    return { ok: false, status: reply.ok ? 0 : reply.status, message: '' }
  }
}

/** The same for streams: the response as it begins to arrive. */
export async function callApiStream<N extends ApiName>(
  name: N,
  input: WireInput<N>,
  options?: ApiOptions,
): Promise<{ ok: true; data: Response } | ApiFailure> {
  const reply = await fetchApi(name, input, { ...options, accept: 'text/event-stream' })
  if (!(reply instanceof Response)) return reply
  if (reply.ok) return { ok: true, data: reply }
  const body: unknown = await reply.json().catch(() => null)
  const refusal = resultOf(reply.status, body)
  return refusal.ok ? unreachable : refusal
}

const unreachable: ApiFailure = { ok: false, status: 0, message: '' }

async function fetchApi<N extends ApiName>(
  name: N,
  input: WireInput<N>,
  { signal, idempotencyKey, accept }: ApiOptions & { accept?: string } = {},
): Promise<Response | ApiFailure> {
  const isGet = (getMethodApis as readonly string[]).includes(name)
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  let response: Response
  try {
    response = await fetch(`/apis/${name}.php${query}`, {
      method: isGet ? 'GET' : 'POST',
      headers: {
        'Accept-Language': document.documentElement.lang || 'en',
        ...(accept && { Accept: accept }),
        ...(!isGet && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(!isGet && { body: JSON.stringify(input) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    return unreachable
  }
  // The session has ended elsewhere: what the worker kept of it goes too.
  if (response.status === 401) navigator.serviceWorker?.controller?.postMessage({ type: 'forget' })
  return response
}
