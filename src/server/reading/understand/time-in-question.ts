import { dayMs } from '../../../contract/core/constants.ts'
import { indiaClock, istDay, startOfIstDay } from '../../core/time/india-time.ts'
import { findPhrases, buildLexicon } from './lexicon.ts'
import type { PhraseMatch } from './lexicon.ts'

/** The time a question names: one day, or a span. Instants are ISO 8601 UTC; days are those of India, where the people who ask live. */
export interface AskedTime {
  kind: 'day' | 'span'
  from: string
  to: string
}

const relative = buildLexicon<string>([
  ['aaj kal, aajkal, these days, nowadays, kal tak, kaal sarp, kaal sarpa, आजकल, आज कल', 'none'],
  ['today, aaj, aj, tonight, आज', 'day+0'],
  ['tomorrow, tmrw, tomorow, kal, कल', 'day+1'],
  ['day after tomorrow, parso, parson, parsu, परसों, परसो', 'day+2'],
  [
    'this week, is hafte, is week, is saptah, yeh hafta, ye hafta, इस हफ्ते, इस सप्ताह, यह सप्ताह, यह हफ्ता',
    'week+0',
  ],
  [
    'next week, agle hafte, agla hafta, agle week, अगले हफ्ते, अगले सप्ताह, अगला हफ्ता, अगला सप्ताह',
    'week+1',
  ],
  [
    'this month, is mahine, is month, yeh mahina, ye mahina, is mahina, इस महीने, यह महीना, ये महीना',
    'month+0',
  ],
  ['next month, agle mahine, agla mahina, agle month, अगले महीने, अगला महीना', 'month+1'],
  [
    'this year, is saal, is sal, yeh saal, ye saal, is year, is varsh, iss saal, इस साल, यह साल, ये साल, इस वर्ष, यह वर्ष',
    'year+0',
  ],
  // Both years are all the time that is near: none of them is asked about.
  ['this year or next, this year or the next', 'none'],
  [
    'next year, agle saal, agle sal, agla saal, coming year, agle year, aane wala saal, अगले साल, अगला साल, अगले वर्ष, आने वाला साल',
    'year+1',
  ],
])

const weekdays = buildLexicon<number>([
  ['sunday, ravivar, itvar, itwar, रविवार, इतवार', 0],
  ['monday, somvar, somwar, सोमवार', 1],
  ['tuesday, mangalvar, mangalwar, मंगलवार', 2],
  ['wednesday, budhvar, budhwar, बुधवार', 3],
  ['thursday, guruvar, guruwar, brihaspativar, veervar, गुरुवार, बृहस्पतिवार, वीरवार', 4],
  ['friday, shukravar, shukrawar, jumma, शुक्रवार', 5],
  ['saturday, shanivar, shaniwar, शनिवार', 6],
])

const months = buildLexicon<number>([
  ['january, jan, janvari, जनवरी', 0],
  ['february, feb, farvari, फरवरी', 1],
  ['march, मार्च', 2],
  ['april, apr, अप्रैल', 3],
  ['मई, may month, in may, by may, may tak, may me, may mein', 4],
  ['june, जून', 5],
  ['july, julai, जुलाई', 6],
  ['august, aug, agast, अगस्त', 7],
  ['september, sept, sitambar, सितंबर, सितम्बर', 8],
  ['october, oct, aktubar, अक्टूबर, अक्तूबर', 9],
  ['november, nov, navambar, नवंबर, नवम्बर', 10],
  ['december, dec, disambar, दिसंबर, दिसम्बर', 11],
])

const timeUnits = buildLexicon<string>([
  ['years, year, saal, sal, varsh, साल, वर्ष', 'year'],
  ['months, month, mahine, mahina, maah, महीने, महीना, माह', 'month'],
  ['weeks, week, hafte, hafta, हफ्ते, सप्ताह', 'week'],
  ['days, din, दिन, दिनों', 'day'],
])
const numbers = buildLexicon<number>([
  ['one, ek, 1, एक', 1],
  ['two, 2, दो', 2],
  ['three, teen, 3, तीन', 3],
  ['four, chaar, char, 4, चार', 4],
  ['five, paanch, panch, 5, पांच, पाँच', 5],
  ['six, chhah, 6, छह', 6],
  ['ten, das, 10, दस', 10],
])
const lookAhead = buildLexicon<true>([
  ['next, within, in, coming, agle, aane wale, aage ke, अगले, आने वाले, के अंदर, upcoming', true],
])

/** Which week of a month that is named: its first day, counted from 0; the last from the end. */
const weeksOfMonth = buildLexicon<number>([
  ['first week, 1st week, pehle hafte, pahle hafte, pehle week, pahle week, पहले हफ्ते, पहले सप्ताह', 0],
  ['second week, 2nd week, dusre hafte, doosre hafte, dusre week, दूसरे हफ्ते, दूसरे सप्ताह', 7],
  ['third week, 3rd week, teesre hafte, tisre hafte, teesre week, तीसरे हफ्ते, तीसरे सप्ताह', 14],
  [
    'last week, aakhri hafte, akhri hafte, aakhiri hafte, akhiri hafte, last hafte, aakhri week, आखिरी हफ्ते, आख़िरी हफ़्ते, आखरी हफ्ते, अंतिम सप्ताह, आखिरी सप्ताह',
    -7,
  ],
])

/** Midnight in India of the day that holds the instant, plus whole days. */
function dayStart(at: Date, days: number): number {
  return startOfIstDay(istDay(at, days)).getTime()
}

function fromCalendar(year: number, month: number, day = 1): number {
  return startOfIstDay(new Date(Date.UTC(year, month, day)).toISOString()).getTime()
}

function askedTimeOf(kind: 'day' | 'span', from: number, to: number): AskedTime {
  return { kind, from: new Date(from).toISOString(), to: new Date(to).toISOString() }
}

function relativeTime(code: string, at: Date): AskedTime {
  const [unit, steps] = code.split('+') as [string, string]
  const ahead = Number(steps)
  const local = indiaClock(at)
  const year = local.getUTCFullYear()
  const month = local.getUTCMonth()
  if (unit === 'day') return askedTimeOf('day', dayStart(at, ahead), dayStart(at, ahead + 1))
  if (unit === 'week')
    return askedTimeOf('span', dayStart(at, ahead * 7), dayStart(at, ahead * 7 + 7))
  if (unit === 'month')
    return askedTimeOf(
      'span',
      fromCalendar(year, month + ahead),
      fromCalendar(year, month + ahead + 1),
    )
  return askedTimeOf('span', fromCalendar(year + ahead, 0), fromCalendar(year + ahead + 1, 0))
}

/** Whether two phrases have one word between them at most: "last week of August". */
function areNear(one: PhraseMatch<unknown>, other: PhraseMatch<unknown>): boolean {
  const [first, second] = one.at < other.at ? [one, other] : [other, one]
  return second.at - first.at - first.length <= 1
}

function monthTime(words: readonly string[], at: Date): AskedTime | undefined {
  const month = findPhrases(months, words)[0]
  if (!month) return undefined
  const near = [words[month.at - 1], words[month.at + month.length]]
  const day = near
    .map((word) => Number((word ?? '').replace(/(st|nd|rd|th)$/, '')))
    .find((n) => n >= 1 && n <= 31)
  const local = indiaClock(at)
  const namedYear = words.map(Number).find((n) => n >= 2000 && n <= 2100)
  const hasPassed =
    month.value < local.getUTCMonth() ||
    (day && month.value === local.getUTCMonth() && day < local.getUTCDate())
  const year = namedYear ?? local.getUTCFullYear() + (hasPassed ? 1 : 0)
  if (day) {
    const start = fromCalendar(year, month.value, day)
    return askedTimeOf('day', start, start + dayMs)
  }
  const week = findPhrases(weeksOfMonth, words).find((hit) => areNear(hit, month))
  if (week) {
    // The last week ends with the month.
    const isLast = week.value < 0
    const start = fromCalendar(year, isLast ? month.value + 1 : month.value, week.value + 1)
    return askedTimeOf('span', start, start + 7 * dayMs)
  }
  const [first, next] = [fromCalendar(year, month.value), fromCalendar(year, month.value + 1)]
  const end = isBefore(words, month) ? first : isUntil(words, month) ? next : null
  return end !== null && end > at.getTime()
    ? askedTimeOf('span', at.getTime(), end)
    : askedTimeOf('span', first, next)
}

/** "Before January", "जनवरी से पहले". */
function isBefore(words: readonly string[], { at, length }: PhraseMatch<unknown>): boolean {
  const behind = words.slice(at + length, at + length + 2).join(' ')
  return (
    words[at - 1] === 'before' || /^(?:se|ke|से|के) (?:pehle|pahle|phle|pahele|पहले)$/u.test(behind)
  )
}

/** "By March", "मार्च तक". */
function isUntil(words: readonly string[], { at, length }: PhraseMatch<unknown>): boolean {
  const last = words[at + length - 1] ?? ''
  const [behind = ''] = words.slice(at + length)
  return (
    /^(?:by|till|until|upto)$/u.test(words[at - 1] ?? '') ||
    [last, behind].some((word) => /^(?:tak|तक)$/u.test(word))
  )
}

function countedTime(words: readonly string[], at: Date): AskedTime | undefined {
  for (const unit of findPhrases(timeUnits, words)) {
    const number = findPhrases(numbers, words).find((hit) => hit.at === unit.at - 1)
    const ahead = number && findPhrases(lookAhead, words).some((hit) => hit.at < number.at)
    if (!number || !ahead) continue
    const days = { year: 365.25, month: 30.44, week: 7, day: 1 }[unit.value] ?? 1
    return askedTimeOf('span', at.getTime(), at.getTime() + number.value * days * dayMs)
  }
  return undefined
}

/** The time that the folded words of a question name, if any. A passed date is taken for the next one. */
export function timeInQuestion(words: readonly string[], at: Date): AskedTime | undefined {
  const byMonth = monthTime(words, at)
  if (byMonth) return byMonth
  const byCount = countedTime(words, at)
  if (byCount) return byCount
  const hits = findPhrases(relative, words).sort((a, b) => b.length - a.length)
  if (hits[0] && hits[0].value !== 'none') return relativeTime(hits[0].value, at)
  const weekday = findPhrases(weekdays, words)[0]
  if (weekday) {
    const today = indiaClock(at).getUTCDay()
    const ahead = (weekday.value - today + 7) % 7
    return askedTimeOf('day', dayStart(at, ahead), dayStart(at, ahead + 1))
  }
  const year = words.map(Number).find((n) => n >= 2000 && n <= 2100)
  return year ? askedTimeOf('span', fromCalendar(year, 0), fromCalendar(year + 1, 0)) : undefined
}
