import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { birthForm as words } from '../../words/kundli/birth-form.ts'
import { placeWords } from '../../words/kundli/place.ts'
import { say } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { inLanguage, languageOf } from '../core/language.tsx'
import type { Acted } from './birth-form.tsx'
import { checkTyped } from '../ui/birth/check-typed.ts'
import { settlePlace } from '../ui/birth/settle-place.ts'
import { sentOf, typedKept, typedOf } from '../ui/birth/typed.ts'
import type { Typed } from '../ui/birth/typed.ts'

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
): Promise<Response | Acted> {
  const ask = apiFor(context)
  const language = languageOf(url.pathname)
  const form = await request.formData()
  const { typed, places } = await settlePlace(ask, typedOf(form), form.get('place'))
  if (places)
    return {
      typed,
      places,
      problem: say(places.length ? placeWords.placeChoose : placeWords.placeNone, language),
    }
  const checked = checkTyped(typed, language)
  if (checked.problem !== undefined)
    return { typed, problem: checked.problem, choices: checked.choices }
  const sent = sentOf(checked.typed)
  try {
    if (form.get('intent') !== 'save') {
      const seen = await ask('birthdetails/kundli', { ...sent, ...openedBy(form) })
      return seen.status === 'success'
        ? { typed: checked.typed, kundli: seen.kundli, sent }
        : { typed: checked.typed, problem: seen.message, choices: seen.choices }
    }
    const { bid } = typed
    const saved = bid
      ? await ask('birthdetails/update', { ...sent, bid })
      : await ask('birthdetails/add', sent)
    if (saved.status === 'fail')
      return { typed: checked.typed, problem: saved.message, choices: saved.choices }
    return redirect(inLanguage(afterSave(url).replace('{bid}', saved.bid), language), {
      headers: { 'Set-Cookie': draftCookie(null, url) },
    })
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal
    if (refusal.status !== 401) return { typed, problem: say(words.failedToAdd, language) }
    const next = url.pathname + url.search
    return redirect(inLanguage(`/login?${new URLSearchParams({ next })}`, language), {
      headers: { 'Set-Cookie': draftCookie(checked.typed, url) },
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
export function draftOf(request: Request): Typed | null {
  const value = /(?:^|;\s*)birth_draft=([\w-]{1,4096})/.exec(
    request.headers.get('Cookie') ?? '',
  )?.[1]
  if (!value) return null
  try {
    return typedKept(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}

function draftCookie(typed: Typed | null, { protocol }: URL): string {
  const value = typed ? Buffer.from(JSON.stringify(typed)).toString('base64url') : ''
  const age = typed && value.length < 4000 ? 900 : 0
  return `birth_draft=${age ? value : ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`
}
