import { firstBirthYear } from '../../../contract/core/numbers.ts'
import {
  birthForm as words,
  nightChoices,
  requiredField,
} from '../../../words/kundli/birth-form.ts'
import { kundli as kundliWords } from '../../../words/kundli/kundli.ts'
import { say, type Language, type Sentence } from '../../../words/say.ts'
import { atMidnight, isHour24, latin, missingField } from './typed.ts'
import type { BirthFormValues, TypedName } from './typed.ts'

/** One answer to a question back, as a radio button of the form. */
export interface Choice {
  field: string
  value: string | number
  label: string
}

export type FormCheck =
  /** May be sent; an hour 24 has become the midnight that was chosen. */
  | { formValues: BirthFormValues; problem?: undefined }
  /** What to say, the control it is about, and what may be chosen where it is a question back. */
  | { formValues?: undefined; problem: string; name: TypedName; choices?: Choice[] }

/**
 * Looks at the form before it is sent: what is empty, what is no number, and which night an hour 24
 * means. Whether the day and the hour can be is the server's to say.
 */
export function checkTyped(formValues: BirthFormValues, language: Language): FormCheck {
  const missing = missingField(formValues)
  if (missing) return { problem: say(requiredField, language, missing.field), name: missing.name }
  const wrong = wrongField(formValues)
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
export function wrongField(
  formValues: BirthFormValues,
): { name: TypedName; words: Sentence } | null {
  const isWhole = (name: TypedName) => /^\d{1,2}$/.test(latin(formValues[name]))
  const number = (name: TypedName) => Number(latin(formValues[name]))
  if (!isWhole('day')) return { name: 'day', words: kundliWords.invalidDay }
  if (!/^\d{1,4}$/.test(latin(formValues.year))) return { name: 'year', words: words.wrongYear }
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
    const isNumber = /^-?\d{1,3}(\.\d{1,15})?$/.test(latin(formValues[name]))
    if (!isNumber || Math.abs(number(name)) > limit) return { name, words: words.wrongCoordinates }
  }
  return null
}
