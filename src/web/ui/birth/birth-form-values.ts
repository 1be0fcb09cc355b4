import { latinDigits } from '../../../contract/core/plain-text.ts'
import type { WireInput } from '../../../contract/apis.ts'
import {
  dayAfter,
  momentToWire,
  readMoment,
  savedMoment,
  type BirthMoment,
  type CalendarDay,
  type ReadMoment,
  type WireMoment,
} from '../../../contract/kundli/birth-moment.ts'
import { relations, shortNameLongest, type Relation } from '../../../contract/kundli/constants.ts'

export type BirthInput = WireInput<'birthdetails/add'>

const fieldNames = [
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
  'relation',
  'short_name',
] as const
export type BirthFieldName = (typeof fieldNames)[number]
/** The form's controls by name, as text. */
export type BirthFormValues = Partial<Record<BirthFieldName, string>>

const names: ReadonlySet<string> = new Set<BirthFieldName>(fieldNames)

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
 * The birth moment of the typed form: 12-hour clock turned to 24, Devanagari digits to Latin. An hour
 * that no half day has, and what is no number, is no moment.
 */
export function typedMoment(formValues: BirthFormValues): ReadMoment {
  const { tob_offset: offset } = formValues
  return readMoment({
    ...typedDay(formValues),
    time: formValues.time_unknown
      ? null
      : {
          hour: typedHour(formValues),
          minute: wholeNumber(formValues.minute),
          second: wholeNumber(formValues.second || '0'),
        },
    chosenOffsetSeconds: offset ? Number(offset) : null,
  })
}

/** The typed form as the call takes it. `moment` is that of the form. */
export function toBirthInput(formValues: BirthFormValues, moment: BirthMoment): BirthInput {
  const { tob_offset, ...wireMoment } = momentToWire(moment)
  return {
    full_name: formValues.full_name ?? '',
    ...wireMoment,
    ...(tob_offset !== null && { tob_offset }),
    pob: (formValues.pob ?? '').slice(0, 100),
    lat: toLatinDigits(formValues.lat),
    lng: toLatinDigits(formValues.lng),
    gender: formValues.gender === 'Female' ? 'Female' : 'Male',
    marital_status: oneOf(formValues.marital_status, ['Single', 'Married', 'Divorced']),
    language: oneOf(formValues.language, ['English', 'Hindi']),
    ...whoseKundli(formValues),
  }
}

/** Whose it is and its short name, where the form asked for them. */
function whoseKundli({ relation, short_name }: BirthFormValues) {
  return {
    ...(relation !== undefined && { relation: relations.find((one) => one === relation) ?? null }),
    ...(short_name !== undefined && { short_name: short_name.slice(0, shortNameLongest) }),
  }
}

/** Of a real day with an hour 24: the same birth at hour 0 of that day, or of the day after. */
export function atMidnight({ night, ...formValues }: BirthFormValues): BirthFormValues {
  const midnight = { ...formValues, hours: '0', clock: '24' }
  if (night !== 'after') return midnight
  return { ...midnight, ...dayFields(dayAfter(typedDay(formValues))) }
}

/** A saved kundli as the form shows it. */
export function toBirthFormValues(
  birth: WireMoment & {
    bid: string
    full_name: string
    pob: string
    lat: number
    lng: number
    gender: string
    marital_status: string
    language: string
    relation?: Relation | null
    short_name?: string | null
  },
): BirthFormValues {
  const moment = savedMoment(birth)
  const { time, chosenOffsetSeconds } = moment
  return {
    bid: birth.bid,
    full_name: birth.full_name,
    gender: birth.gender,
    marital_status: birth.marital_status,
    language: birth.language,
    ...dayFields(moment),
    hours: time ? String(time.hour % 12 || 12) : '',
    minute: time ? two(time.minute) : '',
    second: String(time?.second ?? 0),
    ...(time ? { clock: time.hour < 12 ? 'AM' : 'PM' } : { time_unknown: 'on' }),
    ...(chosenOffsetSeconds !== null && { tob_offset: String(chosenOffsetSeconds) }),
    pob: birth.pob,
    lat: String(birth.lat),
    lng: String(birth.lng),
    ...(birth.relation && { relation: birth.relation }),
    ...(birth.short_name && { short_name: birth.short_name }),
  }
}

function dayFields({ year, month, day }: CalendarDay): BirthFormValues {
  return { day: two(day), month: two(month), year: String(year) }
}

function typedDay({ day, month, year }: BirthFormValues): CalendarDay {
  return { day: wholeNumber(day), month: wholeNumber(month), year: wholeNumber(year) }
}

/** 12 AM is midnight, 12 PM noon; NaN where the hour can't be on the clock that was chosen. */
function typedHour({ hours, clock }: BirthFormValues): number {
  const hour = wholeNumber(hours)
  if (!isHalfDay(clock)) return hour
  return hour < 1 || hour > 12 ? NaN : (hour % 12) + (clock === 'PM' ? 12 : 0)
}

/** Whether the hour may still mean two times of the day: neither AM nor PM nor 24 hours was chosen. */
export function isClockOpen({ hours, clock, time_unknown: isUnknown }: BirthFormValues): boolean {
  const hour = wholeNumber(hours)
  return !isUnknown && !clock && hour >= 1 && hour <= 12
}

export function isHalfDay(clock: string | undefined): boolean {
  return clock === 'AM' || clock === 'PM'
}

/** At most four digits of either script as a number; NaN for anything else. */
export function wholeNumber(text: string | undefined): number {
  const digits = toLatinDigits(text)
  return /^\d{1,4}$/.test(digits) ? Number(digits) : NaN
}

/** With Devanagari digits as Latin ones, and a printed minus as a typed one. */
export function toLatinDigits(text = ''): string {
  return latinDigits(text).replace('−', '-')
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

function oneOf<const T extends string>(
  value: string | undefined,
  allowed: readonly [T, ...T[]],
): T {
  return allowed.find((word) => word === value) ?? allowed[0]
}
