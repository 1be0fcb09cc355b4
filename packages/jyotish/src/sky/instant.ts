/** Instants: ISO strings at the edge, milliseconds and Julian days inside. Universal time throughout. */
import { dateOfDays } from './calendar.ts'

const isoWithZone =
  /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?(?:Z|([+-]\d\d):?(\d\d))$/
const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const earliestMs = Date.UTC(1900, 0, 1)
const latestMs = Date.UTC(2101, 0, 1)

/**
 * Milliseconds since 1970, NaN if the text is no instant. Engines' own parsers take 30 February for 2 March
 * or read a text without zone by the machine's clock; a birth must not depend on that.
 */
function parseUtcMs(utc: string): number {
  const parts = isoWithZone.exec(utc)
  if (!parts) return Number.NaN
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const [hour, minute, second] = [Number(parts[4]), Number(parts[5]), Number(parts[6] ?? 0)]
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const lastDay = (daysInMonth[month - 1] ?? 0) + (leap ? 1 : 0)
  if (day < 1 || day > lastDay || hour > 23 || minute > 59 || second > 59) return Number.NaN
  const offset = parts[8] === undefined ? 0 : offsetMinutes(parts[8], Number(parts[9]))
  const fractionMs = parts[7] === undefined ? 0 : Number(parts[7]) * 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) + fractionMs - offset * 60000
}

function offsetMinutes(hours: string, minutes: number): number {
  const size = Math.abs(Number(hours)) * 60 + minutes
  return hours.startsWith('-') ? -size : size
}

/** Milliseconds since 1970 of an ISO 8601 instant. Throws a RangeError if it is none or lies outside 1900 to 2100. */
export function instantMs(utc: string, slackMs = 0): number {
  const ms = parseUtcMs(utc)
  if (Number.isNaN(ms)) {
    throw new RangeError(
      'An instant must be ISO 8601 with Z or an offset, such as 1990-05-01T06:30:00Z.',
    )
  }
  if (ms < earliestMs - slackMs || ms >= latestMs + slackMs) {
    throw new RangeError('An instant must lie from 1900-01-01T00:00:00Z to 2100-12-31T23:59:59Z.')
  }
  return ms
}

/** Throws a RangeError unless latitude is −90 to 90 and longitude −180 to 180, in degrees. */
export function checkPlace(latitude: number, longitude: number): void {
  if (!(latitude >= -90 && latitude <= 90)) {
    throw new RangeError('A latitude must be −90 to 90 degrees.')
  }
  if (!(longitude >= -180 && longitude <= 180)) {
    throw new RangeError('A longitude must be −180 to 180 degrees.')
  }
}

/** A day, in milliseconds. */
export const dayMs = 86_400_000

/** Julian day (UT) of milliseconds since 1970. */
export function jdOfMs(ms: number): number {
  return ms / dayMs + 2440587.5
}

/** Milliseconds since 1970 of a Julian day (UT). */
export function msOfJd(jdUt: number): number {
  return (jdUt - 2440587.5) * dayMs
}

const paddedNumbers = (digits: number): string[] =>
  Array.from({ length: 10 ** digits }, (_, i) => String(i).padStart(digits, '0'))
const two = paddedNumbers(2)
const three = paddedNumbers(3)

/**
 * ISO 8601 instant, to the millisecond, of milliseconds since 1970. Written out here because a chart asks
 * for some hundred, and the built-in takes five times as long.
 */
export function isoOfMs(ms: number): string {
  const whole = Math.round(ms)
  const days = Math.floor(whole / dayMs)
  const { year, month, day } = dateOfDays(days)
  if (!(year >= 1000 && year <= 9999)) return new Date(whole).toISOString()
  const ofDay = whole - days * dayMs
  const seconds = Math.floor(ofDay / 1000)
  const minutes = Math.floor(seconds / 60)
  const clock = `${two[Math.floor(minutes / 60)]}:${two[minutes % 60]}:${two[seconds % 60]}`
  return `${year}-${two[month]}-${two[day]}T${clock}.${three[ofDay % 1000]}Z`
}
