import { datesIn } from '../claims/words/phrase-nodes.ts'
import type { AlmanacLimb } from './almanac-limbs.ts'

/** The days that an answer named, and what a follow-up says of them: these two, not that one, is it a Sunday. */

const join = '\\s*(?:,|&|and|or|aur|ya|और|या)\\s*'
const dayNumber = '\\d{1,2}(?:st|nd|rd|th)?'
const monthName =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|जनवरी|फ़?रवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर'
const dayList = new RegExp(
  `(?<!\\d)((?:${dayNumber}${join})+)(${dayNumber})\\s+(${monthName})(?![\\p{L}\\p{M}])`,
  'giu',
)

/** "8, 15 and 22 February": every day with its month. */
const withMonths = (answer: string): string =>
  answer.replace(
    dayList,
    (_all, days: string, last: string, name: string) =>
      `${days.replace(new RegExp(dayNumber, 'gu'), (day) => `${day} ${name}`)}${last} ${name}`,
  )

const monthFirst =
  'january|february|march|april|may|june|july|august|september|october|november|december'.split('|')
const monthThenDay = new RegExp(
  `(?<!\\p{L})(${monthFirst.map((name) => `${name.slice(0, 3)}[a-z]*`).join('|')}) (\\d{1,2})(?!\\d)`,
  'giu',
)
const englishDay = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthFirst.join('|')})(?:,? (20\\d\\d))?`,
  'giu',
)
const iso = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The days that an answer names, from today on, each in the nearest year in which it is to come. */
export function daysTold(text: string, at: Date): string[] {
  const answer = withMonths(text)
  const today = new Date(at.getTime() + 19_800_000).toISOString().slice(0, 10)
  const [thisYear] = today.split('-').map(Number)
  const told = datesIn(answer).flatMap((date) =>
    date.month !== null && date.day !== null
      ? [date as { year: number | null; month: number; day: number }]
      : [],
  )
  const written = [...answer.matchAll(englishDay)].map(([, day, month, year]) => ({
    year: year ? Number(year) : null,
    month: monthFirst.indexOf(month!.toLowerCase()) + 1,
    day: Number(day),
  }))
  const reversed = [...answer.matchAll(monthThenDay)].map(([, month, day]) => ({
    year: null,
    month: monthFirst.findIndex((name) => name.startsWith(month!.toLowerCase().slice(0, 3))) + 1,
    day: Number(day),
  }))
  return [...told, ...written, ...reversed].flatMap(({ year, month, day }) => {
    if (year !== null) return iso(year, month, day) >= today ? [iso(year, month, day)] : []
    const date = [thisYear!, thisYear! + 1]
      .map((each) => iso(each, month, day))
      .find((each) => each >= today)
    return date ? [date] : []
  })
}

const number =
  /(?<![\d.:])(\d{1,2})(?:st|nd|rd|th)?(?![\d:]|\s*(?:baje|bje|am|pm|o.?clock|lakh|lac|crore|saal|years?|people|log|days?|din|बजे|लाख|साल|दिन|लोग)(?![\p{L}\p{M}]))/giu
const pair =
  /(?<![\d.:])(\d{1,2})(?:st|nd|rd|th)?(?:\s+[\p{L}\p{M}]+){0,2}?\s+(?:or|ya|yaa|vs|या)\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?(?![\d:])/iu
const ruledOut =
  /(?<![\p{L}\p{M}])(?:not?|can['’]?t|cannot|cant|won['’]?t|wont|busy|nahi|nhi|nahin|nai|skip|leave|except|chhod\p{L}*|नहीं|नही|छोड़[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu
const asksTithi =
  /(?<![\p{L}\p{M}])(?:ama+va+s\p{L}*|amavasya|pu+rnima|pu+nam|ekadashi|tithi|new moon|full moon|अमावस[\p{L}\p{M}]*|पूर्णिमा|पूनम|एकादशी|तिथि)(?![\p{L}\p{M}])/iu
const asksWeekday =
  /(?<![\p{L}\p{M}])(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|week ?day|(?:ravi|som|mangal|budh|guru|shukra|shani)[vw]a+r|itwar|रविवार|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|इतवार)(?![\p{L}\p{M}])/iu
const asksTime = /(?<![\p{L}\p{M}])(?:time|baje|samay|muh\p{L}*|hour|समय|बजे|मुहूर्त)(?![\p{L}\p{M}])/iu

/** Days that were told, as a follow-up narrows them; null where it names none of them. */
export function amongDaysTold(
  question: string,
  told: readonly string[],
): { days: string[]; limb?: AlmanacLimb } | null {
  const days = [...new Set(told)].toSorted()
  const dayOf = (digits: string | undefined): string | undefined =>
    days.find((date) => Number(date.slice(8)) === Number(digits))
  const [, first, second] = pair.exec(question) ?? []
  const two = [dayOf(first), dayOf(second)].filter((day) => day !== undefined).toSorted()
  if (two.length === 2 && two[0] !== two[1]) return { days: two }
  const named = [...question.matchAll(number)].flatMap(([, digits]) => dayOf(digits) ?? [])
  if (named.length === 0) return null
  if (asksTithi.test(question)) return { days: named.slice(0, 1), limb: 'tithi' }
  if (asksWeekday.test(question) && !asksTime.test(question))
    return { days: named.slice(0, 1), limb: 'vara' }
  const left = days.filter((date) => !named.includes(date))
  if (ruledOut.test(question) && left.length > 0) return { days: left }
  return { days: [...new Set(named)].toSorted() }
}
