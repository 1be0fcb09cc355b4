import type { ApiName } from '../../contract/apis.ts'
import type { Language } from '../../words/say.ts'
import type { CallApi } from '../api/client.ts'
import { resultOf } from '../api/result.ts'
import type { PostedForm } from './form-action.ts'

/** A reply with data() or a plain one. */
type Reply<S> = S | { type: string; data: S; init: ResponseInit | null }

/**
 * Sends fields to an action's function; every call behind it gets `reply`.
 *
 * @returns what the action gave, with its status, and the calls it made: name and input.
 */
export async function postForm<S extends object>(
  act: (posted: PostedForm) => Promise<Reply<S>>,
  fields: Record<string, string>,
  reply: unknown = { status: 'fail', message: 'not to be called' },
  { status = 200, language = 'en' }: { status?: number; language?: Language } = {},
): Promise<{ state: S; status: number; calls: [ApiName, unknown, unknown?][] }> {
  const calls: [ApiName, unknown, unknown?][] = []
  const call: CallApi = async (name, input, options) => {
    calls.push(options && Object.keys(options).length ? [name, input, options] : [name, input])
    return resultOf(status, reply)
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const given = await act({ call, form, language, url: new URL('http://drishti.test/') })
  if ('type' in given && given.type === 'DataWithResponseInit' && 'init' in given)
    return { state: given.data, status: given.init?.status ?? 200, calls }
  return { state: given as S, status: 200, calls }
}
