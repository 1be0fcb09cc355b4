import type { Direction } from './rule.ts'

/** Milliseconds since 1970; `to` belongs to it no more. */
export interface TimeSpan {
  from: number
  to: number
}

/** A stretch of time that a rule names for a matter. Whether it is told, the text shows. */
export interface NamedStretch {
  /** What it was judged as, by the key of the judgement. */
  matter: string
  rule: string
  direction: Direction
  /** Its sentence rests on the one of these that carries its dates. */
  factIds: readonly string[]
  fromUtc: string
  toUtc: string
  /** What its sentence calls the last day, where that is not the whole date. */
  lastDayText?: string
  /** The spans about it that the rules do not name for the same matter. */
  unnamed: () => TimeSpan[]
}

/** What of a whole is in none of the spans, in order. */
export function spansBetween(whole: TimeSpan, spans: readonly TimeSpan[]): TimeSpan[] {
  const free: TimeSpan[] = []
  let from = whole.from
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    if (span.from > from) free.push({ from, to: Math.min(span.from, whole.to) })
    from = Math.max(from, span.to)
  }
  if (from < whole.to) free.push({ from, to: whole.to })
  return free.filter(({ from: start, to }) => to > start)
}
