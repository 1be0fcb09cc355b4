/** India has one clock, five and a half hours ahead of UTC, and (since 1945) no summer time. */
const aheadMilliseconds = 19_800_000
const dayMilliseconds = 86_400_000

/** The day in India at an instant: 2026-11-21. */
export function istDay(at: Date): string {
  return new Date(at.getTime() + aheadMilliseconds).toISOString().slice(0, 10)
}

/** When that day began. */
export function istMidnight(at: Date): Date {
  return new Date(Date.parse(istDay(at)) - aheadMilliseconds)
}

/**
 * The same clock time in India `count` months later. A day that the month does not have becomes its
 * last: 31 January, 28 February, and counted from January again 31 March.
 */
export function monthsLater(from: Date, count: number): Date {
  const local = new Date(from.getTime() + aheadMilliseconds)
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const lastDay = new Date(Date.UTC(year, month + count + 1, 0)).getUTCDate()
  const clock = local.getTime() % dayMilliseconds
  const moved = Date.UTC(year, month + count, Math.min(day, lastDay)) + clock
  return new Date(moved - aheadMilliseconds)
}

/** Days in India from one instant's day to another's: 0 on the same day. */
export function istDaysBetween(from: Date, to: Date): number {
  return Math.round((Date.parse(istDay(to)) - Date.parse(istDay(from))) / dayMilliseconds)
}

/** The financial year (April to March) that an instant in India falls into: 2026-27. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = istDay(at).split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}
