/**
 * The one value for a moment of birth, and how it is read and written. Pure and without schemas, so that
 * the browser's form makes the same value by the same rules as the server.
 */
import { firstBirthYear } from '../core/constants.ts'

/** A day of the calendar: month 1 to 12, day 1 to 31. */
export interface CalendarDay {
  year: number
  month: number
  day: number
}

/** 0:00:00 to 23:59:59. */
export interface ClockTime {
  hour: number
  minute: number
  second: number
}

/** A birth as the clock of its place showed it: a real day since 1900, a real time. */
export interface BirthMoment extends CalendarDay {
  /** Null where the time is not known: none is invented. */
  time: ClockTime | null
  /** Which reading of an hour that came twice, or never, was chosen: its offset from UTC in seconds. */
  chosenOffsetSeconds: number | null
}

/** Why day and time are no moment, and the first part that is wrong. */
export interface MomentProblem {
  part: 'day' | 'month' | 'year' | 'hour' | 'minute' | 'second'
  /** `hour24` names two nights: it is asked back. */
  problem: 'invalidDay' | 'yearTooEarly' | 'hour24' | 'invalidTime'
}

/** The birth moment, or what is wrong with it. */
export type ReadMoment = BirthMoment | MomentProblem

export function isMomentProblem(read: ReadMoment): read is MomentProblem {
  return 'problem' in read
}

/** Day, time and chosen offset as a birth moment, if they are one. NaN is none. Days to come are not looked at. */
export function readMoment(moment: BirthMoment): ReadMoment {
  const { year, month, day, time } = moment
  if (!isWhole(day, 1, 31)) return { part: 'day', problem: 'invalidDay' }
  if (!isWhole(month, 1, 12)) return { part: 'month', problem: 'invalidDay' }
  if (!isWhole(year, firstBirthYear, 9999)) return { part: 'year', problem: 'yearTooEarly' }
  if (!isRealDay(moment)) return { part: 'day', problem: 'invalidDay' }
  if (!time) return moment
  if (time.hour === 24) return { part: 'hour', problem: 'hour24' }
  if (!isWhole(time.hour, 0, 23)) return { part: 'hour', problem: 'invalidTime' }
  if (!isWhole(time.minute, 0, 59)) return { part: 'minute', problem: 'invalidTime' }
  if (!isWhole(time.second, 0, 59)) return { part: 'second', problem: 'invalidTime' }
  return moment
}

/** A birth moment on the wire and in the table of births. */
export interface WireMoment {
  /** DD/MM/YYYY */
  dob: string
  /** HH:MM; not looked at where the time is not known. */
  tob: string
  tob_sec?: number | undefined
  tob_known: boolean
  tob_offset?: number | null | undefined
}

/** What the wire says, as a birth moment or as what is wrong with it. */
export function momentFromWire(wire: WireMoment): ReadMoment {
  const [day = NaN, month = NaN, year = NaN] = numbersIn(wire.dob, '/')
  const [hour = NaN, minute = NaN] = numbersIn(wire.tob, ':')
  return readMoment({
    year,
    month,
    day,
    time: wire.tob_known ? { hour, minute, second: wire.tob_sec ?? 0 } : null,
    chosenOffsetSeconds: wire.tob_offset ?? null,
  })
}

/** The birth moment of a saved kundli. Throws where the row holds none, which a check at saving excludes. */
export function savedMoment(wire: WireMoment): BirthMoment {
  const read = momentFromWire(wire)
  if (isMomentProblem(read)) throw new Error(`A saved birth has no ${read.part}.`)
  return read
}

/** A birth moment as the wire writes it. */
export function momentToWire(moment: BirthMoment): Required<WireMoment> {
  const { day, month, year, time, chosenOffsetSeconds } = moment
  return {
    dob: `${two(day)}/${two(month)}/${String(year).padStart(4, '0')}`,
    tob: time ? clockText(time) : '',
    tob_sec: time?.second ?? 0,
    tob_known: time !== null,
    tob_offset: chosenOffsetSeconds,
  }
}

/** HH:MM */
export function clockText({ hour, minute }: ClockTime): string {
  return `${two(hour)}:${two(minute)}`
}

/** YYYY-MM-DD */
export function isoDay({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** False for 31 April and 29 February 2023. */
export function isRealDay({ year, month, day }: CalendarDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

export function dayAfter({ year, month, day }: CalendarDay): CalendarDay {
  const next = new Date(Date.UTC(year, month - 1, day + 1))
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() }
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

function numbersIn(text: string, separator: string): number[] {
  return text.split(separator).map((digits) => (/^\d+$/.test(digits) ? Number(digits) : NaN))
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
