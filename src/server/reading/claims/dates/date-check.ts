import { indiaClock } from '../../../core/time/india-time.ts'
/** Whether the dates that a sentence tells are borne by the facts it rests on, or by a verdict's window. */
import type { Fact } from '@drishti/jyotish'
import type { StatedDate } from '../words/dates.ts'
import type { PhraseNode } from '../words/phrase-nodes.ts'

/** A stretch of time that a verdict speaks of. */
export interface VerdictWindow {
  fromUtc: string
  toUtc: string
}

interface Day {
  year: number
  month: number
  day: number
}

function dayOf(utc: string): Day {
  const local = indiaClock(new Date(utc))
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() }
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
  (fact.kind === 'dasha' || (fact.kind === 'transit' && slow.includes(fact.about.graha ?? '')))

const opens =
  /^(begins?|began|begun|opens?|opened|commences?|commenced|beginning|starts?|started|entered|enters?|entering|shuru|pravesh|शुरू|आरंभ|प्रवेश)$/
const closes =
  /^(ends?|ended|ending|leaves|leaving|lasts|samapt|khatm|khatam|khtm|concludes?|closes?|wraps|expires?|समाप्त|खत्म|निकल|nikal|पूरी|पूरा|पूर्ण|puri|poori|completes?|finishes|over)$/
const breaks = ',&k'

/** The words of the clause around a node, back over commas: "enters Capricorn, your seventh house, on …". */
function around(nodes: readonly PhraseNode[], at: number): string[] {
  let from = at
  let to = at
  while (from > 0 && !'&k'.includes(nodes[from - 1]!.kind)) from--
  while (to < nodes.length - 1 && !breaks.includes(nodes[to + 1]!.kind)) to++
  return nodes.slice(from, to + 1).flatMap(({ text }) => text.split(' '))
}

/** "April to July", "अप्रैल से जुलाई", "April–July": the join between two dates, or nothing. */
const joins = (nodes: readonly PhraseNode[], at: number) =>
  nodes[at - 1]?.kind === 'd' &&
  nodes[at + 1]?.kind === 'd' &&
  (/^(to|till|until|-)$/.test(nodes[at]?.text ?? '') || nodes[at]?.kind === 'F')

const handsOver = /gives way to|makes way for|hands over to|yields to/

/** "After January 2028, … begins": the date is where that begins. */
const opensLater = (nodes: readonly PhraseNode[], at: number) =>
  nodes.slice(at).some(({ text }) => text.split(' ').some((word) => opens.test(word)))

function edgeOf(nodes: readonly PhraseNode[], at: number): StatedDate['edge'] {
  if (at > 1 && joins(nodes, at - 1)) return 'to'
  if (joins(nodes, at + 1)) return 'from'
  const [before, next] = [nodes[at - 1], nodes[at + 1]]
  if (before?.kind === 'u' || next?.kind === 'u' || /^(to|through)$/.test(before?.text ?? ''))
    return 'to'
  if ([before, next].some((one) => one?.kind === 's' || one?.kind === 'F')) return 'from'
  if (before?.text === 'after' && opensLater(nodes, at)) return 'from'
  if (
    before?.text === 'after' ||
    (/^(ke|के)$/.test(next?.text ?? '') && /^(baad|बाद)$/.test(nodes[at + 2]?.text ?? ''))
  )
    return 'at'
  const words = around(nodes, at)
  if (handsOver.test(words.join(' '))) return 'at'
  const [begins, ends] = [
    words.some((word) => opens.test(word)),
    words.some((word) => closes.test(word)),
  ]
  if (begins === ends) return null
  return begins ? 'from' : 'to'
}

/** Settles, in place, the edge of each date by the words around it, and the year of a range told once. */
export function resolveDates(nodes: readonly PhraseNode[]): void {
  const dates = nodes.filter(({ kind }) => kind === 'd').map(({ date }) => date!)
  for (const [at, each] of nodes.entries())
    if (each.kind === 'd') each.date!.edge = edgeOf(nodes, at)
  for (const [at, date] of dates.entries()) {
    date.year ??= dates.slice(at + 1).find(({ year }) => year !== null)?.year ?? null
  }
}

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

/** Facts with dates that a clause's date may belong to: its own, else those of the nearest clause before, else after. */
function relatedTo(clause: number, factsByClause: readonly (readonly Fact[])[]): Fact[] {
  const clauses = [...factsByClause.keys()].sort(
    (a, b) => (a <= clause ? clause - a : 1000 + a) - (b <= clause ? clause - b : 1000 + b),
  )
  const nearest = clauses.find((index) => factsByClause[index]!.some(hasDates))
  return nearest === undefined ? [] : factsByClause[nearest]!.filter(hasDates)
}

/** Whether a window bears a date: one of its ends, or a day or month inside it. */
function inWindow(
  statedDate: StatedDate,
  partner: StatedDate | null,
  window: VerdictWindow,
  alone: boolean,
): boolean {
  const span = spanOf(window.fromUtc, window.toUtc)
  if (statedDate.edge === null) return onEdge(statedDate, span) || within(statedDate, span)
  if (statedDate.edge === 'at') return onEdge(statedDate, span)
  // "Saturn moves there until …" is Saturn's date and no window's; "from … to …" may be the window's own.
  return (alone || (partner !== null && onEdge(partner, span))) && onEdge(statedDate, span)
}

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
): Fact[] | null {
  if (backwards(dates.flat())) return null
  const bearingFacts: Fact[] = []
  for (const [clause, inClause] of dates.entries()) {
    const relatedFacts = relatedTo(clause, factsByClause)
    const alone = relatedFacts.length === 0
    for (const [at, statedDate] of inClause.entries()) {
      if (windows.some((window) => inWindow(statedDate, partnerOf(inClause, at), window, alone)))
        continue
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
            within(statedDate, span))
        )
      })
      if (!bearing) return null
      if (alone) bearingFacts.push(bearing)
    }
  }
  return bearingFacts
}
