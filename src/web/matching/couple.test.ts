import { expect, test } from 'vitest'
import { validateBirthForm } from '../ui/birth/validate-birth-form.ts'
import { readBirthForm } from '../ui/birth/birth-form-values.ts'
import { withDefaults, fieldPrefix, personInput } from './couple.ts'
import { formatPoints } from './format-points.ts'

const typedPerson = {
  full_name: 'Asha Test',
  day: '१४',
  month: '03',
  year: '1991',
  hours: '6',
  clock: 'AM',
  minute: '45',
  pob: 'Pune',
  lat: '18.52',
  lng: '73.86',
}

test('each of the two is read from their own controls, and from no stranger’s', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['bride.full_name', ' Asha '],
    ['groom.full_name', 'Ravi'],
    ['full_name', 'Nobody'],
    ['bride.role', 'operator'],
    ['bride.groom.day', '1'],
  ] as const)
    form.append(name, value)
  expect(readBirthForm(form, fieldPrefix('bride'))).toEqual({ full_name: 'Asha' })
  expect(readBirthForm(form, fieldPrefix('groom'))).toEqual({ full_name: 'Ravi' })
  expect(readBirthForm(form)).toEqual({ full_name: 'Nobody' })
})

test('a typed person needs a name, a day, a time and a place, and nothing else', () => {
  expect(validateBirthForm(withDefaults(typedPerson), 'en').problem).toBeUndefined()
  for (const name of ['full_name', 'day', 'year', 'hours', 'minute', 'pob'] as const)
    expect(validateBirthForm(withDefaults({ ...typedPerson, [name]: '' }), 'en')).toMatchObject({
      problem: { name },
    })
  const untimed = { ...typedPerson, hours: '', minute: '', time_unknown: 'on' }
  expect(validateBirthForm(withDefaults(untimed), 'en').problem).toBeUndefined()
})

test('of a typed person only the birth is sent, of a saved one only the bid', () => {
  const check = validateBirthForm(withDefaults(typedPerson), 'en')
  if (check.problem) throw new Error(check.problem.text)
  expect(personInput(check.formValues, check.moment)).toEqual({
    full_name: 'Asha Test',
    dob: '14/03/1991',
    tob: '06:45',
    tob_sec: 0,
    tob_known: true,
    pob: 'Pune',
    lat: '18.52',
    lng: '73.86',
  })
  const bid = '00000000-0000-4000-8000-000000000000'
  expect(personInput({ ...typedPerson, bid }, undefined)).toEqual({ bid })
})

test.each([
  [3, 3, '3'],
  [1.5, 1.5, '1.5'],
  [1, 2, '1 – 2'],
])('points from %d to %d are printed as %s', (points, points_at_most, printed) => {
  expect(formatPoints({ points, points_at_most })).toBe(printed)
})
