import { istDay } from '../../core/time/india-time.ts'
import { foldedWords } from '../understand/fold.ts'
import { timeInQuestion } from '../understand/time-in-question.ts'
import type { DayRange } from './almanac-question.ts'

/** The month, or the part of it, that an answer named for a thing: the days that are then asked for lie in it. */

const asksDates =
  /(?<![\p{L}\p{M}])(?:dates?|days?|ta+ri?kh\p{L}*|tareekh\p{L}*|din|तारीख़?[\p{L}\p{M}]*|दिन)(?![\p{L}\p{M}])/iu
const named =
  /(?<![\p{L}\p{M}])(?:one|two|three|\d|ek|do|teen|any|some|only|exact|fixed|sure|koi|pakk[ai]|give|tell|bata\p{L}*|bta\p{L}*|dijiye|de do|de dijiye|एक|दो|तीन|कोई|पक्क[ाी]|सही|बता[\p{L}\p{M}]*|दीजिए|दे दो)(?![\p{L}\p{M}])/iu
const mostWords = 12
const anotherDate = /(?<!\d)\d{1,2} ?(?:st|nd|rd|th)(?!\p{L})/iu

/** "Give two dates only": days are asked for, and none is named. */
export function asksForDates(question: string): boolean {
  const isShort = question.trim().split(/\s+/).length <= mostWords
  return isShort && asksDates.test(question) && named.test(question) && !anotherDate.test(question)
}

const secondHalf =
  /second half|later half|last (?:two )?weeks?|(?:dusr|doosr|duusr)[aei] (?:half|pakhwad\p{L}*|hiss\p{L}*)|दूसर[ाे] (?:पखवाड[\p{L}\p{M}]*|पखवाड़[\p{L}\p{M}]*|भाग|हिस्से)/iu
const firstHalf =
  /first half|early|(?:pehl|pahl)[aei] (?:half|pakhwad\p{L}*|hiss\p{L}*)|पहल[ाे] (?:पखवाड[\p{L}\p{M}]*|पखवाड़[\p{L}\p{M}]*|भाग|हिस्से)/iu
const afterDay =
  /(?:after|from) (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?!\d)|(?<!\d)(\d{1,2})(?:st|nd|rd|th)? ?(?:tarikh |तारीख़? )?(?:ke|k|के) (?:baad|bad|बाद)/iu
const beforeDay =
  /before (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?!\d)|(?<!\d)(\d{1,2})(?:st|nd|rd|th)? ?(?:tarikh |तारीख़? )?(?:se|से) (?:pehle|pahle|पहले)/iu

const on = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`
const numberOf = (found: RegExpExecArray | null): number => Number(found?.[1] ?? found?.[2] ?? 0)

/** The days of the month that an answer named, from today on; null where it named no month. */
export function monthTold(answer: string, at: Date): DayRange | null {
  const time = timeInQuestion(foldedWords(answer), at)
  if (!time || time.kind !== 'span') return null
  const [from, to] = [istDay(new Date(time.from)), istDay(new Date(Date.parse(time.to) - 1))]
  const month = from.slice(0, 7)
  if (to.slice(0, 7) !== month || !from.endsWith('-01')) return null
  const after = numberOf(afterDay.exec(answer)) || (secondHalf.test(answer) ? 15 : 0)
  const before = numberOf(beforeDay.exec(answer)) || (firstHalf.test(answer) ? 16 : 0)
  const first = after > 0 && after < 28 ? on(month, after + 1) : from
  const last = before > 1 ? on(month, before - 1) : to
  if (last < istDay(at) || first > last) return null
  const today = istDay(at)
  return { from: first < today ? today : first, to: last, kind: 'days', asksDates: true }
}
