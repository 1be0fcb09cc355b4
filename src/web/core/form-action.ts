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
