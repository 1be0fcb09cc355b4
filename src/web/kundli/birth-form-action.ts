import { parseCookie } from 'cookie'
import { data, redirect, redirectDocument } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { birthFormWords as words } from '../../words/kundli/birth-form.ts'
import { placeWords } from '../../words/kundli/place.ts'
import { say, type Language } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import type { CallApi } from '../api/client.ts'
import type { ApiFailure } from '../api/result.ts'
import { inLanguage, languageOf } from '../core/language.tsx'
import { validateBirthForm } from '../ui/birth/validate-birth-form.ts'
import type { FormProblem } from '../ui/birth/validate-birth-form.ts'
import { resolveBirthPlace } from '../ui/birth/resolve-birth-place.ts'
import { toBirthInput, parseStoredBirthForm, readBirthForm } from '../ui/birth/birth-form-values.ts'
import type { BirthFormValues, BirthInput } from '../ui/birth/birth-form-values.ts'
import { readIdempotencyKey } from '../ui/form/idempotency-field.tsx'
import type { BirthFormResult } from './birth-form-state.ts'
import { personaFromUrl } from '../core/persona-from-url.ts'
import { scriptedField } from './scripted-field.ts'
import { leaveBirth } from '../ui/birth/unsaved-births.ts'

type ActionReply = Response | BirthFormResult | ReturnType<typeof data<BirthFormResult>>

/**
 * What the birth form does, before the script has come and after: looks up the place, draws the kundli,
 * or saves it. Someone who must sign in first, and has no script, finds the form as they left it: it
 * waits in a cookie that no script and no address ever sees.
 *
 * @param leadTo where to go with the saved kundli, "{bid}" in it; null stays, and says so.
 * @param unsavedQuery what the address of an unsaved kundli says beside its key.
 */
export async function birthFormAction(
  { request, url, context }: ActionFunctionArgs,
  leadTo: (url: URL) => string | null,
  unsavedQuery: Record<string, string> = {},
): Promise<ActionReply> {
  const call = apiFor(context)
  const language = languageOf(url.pathname)
  const form = await request.formData()
  const place = form.get('place')
  const { formValues, places } = await resolveBirthPlace(call, readBirthForm(form), place)
  if (places) {
    const text = say(places.length ? placeWords.placeChoose : placeWords.placeNone, language)
    return { formValues, places, problem: { name: 'pob', text } }
  }
  const check = validateBirthForm(formValues, language)
  if (check.problem) return { formValues, problem: check.problem }
  const input = toBirthInput(check.formValues, check.moment)
  const sent = { form, formValues: check.formValues, input }
  return form.get('intent') === 'save'
    ? saveKundli(call, sent, { url, language, next: leadTo(url) })
    : seeKundli(call, sent, { request, url, context }, unsavedQuery)
}

interface SentBirth {
  form: FormData
  formValues: BirthFormValues
  input: BirthInput
}

/**
 * Leads to the kundli's own page, which nobody has to sign in for. What was typed waits in the form for
 * whoever comes back to it.
 */
async function seeKundli(
  call: CallApi,
  { formValues, input }: SentBirth,
  visit: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>,
  unsavedQuery: Record<string, string>,
): Promise<ActionReply> {
  const language = languageOf(visit.url.pathname)
  const result = await call('birthdetails/chart', input)
  if (!result.ok) return { formValues, problem: problemOf(result, say(words.tryLater, language)) }
  const { key, cookie } = leaveBirth(visit, input)
  const query = new URLSearchParams({ unsaved: key, ...unsavedQuery })
  const persona = personaFromUrl(visit.url)
  if (persona) query.set('type', persona)
  const headers = new Headers([
    ['Set-Cookie', cookie],
    ['Set-Cookie', draftCookie(formValues, visit.url)],
  ])
  return redirect(inLanguage(`/kundli?${query}`, language), { headers })
}

async function saveKundli(
  call: CallApi,
  { form, formValues, input }: SentBirth,
  { url, language, next }: { url: URL; language: Language; next: string | null },
): Promise<ActionReply> {
  const isScripted = form.has(scriptedField)
  const once = await saveKey(form, formValues, input)
  const { bid } = formValues
  const result = bid
    ? await call('birthdetails/update', { ...input, bid }, once)
    : await call('birthdetails/add', input, once)
  if (result.ok) {
    if (!next && isScripted) return { formValues, savedMessage: result.data.message ?? '' }
    // A whole load where someone has just signed in: the header must know them.
    const to = (next ?? url.pathname).replace('{bid}', result.data.bid)
    return redirectDocument(next ? inLanguage(to, language) : to, {
      headers: { 'Set-Cookie': draftCookie(null, url) },
    })
  }
  if (result.status !== 401)
    return { formValues, problem: problemOf(result, say(words.failedToAdd, language)) }
  // By its status the router knows not to ask for the page anew: that would lead a visitor away from it.
  if (isScripted)
    return data({ formValues, needsLogin: true } satisfies BirthFormResult, { status: 401 })
  const login = new URLSearchParams({ next: url.pathname + url.search })
  return redirect(inLanguage(`/login?${login}`, language), {
    headers: { 'Set-Cookie': draftCookie(formValues, url) },
  })
}

/**
 * A refusal with choices asks back about the moment; any other is about the form as a whole.
 *
 * @param notOk the sentence for a refusal by HTTP status.
 */
function problemOf({ status, message, choices }: ApiFailure, notOk: string): FormProblem {
  if (status !== 200) return { name: null, text: notOk }
  return { name: choices ? 'tob_offset' : null, text: message, choices }
}

/** The same details saved again from one page, after a lost reply or by a second press, are one kundli. */
async function saveKey(form: FormData, { bid }: BirthFormValues, input: BirthInput) {
  const { idempotencyKey } = readIdempotencyKey(form)
  if (!idempotencyKey) return {}
  const content = new TextEncoder().encode(JSON.stringify({ ...input, bid }))
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', content)).toString('base64url')
  return { idempotencyKey: `${idempotencyKey}.${digest}` }
}

/** The form as it was left before signing in, if it was; a cookie can hold anything. */
export function readBirthDraft(request: Request): BirthFormValues | null {
  const { birth_draft: value } = parseCookie(request.headers.get('Cookie') ?? '')
  if (!value) return null
  try {
    return parseStoredBirthForm(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}

function draftCookie(formValues: BirthFormValues | null, { protocol }: URL): string {
  const value = formValues ? Buffer.from(JSON.stringify(formValues)).toString('base64url') : ''
  const age = formValues && value.length < 4000 ? 900 : 0
  return `birth_draft=${age ? value : ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`
}
