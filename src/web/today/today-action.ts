import { redirect } from 'react-router'
import type { ActionFunctionArgs } from 'react-router'
import { todayWords as words } from '../../words/today/today.ts'
import { say } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { currentSession } from '../core/session.ts'
import { inLanguage, languageOf } from '../core/language.tsx'
import { formTextReader } from '../ui/form/form-text.ts'
import { resolvePlace } from '../ui/place/place-query.ts'
import { cityCookie, signCookie, type KeptCity } from './kept-choices.ts'

/** Remembers the city or the sign that a form names: on the device, and the city with the account as well. */
export async function keepChoice({ request, url, context }: ActionFunctionArgs) {
  const language = languageOf(url.pathname)
  const form = await request.formData()
  const text = formTextReader(form)
  const back = (cookie: string) =>
    redirect(inLanguage('/today', language), { headers: { 'Set-Cookie': cookie } })
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
