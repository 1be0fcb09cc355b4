import { grahaName } from '@drishti/jyotish'
import type { DashaPeriod, Graha } from '@drishti/jyotish'
import * as said from '../../../../words/reading/answer-times.ts'
import { addFacts } from '../../verdicts/chart-facts.ts'
import { lordTouchOf, lordTouchScore } from '../../verdicts/dasha.ts'
import type { TimeSpan } from '../../verdicts/named-stretch.ts'
import { pratyantarFact } from '../../verdicts/window-facts.ts'
import type { SpokenText } from '../../../../words/reading/matters/matter-texts.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { spanTold } from './earlier-time.ts'
import { leadTimeOf } from '../matter/lead-time.ts'
import { helpfulAntars, noteStretch } from '../matter/stretches.ts'
import { whenWithoutWindow } from '../matter/times.ts'
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
  return spanOfChat(input) ?? spanAhead(input)
}

/** The time that the chat named last, as far as it is to come. */
function spanOfChat({ earlierAnswer, earlierTopic, frame, sheet }: MatterInput): TimeSpan | null {
  const told = earlierTopic === frame.topic && earlierAnswer ? spanTold(earlierAnswer) : null
  const now = sheet.at.getTime()
  return told && told[1] > now ? { from: Math.max(now, told[0]), to: told[1] } : null
}

function spanAhead(input: MatterInput): TimeSpan | null {
  const lead = leadTimeOf(input)
  const window = lead?.window ?? input.judgement.windows[0]
  const now = input.sheet.at.getTime()
  const ahead = helpfulAntars(input).find(({ period }) => Date.parse(period.startUtc) > now)
  const stretch = window ?? ahead
  return stretch ? { from: Date.parse(stretch.fromUtc), to: Date.parse(stretch.toUtc) } : null
}

/** "Which month?", "the first month or the later one?" */
export const asksForMonth =
  /(?<![\p{L}\p{M}])(?:(?:which|what) (?:exact )?month|(?:kis|kaun ?s[aei]|konsa|konse|kaunsa|kaunse) (?:mahin[ae]|month)|(?:pehle|pahle|baad|dusre) wal[aei] mahin[ae]|(?:किस|कौन ?सा|कौन ?से) (?:महीने|महीना|माह)|(?:पहले|बाद|दूसरे) वाल[ाे] महीन[ाे])(?![\p{L}\p{M}])/iu

/** The best of the pratyantars to come in a span. */
function bestInside(input: MatterInput, span: TimeSpan | null): InnerPeriod | undefined {
  const now = input.sheet.at.getTime()
  return (span ? pratyantarsIn(input, span) : [])
    .filter(({ period, score }) => score > 0 && Date.parse(period.startUtc) > now)
    .toSorted((a, b) => b.score - a.score)[0]
}

/** The pratyantar that does most in a span, whatever it does, where the chart knows one, as far as the span holds it. */
export function bestOfSpan(
  input: MatterInput,
  { from, to }: TimeSpan,
): { from: number; to: number; lord: Graha; score: number; factId: string } | null {
  const now = input.sheet.at.getTime()
  const wide = { from: Math.max(from, now) - monthMs, to: to + monthMs }
  const shared = ({ period: { startUtc, endUtc } }: InnerPeriod) => ({
    from: Math.max(from, now, Date.parse(startUtc)),
    to: Math.min(to, Date.parse(endUtc)),
  })
  const [best] = pratyantarsIn(input, wide)
    .filter((inner) => shared(inner).to > shared(inner).from)
    .toSorted((a, b) => b.score - a.score)
  if (!best) return null
  const fact = pratyantarFact(best.maha, best.antar, best.period)
  addFacts(input.sheet, [fact])
  return { ...shared(best), lord: best.period.lord, score: best.score, factId: fact.id }
}

const monthMs = 31 * 86_400_000

function innerLine(input: MatterInput, text: SpokenText, inner: InnerPeriod): AnswerLine | null {
  const { startUtc: fromUtc, endUtc: toUtc, lord } = inner.period
  const fact = pratyantarFact(inner.maha, inner.antar, inner.period)
  addFacts(input.sheet, [fact])
  noteStretch(input, { rule: 'exact.pratyantar', factId: fact.id, fromUtc, toUtc })
  return voiceLine(
    input,
    text,
    { graha: grahaName(lord, input.language), ...windowDates(input, { fromUtc, toUtc }) },
    [fact.id],
  )
}

/** "Which month?" beside a window: the months in it whose pratyantar does most. */
export function monthInsideLine(input: MatterInput): AnswerLine | null {
  const { frame, question, judgement } = input
  const lead = leadTimeOf(input)
  const window = lead ? lead.window : judgement.windows[0]
  const isNarrowed = frame.asks === 'exactly' || input.isFollowUp
  if (!window || isNarrowed || !asksForMonth.test(question)) return null
  const span = { from: Date.parse(window.fromUtc), to: Date.parse(window.toUtc) }
  const best = bestInside(input, span)
  return best ? innerLine(input, said.monthInsideTexts, best) : null
}

/** "Exactly when?": the pratyantar inside the time for the matter whose lord does most for it. */
export function exactlyLine(input: MatterInput): AnswerLine | null {
  const weeks = spanOfChat(input) ? null : leadTimeOf(input)?.weeks
  if (weeks) {
    const { maha, antar, period } = weeks
    return innerLine(input, said.exactlyTexts, { maha, antar, period, score: 0 })
  }
  const best = bestInside(input, spanToNarrow(input)) ?? bestInside(input, spanAhead(input))
  const [window] = input.judgement.windows
  if (best) return innerLine(input, said.exactlyTexts, best)
  return window
    ? voiceLine(input, said.nearestIsWindow, windowDates(input, window), window.factIds)
    : (whenWithoutWindow(input) ?? voiceLine(input, said.noFinerTexts))
}
