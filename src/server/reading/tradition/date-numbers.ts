import { traditionTexts, toldFree } from '../../../words/reading/tradition/all-tradition-texts.ts'
import { grahaOfNumber, monthNames } from '../../../words/reading/tradition/number-words.ts'
import type { LocalizedText } from '../../../words/say.ts'
import { plainLetters, words } from './tradition-row.ts'

/** Mulank and bhagyank of a date that the question itself tells. */

interface ToldDate {
  day: number
  month: number
  year: number
}

const asksNumbers = words(
  'mulank|moolank|mulaank|bhagyank|bhagyaank|life ?path|destiny number|birth number|numerology number|psychic number|मूलांक|भाग्यांक|जन्मांक',
)
const numeric = /(?<!\d)(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?((?:19|20)\d\d)(?!\d)/u
const worded = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\s+(\p{L}[\p{L}\p{M}]+),?\s+((?:19|20)\d\d)(?!\d)/u

function monthOf(name: string): number {
  const plain = plainLetters(name)
  return monthNames.findIndex((names) => names.some((each) => plain.startsWith(plainLetters(each))))
}

function dateIn(question: string): ToldDate | null {
  const inDigits = numeric.exec(question)
  const inWords = inDigits ? null : worded.exec(question)
  const found = inDigits ?? inWords
  if (!found) return null
  const day = Number(found[1])
  const month = inDigits ? Number(found[2]) : monthOf(found[2]!) + 1
  const isDate = day >= 1 && day <= 31 && month >= 1 && month <= 12
  return isDate ? { day, month, year: Number(found[3]) } : null
}

const digitsOf = (text: string): number[] =>
  [...text].map(Number).filter((digit) => !Number.isNaN(digit))
const sumOf = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + digit, 0)

/** "1 + 7 = 8", "1 + 9 = 10, 1 + 0 = 1": the digits of a number until one is left. */
function reduced(text: string): { digit: number; told: string } {
  let digits = digitsOf(text).filter((digit, at, all) => digit > 0 || (at > 0 && all.length === 2))
  const steps: string[] = []
  while (digits.length > 1) {
    const sum = sumOf(digits)
    steps.push(`${digits.join(' + ')} = ${sum}`)
    digits = digitsOf(String(sum))
  }
  const digit = digits[0] ?? 0
  return { digit, told: steps.join(', ') || String(digit) }
}

/** The numbers of the date that a question tells, as a free answer; null where it asks for none, or tells no date. */
export function numbersOfDate(question: string): LocalizedText | null {
  const date = asksNumbers.test(plainLetters(question)) ? dateIn(question) : null
  if (!date) return null
  const root = reduced(String(date.day))
  const fate = reduced(`${date.day}${date.month}${date.year}`)
  const filled = (language: 'en' | 'hi'): string => {
    const slots: Record<string, string> = {
      birth: `${date.day}.${date.month}.${date.year}`,
      root: String(root.digit),
      fate: String(fate.digit),
      daySum: root.told,
      fateSum: fate.told,
      rootGraha: grahaOfNumber[root.digit - 1]![language],
      fateGraha: grahaOfNumber[fate.digit - 1]![language],
    }
    return traditionTexts['date-numbers'][language].replace(
      /\{(\w+)\}/gu,
      (_slot, name: string) => slots[name] ?? '',
    )
  }
  return toldFree({ en: filled('en'), hi: filled('hi') })
}
