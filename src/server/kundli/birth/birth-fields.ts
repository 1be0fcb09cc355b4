/**
 * The typed birth fields: from the wire or the form to plain numbers, and what is wrong with them.
 * Only keys come out of here; the sentences stand with the words of the kundli room.
 */
import { firstBirthYear } from '../../../contract/core/constants.ts'
import { birthInstant } from './birth-time.ts'
import { isTimeZone } from './time-zone.ts'

type TypedValue = string | number | null | undefined

/** As typed into the form. Digits may be Latin or Devanagari; blanks around them don't matter. */
export interface TypedBirth {
  day: TypedValue
  month: TypedValue
  year: TypedValue
  /** 0 to 23, or 1 to 12 where `meridiem` is given. */
  hours?: TypedValue
  minute?: TypedValue
  /** Empty means 0. */
  second?: TypedValue
  meridiem?: 'AM' | 'PM' | undefined
  /** False where the person does not know the time: hours, minute and second are then not looked at. */
  timeKnown?: boolean | undefined
  /** The place's zone, where known: then "in the future" is exact, else only what is future everywhere counts. */
  timezone?: string | undefined
  latitude?: TypedValue
  longitude?: TypedValue
}

export type BirthFieldName =
  | 'day'
  | 'month'
  | 'year'
  | 'hours'
  | 'minute'
  | 'second'
  | 'latitude'
  | 'longitude'

export type BirthProblemKey =
  | 'required' // nothing typed
  | 'notWhole' // not a whole number (coordinates: not a number)
  | 'range' // outside what the field allows
  | 'dayNotInMonth' // 31 April, 29 February 2023
  | 'dayNotInZone' // the place's calendar left this day out (Apia, 30 December 2011)
  | 'yearTooEarly' // before 1900
  | 'yearTooLate' // after the current year in India
  | 'future' // the moment has not come yet
  | 'hour24' // asked back: the night before the day, or after it?
  | 'hourWithMeridiem' // AM or PM with an hour that is not 1 to 12

export interface BirthProblem {
  field: BirthFieldName
  problem: BirthProblemKey
}

/**
 * Everything that is wrong with the fields, in the order of the form; empty where all is well.
 * `nowUtc` is the present (ISO 8601 or a Date). Coordinates are looked at only where one is given.
 * Throws a RangeError on a zone that does not exist: zones come from the place, not from typing.
 */
export function checkBirth(fields: TypedBirth, nowUtc: string | Date): BirthProblem[] {
  const now = new Date(nowUtc)
  const problems = [...dateProblems(fields, now), ...timeProblems(fields)]
  if (problems.length === 0) problems.push(...futureProblems(fields, now))
  return [...problems, ...coordinateProblems(fields)]
}

function dateProblems(fields: TypedBirth, now: Date): BirthProblem[] {
  const problems = [
    whole('day', fields.day, 1, 31),
    whole('month', fields.month, 1, 12),
    yearProblem(fields.year, now),
  ].filter((p) => p !== null)
  if (problems.length) return problems
  const [day, month, year] = [fields.day, fields.month, fields.year].map((f) => numberOf(f)!)
  const lastDay = new Date(Date.UTC(year!, month, 0)).getUTCDate()
  return day! > lastDay ? [{ field: 'day', problem: 'dayNotInMonth' }] : []
}

function yearProblem(year: TypedValue, now: Date): BirthProblem | null {
  const plain = whole('year', year, -Infinity, Infinity)
  if (plain) return plain
  const value = numberOf(year)!
  const indiaSeconds = 19_800
  const currentYear = new Date(now.getTime() + indiaSeconds * 1000).getUTCFullYear()
  if (value < firstBirthYear) return { field: 'year', problem: 'yearTooEarly' }
  return value > currentYear ? { field: 'year', problem: 'yearTooLate' } : null
}

function timeProblems(fields: TypedBirth): BirthProblem[] {
  if (fields.timeKnown === false) return []
  return [
    hourProblem(fields),
    whole('minute', fields.minute, 0, 59),
    isEmpty(fields.second) ? null : whole('second', fields.second, 0, 59),
  ].filter((p) => p !== null)
}

function hourProblem({ hours, meridiem }: TypedBirth): BirthProblem | null {
  if (!meridiem && numberOf(hours) === 24) return { field: 'hours', problem: 'hour24' }
  if (!meridiem) return whole('hours', hours, 0, 23)
  const problem = whole('hours', hours, 1, 12)
  return problem?.problem === 'range' ? { field: 'hours', problem: 'hourWithMeridiem' } : problem
}

/** The widest clocks on Earth stand 14 hours ahead of UTC: what is future there is future everywhere. */
const farthestAheadMs = 14 * 3600 * 1000

function futureProblems(fields: TypedBirth, now: Date): BirthProblem[] {
  const { dob, tob, tobSec } = wireBirth(fields)
  const [day, month, year] = dob.split('/').map(Number)
  let earliestMs = Date.UTC(year!, month! - 1, day) - farthestAheadMs
  if (tob)
    earliestMs += (Number(tob.slice(0, 2)) * 3600 + Number(tob.slice(3)) * 60 + tobSec) * 1000
  if (fields.timezone) {
    if (!isTimeZone(fields.timezone))
      throw new RangeError(`${fields.timezone} is no zone this server knows.`)
    try {
      const birth = birthInstant({ dob, tob, tobSec, timezone: fields.timezone })
      if (birth.kind === 'day') earliestMs = Date.parse(birth.fromUtc)
      else if (birth.kind === 'known') earliestMs = Date.parse(birth.utc)
      else earliestMs = Math.min(...birth.options.map((o) => Date.parse(o.utc)))
    } catch (error) {
      if (error instanceof RangeError) return [{ field: 'day', problem: 'dayNotInZone' }]
      throw error
    }
  }
  if (earliestMs <= now.getTime()) return []
  // Where today's date is right and only the hour has not come, the hour is what to look at.
  const dayBeginsMs = tob
    ? earliestMs - (Number(tob.slice(0, 2)) * 60 + Number(tob.slice(3))) * 60_000
    : earliestMs
  return [{ field: tob && dayBeginsMs <= now.getTime() ? 'hours' : 'day', problem: 'future' }]
}

function coordinateProblems({ latitude, longitude }: TypedBirth): BirthProblem[] {
  if (isEmpty(latitude) && isEmpty(longitude)) return []
  return [coordinate('latitude', latitude, 90), coordinate('longitude', longitude, 180)].filter(
    (p) => p !== null,
  )
}

function coordinate(
  field: BirthFieldName,
  typed: TypedValue,
  maximum: number,
): BirthProblem | null {
  if (isEmpty(typed)) return { field, problem: 'required' }
  const text = latinDigits(typed)
  if (!/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return { field, problem: 'notWhole' }
  return Math.abs(Number(text)) > maximum ? { field, problem: 'range' } : null
}

function whole(
  field: BirthFieldName,
  typedValue: TypedValue,
  least: number,
  maximum: number,
): BirthProblem | null {
  if (isEmpty(typedValue)) return { field, problem: 'required' }
  const value = numberOf(typedValue)
  if (value === null) return { field, problem: 'notWhole' }
  return value < least || value > maximum ? { field, problem: 'range' } : null
}

function isEmpty(typed: TypedValue): boolean {
  return typed === null || typed === undefined || String(typed).trim() === ''
}

/** The whole number typed (at most four digits), or null where it is none. */
function numberOf(typed: TypedValue): number | null {
  const text = latinDigits(typed)
  return /^-?\d{1,4}$/.test(text) ? Number(text) : null
}

function latinDigits(typed: TypedValue): string {
  return String(typed ?? '')
    .trim()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
}

/** The wire's form of a birth: `DD/MM/YYYY`, `HH:MM` or null, seconds. */
export interface WireBirth {
  dob: string
  tob: string | null
  tobSec: number
}

/** Pads and joins fields that `checkBirth` found no fault with; 12 AM is hour 0, 12 PM is 12. */
export function wireBirth(fields: TypedBirth): WireBirth {
  const pad = (typed: TypedValue, digits = 2) => String(numberOf(typed) ?? 0).padStart(digits, '0')
  const dob = `${pad(fields.day)}/${pad(fields.month)}/${pad(fields.year, 4)}`
  if (fields.timeKnown === false) return { dob, tob: null, tobSec: 0 }
  const typedHour = numberOf(fields.hours) ?? 0
  const hour = fields.meridiem ? (typedHour % 12) + (fields.meridiem === 'PM' ? 12 : 0) : typedHour
  return { dob, tob: `${pad(hour)}:${pad(fields.minute)}`, tobSec: numberOf(fields.second) ?? 0 }
}

/** The wire's fields (`DD/MM/YYYY`, `HH:MM` or empty) taken apart, so that `checkBirth` can look at them. */
export function typedBirth(wire: {
  dob: string
  tob: string | null
  tobSec?: number | undefined
  timeKnown?: boolean | undefined
}): TypedBirth {
  const [day, month, year] = wire.dob.split('/')
  const [hours, minute] = (wire.tob ?? '').split(':')
  const timeKnown = wire.timeKnown ?? wire.tob !== null
  return { day, month, year, hours, minute, second: wire.tobSec ?? 0, timeKnown }
}

/**
 * What "24:MM" may mean: MM minutes into the day given (the night before it), or into the next one
 * (the night after it). `dob` is a real day, `DD/MM/YYYY`; `tob` begins with 24.
 */
export function meaningsOfHour24(
  dob: string,
  tob: string,
): { before: WireBirth; after: WireBirth } {
  const [day, month, year] = dob.split('/').map(Number)
  const next = new Date(Date.UTC(year!, month! - 1, day! + 1))
  const nextDob = next.toISOString().slice(0, 10).split('-').toReversed().join('/')
  const minutes = `00:${tob.slice(3, 5)}`
  return {
    before: { dob, tob: minutes, tobSec: 0 },
    after: { dob: nextDob, tob: minutes, tobSec: 0 },
  }
}
