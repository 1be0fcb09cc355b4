import { clockReadings, civilDateAt } from '../core/time/time-zone.ts'
import { dayMs } from '../../contract/core/constants.ts'

/** The quiet hours of somebody: minutes after midnight by the clock of `timezone`. */
export interface QuietHours {
  timezone: string
  quiet_from: number
  quiet_until: number
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** The date, YYYY-MM-DD, that a clock shows at an instant. */
export function localDay(timezone: string, at: Date): string {
  return civilDateAt(timezone, seconds(at))
}

/** The day so many days on. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The instant at which a clock shows so many minutes after midnight of a day. */
export function instantOf(timezone: string, day: string, minute: number): Date {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
  const time = { hour: Math.floor(minute / 60), minute: minute % 60, second: 0 }
  const { readings } = clockReadings(timezone, { year, month, day: date }, time)
  return new Date(readings[0].utcSeconds * 1000)
}

/** The next instant after `after` at which a clock shows so many minutes after midnight. */
export function nextTime(timezone: string, minute: number, after: Date): Date {
  const today = localDay(timezone, after)
  const first = instantOf(timezone, today, minute)
  return first > after ? first : instantOf(timezone, daysLater(today, 1), minute)
}

/** When quiet hours that run at an instant end; null where none run. The same minute twice is no such time. */
export function quietEnd({ timezone, quiet_from, quiet_until }: QuietHours, at: Date): Date | null {
  if (quiet_from === quiet_until) return null
  const midnight = instantOf(timezone, localDay(timezone, at), 0)
  const now = Math.floor((at.getTime() - midnight.getTime()) / 60_000)
  const isQuiet =
    quiet_from < quiet_until
      ? now >= quiet_from && now < quiet_until
      : now >= quiet_from || now < quiet_until
  return isQuiet ? nextTime(timezone, quiet_until, at) : null
}

/** 420 is "07:00". */
export function clockText(minute: number): string {
  return [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** "07:00" is 420. */
export function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
