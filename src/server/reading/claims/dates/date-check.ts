import { dayOf, type Day } from './day.ts'
/** Whether the dates that a sentence tells are borne by the facts it rests on, or by a verdict's window. */
import type { Fact } from '@drishti/jyotish'
import type { StatedDate } from '../words/dates.ts'
import type { Discourse } from '../discourse/discourse.ts'
import { boundsOf } from './spans.ts'

/** A stretch of time that a verdict speaks of. */
export interface VerdictWindow {
  fromUtc: string
  toUtc: string
}

const isOn = (statedDate: StatedDate, day: Day) =>
  (statedDate.year === null || statedDate.year === day.year) &&
  (statedDate.month === null || statedDate.month === day.month) &&
  (statedDate.day === null || statedDate.day === day.day)

/** Months since year 0, the first and the last that a date may mean. */
function monthsOf(statedDate: StatedDate): [number, number] | null {
  if (statedDate.year === null) return null
  const first = statedDate.year * 12
  return statedDate.month === null
    ? [first, first + 11]
    : [first + statedDate.month - 1, first + statedDate.month - 1]
}

interface Span {
  from: Day | null
  to: Day | null
}

const monthNumber = ({ year, month }: Day) => year * 12 + month - 1

const dayNumber = ({ year, month, day }: Day) => (year * 12 + month) * 32 + day

/** Whether a date lies within a span: to the day where a day is told, else by months; a bare month in any year of it. */
function within(statedDate: StatedDate, { from, to }: Span): boolean {
  if (!from || !to) return false
  if (statedDate.year !== null && statedDate.month !== null && statedDate.day !== null) {
    const told = dayNumber({ year: statedDate.year, month: statedDate.month, day: statedDate.day })
    return dayNumber(from) <= told && told <= dayNumber(to)
  }
  const months = monthsOf(statedDate)
  const slack = statedDate.month === null ? 11 : 0
  if (months) return months[0] >= monthNumber(from) - slack && months[1] <= monthNumber(to) + slack
  if (monthNumber(to) - monthNumber(from) >= 12) return false
  for (let at = monthNumber(from); at <= monthNumber(to); at++)
    if ((at % 12) + 1 === statedDate.month) return true
  return false
}

function onEdge(statedDate: StatedDate, { from, to }: Span): boolean {
  const begins = from !== null && isOn(statedDate, from)
  const ends = to !== null && isOn(statedDate, to)
  if (statedDate.edge === 'from') return begins
  if (statedDate.edge === 'to') return ends
  return begins || ends
}

const spanOf = (fromUtc: string | undefined, toUtc: string | undefined): Span => ({
  from: fromUtc ? dayOf(fromUtc) : null,
  to: toUtc ? dayOf(toUtc) : null,
})

const hasDates = ({ about }: Fact) => about.fromUtc !== undefined || about.toUtc !== undefined

/** What a date on its own may lean on: dashas, and the grahas whose transits time a life. */
const slow = ['jupiter', 'saturn', 'rahu', 'ketu']
const timesALife = (fact: Fact) =>
  hasDates(fact) &&
  ((fact.kind === 'dasha' && (fact.about.level ?? 1) <= 2) ||
    (fact.kind === 'transit' && slow.includes(fact.about.graha ?? '')))

const dateOrder = ({ year, month, day }: StatedDate) =>
  (year! * 12 + (month ?? 1)) * 32 + (day ?? 1)

/** A range that ends before it begins. */
function backwards(dates: readonly StatedDate[]): boolean {
  return dates.some((date, at) => {
    const next = dates[at + 1]
    return (
      date.edge === 'from' &&
      next?.edge === 'to' &&
      date.year !== null &&
      next.year !== null &&
      dateOrder(date) > dateOrder(next)
    )
  })
}

/**
 * Facts with dates that a clause's date may belong to: its own, else those of the nearest clause before,
 * else after. The period that the clause before speaks of is meant as well: "Your Venus antardasha, until
 * 8 January 2028 within the Venus mahadasha, …".
 */
function relatedTo(clause: number, factsByClause: readonly (readonly Fact[])[]): Fact[] {
  const clauses = [...factsByClause.keys()].sort(
    (a, b) => (a <= clause ? clause - a : 1000 + a) - (b <= clause ? clause - b : 1000 + b),
  )
  const nearest = clauses.find((index) => factsByClause[index]!.some(hasDates))
  if (nearest === undefined) return []
  const own = factsByClause[nearest]!.filter(hasDates)
  const before = factsByClause[clause - 1] ?? []
  const inner = before.filter(
    (fact) =>
      fact.kind === 'dasha' &&
      hasDates(fact) &&
      own.some(
        ({ kind, about }) =>
          kind === 'dasha' &&
          (about.level ?? 0) < (fact.about.level ?? 0) &&
          (fact.about.grahas ?? []).slice(0, -1).includes(about.graha!),
      ),
  )
  return [...own, ...inner]
}

/** A day of a long window is as good as any other: to name one is to say more than the window does. */
const isDay = ({ day }: StatedDate, { fromUtc, toUtc }: VerdictWindow) =>
  day !== null && Date.parse(toUtc) - Date.parse(fromUtc) > 2 * 86_400_000

/** A single day that a verdict names lasts until midnight, and not into the next. */
const lastInstant = ({ fromUtc, toUtc }: VerdictWindow) =>
  Date.parse(toUtc) - Date.parse(fromUtc) > 2 * 86_400_000
    ? toUtc
    : new Date(Date.parse(toUtc) - 1).toISOString()

/** Whether a window bears a date: one of its ends, or a day or month inside it. */
function inWindow(
  statedDate: StatedDate,
  partner: StatedDate | null,
  window: VerdictWindow,
  alone: boolean,
): boolean {
  const span = spanOf(window.fromUtc, lastInstant(window))
  if (statedDate.edge === null)
    return onEdge(statedDate, span) || (!isDay(statedDate, window) && within(statedDate, span))
  if (statedDate.edge === 'at') return onEdge(statedDate, span)
  // "Saturn moves there until …" is Saturn's date and no window's; "from … to …" may be the window's own.
  return (alone || (partner !== null && onEdge(partner, span))) && onEdge(statedDate, span)
}

const slackMs = 2 * 86_400_000

/** The year or the month that the question is about. */
function isAsked(statedDate: StatedDate, { askedSpan }: Discourse): boolean {
  const bounds = boundsOf(statedDate)
  if (!askedSpan || !bounds || statedDate.day !== null || statedDate.edge !== null) return false
  // A month of the year that was asked about is one among twelve.
  return bounds.from <= askedSpan.from + slackMs && bounds.to >= askedSpan.to - slackMs
}

/** Whether a period holds another one that is spoken of: what goes on in it goes on in that one. */
const isOuter = (about: Fact['about'], facts: readonly Fact[]) =>
  about.level !== undefined &&
  facts.some(
    (other) =>
      (other.about.level ?? 0) > about.level! &&
      (other.about.grahas ?? []).slice(0, -1).includes(about.graha!),
  )

/** The other end of a range. */
function partnerOf(dates: readonly StatedDate[], at: number): StatedDate | null {
  const { edge } = dates[at]!
  if (edge === 'from' && dates[at + 1]?.edge === 'to') return dates[at + 1]!
  return edge === 'to' && dates[at - 1]?.edge === 'from' ? dates[at - 1]! : null
}

/**
 * The facts that bear the dates of each clause, or null if one date is borne by nothing. Where the
 * sentence claims something that has dates of its own, a date must be one of those or a window's.
 */
export function factsSupportingDates(
  dates: readonly (readonly StatedDate[])[],
  factsByClause: readonly (readonly Fact[])[],
  facts: readonly Fact[],
  windows: readonly VerdictWindow[],
  discourse: Discourse,
): Fact[] | null {
  if (backwards(dates.flat())) return null
  const bearingFacts: Fact[] = []
  for (const [clause, inClause] of dates.entries()) {
    const relatedFacts = relatedTo(clause, factsByClause)
    const alone = relatedFacts.length === 0
    for (const [at, statedDate] of inClause.entries()) {
      if (windows.some((window) => inWindow(statedDate, partnerOf(inClause, at), window, alone)))
        continue
      if (isAsked(statedDate, discourse)) continue
      const candidates = alone
        ? statedDate.month === null
          ? []
          : facts.filter(timesALife)
        : relatedFacts
      const bearing = candidates.find(({ about }) => {
        const span = spanOf(about.fromUtc, about.toUtc)
        return (
          onEdge(statedDate, span) ||
          (!alone &&
            statedDate.edge === null &&
            statedDate.year !== null &&
            statedDate.day === null &&
            !isOuter(about, candidates) &&
            within(statedDate, span))
        )
      })
      if (!bearing) return null
      if (alone) bearingFacts.push(bearing)
    }
  }
  return bearingFacts
}
