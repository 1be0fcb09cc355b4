import { describe, expect, test } from 'vitest'
import { birthWire } from '../../../contract/kundli/kundli.ts'
import { isMomentProblem } from '../../../contract/kundli/birth-moment.ts'
import {
  atMidnight,
  missingField,
  toBirthInput as toInput,
  typedMoment,
  toBirthFormValues,
  readBirthForm,
  parseStoredBirthForm,
} from './birth-form-values.ts'
import type { BirthFormValues } from './birth-form-values.ts'

const full: BirthFormValues = {
  full_name: 'Asha Test',
  gender: 'Female',
  marital_status: 'Single',
  language: 'English',
  day: '4',
  month: '03',
  year: '1991',
  hours: '6',
  minute: '5',
  second: '0',
  clock: '24',
  pob: 'Pune',
  lat: '18.52',
  lng: '73.86',
}
const toBirthInput = (formValues: BirthFormValues) => {
  const moment = typedMoment(formValues)
  if (isMomentProblem(moment)) throw new Error(moment.problem)
  return toInput(formValues, moment)
}
const inputWith = (change: BirthFormValues) => toBirthInput({ ...full, ...change })

describe('the required fields', () => {
  test('a full form lacks none', () => {
    expect(missingField(full)).toBeNull()
  })

  test('are missed in the specification’s order and by its names', () => {
    const fields: BirthFormValues = { ...full }
    const missedFields: string[] = []
    let typedFields: BirthFormValues = {}
    for (;;) {
      const missing = missingField(typedFields)
      if (!missing) break
      missedFields.push(missing.field)
      typedFields = { ...typedFields, [missing.name]: fields[missing.name] }
    }
    expect(missedFields).toEqual([
      'gender',
      'name',
      'day',
      'month',
      'year',
      'hours',
      'minute',
      'second',
      'birthPlace',
      'latitude',
      'longitude',
      'status',
      'language',
    ])
  })

  test('an unknown time needs no hour, minute or second', () => {
    const typedFields: BirthFormValues = {
      ...full,
      time_unknown: 'on',
      hours: '',
      minute: '',
      second: '',
    }
    expect(missingField(typedFields)).toBeNull()
    expect(toBirthInput(typedFields)).toMatchObject({ tob: '', tob_sec: 0, tob_known: false })
  })

  test('a zero is not empty', () => {
    const zeros: BirthFormValues = {
      ...full,
      hours: '0',
      minute: '0',
      second: '0',
      lat: '0',
      lng: '0',
    }
    expect(missingField(zeros)).toBeNull()
    expect(toBirthInput(zeros)).toMatchObject({ tob: '00:00', lat: '0', lng: '0' })
  })
})

test('day, hour and minute are padded, and the call takes what is sent', () => {
  expect(inputWith({})).toMatchObject({
    dob: '04/03/1991',
    tob: '06:05',
    tob_sec: 0,
    tob_known: true,
  })
  expect(birthWire.safeParse(inputWith({})).success).toBe(true)
})

test.each([
  ['12', 'AM', '00:05'],
  ['1', 'AM', '01:05'],
  ['11', 'AM', '11:05'],
  ['12', 'PM', '12:05'],
  ['1', 'PM', '13:05'],
  ['11', 'PM', '23:05'],
  ['0', '24', '00:05'],
  ['23', '24', '23:05'],
])('%s o’clock on the %s clock is sent as %s', (hours, clock, tob) => {
  expect(inputWith({ hours, clock })).toMatchObject({ tob })
})

test('Devanagari digits are sent as Latin ones, and a printed minus as a typed one', () => {
  const typed: BirthFormValues = { day: '०९', year: '१९९१', hours: '१२', minute: '०', second: '५९' }
  expect(inputWith({ ...typed, lat: '−१८.५२', lng: '७३.८६' })).toMatchObject({
    dob: '09/03/1991',
    tob: '12:00',
    tob_sec: 59,
    lat: '-18.52',
    lng: '73.86',
  })
})

test('whose it is goes along where the form asks, and what is no relation is none', () => {
  expect(inputWith({})).not.toHaveProperty('relation')
  expect(inputWith({ relation: 'child', short_name: 'Chinu' })).toMatchObject({
    relation: 'child',
    short_name: 'Chinu',
  })
  expect(inputWith({ relation: '', short_name: '' })).toMatchObject({
    relation: null,
    short_name: '',
  })
  expect(inputWith({ relation: 'cousin' })).toMatchObject({ relation: null })
})

test('a choice of reading goes along as a number, and else not at all', () => {
  expect(inputWith({ tob_offset: '23400' })).toMatchObject({ tob_offset: 23_400 })
  expect(inputWith({ tob_offset: '' })).not.toHaveProperty('tob_offset')
})

test('what no list offers becomes the first of the list', () => {
  expect(inputWith({ gender: 'x', marital_status: 'x', language: 'x' })).toMatchObject({
    gender: 'Male',
    marital_status: 'Single',
    language: 'English',
  })
})

describe('hour 24', () => {
  test.each([
    [{ hours: '24' }, 'hour24'],
    [{ hours: '२४' }, 'hour24'],
    [{ hours: '24', clock: 'PM' }, 'invalidTime'],
    [{ hours: '24', time_unknown: 'on' }, undefined],
    [{ hours: '23' }, undefined],
  ])('is one on the 24-hour clock alone: %j', (change, problem) => {
    expect(Reflect.get(typedMoment({ ...full, ...change }), 'problem')).toBe(problem)
  })

  test.each<[BirthFormValues, BirthFormValues]>([
    [{ night: 'before' }, { day: '4', month: '03', year: '1991' }],
    [{ night: 'after' }, { day: '05', month: '03', year: '1991' }],
    [
      { night: 'after', day: '31', month: '12' },
      { day: '01', month: '01', year: '1992' },
    ],
    [
      { night: 'after', day: '२८', month: '02', year: '२०००' },
      { day: '29', month: '02', year: '2000' },
    ],
    [
      { night: 'after', day: '28', month: '02' },
      { day: '01', month: '03', year: '1991' },
    ],
  ])('with %j is 0 o’clock of %j', (change, day) => {
    const settled = atMidnight({ ...full, hours: '24', ...change })
    expect(settled).toMatchObject({ ...day, hours: '0', minute: '5' })
    expect(settled).not.toHaveProperty('night')
  })
})

test('a form gives its own controls, trimmed; files and strangers’ fields stay out', () => {
  const form = new FormData()
  form.set('full_name', '  आशा ')
  form.set('style', 'north')
  form.set('intent', 'save')
  form.set('uid', 'x')
  form.set('pob', new Blob(['x']))
  expect(readBirthForm(form)).toEqual({ full_name: 'आशा' })
})

test.each<[string, Partial<Parameters<typeof toBirthFormValues>[0]>]>([
  ['of a known time', {}],
  ['of an unknown time', { tob: '', tob_sec: 0, tob_known: false }],
  ['of an hour that came twice', { tob_offset: 23_400 }],
])('a saved kundli %s fills the form so that it would be sent the same', (_, change) => {
  const savedBirth = {
    full_name: 'आशा',
    dob: '14/05/1942',
    tob: '23:30',
    tob_sec: 7,
    tob_known: true,
    pob: 'Pune, Maharashtra, India',
    lat: 18.5,
    lng: -73.86,
    gender: 'Female',
    marital_status: 'Divorced',
    language: 'Hindi',
    ...change,
  }
  const typedFields = toBirthFormValues({ ...savedBirth, bid: 'the-bid' })
  expect(typedFields.bid).toBe('the-bid')
  expect(missingField(typedFields)).toBeNull()
  expect(toBirthInput(typedFields)).toEqual({
    ...savedBirth,
    lat: '18.5',
    lng: '-73.86',
  })
})

test.each([5, 'x', null, [1], { full_name: {}, day: 5, month: [], lat: null, x: 'y' }])(
  'of %j, kept somewhere, the form takes nothing',
  (kept) => {
    expect(parseStoredBirthForm(kept)).toEqual({})
  },
)

test('of a form kept whole, its own controls come back', () => {
  expect(parseStoredBirthForm({ full_name: 'Asha', day: '5', month: 3, constructor: 'x' })).toEqual(
    {
      full_name: 'Asha',
      day: '5',
    },
  )
})
