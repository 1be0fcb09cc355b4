import type { ActionFunctionArgs, ClientActionFunctionArgs } from 'react-router'
import type { Language } from '../../words/say.ts'
import { siteWords } from '../../words/app/site.ts'
import { apiFor, callApi } from '../api/client.ts'
import type { CallApi } from '../api/client.ts'
import { languageOf } from './language.tsx'
import { noteRefusal } from './session-ended.ts'

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

/** A posted form in a route’s `action`: its calls run in this process. */
export async function formOnServer({
  request,
  url,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>): Promise<PostedForm> {
  const form = await request.formData()
  return { call: apiFor(context), form, language: languageOf(url.pathname), url }
}

/** As `callApi`; where the network or the session is what failed, it is said, or log-in asked for. */
const callOfForm =
  (language: Language): CallApi =>
  async (name, input, options) => {
    const result = await callApi(name, input, options)
    if (result.ok) return result
    noteRefusal(result)
    return result.status === 0 ? { ...result, message: siteWords.offlineNow[language] } : result
  }

/** The same in a route’s `clientAction`: its calls go by fetch. */
export async function formInBrowser({
  request,
  url,
}: Pick<ClientActionFunctionArgs, 'request' | 'url'>): Promise<PostedForm> {
  const form = await request.formData()
  const language = languageOf(url.pathname)
  return { call: callOfForm(language), form, language, url }
}
