import { dayPartsInHindi } from '../../../words/reading/almanac/muhurta-texts.ts'
import { weekdayNames } from '../../../words/say.ts'
import { startOfIstDay } from '../../core/time/india-time.ts'
import { civilDateAt, clockTimeText } from '../../panchang/place-clock.ts'
import type { PlaceClock } from '../../panchang/place-clock.ts'
import type { ReadingLanguage } from '../types/reading-types.ts'
import { dateText } from '../verdicts/date-text.ts'

/** Days and hours of an almanac in words. Minutes are those that the pages of the almanac print. */

/** "4 December 2026". */
export function dayText(date: string, language: ReadingLanguage): string {
  return dateText(startOfIstDay(date).toISOString())[language]
}

/** "Friday 4 December 2026", "शुक्रवार 4 दिसंबर 2026". */
export function weekdayAndDay(date: string, language: ReadingLanguage): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return `${weekdayNames[language][weekday]} ${dayText(date, language)}`
}

interface ClockTime {
  hour: number
  /** "9:12" of twelve hours. */
  text: string
}

function timeAt(utc: string, place: PlaceClock): ClockTime {
  const [hour = 0, minute = 0] = clockTimeText(utc, civilDateAt(utc, place), place, 'en')
    .split(':')
    .map(Number)
  return { hour, text: `${hour % 12 || 12}:${String(minute).padStart(2, '0')}` }
}

const partOf = ({ hour }: ClockTime): string =>
  dayPartsInHindi.findLast(({ from }) => hour >= from)?.name ?? ''
const inEnglish = ({ hour, text }: ClockTime): string => `${text} ${hour < 12 ? 'am' : 'pm'}`

/** "9:12 am", "सुबह 9:12". */
export function timeText(utc: string, place: PlaceClock, language: ReadingLanguage): string {
  const time = timeAt(utc, place)
  return language === 'en' ? inEnglish(time) : `${partOf(time)} ${time.text}`
}

/** "from 9:12 am to 10:48 am", "सुबह 9:12 से 10:48 तक". */
export function hoursText(
  { startUtc, endUtc }: { startUtc: string; endUtc: string },
  place: PlaceClock,
  language: ReadingLanguage,
): string {
  const [start, end] = [timeAt(startUtc, place), timeAt(endUtc, place)]
  if (language === 'en') return `from ${inEnglish(start)} to ${inEnglish(end)}`
  const until = partOf(start) === partOf(end) ? end.text : `${partOf(end)} ${end.text}`
  return `${partOf(start)} ${start.text} से ${until} तक`
}

/** "11:40 am on 23 November 2026" where it is another day than `date`. */
export function untilText(
  utc: string,
  date: string,
  place: PlaceClock,
  language: ReadingLanguage,
): string {
  const there = civilDateAt(utc, place)
  const time = timeText(utc, place, language)
  if (there === date) return time
  return language === 'en'
    ? `${time} on ${dayText(there, 'en')}`
    : `${dayText(there, 'hi')} को ${time}`
}
