import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { birthFormWords as words } from '../../words/kundli/birth-form.ts'
import { placeWords } from '../../words/kundli/place.ts'
import { say } from '../../words/say.ts'
import { apiFor } from '../api/throwing.ts'
import { inLanguage, languageOf } from '../core/language.tsx'
import type { BirthFormResult } from './birth-form.tsx'
import { validateBirthForm } from '../ui/birth/validate-birth-form.ts'
import { resolveBirthPlace } from '../ui/birth/resolve-birth-place.ts'
import { toBirthInput, parseStoredBirthForm, readBirthForm } from '../ui/birth/birth-form-values.ts'
import type { BirthFormValues } from '../ui/birth/birth-form-values.ts'

/**
 * What the birth form does when it is sent without the script: looks up the place, draws the kundli,
 * or saves it. Someone who must sign in first finds the form as they left it: it waits in a cookie
 * that no script and no address ever sees.
 *
 * @param afterSave where to go with the saved kundli, "{bid}" in it.
 */
export async function birthFormAction(
  { request, url, context }: ActionFunctionArgs,
  afterSave: (url: URL) => string,
): Promise<Response | BirthFormResult> {
  const ask = apiFor(context)
  const language = languageOf(url.pathname)
  const form = await request.formData()
  const { formValues, places } = await resolveBirthPlace(
    ask,
    readBirthForm(form),
    form.get('place'),
  )
  if (places)
    return {
      formValues,
      places,
      problem: say(places.length ? placeWords.placeChoose : placeWords.placeNone, language),
    }
  const check = validateBirthForm(formValues, language)
  if (check.problem !== undefined)
    return { formValues, problem: check.problem, choices: check.choices }
  const sentBirth = toBirthInput(check.formValues)
  try {
    if (form.get('intent') !== 'save') {
      const drawReply = await ask('birthdetails/kundli', { ...sentBirth, ...openedBy(form) })
      return drawReply.status === 'success'
        ? { formValues: check.formValues, kundli: drawReply.kundli, sentBirth }
        : { formValues: check.formValues, problem: drawReply.message, choices: drawReply.choices }
    }
    const { bid } = formValues
    const saveReply = bid
      ? await ask('birthdetails/update', { ...sentBirth, bid })
      : await ask('birthdetails/add', sentBirth)
    if (saveReply.status === 'fail')
      return {
        formValues: check.formValues,
        problem: saveReply.message,
        choices: saveReply.choices,
      }
    return redirect(inLanguage(afterSave(url).replace('{bid}', saveReply.bid), language), {
      headers: { 'Set-Cookie': draftCookie(null, url) },
    })
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal
    if (refusal.status !== 401) return { formValues, problem: say(words.failedToAdd, language) }
    const next = url.pathname + url.search
    return redirect(inLanguage(`/login?${new URLSearchParams({ next })}`, language), {
      headers: { 'Set-Cookie': draftCookie(check.formValues, url) },
    })
  }
}

/** What the kundli under the form is asked to show besides: a division, a dasha's parts, the facts. */
function openedBy(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  return {
    varga: text('varga') as 'D1' | undefined,
    dasha: text('dasha'),
    facts: form.has('facts'),
  }
}

/** The form as it was left before signing in, if it was; a cookie can hold anything. */
export function readBirthDraft(request: Request): BirthFormValues | null {
  const value = /(?:^|;\s*)birth_draft=([\w-]{1,4096})/.exec(
    request.headers.get('Cookie') ?? '',
  )?.[1]
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
