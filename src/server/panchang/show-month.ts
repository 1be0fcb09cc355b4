import { panchangOfMonth, tithiName, type PanchangMonthDay } from '@drishti/jyotish'
import type { PanchangMonthData } from '../../contract/panchang-data.ts'
import { panchangSentences as words } from '../../words/panchang/panchang-server.ts'
import {
  formatDate as dateSaid,
  monthNames,
  say,
  weekdayNames,
  type Language,
} from '../../words/say.ts'
import { festivalsOfMonth } from './festival-names.ts'
import {
  clockTimeText,
  offsetOn,
  showPlace,
  requestedOrCurrentDay,
  type PlaceClock,
} from './place-clock.ts'

/** The weekdays in short, from Sunday. */
export const shortWeekdays = {
  en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  hi: 'रवि सोम मंगल बुध गुरु शुक्र शनि'.split(' '),
}

/**
 * A month of the civil calendar at a place, a square for each day, ready to print.
 *
 * @param month YYYY-MM, 1900 to 2100.
 */
export function showMonth(
  month: string,
  place: PlaceClock,
  at: Date,
  language: Language,
): PanchangMonthData {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const middle = `${month}-15`
  const days = panchangOfMonth({
    year,
    month: number,
    latitude: place.lat,
    longitude: place.lng,
    offsetSeconds: offsetOn(middle, place),
  })
  const today = requestedOrCurrentDay(at, place)
  const festivals = festivalsOfMonth(month, place, language)
  const lunar = [...new Set(days.map((day) => day.purnimanta.name[language]))]
  return {
    month,
    heading: `${monthNames[language][number - 1]} ${year}`,
    place: showPlace(place, middle, language),
    previous: month > '1900-01' ? monthFrom(year, number - 1) : null,
    next: month < '2100-12' ? monthFrom(year, number + 1) : null,
    lunarMonths: lunar.join(' · '),
    weekdays: weekdayNames[language].map((name, i) => ({
      name,
      short: shortWeekdays[language][i]!,
    })),
    blanks: days[0]!.vara,
    days: days.map((day) => {
      const clock = (utc: string) => clockTimeText(utc, day.date, place, language)
      return {
        date: day.date,
        day: Number(day.date.slice(8)),
        name: dateSaid(`${day.date}T12:00:00Z`, language, 'long', 'UTC'),
        today: day.date === today,
        tithi: day.tithi.name[language],
        tithiNumber: ((day.tithi.number - 1) % 15) + 1,
        paksha: day.paksha,
        until: clock(day.tithi.endUtc),
        nakshatra: day.nakshatra.name[language],
        moonRashi: day.moonRashiName[language],
        sunrise: day.sunriseUtc && clock(day.sunriseUtc),
        sunset: day.sunsetUtc && clock(day.sunsetUtc),
        marks: marksOf(day, clock, language),
        festivals: festivals.get(day.date) ?? [],
      }
    }),
  }
}

function monthFrom(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 7)
}

function marksOf(
  { tithi, skippedTithis, sankranti }: PanchangMonthDay,
  clock: (utc: string) => string,
  language: Language,
): string[] {
  // A full or new moon that no sunrise sees is marked all the same.
  const holds = (number: number) => tithi.number === number || skippedTithis.includes(number)
  return [
    ...(holds(15) ? [say(words.fullMoon, language)] : []),
    ...(holds(30) ? [say(words.newMoon, language)] : []),
    ...(sankranti
      ? [say(words.sankranti, language, sankranti.name[language], clock(sankranti.utc))]
      : []),
    ...skippedTithis.map((skipped) => say(words.skipped, language, tithiName(skipped, language))),
  ]
}
