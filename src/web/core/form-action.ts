import { data } from 'react-router'
import type { ActionFunctionArgs, ClientActionFunctionArgs } from 'react-router'
import type { Language } from '../../words/say.ts'
import { apiFor, callApi } from '../api/client.ts'
import type { CallApi } from '../api/client.ts'
import { languageOf } from './language.tsx'

/**
 * A form as its action gets it. The same function takes it on the server, before the page's script has
 * come, and in the browser after it:
 *
 *   export const action = async (args: Route.ActionArgs) => transfer(await formOnServer(args))
 *   export const clientAction = async (args: Route.ClientActionArgs) => transfer(await formInBrowser(args))
 */
export interface PostedForm {
  call: CallApi
  form: FormData
  language: Language
  /** Of the page the form was sent to. */
  url: URL
}

export async function formOnServer({
  request,
  url,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>): Promise<PostedForm> {
  const form = await request.formData()
  return { call: apiFor(context), form, language: languageOf(url.pathname), url }
}

export async function formInBrowser({
  request,
  url,
}: Pick<ClientActionFunctionArgs, 'request' | 'url'>): Promise<PostedForm> {
  const form = await request.formData()
  return { call: callApi, form, language: languageOf(url.pathname), url }
}

/**
 * What an action gives for a no: shown in place. Its status keeps the router from loading the page anew,
 * so that what was typed stays and an ended session or a lost network does not sweep the page away.
 *
 * @param status of the call that was refused; a rule's 200 and an unreachable server's 0 become what HTTP calls them.
 */
export function rejected<T>(state: T, status = 422) {
  return data(state, { status: status === 0 ? 503 : status < 400 ? 422 : status })
}

/**
 * For an action that must run on the server alone: a network that does not reach it gives `failure`.
 *
 * @throws Response where the action redirects.
 */
export async function serverActionOr<T, F>(serverAction: () => Promise<T>, failure: F) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return rejected(failure, 0)
  }
}
