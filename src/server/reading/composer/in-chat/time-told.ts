import { monthNames } from '../../../../words/say.ts'
import { indiaClock } from '../../../core/time/india-time.ts'
import { monthsIn } from '../../frame/rules/choices/named-times.ts'
import type { ReadingLanguage } from '../../types/reading-types.ts'

/** The time that the answer before named, for an answer that holds to it. */
export interface TimeTold {
  /** Instants in milliseconds. */
  from: number
  to: number
  /** "from March to June 2027", "मार्च से जून 2027 के बीच". */
  words: string
}

const after = /(?<![\p{L}\p{M}])(?:after|until|till|ke baad|के बाद)(?![\p{L}\p{M}])/iu
const since = /(?<![\p{L}\p{M}])(?:from|onwards?|se|से)(?![\p{L}\p{M}])/iu
const until = /(?<![\p{L}\p{M}])(?:by|before|tak|se pehle|तक|से पहले)(?![\p{L}\p{M}])/iu
const nextYear = /(?<![\p{L}\p{M}])(?:next year|agle sa+l|अगले साल)(?![\p{L}\p{M}])/iu

const nameOf = (instant: number, language: ReadingLanguage, year = true): string => {
  const clock = indiaClock(new Date(instant))
  const month = monthNames[language][clock.getUTCMonth()] ?? ''
  return year ? `${month} ${clock.getUTCFullYear()}` : month
}

const yearOf = (instant: number): number => indiaClock(new Date(instant)).getUTCFullYear()

function spanInWords(from: number, to: number, language: ReadingLanguage): string {
  const first = nameOf(from, language, yearOf(from) !== yearOf(to - 1))
  const end = nameOf(to - 1, language)
  return language === 'en' ? `from ${first} to ${end}` : `${first} से ${end} के बीच`
}

/** One month, with what the answer says of it: by then, from then, after it, in it. */
function monthInWords(name: string, answer: string, language: ReadingLanguage): string {
  const pair = until.test(answer)
    ? { en: `by ${name}`, hi: `${name} तक` }
    : after.test(answer)
      ? { en: `after ${name}`, hi: `${name} के बाद` }
      : since.test(answer)
        ? { en: `from ${name} on`, hi: `${name} से` }
        : { en: `in ${name}`, hi: `${name} में` }
  return pair[language]
}

const yearMs = 365 * 86_400_000

/**
 * The months that an answer named first, the first to the last of its sentence: what stands behind tells of periods.
 * Null where it named none, or only ones gone by.
 */
export function timeTold(answer: string, language: ReadingLanguage, at: Date): TimeTold | null {
  const sentence = answer.split(/(?<=[.!?।])\s+/u).find((each) => monthsIn(each, at).length > 0)
  return sentence ? timeOfSentence(sentence, language, at) : null
}

function timeOfSentence(answer: string, language: ReadingLanguage, at: Date): TimeTold | null {
  const named = monthsIn(withYears(answer), at)
  const shift = nextYear.test(answer) && !/20\d\d/.test(answer)
  const months = named
    .map(({ from, to }) => {
      const isEarly = shift && yearOf(from) === yearOf(at.getTime())
      return isEarly ? { from: from + yearMs, to: to + yearMs } : { from, to }
    })
    .filter(({ to }) => to > at.getTime())
  const [first] = months
  const last = months.at(-1)
  if (!first || !last) return null
  if (months.length === 1) {
    const name = nameOf(first.from, language)
    return { from: first.from, to: first.to, words: monthInWords(name, answer, language) }
  }
  // "Between September and February": the second month is the one that comes after the first.
  const to = last.to > first.from ? last.to : last.to + yearMs
  return { from: first.from, to, words: spanInWords(first.from, to, language) }
}

const spanWithYear =
  /(?<month>[\p{L}\p{M}]{3,})(?<between>\s*(?:and|to|se|aur|–|-|से|और)\s*(?:\d{1,2}\s+)?[\p{L}\p{M}]{3,}\s+(?<year>20\d\d))/giu

/** "Between March and June 2027": the first month has the year of the second. */
const withYears = (answer: string): string =>
  answer.replace(spanWithYear, '$<month> $<year>$<between>')
