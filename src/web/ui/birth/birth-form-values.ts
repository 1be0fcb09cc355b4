import { latinDigits } from '../../../contract/core/plain-text.ts'
import type { WireInput } from '../../../contract/apis.ts'

export type BirthInput = WireInput<'birthdetails/add'>

/** The form's controls by name, as text. */
export type BirthFormValues = Partial<Record<BirthFieldName, string>>
export type BirthFieldName =
  | 'bid'
  | 'full_name'
  | 'gender'
  | 'marital_status'
  | 'language'
  | 'day'
  | 'month'
  | 'year'
  | 'hours'
  | 'minute'
  | 'second'
  | 'clock'
  | 'time_unknown'
  | 'pob'
  | 'lat'
  | 'lng'
  | 'tob_offset'
  | 'night'
  | 'placed'

const names: ReadonlySet<string> = new Set<BirthFieldName>([
  'bid',
  'full_name',
  'gender',
  'marital_status',
  'language',
  'day',
  'month',
  'year',
  'hours',
  'minute',
  'second',
  'clock',
  'time_unknown',
  'pob',
  'lat',
  'lng',
  'tob_offset',
  'night',
  'placed',
])

/** The controls that settle the moment: another reading of the clock belongs to another of these. */
export const momentFieldNames: ReadonlySet<string> = new Set<BirthFieldName>([
  'day',
  'month',
  'year',
  'hours',
  'minute',
  'second',
  'clock',
  'time_unknown',
  'pob',
  'lat',
  'lng',
])

/** The specification's own names of the required fields, in its order, by which the alert speaks. */
const requiredFields: [BirthFieldName, string][] = [
  ['gender', 'gender'],
  ['full_name', 'name'],
  ['day', 'day'],
  ['month', 'month'],
  ['year', 'year'],
  ['hours', 'hours'],
  ['minute', 'minute'],
  ['second', 'second'],
  ['pob', 'birthPlace'],
  ['lat', 'latitude'],
  ['lng', 'longitude'],
  ['marital_status', 'status'],
  ['language', 'language'],
]
const timeFields = new Set<BirthFieldName>(['hours', 'minute', 'second'])

/** A form as it was kept somewhere: its own controls and text alone; nothing else that may stand there. */
export function parseStoredBirthForm(savedValues: unknown): BirthFormValues {
  if (typeof savedValues !== 'object' || savedValues === null) return {}
  return Object.fromEntries(
    Object.entries(savedValues).filter(
      ([name, value]) => names.has(name) && typeof value === 'string',
    ),
  )
}

/**
 * What the form's own controls hold; files and strangers' fields are left out. Where two people stand
 * in one form, the names of each begin with a `prefix` of their own: "bride." as in `bride.day`.
 */
export function readBirthForm(form: FormData, prefix = ''): BirthFormValues {
  const formValues: Record<string, string> = {}
  for (const [control, value] of form) {
    const name = control.slice(prefix.length)
    if (typeof value === 'string' && control.startsWith(prefix) && names.has(name))
      formValues[name] = value.trim()
  }
  return formValues
}

/** The first required field that is empty, its control and the specification's word for it. */
export function missingField(
  typed: BirthFormValues,
): { name: BirthFieldName; field: string } | null {
  const isUnknown = Boolean(typed.time_unknown)
  const missing = requiredFields.find(
    ([name]) => !typed[name] && !(isUnknown && timeFields.has(name)),
  )
  return missing ? { name: missing[0], field: missing[1] } : null
}

/**
 * The typed form as the call takes it: padded to two digits, 12-hour clock turned to 24, Devanagari
 * digits to Latin. Whether day and hour can be is the server's to say.
 */
export function toBirthInput(formValues: BirthFormValues): BirthInput {
  const tobKnown = !formValues.time_unknown
  return {
    full_name: formValues.full_name ?? '',
    dob: `${two(formValues.day)}/${two(formValues.month)}/${toLatinDigits(formValues.year)}`,
    tob: tobKnown ? `${two(String(hourOf(formValues)))}:${two(formValues.minute)}` : '',
    ...(tobKnown && { tob_sec: Number(toLatinDigits(formValues.second) || 0) }),
    tob_known: tobKnown,
    ...(formValues.tob_offset && { tob_offset: Number(formValues.tob_offset) }),
    pob: (formValues.pob ?? '').slice(0, 100),
    lat: toLatinDigits(formValues.lat),
    lng: toLatinDigits(formValues.lng),
    gender: formValues.gender === 'Female' ? 'Female' : 'Male',
    marital_status: oneOf(formValues.marital_status, ['Single', 'Married', 'Divorced']),
    language: oneOf(formValues.language, ['English', 'Hindi']),
  }
}

/** Hour 24 names two nights: it is asked back before anything is sent. */
export function isHour24(typed: BirthFormValues): boolean {
  return (
    !typed.time_unknown &&
    (typed.clock ?? '24') === '24' &&
    Number(toLatinDigits(typed.hours)) === 24
  )
}

/**
 * The same birth at hour 0 of its own day, or of the day after. A day that is in no calendar stays
 * as it is: that is the next thing to be said.
 */
export function atMidnight({ night, ...typed }: BirthFormValues): BirthFormValues {
  const zero = { ...typed, hours: '0' }
  const [year, month, day] = [typed.year, typed.month, typed.day].map((text) =>
    Number(toLatinDigits(text)),
  )
  const isReal = new Date(Date.UTC(year!, month! - 1, day)).getUTCDate() === day
  if (night !== 'after' || !isReal) return zero
  const next = new Date(Date.UTC(year!, month! - 1, day + 1))
  return {
    ...zero,
    day: two(String(next.getUTCDate())),
    month: two(String(next.getUTCMonth() + 1)),
    year: String(next.getUTCFullYear()),
  }
}

/** A saved kundli as the form shows it. */
export function toBirthFormValues(birth: {
  bid: string
  full_name: string
  dob: string
  tob: string
  tob_sec: number
  tob_known: boolean
  tob_offset?: number
  pob: string
  lat: number
  lng: number
  gender: string
  marital_status: string
  language: string
}): BirthFormValues {
  const [day, month, year] = birth.dob.split('/')
  const [hours, minute] = birth.tob.split(':')
  return {
    bid: birth.bid,
    full_name: birth.full_name,
    gender: birth.gender,
    marital_status: birth.marital_status,
    language: birth.language,
    day: day ?? '',
    month: month ?? '',
    year: year ?? '',
    hours: hours ?? '',
    minute: minute ?? '',
    second: birth.tob_known ? String(birth.tob_sec) : '0',
    ...(!birth.tob_known && { time_unknown: 'on' }),
    ...(birth.tob_offset !== undefined && { tob_offset: String(birth.tob_offset) }),
    pob: birth.pob,
    lat: String(birth.lat),
    lng: String(birth.lng),
  }
}

function hourOf(formValues: BirthFormValues): number {
  const hour = Number(toLatinDigits(formValues.hours) || NaN)
  if (formValues.clock !== 'AM' && formValues.clock !== 'PM') return hour
  // 12 AM is midnight, 12 PM noon; 13 and more can't be on such a clock, and the server says so.
  if (hour < 1 || hour > 12) return 99
  return (hour % 12) + (formValues.clock === 'PM' ? 12 : 0)
}

/** With Devanagari digits as Latin ones, and a printed minus as a typed one. */
export function toLatinDigits(text = ''): string {
  return latinDigits(text).replace('−', '-')
}

function two(text = ''): string {
  return toLatinDigits(text).padStart(2, '0')
}

function oneOf<const T extends string>(
  value: string | undefined,
  allowed: readonly [T, ...T[]],
): T {
  return allowed.find((it) => it === value) ?? allowed[0]
}
