/** Instants: ISO strings at the edge, milliseconds and Julian days inside. Universal time throughout. */

const isoWithZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/
const earliestMs = Date.UTC(1900, 0, 1)
const latestMs = Date.UTC(2101, 0, 1)

/** Milliseconds since 1970 of an ISO 8601 instant. Throws a RangeError if it is none or lies outside 1900 to 2100. */
export function instantMs(utc: string, slackMs = 0): number {
  const ms = isoWithZone.test(utc) ? Date.parse(utc) : Number.NaN
  if (Number.isNaN(ms)) {
    throw new RangeError('An instant must be ISO 8601 with Z or an offset, such as 1990-05-01T06:30:00Z.')
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

/** Julian day (UT) of milliseconds since 1970. */
export function jdOfMs(ms: number): number {
  return ms / 86400000 + 2440587.5
}

/** Milliseconds since 1970 of a Julian day (UT). */
export function msOfJd(jdUt: number): number {
  return (jdUt - 2440587.5) * 86400000
}

/** ISO 8601 instant, to the millisecond, of milliseconds since 1970. */
export function isoOfMs(ms: number): string {
  return new Date(Math.round(ms)).toISOString()
}
