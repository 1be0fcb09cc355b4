import { firstBirthYear } from '../../../contract/core/constants.ts'
import {
  birthFormWords as words,
  nightChoices,
  requiredField,
} from '../../../words/kundli/birth-form.ts'
import { kundliMessages as kundliWords } from '../../../words/kundli/kundli.ts'
import { say, type Language, type LocalizedText } from '../../../words/say.ts'
import { atMidnight, isHour24, toLatinDigits, missingField } from './birth-form-values.ts'
import type { BirthFormValues, BirthFieldName } from './birth-form-values.ts'

/** One answer to a question back, as a radio button of the form. */
export interface ChoiceOption {
  field: string
  value: string | number
  label: string
}

export type FormCheck =
  /** May be sent; an hour 24 has become the midnight that was chosen. */
  | { formValues: BirthFormValues; problem?: undefined }
  /** What to say, the control it is about, and what may be chosen where it is a question back. */
  | { formValues?: undefined; problem: string; name: BirthFieldName; choices?: ChoiceOption[] }

/**
 * Looks at the form before it is sent: what is empty, what is no number, and which night an hour 24
 * means. Whether the day and the hour can be is the server's to say.
 */
export function validateBirthForm(formValues: BirthFormValues, language: Language): FormCheck {
  const missing = missingField(formValues)
  if (missing) return { problem: say(requiredField, language, missing.field), name: missing.name }
  const wrong = findInvalidField(formValues)
  if (wrong) return { problem: say(wrong.words, language), name: wrong.name }
  if (!isHour24(formValues)) return { formValues }
  if (formValues.night) return { formValues: atMidnight(formValues) }
  const choices = nightChoices.map(({ value, words: label }) => ({
    field: 'night',
    value,
    label: say(label, language),
  }))
  return { problem: say(words.hour24, language), name: 'hours', choices }
}

/** The first field whose text can't be sent at all. */
export function findInvalidField(
  formValues: BirthFormValues,
): { name: BirthFieldName; words: LocalizedText } | null {
  const isWhole = (name: BirthFieldName) => /^\d{1,2}$/.test(toLatinDigits(formValues[name]))
  const number = (name: BirthFieldName) => Number(toLatinDigits(formValues[name]))
  if (!isWhole('day')) return { name: 'day', words: kundliWords.invalidDay }
  if (!/^\d{1,4}$/.test(toLatinDigits(formValues.year)))
    return { name: 'year', words: words.wrongYear }
  if (number('year') < firstBirthYear) return { name: 'year', words: kundliWords.yearTooEarly }
  if (!formValues.time_unknown) {
    const wrong = (['hours', 'minute', 'second'] as const).find((name) => !isWhole(name))
    if (wrong) return { name: wrong, words: kundliWords.invalidTime }
    const isHalfDay = formValues.clock === 'AM' || formValues.clock === 'PM'
    if (isHalfDay && (number('hours') < 1 || number('hours') > 12))
      return { name: 'hours', words: words.hourOfHalfDay }
    if (number('second') > 59) return { name: 'second', words: words.wrongSecond }
  }
  for (const [name, limit] of [
    ['lat', 90],
    ['lng', 180],
  ] as const) {
    const isNumber = /^-?\d{1,3}(\.\d{1,15})?$/.test(toLatinDigits(formValues[name]))
    if (!isNumber || Math.abs(number(name)) > limit) return { name, words: words.wrongCoordinates }
  }
  return null
}
