import type { ApiName, ApiReply, WireInput } from '../../contract/apis.ts'
import type { CallApi } from './client.ts'

export interface ApiMessage {
  ok: boolean
  /** HTTP status of a refusal, 200 for an answer. */
  status: number
  message: string
}

export interface ApiResult<N extends ApiName> extends ApiMessage {
  /** Of a 422: the fields that are wrong, as the call names them. */
  fields: string[]
  answer?: Extract<ApiReply<N>, { status: 'success' }>
}

/** Asks, and gives a refusal by status as a sentence too: for actions that must not end on an error page. */
export async function apiResult<N extends ApiName>(
  ask: CallApi,
  name: N,
  input: WireInput<N>,
  options?: { idempotencyKey?: string },
): Promise<ApiResult<N>> {
  try {
    const answer = await ask(name, input, options)
    const { status, message = '' } = answer as { status: string; message?: string }
    if (status === 'fail') return { ok: false, status: 200, message, fields: [] }
    return { ok: true, status: 200, message, fields: [], answer: answer as never }
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
