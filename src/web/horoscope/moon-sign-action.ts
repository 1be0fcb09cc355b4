import type { ActionFunctionArgs } from 'react-router'
import { ownSignWords as words } from '../../words/horoscope/own-sign.ts'
import { say } from '../../words/say.ts'
import { apiFor } from '../api/client.ts'
import { languageOf } from '../core/language.tsx'
import { formTextReader } from '../ui/form/form-text.ts'

/** What the finder answers: a sign, 0 to 11 from Aries, or why there is none. */
export interface MoonSignReply {
  date: string
  time: string
  moonSign?: number
  problem?: string
}

// The middle of India: the Moon crosses a sign in 54 hours, so the place weighs minutes.
const place = { pob: 'India', lat: 22.97, lng: 78.66 }

/** The Moon's sign of a birth date, with its time if that is known. It is posted, so that no address holds it. */
export async function findMoonSign({
  request,
  url,
  context,
}: ActionFunctionArgs): Promise<MoonSignReply> {
  const language = languageOf(url.pathname)
  const text = formTextReader(await request.formData())
  const [date, time] = [text('date'), text('time').slice(0, 5)]
  const [year, month, day] = date.split('-')
  if (!year || !month || !day) return { date, time, problem: say(words.noDate, language) }
  const result = await apiFor(context)('birthdetails/chart', {
    full_name: '-',
    dob: `${day}/${month}/${year}`,
    tob: time,
    tob_known: time !== '',
    ...place,
    gender: 'Female',
    marital_status: 'Single',
    language: language === 'hi' ? 'Hindi' : 'English',
  })
  if (!result.ok) {
    const problem = (result.status === 200 && result.message) || say(words.failed, language)
    return { date, time, problem }
  }
  const moonSign = result.data.chart.grahas.moon?.rashi
  if (typeof moonSign === 'number') return { date, time, moonSign }
  return { date, time, problem: say(words.changes, language) }
}
