import type { MuhurtaSpan } from '@drishti/jyotish'
import { civilDateAt, offsetOn } from '../../panchang/place-clock.ts'
import type { PlaceClock } from '../../panchang/place-clock.ts'

/** Hours at which things are done; weddings and journeys may have others where there are none. */
const wakesAt = 5.5
const sleepsAt = 22
const atAnyHour: ReadonlySet<string> = new Set(['marriage', 'travel'])

function isWaking({ startUtc, endUtc }: MuhurtaSpan, place: PlaceClock): boolean {
  const offset = offsetOn(civilDateAt(startUtc, place), place)
  const hourOf = (utc: string) => ((Date.parse(utc) / 1000 + offset) % 86_400) / 3600
  const [start, end] = [hourOf(startUtc), hourOf(endUtc)]
  return start >= wakesAt && end > start && end <= sleepsAt
}

/** The stretches at hours at which the undertaking is done. */
export function atUsualHours(
  spans: readonly MuhurtaSpan[],
  purpose: string,
  place: PlaceClock,
): readonly MuhurtaSpan[] {
  const waking = spans.filter((span) => isWaking(span, place))
  return waking.length === 0 && atAnyHour.has(purpose) ? spans : waking
}

/** The best stretch of each day, the best day first; days of one score in the order of the calendar. */
export function bestOfDays(
  spans: readonly MuhurtaSpan[],
  place: PlaceClock,
): { date: string; span: MuhurtaSpan }[] {
  const byDay = Map.groupBy(spans, ({ startUtc }) => civilDateAt(startUtc, place))
  return [...byDay]
    .map(([date, inDay]) => ({ date, span: inDay.reduce((a, b) => (b.score > a.score ? b : a)) }))
    .sort((a, b) => b.span.score - a.span.score || a.date.localeCompare(b.date))
}
