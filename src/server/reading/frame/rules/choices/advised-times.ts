import { indiaClock, startOfIstDay } from '../../../../core/time/india-time.ts'
import { monthNames } from '../../../../../words/say.ts'
import { monthsIn, namedTimeIn } from './named-times.ts'
import type { NamedTime } from './named-times.ts'

/** Two times that are told apart in a story: a month that is advised and somebody who says wait, a day and the month behind it. */

const says =
  /(?<![\p{L}\p{M}])(?:bol\p{L}*|keh\p{L}*|kah\p{L}*|chah\p{L}*|says?|said|wants?|telling|tells|बोल[\p{L}\p{M}]*|कह[\p{L}\p{M}]*|चाह[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu
/** "Ruke kya?" by itself: the asker takes up what others say. */
const asksToWait =
  /^(?:(?:to|toh|kya|तो|क्या)\s+)?(?:ruke|rukein|ruku|rukun|ruk jaye|ruk jau|wait kare|रुकें|रुके|रुकूं|रुकूँ|रुक जाएं|रुक जाएँ|रुक जाए|should (?:we|i) wait|shall (?:we|i) wait)(?:\s+(?:kya|क्या))?$/iu
/** "June me karwa lu": the deed of that month is weighed. */
const ownDeed =
  /(?<![\p{L}\p{M}])(?:lu|lun|loon|le|lein|karu|karun|kare|karein|karwau|karwaye|karaye|should (?:i|we)|shall (?:i|we)|लूं|लूँ|लू|लें|करूं|करूँ|करें|कराएं|कराएँ|करवाएं|करवाएँ|करवाऊं)(?![\p{L}\p{M}])/iu
const sets =
  /(?<![\p{L}\p{M}])(?:time|date|slot|tarikh|tareekh|din|muhurat|diya|di|given?|gave|टाइम|डेट|तारीख़?|दिन|मुहूर्त|समय|दिया)(?![\p{L}\p{M}])/iu
const or = /(?<![\p{L}\p{M}])(?:or|ya|या)(?![\p{L}\p{M}])/iu

const clausesIn = (text: string): string[] =>
  text
    .split(/[,;?!।\n]|\.(?=\s|$)/u)
    .map((each) => each.trim())
    .filter(Boolean)

/** "Doctor says June, mother in law says wait a year. June me karwa lu?" */
function byAdvice(question: string, at: Date): [NamedTime, NamedTime] | null {
  const months = monthsIn(question, at)
  const [month] = months
  if (!month || months.length > 1 || or.test(question)) return null
  const clauses = clausesIn(question)
  const waits = clauses.flatMap((clause) => {
    const time = says.test(clause) || asksToWait.test(clause) ? namedTimeIn(clause, at) : null
    return time?.isWait ? [time] : []
  })
  const wait = waits[0]
  if (!wait) return null
  const ofMonth = clauses.filter((clause) => monthsIn(clause, at).length > 0)
  const isWeighed = ofMonth.some((clause) => ownDeed.test(clause) && !says.test(clause))
  const isSet = ofMonth.some((clause) => sets.test(clause))
  const takesUp = clauses.some((clause) => asksToWait.test(clause)) && isSet
  return isWeighed || takesUp ? [month, wait] : null
}

const dayNamed =
  /(?<![\d.:])(\d{1,2})(?:st|nd|rd|th)?\s+(?:ko|tarikh|tareekh|tarik|को|तारीख़?)(?![\p{L}\p{M}])/iu
const orNextMonth =
  /(?<![\p{L}\p{M}])(?:ya|ki|या|कि|or)\s+(?:phir\s+|fir\s+|फिर\s+)?(?:[\p{L}\p{M}]+\s+){0,2}?(?:agle (?:mahine|month)|next month|अगले (?:महीने|माह))(?![\p{L}\p{M}])/iu

const dayMs = 86_400_000
const startOf = (year: number, month: number, day = 1): number =>
  startOfIstDay(new Date(Date.UTC(year, month, day)).toISOString()).getTime()

/** "14 ko nikal rahe … jana theek rahega ki agle mahine": that day, and the month behind it. */
function byDay(question: string, at: Date): [NamedTime, NamedTime] | null {
  const day = Number(dayNamed.exec(question)?.[1] ?? 0)
  if (day < 1 || day > 31 || !orNextMonth.test(question)) return null
  const clock = indiaClock(at)
  const ahead = day < clock.getUTCDate() ? 1 : 0
  const first = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + ahead, 1))
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()]
  const from = startOf(year, month, day)
  const next = new Date(Date.UTC(year, month + 1, 1))
  const nextName = (language: 'en' | 'hi'): string =>
    `${monthNames[language][next.getUTCMonth()]} ${next.getUTCFullYear()}`
  return [
    {
      name: { en: 'the day that is set', hi: 'तय दिन पर' },
      from,
      to: from + dayMs,
      isWait: false,
    },
    {
      name: { en: nextName('en'), hi: `${nextName('hi')} में` },
      from: startOf(next.getUTCFullYear(), next.getUTCMonth()),
      to: startOf(next.getUTCFullYear(), next.getUTCMonth() + 1),
      isWait: false,
    },
  ]
}

/** Two such times; null where a story tells of none. */
export const advisedTimes = (question: string, at: Date): [NamedTime, NamedTime] | null =>
  byAdvice(question, at) ?? byDay(question, at)
