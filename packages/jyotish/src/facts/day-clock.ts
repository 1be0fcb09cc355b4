/** Times of a panchang's day, by the clock of its place. */
import { bilingual } from '../sky/bilingual.ts'
import { dateOfDays } from '../sky/calendar.ts'
import type { PanchangOfDay, TimeSpan } from '../panchang/types.ts'
import type { BilingualText } from '../sky/types.ts'
import { dayText } from './fact-texts.ts'
import { dayMs } from '../sky/instant.ts'

/** "14:23", by the clock of the place. */
function clock(utc: string, offsetMinutes: number): string {
  const minutes = Math.round(Date.parse(utc) / 60_000 + offsetMinutes)
  const ofDay = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}

/** Says instants by the clock of the day's place, to the minute, and the date where it is another. */
export function clockOf({ date, offsetSeconds }: PanchangOfDay) {
  const offsetMinutes = offsetSeconds / 60
  return (utc: string): BilingualText => {
    const minute = new Date(Math.round(Date.parse(utc) / 60_000) * 60_000).toISOString()
    const days = Math.floor((Date.parse(minute) + offsetSeconds * 1000) / dayMs)
    const on = dateOfDays(days)
    const isToday =
      date === `${on.year}-${String(on.month).padStart(2, '0')}-${String(on.day).padStart(2, '0')}`
    const time = clock(minute, offsetMinutes)
    const said = dayText(minute, offsetMinutes)
    return isToday
      ? bilingual(time, time)
      : bilingual(`${time} on ${said.en}`, `${said.hi}, ${time}`)
  }
}
export type Clock = ReturnType<typeof clockOf>

export const untilText = (at: BilingualText): BilingualText =>
  bilingual(`until ${at.en}`, `${at.hi} बजे तक`)
export const fromToText = ({ startUtc, endUtc }: TimeSpan, tell: Clock): BilingualText =>
  bilingual(
    `from ${tell(startUtc).en} to ${tell(endUtc).en}`,
    `${tell(startUtc).hi} से ${tell(endUtc).hi} बजे तक`,
  )
export const bounds = ({ startUtc, endUtc }: TimeSpan) => ({ fromUtc: startUtc, toUtc: endUtc })
