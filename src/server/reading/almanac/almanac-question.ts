import { plainWorry } from '../frame/rules/plain-danger.ts'
import { dayMs } from '../../../contract/core/constants.ts'
import { istDay } from '../../core/time/india-time.ts'
import type { Frame } from '../frame/frame.ts'
import { foldedWords } from '../understand/fold.ts'
import { timeInQuestion } from '../understand/time-in-question.ts'
import type { DayEvent } from '../../../words/reading/day-events.ts'
import { namesTreatment } from '../frame/rules/choices/treatment.ts'
import { dayEventIn, numberedDay } from './day-event.ts'
import { limbWords } from './almanac-limbs.ts'
import type { AlmanacLimb } from './almanac-limbs.ts'
import { anyBeginning, undertakingIn } from './undertakings.ts'
import type { Undertaking } from './undertakings.ts'

/** Civil days, YYYY-MM-DD, both included. */
export interface DayRange {
  from: string
  to: string
  /** `day` where one day is named; `open` where no time is. */
  kind: 'day' | 'month' | 'year' | 'days' | 'open'
  /** Of a day that was chosen before its hours are asked for. */
  asksHour?: true
  /** The next good day behind one that was named, not the best of all. */
  asksNext?: true
  /** Several days of it are asked for. */
  asksDates?: true
  part?: 'morning' | 'afternoon' | 'evening'
  /** The days between which the asker chooses, where two or more are named. */
  named?: readonly string[]
}

/** A question that the almanac answers. */
export type AlmanacQuestion =
  | { kind: 'muhurta'; undertaking: Undertaking; range: DayRange }
  | { kind: 'panchang'; limb: AlmanacLimb; date: string }
  /** How a day will be for the asker: the almanac is told beside it. */
  | { kind: 'day'; date: string; event: DayEvent | null }

/** So many days from today are looked through where no time is named. */
const openDays = 60

const ofBirth =
  /(?<!\p{L})(?:my|mera|meri|mere|janm\w*|janam|birth|born|kundli|kundali)(?!\p{L})|मेरा|मेरी|मेरे|जन्म|कुंडली/iu
const dayNamed =
  /(?<!\p{L})(?:today|tomorrow|aaj|aj|kal|parso+n?|now|abhi|current(?:ly)?|tonight)(?!\p{L})|today['’]?s|tomorrow['’]?s|आज|कल|परसों|अभी/iu

/** Words by which a day that is good for something is asked for. */
const wantsGoodDay =
  /m[ua]h?[uo]o?ra?th?a?(?!\p{L})|(?<!\p{L})(?:auspicious|shub+h)(?!\p{L})|(?:good|best|right|suitable|favou?rable|better|nice|perfect) (?:day|date|dates|days)|(?:which|what) (?:day|date)|(?:ac+h+[aei]|sahi|badhiya|kaun ?sa|kon ?sa|konsi|kaunsi|kis) (?:din|tarikh|tareekh|date|day)|मुहूर्त|शुभ|(?:अच्छा|सही|कौन सा|कौनसा|किस|कौन सी|बढ़िया) (?:दिन|तारीख|तारीख़)/iu
/** Words that ask whether to do it, on a day that is named. */
const maybeDo =
  /(?<!\p{L})(?:should|shall|can|may|is|best|start|begin|leni|lene|dena|deni|karwana|karvana|karana|karni|chahiye|okay|ok|good|fine|safe|karu+n?|kar+[ou]n|kare|karein|karna|kar sakt\w*|le sakt\w*|lena|le lu+n?|lu+n?|kharid\w*|kharee?d\w*|ja+u+n?|jana|shuru|theek|thik|sahi|ac+h+[aei])(?!\p{L})|करूँ|करूं|करना|करें|लेना|लूँ|लूं|खरीद|ख़रीद|जाऊँ|जाऊं|जाना|शुरू|ठीक|सही|अच्छा|चाहिए/iu
/** Words that ask what will come of it: the chart answers that, and no almanac. */
const asksOutcome =
  /(?<!\p{L})(?:will|would|milega|milegi|hoga|hogi|honge|ho ?ja?a?yeg[ai]|kaisa|kaisi|kaise|kaisai|result)(?!\p{L})|मिलेगा|मिलेगी|होगा|होगी|कैसा|कैसी|कैसे|रहेगा|रहेगी/iu

/** The question without what only looks like a time: "rahu kaal" is no "kal", "today's" is "today". */
const plain = (question: string): string =>
  question
    .replace(/ra+h?u ?ka+l(?:am)?(?!\p{L})|राहु ?काल/giu, ' ')
    .replace(/['’]s(?!\p{L})/giu, ' ')

/** "25 tarikh", "25 तारीख": the next day of that number. */
function dayOfMonth(question: string, at: Date): string | null {
  const told = /(?<!\d)(\d{1,2}) ?(?:tarikh|tareekh|तारीख़|तारीख)/iu.exec(question)?.[1]
  if (!told) return null
  for (let ahead = 0; ahead < 62; ahead++) {
    const date = istDay(at, ahead)
    if (Number(date.slice(8)) === Number(told)) return date
  }
  return null
}

const called = 'st|nd|rd|th| ?tarikh| ?tareekh| ?तारीख़| ?तारीख'
const ofClass =
  '(?! ?(?:pass|fail|class|std|standard|marks|board|exam|पास|फेल|क्लास)(?!\\p{L}|\\p{M}))'
/** Two numbers between which a choice is made, one of them at least called a day; no class that somebody passed. */
const numberedPair = new RegExp(
  `(?<![\\d.:])(\\d{1,2})(${called})?(?:(?: ko| को)(?: [\\p{L}\\p{M}]+){0,2}?)?,? (?:or|ya|vs|या) (\\d{1,2})(?:(${called})|(?!\\d|${called}))${ofClass}`,
  'iu',
)

/** "5th or 8th": the next days of those numbers, in the month that is named or as soon as they come. */
function numberedDays(question: string, at: Date): string[] {
  const pair = numberedPair.exec(question)
  const [, first, calledFirst, second, calledSecond] = pair ?? []
  if (calledFirst === undefined && calledSecond === undefined) return []
  const numbers = [Number(first), Number(second)].filter((number) => number >= 1 && number <= 31)
  if (new Set(numbers).size < 2) return []
  const time = timeInQuestion(foldedWords(question), at)
  const from = time?.kind === 'span' ? istDay(new Date(time.from)).slice(0, 7) : null
  return [...new Set(numbers)]
    .flatMap((number) => {
      const ahead = Array.from({ length: 400 }, (_none, days) => istDay(at, days))
      const inMonth = ahead.find(
        (date) => Number(date.slice(8)) === number && date.startsWith(from ?? ''),
      )
      return inMonth ?? ahead.find((date) => Number(date.slice(8)) === number) ?? []
    })
    .sort()
}

const numberAtEnd = /(?<![\d.:])(\d{1,2})(?: ?(?:st|nd|rd|th))?(?: (?:ko|को))?\s*$/iu
const numberAtStart =
  /^\s*(?:the )?(\d{1,2})(?: ?(?:st|nd|rd|th))?(?= (?:ko|को|tarikh|tareekh|तारीख़?)(?![\p{L}\p{M}])|\s*$|[?,.।!])/iu

/** The day of a number in the month of another day. */
function inMonthOf(day: string | null | undefined, found: RegExpExecArray | null): string | null {
  const number = Number(found?.[1] ?? 0)
  if (!day || number < 1 || number > 31) return null
  const date = `${day.slice(0, 7)}-${String(number).padStart(2, '0')}`
  return Number.isNaN(Date.parse(date)) ? null : date
}

/** "Wednesday or Saturday", "kal ya parso": the two days on both sides of a choice. */
function eitherDay(question: string, at: Date): string[] {
  const sides = question.split(/\s(?:or|ya|या)\s/iu)
  if (sides.length !== 2) return []
  const days = sides.map((side) => timeInQuestion(foldedWords(plain(side)), at))
  const named = days.map((time) => (time?.kind === 'day' ? istDay(new Date(time.from)) : null))
  // "1 December or the 5th", "8 or 22 February": the month is told once.
  const [first, second] = [
    named[0] ?? inMonthOf(named[1], numberAtEnd.exec(sides[0]!)),
    named[1] ?? inMonthOf(named[0], numberAtStart.exec(sides[1]!)),
  ]
  return first && second && first !== second ? [first, second].toSorted() : []
}

/** The coming Saturday and Sunday. */
function weekend(question: string, at: Date): DayRange | null {
  if (!/week ?end|वीकेंड/iu.test(question)) return null
  const today = new Date(`${istDay(at)}T00:00:00Z`).getUTCDay()
  const saturday = (6 - today + 7) % 7
  return { from: istDay(at, saturday), to: istDay(at, saturday + 1), kind: 'days' }
}

/** The days that a question asks about, from today on; the next sixty where it names none. */
export function dayRangeOf(question: string, at: Date): DayRange {
  const today = istDay(at)
  const numbered = numberedDays(question, at)
  const named = numbered.length > 0 ? numbered : eitherDay(question, at)
  const [earliest, latest] = [named[0], named.at(-1)]
  if (earliest && latest) return { from: earliest, to: latest, kind: 'days', named }
  const day = dayOfMonth(question, at)
  if (day) return { from: day, to: day, kind: 'day' }
  const saturday = weekend(question, at)
  if (saturday) return saturday
  const time = timeInQuestion(foldedWords(plain(question)), at)
  const open: DayRange = { from: today, to: istDay(at, openDays), kind: 'open' }
  if (!time) return open
  const first = istDay(new Date(time.from))
  const last = istDay(new Date(Date.parse(time.to) - 1))
  if (last < today) return open
  const days = (Date.parse(last) - Date.parse(first)) / dayMs
  const isMonth = first.endsWith('-01') && days >= 27 && days <= 30
  const kind =
    time.kind === 'day' ? 'day' : isMonth ? 'month' : days >= 360 && days <= 366 ? 'year' : 'days'
  return { from: first < today ? today : first, to: last, kind }
}

/** Times short enough for a choice among days. */
const near: ReadonlySet<string> = new Set(['day', 'days', 'month'])
const doing: ReadonlySet<string> = new Set(['whether', 'choose', 'advice', 'which', 'when', 'how'])
/** A colour for Wednesday's interview, a stone to buy on Friday: told from the chart, whatever day is named. */
const ofOwnChart: ReadonlySet<string> = new Set([
  'lucky',
  'gemstone',
  'remedy',
  'mantra',
  'fasting',
  'name-letter',
  'dosha',
  'yoga',
])
const ofDays: ReadonlySet<string> = new Set(['day', 'muhurta', 'transit', 'chart-fact', 'unclear'])
/** When the sun or the moon rises on a day that is named: asked of the calendar, whatever else it was read as. */
const ofRising: ReadonlySet<string> = new Set(['sunrise', 'moonrise'])

const namesDay =
  /muhu?rt|shubh|auspicious|good day|best day|which (?:date|day)|what (?:date|day)|kis din|ka?unsa? din|tari?kh|tithi|मुहूर्त|शुभ|किस दिन|कौन-?\s?सा दिन|तारीख|तारीख़/iu
/** A question of so many words tells a story, in which a wedding or a shop is named beside what is asked. */
const storyWords = 16

/** Whether a question tells a story and asks for no day in so many words. */
function isStory(question: string): boolean {
  return question.trim().split(/\s+/).length > storyWords && !namesDay.test(question)
}

/** The day that is named with an event of the asker's, where what comes of it is asked. */
function eventQuestion(
  frame: Frame,
  question: string,
  range: DayRange,
  at: Date,
): AlmanacQuestion | null {
  const date = range.kind === 'day' ? range.from : numberedDay(question, at)
  const event = date ? dayEventIn(frame, question) : null
  return event && date ? { kind: 'day', date, event } : null
}

/** "Should I buy a car now?" asks whether, and for no day: it names none but the present. */
const saysNow =
  /(?<![\p{L}\p{M}])(?:right now|now|at present|currently|at this time|abhi|filhal|अभी|फ़?िलहाल)(?![\p{L}\p{M}])/giu

/** Whether a question names the present and no day besides. */
function isOfNow(question: string, at: Date): boolean {
  const without = question.replace(saysNow, ' ')
  if (without === question || namesDay.test(question)) return false
  return timeInQuestion(foldedWords(plain(without)), at) === undefined
}

/** What of it the almanac answers; null where the question is not one of the calendar. */
export function almanacQuestionOf(
  frame: Frame,
  question: string,
  at: Date,
): AlmanacQuestion | null {
  const limb = limbWords.find(([, pattern]) => pattern.test(question))?.[0]
  const range = dayRangeOf(question, at)
  const isPanchang =
    limb !== undefined &&
    !ofBirth.test(question) &&
    (frame.topic === 'day' ||
      limb === 'all' ||
      limb === 'rahu-kaal' ||
      limb === 'choghadiya' ||
      (ofRising.has(limb) && dayNamed.test(question)) ||
      ((ofDays.has(frame.topic) || frame.topic === limb) &&
        (dayNamed.test(question) || range.kind === 'day')))
  const undertaking = undertakingIn(question)
  if (isPanchang && (!undertaking || limb !== 'abhijit'))
    return { kind: 'panchang', limb, date: range.kind === 'day' ? range.from : istDay(at) }
  if (ofOwnChart.has(frame.topic) || frame.twoTimes) return null
  if (frame.topic !== 'muhurta' && frame.topic !== 'day' && isOfNow(question, at)) return null
  // An operation beside something else is a matter of the body.
  if (frame.options.length > 1 && !range.named && frame.options.some(namesTreatment)) return null
  if (plainWorry(question) === 'pregnancy') return null
  const ofEvent = eventQuestion(frame, question, range, at)
  if (isStory(question)) return ofEvent
  const wants = wantsGoodDay.test(question)
  if (range.named?.length === 2 && namesTreatment(question))
    return { kind: 'muhurta', undertaking: anyBeginning, range }
  if (frame.topic === 'muhurta' || (wants && undertaking && !asksOutcome.test(question)))
    return { kind: 'muhurta', undertaking: undertaking ?? anyBeginning, range }
  const isAct =
    undertaking !== null &&
    near.has(range.kind) &&
    doing.has(frame.asks) &&
    maybeDo.test(question) &&
    !asksOutcome.test(question)
  if (isAct) return { kind: 'muhurta', undertaking, range }
  if (frame.topic === 'day' && wants && range.kind !== 'day')
    return { kind: 'muhurta', undertaking: anyBeginning, range }
  if (ofEvent) return ofEvent
  return frame.topic === 'day' ? { kind: 'day', date: range.from, event: null } : null
}
