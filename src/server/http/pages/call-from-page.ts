import type { ApiName } from '../../../contract/apis.ts'
import type { AppContext } from '../../core/context.ts'
import type { Caller } from '../../core/caller.ts'
import { dispatch } from '../dispatch.ts'

/**
 * A page's loader or action makes a call of the contract, in place.
 *
 * @param isView whether the page is only looked at (GET, HEAD): a link, a prefetch or a reload causes
 *   that, so it may run a `read` alone, and what says by `onPageView` why it may be run all the same.
 * What streams is waited for to its end: a form that is sent without a script has no other way.
 *
 * @returns the HTTP status the call would have by its own route, and what it answers, a refusal too.
 * @throws Error for a call that a page view may not make.
 */
export async function callFromPage(
  context: AppContext,
  caller: Caller,
  isView: boolean,
  name: ApiName,
  input: unknown,
): Promise<{ status: number; body: unknown }> {
  const { kind, onPageView } = context.endpoints[name]
  if (isView && kind !== 'read' && !onPageView)
    throw new Error(`${name} changes something, and a page view must not.`)
  const result = await dispatch(context, caller, name, input)
  if (!('stream' in result)) return { status: result.status, body: result.body }
  let last: unknown
  for await (const piece of result.stream) last = piece
  return { status: result.status, body: last }
}
