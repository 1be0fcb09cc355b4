import { grahaName } from '@drishti/jyotish'
import type { DashaPeriod, Graha } from '@drishti/jyotish'
import * as said from '../../../../words/reading/answer-times.ts'
import { addFacts } from '../../verdicts/chart-facts.ts'
import { lordTouchOf, lordTouchScore } from '../../verdicts/dasha.ts'
import type { TimeSpan } from '../../verdicts/named-stretch.ts'
import { pratyantarFact } from '../../verdicts/window-facts.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { helpfulAntars, noteStretch } from '../matter/stretches.ts'
import { windowDates } from '../matter/window-dates.ts'

/** A pratyantar narrows a stretch where so much of it lies inside, and it is so much shorter. */
const leastInside = 0.6
const longest = 0.8

interface InnerPeriod {
  maha: Graha
  antar: Graha
  period: DashaPeriod
  score: number
}

/** The pratyantars that lie in a stretch for the most part, and what their lords do for the matter. */
function pratyantarsIn({ sheet, field }: MatterInput, { from, to }: TimeSpan): InnerPeriod[] {
  const bounds = ({ startUtc, endUtc }: DashaPeriod) =>
    [Date.parse(startUtc), Date.parse(endUtc)] as const
  const meets = (period: DashaPeriod) => {
    const [start, end] = bounds(period)
    return start < to && end > from
  }
  const liesIn = (period: DashaPeriod) => {
    const [start, end] = bounds(period)
    const inside = (Math.min(end, to) - Math.max(start, from)) / (end - start)
    return inside >= leastInside && end - start <= (to - from) * longest
  }
  if (!sheet.chart.timeKnown) return []
  return sheet.chart.vimshottari.periods.filter(meets).flatMap((maha) =>
    (maha.periods ?? []).filter(meets).flatMap((antar) =>
      (antar.periods ?? []).filter(liesIn).map((period) => {
        const touch = lordTouchOf(period.lord, field, sheet)
        const score = lordTouchScore(period.lord, touch.touch, sheet)
        return { maha: maha.lord, antar: antar.lord, period, score }
      }),
    ),
  )
}

/** What is narrowed down: the window, else the next antardasha whose lord does something for the matter. */
function spanToNarrow(input: MatterInput): TimeSpan | null {
  const [window] = input.judgement.windows
  const now = input.sheet.at.getTime()
  const ahead = helpfulAntars(input).find(({ period }) => Date.parse(period.startUtc) > now)
  const stretch = window ?? ahead
  return stretch ? { from: Date.parse(stretch.fromUtc), to: Date.parse(stretch.toUtc) } : null
}

/** "Exactly when?": the pratyantar inside the time for the matter whose lord does most for it. */
export function exactlyLine(input: MatterInput): AnswerLine | null {
  const { sheet, language } = input
  const span = spanToNarrow(input)
  const inside = span ? pratyantarsIn(input, span) : []
  const [best] = inside
    .filter(({ period, score }) => score > 0 && Date.parse(period.startUtc) > sheet.at.getTime())
    .toSorted((a, b) => b.score - a.score)
  const [window] = input.judgement.windows
  if (!best)
    return window
      ? voiceLine(input, said.nearestIsWindow, windowDates(input, window), window.factIds)
      : voiceLine(input, said.noFinerTexts)
  const { startUtc: fromUtc, endUtc: toUtc, lord } = best.period
  const fact = pratyantarFact(best.maha, best.antar, best.period)
  addFacts(sheet, [fact])
  noteStretch(input, { rule: 'exact.pratyantar', factId: fact.id, fromUtc, toUtc })
  return voiceLine(
    input,
    said.exactlyTexts,
    { graha: grahaName(lord, language), ...windowDates(input, { fromUtc, toUtc }) },
    [fact.id],
  )
}
