import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { todayWords as words } from '../../../words/today/today.ts'
import { say } from '../../../words/say.ts'
import { apiFor } from '../../api/client.ts'
import { cityCookie, signCookie, type KeptCity } from '../../core/kept-choices.ts'
import { languageOf } from '../../core/language.tsx'
import { currentSession } from '../../core/session.ts'
import { formTextReader } from '../form/form-text.ts'
import { resolvePlace } from './place-query.ts'

/** What the action answers where nothing was remembered, and why. */
export interface KeepChoiceReply {
  problem: string | null
}

/** The fields that say what is remembered: they go into no address. */
const ownFields = ['intent', 'rashi', 'place', 'lat', 'lng', 'of']

/**
 * Remembers the city or the sign that a form names, on the device, and the city with the account as well. Leads
 * back to the page, whose address has what else the form held and no place.
 */
export async function keepChoice({
  request,
  url,
  context,
}: ActionFunctionArgs): Promise<Response | KeepChoiceReply> {
  const language = languageOf(url.pathname)
  const form = await request.formData()
  const text = formTextReader(form)
  const back = (cookie: string) => {
    const query = new URLSearchParams(url.searchParams)
    for (const [name, value] of form)
      if (typeof value === 'string' && value !== '') query.set(name, value)
    for (const name of ownFields) query.delete(name)
    const path = query.size ? `${url.pathname}?${query}` : url.pathname
    return redirect(path, { headers: { 'Set-Cookie': cookie } })
  }
  if (text('intent') === 'sign') {
    const rashi = Number(text('rashi'))
    return Number.isInteger(rashi) && rashi >= 0 && rashi < 12
      ? back(signCookie(rashi))
      : { problem: null }
  }
  const call = apiFor(context)
  const query = new URLSearchParams(
    ['place', 'lat', 'lng', 'of'].flatMap((name) => (text(name) ? [[name, text(name)]] : [])),
  )
  const { where } = await resolvePlace(call, query)
  const { lat, lng, place } = where
  if (!lat || !lng || !place) return { problem: say(words.noCity, language) }
  const city: KeptCity = { name: place, lat: Number(lat), lng: Number(lng) }
  if (await currentSession(context)) {
    const kept = await call('today/keepCity', city)
    if (!kept.ok) return { problem: kept.message || say(words.noCity, language) }
  }
  return back(cityCookie(city))
}
