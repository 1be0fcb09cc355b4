/**
 * One plain form for the many ways a word is typed: lower case, no diacritics, no nukta, one nasal
 * sign, ASCII digits. "Śani", "SHANI" and "shani" meet here, as do "चन्द्रमा" and "चंद्रमा", "पाँचवाँ"
 * and "पांचवां". Only for comparing; never shown to a person.
 */

import type { BilingualText } from '../sky/types.ts'

const nukta = /\u093C/g
const joiners = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g
/** A homorganic nasal before its own row of consonants is written as anusvara by most people. */
const halfNasal =
  /\u0919\u094D(?=[\u0915-\u0918])|\u091E\u094D(?=[\u091A-\u091D])|\u0923\u094D(?=[\u091F-\u0922])|\u0928\u094D(?=[\u0924-\u0927])|\u092E\u094D(?=[\u092A-\u092D])/g
const latinMarks = /[\u0300-\u036F]/g
const devanagariDigit = /[\u0966-\u096F]/g

const ascii = /^[ -~]*$/

/** The plain form of a text, for comparing. Linear in its length. */
export function normalizeText(text: string): string {
  // Plain ASCII, most of what is asked for, has nothing to take off.
  if (ascii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(latinMarks, '')
    .replace(nukta, '')
    .replace(joiners, '')
    .normalize('NFC')
    .replace(halfNasal, '\u0902')
    .replace(/\u0901/g, '\u0902')
    .replace(devanagariDigit, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .toLowerCase()
}

/** A word of a text: its plain form, and where it stands in the text as given. */
export interface TextWord {
  plain: string
  start: number
  end: number
}

const wordPattern = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu

/** The words of a text in order. Marks and joiners belong to their word; everything else divides. */
export function normalizedWordsOf(text: string): TextWord[] {
  const words: TextWord[] = []
  for (const match of text.matchAll(wordPattern)) {
    const form = normalizeText(match[0])
    if (form) words.push({ plain: form, start: match.index, end: match.index + match[0].length })
  }
  return words
}

/** A thing with its names, and every other spelling it is known by (Latin and Devanagari). */
export interface NameEntry {
  /** Lower-case, hyphenated, stable: what facts carry as their value. */
  key: string
  name: BilingualText
  spellings: string[]
}

/** A list of spellings as the tables write it: divided by commas. */
export const splitSpellings = (list: string): string[] => list.split(', ')
