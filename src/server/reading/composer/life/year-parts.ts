import {
  stretchJoin,
  stretchText,
  yearPartsTexts,
} from '../../../../words/reading/reasons/year-parts.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { nearestWeeks, noteWeeks } from '../matter/weeks.ts'
import { windowDates } from '../matter/window-dates.ts'

const dayMs = 86_400_000
/** A span of less than this is no year. */
const yearMs = 300 * dayMs
const parts = 3

/** The better weeks of each third of a year that was asked about as a whole; null where fewer than two have any. */
export function yearPartsLine(input: MatterInput): AnswerLine | null {
  const span = input.frame.time?.span
  if (input.matter !== 'year-ahead' || span?.kind !== 'span' || !input.sheet.chart.timeKnown)
    return null
  const from = Math.max(Date.parse(span.from), input.sheet.at.getTime())
  const to = Date.parse(span.to)
  if (to - from < yearMs) return null
  const edge = (part: number): string => new Date(from + ((to - from) * part) / parts).toISOString()
  const ahead = [...Array(parts).keys()].flatMap((part) => {
    const weeks = nearestWeeks(input, { fromUtc: edge(part), beginsBy: Date.parse(edge(part + 1)) })
    return weeks ? [weeks] : []
  })
  // One that goes on from the last says nothing new.
  const found = ahead.filter(({ period }, at) => period.startUtc !== ahead[at - 1]?.period.endUtc)
  if (found.length < 2) return null
  const { language } = input
  const stretches = found
    .map(({ period }) => windowDates(input, { fromUtc: period.startUtc, toUtc: period.endUtc }))
    .map((dates) => stretchText[language].replace('{from}', dates.from).replace('{to}', dates.to))
  const last = stretches.pop() ?? ''
  return voiceLine(
    input,
    yearPartsTexts,
    { stretches: `${stretches.join(', ')}${stretchJoin[language]}${last}` },
    found.map((weeks) => noteWeeks(input, weeks)),
  )
}
