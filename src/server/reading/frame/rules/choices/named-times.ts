import { indiaClock, startOfIstDay } from '../../../../core/time/india-time.ts'
import type { LocalizedText } from '../../../../../words/say.ts'
import { monthNames } from '../../../../../words/say.ts'
import * as said from '../../../../../words/reading/choices/time-names.ts'

/** A time that one side of a choice names: "in February", "after Holi", "now", "wait some months". */
export interface NamedTime {
  name: LocalizedText
  /** Instants in milliseconds. */
  from: number
  to: number
  /** The words tell of no time of the calendar, but to let some pass. */
  isWait: boolean
}

const dayMs = 86_400_000
/** What "now" holds, and where "later" begins and ends, in days. */
const nowDays = 60
const laterDays = 300

const starts = (year: number, month: number, day = 1): number =>
  startOfIstDay(new Date(Date.UTC(year, month, day)).toISOString()).getTime()

const word = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`, 'iu')

const months = [
  'jan(?:uary)?|janvari|जनवरी',
  'feb(?:ruary)?|febuary|farvari|फ़?रवरी',
  'march|मार्च',
  'apr(?:il)?|अप्रैल',
  '(?:in|this|next|till|or|by|and|about|to|from|of|agle|isi|is|aur) may|may (?:me|mein|month|tak|to|and|se|ke|20\\d\\d)|may(?=\\W*$)|मई',
  'june|jun|जून',
  'july|julai|जुलाई',
  'aug(?:ust)?|agast|अगस्त',
  'sept?(?:ember)?|सितंबर|सितम्बर',
  'oct(?:ober)?|अक्टूबर|अक्तूबर',
  'nov(?:ember)?|नवंबर|नवम्बर',
  'dec(?:ember)?|दिसंबर|दिसम्बर',
].map(word)

/** Feasts and seasons of the Hindu year by the days, month and day, between which they fall as a rule. */
type Feast = readonly [RegExp, LocalizedText, readonly [number, number], readonly [number, number]]
const feasts: readonly Feast[] = said.feasts.map(([latin, nagari, name, from, to]) => [
  word(`${latin}|${nagari}`),
  name,
  from,
  to,
])

/** The next time that such days come, or the running one. */
function nextOf(
  [month, day]: readonly [number, number],
  [toMonth, toDay]: readonly [number, number],
  at: Date,
): [number, number] {
  const year = indiaClock(at).getUTCFullYear()
  const crosses = toMonth < month
  const spans = [year - 1, year, year + 1].map((each): [number, number] => [
    starts(each, month - 1, day),
    starts(crosses ? each + 1 : each, toMonth - 1, toDay + 1),
  ])
  return spans.find(([, to]) => to > at.getTime()) ?? spans[2]!
}

const waitOneYear = word(said.waitOneYear)
const waitSome = word(said.waitSome)

const spanWords = Object.values(said.spans).map(({ latin, nagari }) => word(`${latin}|${nagari}`))

/** The words without all that names a time. */
export const withoutTimes = (words: string): string =>
  [...months, ...feasts.map(([pattern]) => pattern), ...spanWords, waitOneYear, waitSome].reduce(
    (left, pattern) => left.replaceAll(new RegExp(pattern.source, 'giu'), ' '),
    words,
  )

/** "After Holi", "होली के बाद": the word beside the time itself. */
const besideWord = (pattern: RegExp, english: string, hindi: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${english}) (?:the )?(?:[\\p{L}]+ )?${pattern.source}|${pattern.source}[\\p{L}\\p{M}]{0,2}(?: [\\p{L}\\p{M}]+)? (?:${hindi})(?![\\p{L}\\p{M}])`,
    'iu',
  )

/** The same time before or after which it is, where the words say so. */
function beside(words: string, time: NamedTime, at: Date, pattern: RegExp): NamedTime {
  const now = at.getTime()
  const isAfter = besideWord(pattern, 'after|post', '(?:ke |k |के )?(?:baad|bad|बाद)').test(words)
  const isBefore = besideWord(pattern, 'before', '(?:se|ke|k|से|के) (?:pehle|pahle|phle|पहले|पहिले)')
  if (isAfter)
    return {
      ...time,
      name: said.after(time.name),
      from: time.to,
      to: time.to + 120 * dayMs,
    }
  if (isBefore.test(words) && time.from > now)
    return { ...time, name: said.before(time.name), from: now, to: time.from }
  return time
}

const nextOne =
  /(?<!\p{L})next (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?<![\p{L}\p{M}])(?:next year|agle sa+l|अगले साल)(?![\p{L}\p{M}])/iu

const firstMonth = (words: string): number => months.findIndex((pattern) => pattern.test(words))

function monthIn(words: string, at: Date, found = firstMonth(words)): NamedTime | null {
  if (found < 0) return null
  const clock = indiaClock(at)
  const year = Number(/(?<!\d)(20\d\d)(?!\d)/.exec(words)?.[1] ?? clock.getUTCFullYear())
  const isNamed = /(?<!\d)20\d\d(?!\d)/.test(words)
  const coming = !isNamed && found < clock.getUTCMonth() ? year + 1 : year
  const isNext = nextOne.test(words)
  const then = isNext && coming === clock.getUTCFullYear() ? coming + 1 : coming
  const name = (language: 'en' | 'hi'): string => `${monthNames[language][found]} ${then}`
  return {
    name: { en: name('en'), hi: `${name('hi')} में` },
    from: Math.max(at.getTime(), starts(then, found)),
    to: starts(then, found + 1),
    isWait: false,
  }
}

/** "Diwali offer": what is sold under that name now. */
const offered = /(?<!\p{L})\p{L}+ (?:offer|sale|scheme|discount)(?!\p{L})/giu

/** "This Diwali" is said for some weeks after it. */
const justPastMs = 25 * dayMs

function feastIn(words: string, at: Date): { time: NamedTime; pattern: RegExp } | null {
  const plain = words.replace(offered, ' ')
  const found = feasts.find(([pattern]) => pattern.test(plain))
  if (!found) return null
  const [pattern, name, first, last] = found
  const now = at.getTime()
  const [, before] = nextOf(first, last, new Date(now - justPastMs))
  const isThis = new RegExp(`(?:this|is|isi|इस|इसी)\\s+${pattern.source}`, 'iu').test(plain)
  if (isThis && before <= now)
    return {
      time: { name: said.spans.now.name, from: now, to: now + nowDays * dayMs, isWait: false },
      pattern,
    }
  const [from, to] = nextOf(first, last, at)
  return { time: { name, from: Math.max(now, from), to, isWait: false }, pattern }
}

function spanIn(words: string, at: Date): NamedTime | null {
  const now = at.getTime()
  const clock = indiaClock(at)
  const [year, month] = [clock.getUTCFullYear(), clock.getUTCMonth()]
  const spans: Readonly<Record<keyof typeof said.spans, readonly [number, number]>> = {
    thisWeek: [now, now + 7 * dayMs],
    nextWeek: [now + 7 * dayMs, now + 14 * dayMs],
    thisMonth: [now, starts(year, month + 1)],
    nextMonth: [starts(year, month + 1), starts(year, month + 2)],
    thisYear: [now, starts(year + 1, 0)],
    nextYear: [starts(year + 1, 0), starts(year + 2, 0)],
    now: [now, now + nowDays * dayMs],
  }
  for (const [key, { latin, nagari, name }] of Object.entries(said.spans)) {
    if (!word(`${latin}|${nagari}`).test(words)) continue
    const [from, to] = spans[key as keyof typeof said.spans]
    return { name, from, to, isWait: false }
  }
  const named = /(?<![\d.])(20\d\d)(?!\d)/.exec(words)?.[1]
  if (!named) return null
  const from = Math.max(now, starts(Number(named), 0))
  const to = starts(Number(named) + 1, 0)
  return { name: { en: named, hi: `${named} में` }, from, to, isWait: false }
}

/** So far a harvest is off at most, in days; its own month is not reckoned. */
const eventDays = { from: 60, to: 300 }
const afterEvent =
  /(?<!\p{L})after\s+(?!that|this|it(?!\p{L}))((?:[\p{L}\p{N}’'-]+\s*){1,6})(?=[,.?!]|$)/iu
/** "पोते की शादी के बाद", at the end. */
const nounBefore =
  /(?:^|[\s,])((?!(?:us|is|उस|इस)\s)(?:[\p{L}\p{M}]+\s+){1,3}?[\p{L}\p{M}]{3,})\s+(?:ke|k|के)\s+(?:baad|bad|बाद)(?:\s+\S+){0,2}\s*$/iu
const eventBefore =
  /(?:^|[\s,])((?:[\p{L}\p{M}\p{N}]+\s+){1,4}?[\p{L}\p{M}]*(?:ne|ne se|ने|ने से))\s+(?:ke|k|के)\s+(?:baad|bad|बाद)(?![\p{L}\p{M}])/iu

/** "After the wheat is cut", "गेहूं कटने के बाद": in the asker's own words. */
function eventIn(words: string, at: Date): NamedTime | null {
  const english = afterEvent.exec(words)?.[1]?.trim()
  const hindi = (eventBefore.exec(words) ?? nounBefore.exec(words))?.[1]
    ?.trim()
    .replace(/^(?:या|ya|phir|फिर)\s+/iu, '')
  const told = english ? `after ${english}` : hindi && said.afterInHindi(hindi)
  if (!told) return null
  const now = at.getTime()
  return {
    name: { en: told, hi: told },
    from: now + eventDays.from * dayMs,
    to: now + eventDays.to * dayMs,
    isWait: false,
  }
}

function waitIn(words: string, at: Date): NamedTime | null {
  const now = at.getTime()
  if (waitOneYear.test(words))
    return {
      name: said.waits.year,
      from: now + 300 * dayMs,
      to: now + 550 * dayMs,
      isWait: true,
    }
  return waitSome.test(words)
    ? {
        name: said.waits.some,
        from: now + nowDays * dayMs,
        to: now + laterDays * dayMs,
        isWait: true,
      }
    : null
}

/** The time that words name, or to let some pass; null where they name none. */
export function namedTimeIn(words: string, at: Date): NamedTime | null {
  const month = monthIn(words, at)
  const ofMonth = months.find((pattern) => pattern.test(words))
  if (month && ofMonth) return beside(words, month, at, ofMonth)
  const feast = feastIn(words, at)
  if (feast) return beside(words, feast.time, at, feast.pattern)
  return spanIn(words, at) ?? eventIn(words, at) ?? waitIn(words, at)
}

/** All the months that words name, the first named first. */
export function monthsIn(words: string, at: Date): NamedTime[] {
  return months
    .flatMap((pattern, month) => {
      const at0 = words.search(pattern)
      const around = words.slice(Math.max(0, at0 - 6), at0 + 16)
      const time = at0 < 0 ? null : monthIn(around, at, month)
      return time ? [{ at0, time }] : []
    })
    .toSorted((a, b) => a.at0 - b.at0)
    .map(({ time }) => time)
}
