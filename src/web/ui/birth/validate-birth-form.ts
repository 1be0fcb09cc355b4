import {
  isMomentProblem,
  type BirthMoment,
  type MomentProblem,
} from '../../../contract/kundli/birth-moment.ts'
import {
  birthFormWords as words,
  nightChoices,
  requiredField,
} from '../../../words/kundli/birth-form.ts'
import { kundliMessages as kundliWords } from '../../../words/kundli/kundli.ts'
import { say, type Language, type LocalizedText } from '../../../words/say.ts'
import { atMidnight, isClockOpen, isHalfDay, missingField } from './birth-form-values.ts'
import { toLatinDigits, typedMoment, wholeNumber } from './birth-form-values.ts'
import type { BirthFormValues, BirthFieldName } from './birth-form-values.ts'

/** One answer to a question back, as a radio button of the form. */
export interface ChoiceOption {
  field: string
  value: string | number
  label: string
}

/** What is wrong, and the control it is about; null where it is about none of them alone. */
export interface FormProblem {
  name: BirthFieldName | null
  text: string
  /** What may be chosen where it is a question back. */
  choices?: ChoiceOption[] | undefined
}

export type FormCheck =
  /** May be sent; an hour 24 has become the midnight that was chosen. */
  | { formValues: BirthFormValues; moment: BirthMoment; problem?: undefined }
  | { problem: FormProblem }

/**
 * Looks at the form before it is sent: what is empty, what is no number, no day and no time, and which
 * night an hour 24 means. Whether the moment has come, and the clock of the place showed it, is the server's to say.
 */
export function validateBirthForm(formValues: BirthFormValues, language: Language): FormCheck {
  const problemAt = (name: BirthFieldName, text: LocalizedText): FormCheck => ({
    problem: { name, text: say(text, language) },
  })
  const missing = missingField(formValues)
  if (missing)
    return { problem: { name: missing.name, text: say(requiredField, language, missing.field) } }
  if (isClockOpen(formValues)) return problemAt('clock', words.amOrPm)
  const moment = typedMoment(formValues)
  if (isMomentProblem(moment)) {
    if (moment.problem !== 'hour24')
      return problemAt(controls[moment.part], momentWords(moment, formValues))
    if (formValues.night) return validateBirthForm(atMidnight(formValues), language)
    return { problem: whichNight(language) }
  }
  const coordinate = coordinates.find(({ name, limit }) => !isWithin(formValues[name], limit))
  if (coordinate) return problemAt(coordinate.name, words.wrongCoordinates)
  return { formValues, moment }
}

const coordinates = [
  { name: 'lat', limit: 90 },
  { name: 'lng', limit: 180 },
] as const

function isWithin(text: string | undefined, limit: number): boolean {
  const digits = toLatinDigits(text)
  return /^-?\d{1,3}(\.\d{1,15})?$/.test(digits) && Math.abs(Number(digits)) <= limit
}

const controls: Record<MomentProblem['part'], BirthFieldName> = {
  day: 'day',
  month: 'month',
  year: 'year',
  hour: 'hours',
  minute: 'minute',
  second: 'second',
}

function momentWords(
  { part, problem }: MomentProblem,
  { year, clock }: BirthFormValues,
): LocalizedText {
  if (part === 'year' && Number.isNaN(wholeNumber(year))) return words.wrongYear
  if (part === 'hour' && isHalfDay(clock)) return words.hourOfHalfDay
  if (part === 'second') return words.wrongSecond
  return kundliWords[problem]
}

function whichNight(language: Language): FormProblem {
  const choices = nightChoices.map(({ value, words: label }) => ({
    field: 'night',
    value,
    label: say(label, language),
  }))
  return { name: 'hours', text: say(words.hour24, language), choices }
}
