import type { ActionFunctionArgs } from 'react-router'
import { relations } from '../../contract/kundli/constants.ts'
import { birthFormWords } from '../../words/kundli/birth-form.ts'
import { say } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import type { ApiFailure } from '../api/result.ts'
import { languageOf } from '../core/language.tsx'
import { rejected } from '../core/rejected.ts'
import { formTextReader } from '../ui/form/form-text.ts'

/** Says whose a kundli is, or what it is called in short: whichever the form holds. */
export async function setRelation({ url, context }: ActionFunctionArgs, form: FormData) {
  const text = formTextReader(form)
  const relation = relations.find((one) => one === text('relation')) ?? null
  const result = await apiFor(context)('birthdetails/setRelation', {
    bid: text('bid'),
    ...(form.has('relation') && { relation }),
    ...(form.has('short_name') && { short_name: text('short_name') }),
  })
  return listReply(result, url)
}

/** Deletes a kundli, and its chats where the form says so. */
export async function deleteKundli({ url, context }: ActionFunctionArgs, form: FormData) {
  const input = { bid: formTextReader(form)('bid'), with_chats: form.has('with_chats') }
  return listReply(await apiFor(context)('birthdetails/delete', input), url)
}

/** What the list of saved kundlis hears of an act on one of them. */
function listReply(result: { ok: true } | ApiFailure, url: URL) {
  if (result.ok) return { listProblem: null }
  const problem = result.message || say(birthFormWords.tryLater, languageOf(url.pathname))
  // One that is gone goes from the list too, which is asked for anew.
  if (result.status === 200 || result.status === 404) return { listProblem: problem }
  return rejected({ listProblem: problem }, result.status)
}
