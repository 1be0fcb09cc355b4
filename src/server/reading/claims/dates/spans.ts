/** Stretches of time that a sentence tells: "25 January to 26 June 2027", "in 2027". */
import type { TimeSpan } from '../facts/time-span.ts'
import type { StatedDate } from '../words/dates.ts'
import type { PhraseNode } from '../words/phrase-nodes.ts'

const indiaMs = 5.5 * 3_600_000
const dayMs = 86_400_000

/** The first and the last instant that a date may mean, in India. */
export function boundsOf({ year, month, day }: StatedDate): TimeSpan | null {
  if (year === null) return null
  const instant = (y: number, m: number, d: number) => Date.UTC(y, m, d) - indiaMs
  if (month === null) return { from: instant(year, 0, 1), to: instant(year + 1, 0, 1) }
  if (day === null) return { from: instant(year, month - 1, 1), to: instant(year, month, 1) }
  const from = instant(year, month - 1, day)
  return { from, to: from + dayMs }
}

/**
 * A range between two dates: what surely lies in it, so that of a range by months the first month's
 * end and the last one's beginning count.
 */
function rangeOf(from: StatedDate, to: StatedDate): TimeSpan | null {
  const [opens, closes] = [boundsOf(from), boundsOf(to)]
  if (!opens || !closes) return null
  const inner = {
    from: from.day === null ? opens.to : opens.from,
    to: to.day === null ? closes.from : closes.to,
  }
  return inner.from < inner.to ? inner : { from: opens.from, to: closes.to }
}

/** The single day that a list of nodes tells last; null where it tells none. */
export function dayIn(nodes: readonly PhraseNode[]): TimeSpan | null {
  const day = nodes.findLast(({ date }) => date && date.day !== null && date.edge === null)
  return day?.date ? boundsOf(day.date) : null
}

/** The ranges that a list of nodes tells. */
export function rangesIn(nodes: readonly PhraseNode[]): TimeSpan[] {
  const dates = nodes.flatMap(({ date }) => (date ? [date] : []))
  return dates.flatMap((date, at) => {
    const next = dates[at + 1]
    const span = date.edge === 'from' && next?.edge === 'to' ? rangeOf(date, next) : null
    return span ? [span] : []
  })
}
