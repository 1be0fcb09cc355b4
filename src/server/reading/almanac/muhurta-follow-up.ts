import type { MuhurtaSpan } from '@drishti/jyotish'
import { civilDateAt, clockTimeText } from '../../panchang/place-clock.ts'
import type { PlaceClock } from '../../panchang/place-clock.ts'
import { startOfIstDay } from '../../core/time/india-time.ts'
import type { Frame } from '../frame/frame.ts'
import { almanacQuestionOf, dayRangeOf } from './almanac-question.ts'
import { daysTold, amongDaysTold } from './days-told.ts'
import { asksForDates, monthTold } from './month-told.ts'
import { anyBeginning, undertakingIn } from './undertakings.ts'
import type { AlmanacQuestion, DayRange } from './almanac-question.ts'

/** A question before, as it was read, and what was answered. */
export interface TurnBefore {
  question: string
  answer: string
  frame: Frame
}

type MuhurtaQuestion = Extract<AlmanacQuestion, { kind: 'muhurta' }>

const edge = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')
/** "What time in the morning", "kitne baje". */
const asksHour = edge(
  "(?:what|which|exact|kis|kaun ?s[aei]|konsa|kitne|kya) (?:exact )?(?:time|hour|hours|samay|baje|waqt|muhurat)|मुहूर्त का (?:समय|टाइम)|muhurat ka (?:samay|time)|timings?|time (?:kya|bata\\p{L}*|batao)|what(?:['’]?s| is) the (?:time|hour)|(?:at )?what o['’]?clock|from when to when|kitne baje|kis samay|(?:subah|morning)(?: (?:wala|wali|ko|me|mein|one))? (?:ya|or) (?:the )?(?:sha+m|evening)|(?:किस|कौन ?सा|क्या|कितने) (?:समय|बजे|वक़?्त|टाइम)|कितने बजे|समय बता[\\p{L}\\p{M}]*|सुबह(?: (?:वाला|वाली|को|में))? या शाम",
)
/** "The next one?", "some other date". */
const asksNext = edge(
  'next|next one|another|other (?:date|day)|any other|agl[aei]|koi aur|dusr[aei] (?:din|date|tarikh)|uske baad|after that|अगला|अगली|कोई और|दूसर[ाी] (?:दिन|तारीख़?)|उसके बाद',
)
/** What asks for a day, and does not only tell what else is on it. */
const asksForDay = edge(
  'm[ua]h[ua]r\\p{L}*|shubh|auspicious|good|ok|okay|best|fine|which|when|dates?|days?|ta+ri?kh|tareekh|din bata\\p{L}*|kab|theek|thik|sahi|karu|kare|kar sakt\\p{L}*|le lu|मुहूर्त|शुभ|ठीक|कब|सही|दिन बता[\\p{L}\\p{M}]*|करें|करूं|करूँ|तारीख़?',
)
/** "12 or 19", of the month that was named before. */
const twoNumbers =
  /^\D{0,12}(\d{1,2})(?:st|nd|rd|th)?(?:\s+(?:ko|को|tarikh|तारीख़?))?\s+(?:or|ya|yaa|vs|या)\s+(\d{1,2})(?:st|nd|rd|th)?\D{0,14}$/iu
const mostWordsOfDay = 6

/** Another day or two that are asked about in few words, of the undertaking before; null where none is named. */
function daysNamed(question: string, answer: string, at: Date): DayRange | null {
  const two = twoNumbers.exec(question.trim())
  const first = two && (daysTold(answer, at).at(-1) ?? monthTold(answer, at)?.from)
  const month = first?.slice(0, 7)
  if (two && month) {
    const named = [two[1]!, two[2]!].map((day) => `${month}-${day.padStart(2, '0')}`).toSorted()
    return named.every((date) => date <= `${month}-31`) && named[0] !== named[1]
      ? { from: named[0]!, to: named[1]!, kind: 'days', named }
      : null
  }
  const isShort = question.trim().split(/\s+/).length <= mostWordsOfDay
  const range = isShort && !undertakingIn(question) ? dayRangeOf(question, at) : null
  return range?.kind === 'day' || range?.named ? range : null
}

/** "Which day?", of an undertaking and a time that were named before. */
const asksWhichDay =
  /^(?:(?:and|ok|so|to|aur|तो|और)\s+)*(?:(?:which|what|exact) (?:day|date)|kaun ?s[aei] (?:din|tarikh|date)|kons[aei] (?:din|tarikh|date)|kis din|(?:कौन ?स[ाी]|किस) (?:दिन|तारीख़?))[^,]{0,16}$/iu
const mostWords = 9

const parts = [
  ['morning', edge('morning|subah|savere|forenoon|सुबह|सवेरे')],
  ['afternoon', edge('afternoon|dopahar|noon|दोपहर')],
  ['evening', edge('evening|shaam|sham|शाम')],
] as const

/** The part of a day that is asked for; null where none is. */
export function partOfDay(question: string): DayRange['part'] | null {
  const named = parts.filter(([, pattern]) => pattern.test(question))
  return named.length === 1 ? named[0]![0] : null
}

const dayAlone = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)(?!\p{L})/giu

/** "Yes, the morning is better", of the 14th that was asked about. */
function dayAsked({ range }: MuhurtaQuestion, question: string, at: Date): string | null {
  if (range.kind === 'day') return range.from
  const [, day] = [...question.matchAll(dayAlone)].at(-1) ?? []
  if (!day) return null
  for (let ahead = 0; ahead < 62; ahead += 1) {
    const date = new Date(at.getTime() + 19_800_000 + ahead * 86_400_000).toISOString().slice(0, 10)
    if (Number(date.slice(8)) === Number(day)) return date
  }
  return null
}

function addDay(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** "Give two dates": days of the month that was named for the undertaking before; null where none was. */
function datesWithin(
  question: string,
  turns: readonly TurnBefore[],
  at: Date,
): MuhurtaQuestion | null {
  const last = turns.at(-1)
  const range = last && asksForDates(question) ? monthTold(last.answer, at) : null
  if (!last || !range) return null
  const before = almanacQuestionOf(last.frame, last.question, at)
  const undertaking = undertakingIn(last.question)
  if (before?.kind === 'muhurta') return { ...before, range }
  return undertaking ? { kind: 'muhurta', undertaking, range } : null
}

const mostWordsOfTold = 18
const namesDays = edge('days?|dates?|din|dino|ta+ri?kh\\p{L}*|दिन|दिनों|तारीख़?[\\p{L}\\p{M}]*')

/** What is asked of one or several of the days that the answer before named: which of them, its hours, its tithi. */
export function ofDayTold(
  question: string,
  turns: readonly TurnBefore[],
  at: Date,
): AlmanacQuestion | null {
  if (question.trim().split(/\s+/).length > mostWordsOfTold) return null
  const turn = turns.findLast(({ answer }) => daysTold(answer, at).length > 0)
  if (!turn || !(asksForDay.test(turn.question) || namesDays.test(turn.question))) return null
  const before = almanacQuestionOf(turn.frame, turn.question, at)
  const undertaking =
    before?.kind === 'muhurta' ? before.undertaking : (undertakingIn(turn.question) ?? anyBeginning)
  const among = amongDaysTold(question, daysTold(turn.answer, at))
  if (!among) return null
  const [from, to] = [among.days[0]!, among.days.at(-1)!]
  if (among.limb) return { kind: 'panchang', limb: among.limb, date: from }
  const range: DayRange =
    from === to
      ? { from, to, kind: 'day', ...(asksHour.test(question) && { asksHour: true }) }
      : { from, to, kind: 'days', named: among.days }
  return { kind: 'muhurta', undertaking, range }
}

/**
 * What a few words after a day that was chosen ask of it: its hours, or the next good day. Null where no day was
 * spoken of before, or something else is asked.
 */
export function muhurtaBefore(
  question: string,
  turns: readonly TurnBefore[],
  at: Date,
): AlmanacQuestion | null {
  const ofTold = ofDayTold(question, turns, at)
  if (ofTold) return ofTold
  const inMonth = datesWithin(question, turns, at)
  if (inMonth) return inMonth
  const isHour = asksHour.test(question)
  const isDay = asksWhichDay.test(question.trim())
  if (question.trim().split(/\s+/).length > mostWords) return null
  const isNamed = !isHour && daysNamed(question, turns.at(-1)?.answer ?? '', at) !== null
  const isAsked = isHour || isDay || isNamed || asksNext.test(question)
  if (!isAsked) return null
  const asking = turns.filter((turn) => asksForDay.test(turn.question))
  for (const turn of asking.toReversed()) {
    const before = almanacQuestionOf(turn.frame, turn.question, at)
    if (before?.kind !== 'muhurta') continue
    const day = daysTold(turn.answer, at).at(-1) ?? dayAsked(before, turn.question, at)
    if (isHour && !day) return null
    const another = isHour ? null : daysNamed(question, turn.answer, at)
    if (another) return { ...before, range: another }
    if (isDay && !isHour) return before
    const part = partOfDay(question)
    const range: DayRange =
      isHour && day
        ? { from: day, to: day, kind: 'day', asksHour: true, ...(part && { part }) }
        : day
          ? { from: addDay(day, 1), to: addDay(day, 60), kind: 'days', asksNext: true }
          : before.range
    return startOfIstDay(range.from) ? { ...before, range } : null
  }
  return null
}

const hoursOfPart = { morning: [4, 12], afternoon: [12, 16], evening: [16, 22] } as const

/** The stretches in the part of a day that was asked for; all of them where it has none. */
export function inPart(
  spans: readonly MuhurtaSpan[],
  part: DayRange['part'],
  place: PlaceClock,
): readonly MuhurtaSpan[] {
  if (!part) return spans
  const [from, until] = hoursOfPart[part]
  const within = spans.filter(({ startUtc }) => {
    const [hour = 0] = clockTimeText(startUtc, civilDateAt(startUtc, place), place, 'en').split(':')
    return Number(hour) >= from && Number(hour) < until
  })
  return within.length > 0 ? within : spans
}

/** "Which day shall I go", of the journey that was spoken of: for what the chat names, where the question names nothing. */
export function ofUndertakingBefore(
  question: MuhurtaQuestion,
  turns: readonly TurnBefore[],
): MuhurtaQuestion {
  if (question.undertaking !== anyBeginning) return question
  const named = turns
    .toReversed()
    .map((turn) => undertakingIn(turn.question) ?? undertakingIn(turn.frame.topic))
    .find((undertaking) => undertaking !== null)
  return named ? { ...question, undertaking: named } : question
}
