import { expect, test } from 'vitest'
import { birthFormWords as words } from '../../../words/kundli/birth-form.ts'
import { kundliMessages as kundliWords } from '../../../words/kundli/kundli.ts'
import { validateBirthForm } from './validate-birth-form.ts'
import type { LocalizedText } from '../../../words/say.ts'
import type { BirthFormValues } from './birth-form-values.ts'

const full: BirthFormValues = {
  full_name: 'Asha Test',
  gender: 'Female',
  marital_status: 'Single',
  language: 'English',
  day: '14',
  month: '03',
  year: '1991',
  hours: '6',
  minute: '45',
  second: '0',
  clock: '24',
  pob: 'Pune',
  lat: '18.52',
  lng: '73.86',
}

test.each<BirthFormValues>([
  {},
  { day: '१४', year: '१९९१', lat: '-90', lng: '180' },
  { hours: '12', clock: 'AM' },
  { time_unknown: 'on', hours: 'x', minute: '99' },
])('%j may be sent as it is', (change) => {
  const typed = { ...full, ...change }
  expect(validateBirthForm(typed, 'en')).toMatchObject({ formValues: typed })
})

test('an empty field is named in the specification’s words, and in Hindi as the form labels it', () => {
  expect(validateBirthForm({ ...full, pob: '' }, 'en')).toEqual({
    problem: {
      name: 'pob',
      text: "Error: The field 'birthPlace' is required and cannot be empty.",
    },
  })
  expect(validateBirthForm({ ...full, full_name: '' }, 'hi')).toMatchObject({
    problem: {
      name: 'full_name',
      text: "त्रुटि: 'नाम' भरना ज़रूरी है, इसे ख़ाली नहीं छोड़ सकते।",
    },
  })
})

test.each<[BirthFormValues, string, LocalizedText]>([
  [{ day: 'x' }, 'day', kundliWords.invalidDay],
  [{ day: '1.5' }, 'day', kundliWords.invalidDay],
  [{ day: '31', month: '04' }, 'day', kundliWords.invalidDay],
  // Never another day for it, also where the night after is meant.
  [{ day: '31', month: '02', hours: '24', night: 'after' }, 'day', kundliWords.invalidDay],
  [{ hours: '99' }, 'hours', kundliWords.invalidTime],
  [{ year: 'MCMXCI' }, 'year', words.wrongYear],
  [{ year: '91' }, 'year', kundliWords.yearTooEarly],
  [{ hours: '6:45' }, 'hours', kundliWords.invalidTime],
  [{ minute: '-1' }, 'minute', kundliWords.invalidTime],
  [{ second: '60' }, 'second', words.wrongSecond],
  [{ hours: '13', clock: 'PM' }, 'hours', words.hourOfHalfDay],
  [{ hours: '0', clock: 'AM' }, 'hours', words.hourOfHalfDay],
  [{ lat: '18°' }, 'lat', words.wrongCoordinates],
  [{ lat: '90.01' }, 'lat', words.wrongCoordinates],
  [{ lng: '-180.01' }, 'lng', words.wrongCoordinates],
  [{ lng: '1e1' }, 'lng', words.wrongCoordinates],
  [{ lng: 'NaN' }, 'lng', words.wrongCoordinates],
])('%j is stopped at %s, in both languages', (change, name, { en, hi }) => {
  expect(validateBirthForm({ ...full, ...change }, 'en')).toEqual({ problem: { name, text: en } })
  expect(validateBirthForm({ ...full, ...change }, 'hi')).toEqual({ problem: { name, text: hi } })
})

test('hour 24 is asked back with two nights, and the one chosen settles it', () => {
  const asked = validateBirthForm({ ...full, hours: '24' }, 'hi')
  expect(asked.problem).toMatchObject({
    name: 'hours',
    text: words.hour24.hi,
    choices: [
      { field: 'night', value: 'before' },
      { field: 'night', value: 'after' },
    ],
  })
  const { night: _, ...after } = { ...full, hours: '0', day: '15' }
  expect(validateBirthForm({ ...full, hours: '24', night: 'after' }, 'hi')).toMatchObject({
    formValues: after,
  })
})
