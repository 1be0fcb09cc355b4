/**
 * What the clock on the wall showed: the offset of a zone from UTC at any instant, and the instants
 * at which a zone's clock showed a given date and time (none in a gap, two in a repeated hour).
 *
 * India follows our own short table; every other zone follows the IANA history that the runtime's ICU
 * carries, local mean time with its seconds included. That history has one known thinness: zones that
 * have agreed since 1970 share one past (Amsterdam before 1940 reads as Brussels, Oslo in 1946 as Berlin).
 */
import { Temporal } from 'temporal-polyfill'
import {
  dayAfter,
  isoDay,
  type CalendarDay,
  type ClockTime,
} from '../../../contract/kundli/birth-moment.ts'

const secondMs = 1000
const daySeconds = 86_400

/** From this instant on (seconds since 1970 UTC) India's clocks stood this far ahead of UTC. */
const indiaSteps = [
  { from: -Infinity, offsetSeconds: 19_270 }, // Madras time, +05:21:10
  { from: Date.UTC(1905, 11, 31, 18, 38, 50) / secondMs, offsetSeconds: 19_800 }, // 1906-01-01 00:00 Madras time
  { from: Date.UTC(1941, 8, 30, 18, 30) / secondMs, offsetSeconds: 23_400 }, // 1941-10-01 00:00
  { from: Date.UTC(1942, 4, 14, 17, 30) / secondMs, offsetSeconds: 19_800 }, // 1942-05-15 00:00 war time
  { from: Date.UTC(1942, 7, 31, 18, 30) / secondMs, offsetSeconds: 23_400 }, // 1942-09-01 00:00
  { from: Date.UTC(1945, 9, 14, 17, 30) / secondMs, offsetSeconds: 19_800 }, // 1945-10-15 00:00 war time
] as const

const isIndia = (timezone: string) => timezone === 'Asia/Kolkata' || timezone === 'Asia/Calcutta'

/** True for an IANA zone name that this runtime knows ("Asia/Kolkata"); false for "+05:30", "IST", "". */
export function isTimeZone(name: string): boolean {
  try {
    offsetSecondsAt(name, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Seconds that `timezone`'s clocks stood ahead of UTC at `utcSeconds` (since 1970, whole).
 * Throws a RangeError on a zone the runtime does not know.
 */
export function offsetSecondsAt(timezone: string, utcSeconds: number): number {
  if (isIndia(timezone))
    return indiaSteps.findLast((step) => utcSeconds >= step.from)!.offsetSeconds
  // Offsets ("+05:30") and abbreviations ("IST"), which the library also takes, carry no history.
  if (!/^(UTC|[A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/.test(timezone))
    throw new RangeError('A time zone is an IANA name like Asia/Kolkata.')
  const instant = Temporal.Instant.fromEpochMilliseconds(utcSeconds * secondMs)
  return instant.toZonedDateTimeISO(timezone).offsetNanoseconds / 1e9
}

/** One instant that a wall clock's time may mean (seconds since 1970), and the offset it stood at. */
export interface ClockReading {
  utcSeconds: number
  offsetSeconds: number
}

/** How a wall clock's time can be read. */
export interface ClockReadings {
  /** `gap`: the clock was put forward over this time; `repeated`: it was put back, and showed it twice. */
  kind: 'clear' | 'gap' | 'repeated'
  /** One where it is clear; else two, the one by the offset before the change first. */
  readings: [ClockReading] | [ClockReading, ClockReading]
}

/** Every instant that a date and time on the wall in `timezone` may mean. */
export function clockReadings(timezone: string, day: CalendarDay, time: ClockTime): ClockReadings {
  const wallSeconds =
    Date.UTC(day.year, day.month - 1, day.day, time.hour, time.minute, time.second) / secondMs
  // No zone ever stood a day from UTC, or changed twice within two: these are the offsets there are.
  const [before, after] = [-daySeconds, daySeconds].map((away) => {
    const offsetSeconds = offsetSecondsAt(timezone, wallSeconds + away)
    return { utcSeconds: wallSeconds - offsetSeconds, offsetSeconds }
  }) as [ClockReading, ClockReading]
  if (before.offsetSeconds === after.offsetSeconds) return { kind: 'clear', readings: [before] }
  const [isBefore, isAfter] = [before, after].map(
    (it) => offsetSecondsAt(timezone, it.utcSeconds) === it.offsetSeconds,
  )
  if (isBefore && isAfter) return { kind: 'repeated', readings: [before, after] }
  if (!isBefore && !isAfter) return { kind: 'gap', readings: [before, after] }
  return { kind: 'clear', readings: [isBefore ? before : after] }
}

const midnight: ClockTime = { hour: 0, minute: 0, second: 0 }

/** The first instant at which `timezone`'s clock showed a day; seconds since 1970. */
export function startOfDay(timezone: string, day: CalendarDay): number {
  // India's clocks were only ever put forward at midnight itself, so that the old offset names the change.
  if (isIndia(timezone)) return clockReadings(timezone, day, midnight).readings[0].utcSeconds
  return Temporal.PlainDate.from(day).toZonedDateTime(timezone).epochMilliseconds / secondMs
}

/** The instant from which on the clock showed a day no longer, also where it was put back over midnight. */
export function endOfDay(timezone: string, day: CalendarDay): number {
  const next = dayAfter(day)
  const { kind, readings } = clockReadings(timezone, next, midnight)
  const second = readings.at(-1)!.utcSeconds
  const isBack = kind === 'repeated' && civilDateAt(timezone, second - 1) === isoDay(day)
  return isBack ? second : startOfDay(timezone, next)
}

/** The date, YYYY-MM-DD, that `timezone`'s clock showed at an instant (seconds since 1970). */
export function civilDateAt(timezone: string, utcSeconds: number): string {
  const wallSeconds = utcSeconds + offsetSecondsAt(timezone, Math.floor(utcSeconds))
  return new Date(wallSeconds * secondMs).toISOString().slice(0, 10)
}

/** +05:30, or +05:21:10 where seconds count. */
export function offsetText(offsetSeconds: number): string {
  const totalSeconds = Math.abs(offsetSeconds)
  const parts = [
    Math.floor(totalSeconds / 3600),
    Math.floor(totalSeconds / 60) % 60,
    totalSeconds % 60,
  ]
  const text = parts.map((part) => String(part).padStart(2, '0'))
  return `${offsetSeconds < 0 ? '−' : '+'}${text.slice(0, totalSeconds % 60 ? 3 : 2).join(':')}`
}
