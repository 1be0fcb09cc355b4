/** Whether a date is where something begins or ends, by the words around it; and the year that is not told. */
import type { StatedDate } from '../words/dates.ts'
import type { PhraseNode } from '../words/phrase-nodes.ts'
import type { Discourse } from '../discourse/discourse.ts'
import { dayOf } from './day.ts'

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

/** "Between 25 January and 26 June 2027", "25 जनवरी और 26 जून के बीच": an "and" that joins. */
const isBetween = (nodes: readonly PhraseNode[], at: number) =>
  nodes[at]?.kind === '&' &&
  nodes[at - 1]?.kind === 'd' &&
  nodes[at + 1]?.kind === 'd' &&
  (nodes[at - 2]?.text === 'between' ||
    nodes.slice(at + 2, at + 4).some(({ text }) => /^(बीच|beech|bich)$/.test(text)))

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

/** "25 November": the next one, counted from some days before the question. */
function yearAhead({ month, day }: StatedDate, at: number): number | null {
  if (month === null) return null
  const asked = dayOf(new Date(at - 30 * 86_400_000).toISOString())
  return month * 32 + (day ?? 31) >= asked.month * 32 + asked.day ? asked.year : asked.year + 1
}

/** "There, August is best": the year in which the month lies in a stretch just told; its first year where it lies in none. */
function yearAmong(spans: Discourse['lastSpans'], month: number): number | null {
  for (const { from, to } of spans)
    for (let at = from; at < to; at += 27 * 86_400_000) {
      const day = dayOf(new Date(at).toISOString())
      if (day.month === month) return day.year
    }
  return spans[0] ? dayOf(new Date(spans[0].from).toISOString()).year : null
}

/** "The 23rd": of this month, or of the next where it is over. */
function dayAhead(day: number, at: number): Pick<StatedDate, 'year' | 'month'> {
  const asked = dayOf(new Date(at).toISOString())
  if (day >= asked.day) return { year: asked.year, month: asked.month }
  return asked.month === 12
    ? { year: asked.year + 1, month: 1 }
    : { year: asked.year, month: asked.month + 1 }
}

/**
 * Settles, in place, the edge of each date by the words around it, and the year that is not told: of a
 * range told once, else the next to come.
 */
export function resolveDates(
  nodes: readonly PhraseNode[],
  { at, lastSpans }: Pick<Discourse, 'at' | 'lastSpans'>,
): void {
  for (const index of nodes.keys())
    if (isBetween(nodes, index)) Object.assign(nodes[index]!, { kind: '.', text: 'to' })
  const dates = nodes.filter(({ kind }) => kind === 'd').map(({ date }) => date!)
  for (const [index, each] of nodes.entries())
    if (each.kind === 'd') each.date!.edge = edgeOf(nodes, index)
  for (const [index, date] of dates.entries()) {
    date.year ??= dates.slice(index + 1).find(({ year }) => year !== null)?.year ?? null
    if (date.day === null && date.year === null && date.month !== null)
      date.year = yearAmong(lastSpans, date.month)
    if (at === null) continue
    if (date.month === null && date.day !== null) Object.assign(date, dayAhead(date.day, at))
    date.year ??= yearAhead(date, at)
  }
}
