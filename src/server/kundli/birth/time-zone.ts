/**
 * What the clock on the wall showed: the offset of a zone from UTC at any instant, and the instants
 * at which a zone's clock showed a given date and time (none in a gap, two in a repeated hour).
 *
 * India follows our own short table; every other zone follows the IANA history that the runtime's ICU
 * carries, local mean time with its seconds included. That history has one known thinness: zones that
 * have agreed since 1970 share one past (Amsterdam before 1940 reads as Brussels, Oslo in 1946 as Berlin).
 */

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

const formats = new Map<string, Intl.DateTimeFormat>()

/** True for an IANA zone name that this runtime knows ("Asia/Kolkata"); false for "+05:30", "IST", "". */
export function isTimeZone(name: string): boolean {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/** The name a zone goes by today: Asia/Calcutta gives Asia/Kolkata, others come back as they are. */
export function zoneName(timezone: string): string {
  return timezone === 'Asia/Calcutta' ? 'Asia/Kolkata' : timezone
}

/**
 * Seconds that `timezone`'s clocks stood ahead of UTC at `utcSeconds` (since 1970, whole).
 * Throws a RangeError on a zone the runtime does not know.
 */
export function offsetSecondsAt(timezone: string, utcSeconds: number): number {
  if (zoneName(timezone) === 'Asia/Kolkata')
    return indiaSteps.findLast((step) => utcSeconds >= step.from)!.offsetSeconds
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(timezone).formatToParts(utcSeconds * secondMs))
    part[type] = Number(value)
  const wall = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second)
  return wall / secondMs - utcSeconds
}

function formatOf(timezone: string): Intl.DateTimeFormat {
  let format = formats.get(timezone)
  if (!format) {
    // Intl takes "+05:30" and "IST" too, which carry no history.
    if (!/^(UTC|[A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/.test(timezone))
      throw new RangeError('A time zone is an IANA name like Asia/Kolkata.')
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(timezone, format)
  }
  return format
}

/** One instant at which a wall clock may have shown a time, and the offset it stood at. Seconds. */
export interface ClockInstant {
  utcSeconds: number
  offsetSeconds: number
}

/**
 * Every instant, earliest first, at which `timezone`'s clock showed `wallSeconds` (the date and time
 * on the wall, counted as if they were UTC): one as a rule, none in a gap, two in a repeated hour.
 */
export function clockInstantsOf(timezone: string, wallSeconds: number): ClockInstant[] {
  return offsetsAround(timezone, wallSeconds)
    .map((offsetSeconds) => ({ utcSeconds: wallSeconds - offsetSeconds, offsetSeconds }))
    .filter((r) => offsetSecondsAt(timezone, r.utcSeconds) === r.offsetSeconds)
    .sort((a, b) => a.utcSeconds - b.utcSeconds)
}

/** The offsets in force within a day of a wall time, in order of first appearance. */
function offsetsAround(timezone: string, wallSeconds: number): number[] {
  // No zone ever stood more than 16 hours from UTC, so a day on either side holds every candidate.
  const samples = [-1, -0.5, 0, 0.5, 1].map((days) => wallSeconds + days * daySeconds)
  return [...new Set(samples.map((at) => offsetSecondsAt(timezone, at)))]
}

/** A change of the clock: at `atUtcSeconds` it went from one offset to another. Seconds. */
export interface ClockChange {
  atUtcSeconds: number
  beforeSeconds: number
  afterSeconds: number
}

/**
 * The change that swallowed `wallSeconds` or showed it twice: the first one within a day whose
 * skipped or repeated stretch holds it. Null where the wall time is ordinary.
 */
export function changeAround(timezone: string, wallSeconds: number): ClockChange | null {
  const step = daySeconds / 4
  for (let at = wallSeconds - daySeconds; at < wallSeconds + daySeconds; at += step) {
    const beforeSeconds = offsetSecondsAt(timezone, at)
    const afterSeconds = offsetSecondsAt(timezone, at + step)
    if (beforeSeconds === afterSeconds) continue
    const atUtcSeconds = changeBetween(timezone, at, at + step, beforeSeconds)
    const [low, high] = [beforeSeconds, afterSeconds]
      .map((o) => atUtcSeconds + o)
      .sort((a, b) => a - b)
    if (wallSeconds >= low! && wallSeconds < high!)
      return { atUtcSeconds, beforeSeconds, afterSeconds }
  }
  return null
}

/** The first second after `low` and at most at `high` whose offset is no longer `beforeSeconds`. */
function changeBetween(timezone: string, low: number, high: number, beforeSeconds: number): number {
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetSecondsAt(timezone, middle) === beforeSeconds) low = middle
    else high = middle
  }
  return high
}
