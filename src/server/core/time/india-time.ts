import { dayMs } from '../../../contract/core/constants.ts'

/** India has one clock, five and a half hours ahead of UTC, and (since 1945) no summer time. */
const aheadMs = 19_800_000

/** India's clock at an instant, as the UTC parts of a Date: `indiaClock(at).getUTCHours()`. */
export function indiaClock(at: Date): Date {
  return new Date(at.getTime() + aheadMs)
}

/** The day in India at an instant, or `later` days after it: 2026-11-21. */
export function istDay(at: Date, later = 0): string {
  return new Date(at.getTime() + aheadMs + later * dayMs).toISOString().slice(0, 10)
}

/** The instant at which a day in India (2026-11-21) begins. */
export function startOfIstDay(day: string): Date {
  return new Date(Date.parse(day) - aheadMs)
}

/** When the day in India that holds an instant began. */
export function istMidnight(at: Date): Date {
  return startOfIstDay(istDay(at))
}

/**
 * The same clock time in India `count` months later. A day that the month does not have becomes its
 * last: 31 January, 28 February, and counted from January again 31 March.
 */
export function monthsLater(from: Date, count: number): Date {
  const local = indiaClock(from)
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const lastDay = new Date(Date.UTC(year, month + count + 1, 0)).getUTCDate()
  const clock = local.getTime() % dayMs
  const moved = Date.UTC(year, month + count, Math.min(day, lastDay)) + clock
  return new Date(moved - aheadMs)
}

/** Days in India from one instant's day to another's: 0 on the same day. */
export function istDaysBetween(from: Date, to: Date): number {
  return Math.round((Date.parse(istDay(to)) - Date.parse(istDay(from))) / dayMs)
}

/** The financial year (April to March) that an instant in India falls into: 2026-27. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = istDay(at).split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}
