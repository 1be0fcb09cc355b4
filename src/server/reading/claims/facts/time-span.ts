/** A stretch of time; milliseconds since 1970. */
export interface TimeSpan {
  from: number
  to: number
}

const dayMs = 86_400_000

/** Whether something that lasts between two instants lasts all through a span, but for a few days of a long one. */
export function coversSpan(fromUtc: string, toUtc: string, span: TimeSpan): boolean {
  const slackMs = span.to - span.from > 7 * dayMs ? 3 * dayMs : 0
  return Date.parse(fromUtc) <= span.from + slackMs && Date.parse(toUtc) >= span.to - slackMs
}

/** Whether a stay touches a single day, or covers a longer span. Instants are ISO 8601 UTC. */
export function overlapsDay(fromUtc: string, toUtc: string, span: TimeSpan): boolean {
  if (span.to - span.from > dayMs) return coversSpan(fromUtc, toUtc, span)
  return Date.parse(fromUtc) < span.to && Date.parse(toUtc) > span.from
}
