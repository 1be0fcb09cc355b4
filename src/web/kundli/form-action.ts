import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { birthForm as words } from '../../words/birth-form.ts'
import { say } from '../../words/say.ts'
import { placeMaxLength } from '../../contract/numbers.ts'
import { asker } from '../ask.ts'
import { inLanguage, languageOf } from '../language.tsx'
import type { Acted } from './birth-form.tsx'
import { checkTyped } from './check-typed.ts'
import type { PlaceFound } from './place-search.tsx'
import { sentOf, typedOf } from './typed.ts'
import type { Typed } from './typed.ts'

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
  const ask = asker(context)
  const language = languageOf(url.pathname)
  const form = await request.formData()
  const typed = withChosenPlace(withoutOldPlace(typedOf(form)), form.get('place'))

  if (typed.pob && (!typed.lat || !typed.lng)) {
    const places = await lookUp(ask, typed.pob)
    if (places.length !== 1)
      return {
        typed,
        places,
        problem: say(places.length ? words.placeChoose : words.placeNone, language),
      }
    setPlace(typed, places[0]!)
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

/** The form as it was left before signing in, if it was. */
export function draftOf(request: Request): Typed | null {
  const value = /(?:^|;\s*)birth_draft=([\w-]{1,4096})/.exec(
    request.headers.get('Cookie') ?? '',
  )?.[1]
  if (!value) return null
  try {
    return JSON.parse(Buffer.from(value, 'base64url').toString('utf8')) as Typed
  } catch {
    return null
  }
}

function draftCookie(typed: Typed | null, { protocol }: URL): string {
  const value = typed ? Buffer.from(JSON.stringify(typed)).toString('base64url') : ''
  const age = typed && value.length < 4000 ? 900 : 0
  return `birth_draft=${age ? value : ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`
}

function withChosenPlace(typed: Typed, place: FormDataEntryValue | null): Typed {
  if (typeof place !== 'string') return typed
  try {
    const chosen = { ...typed }
    setPlace(chosen, JSON.parse(place) as PlaceFound)
    return chosen
  } catch {
    return typed
  }
}

function setPlace(typed: Typed, { description, geometry }: PlaceFound): void {
  typed.pob = String(description).slice(0, placeMaxLength)
  typed.lat = String(geometry.location.lat)
  typed.lng = String(geometry.location.lng)
  typed.placed = `${typed.pob}|${typed.lat}|${typed.lng}`
}

/** Coordinates that were found for another name than now stands there do not stay behind it. */
function withoutOldPlace({ placed, ...typed }: Typed): Typed {
  const [pob, lat, lng] = placed?.split('|') ?? []
  if (!placed || pob === typed.pob || lat !== typed.lat || lng !== typed.lng)
    return { ...typed, ...(placed && { placed }) }
  return { ...typed, lat: '', lng: '' }
}

async function lookUp(ask: ReturnType<typeof asker>, input: string): Promise<PlaceFound[]> {
  try {
    const found = await ask('places/suggest', { input })
    return found.status === 'success' ? found.predictions : []
  } catch (refusal) {
    if (refusal instanceof Response) return []
    throw refusal
  }
}
