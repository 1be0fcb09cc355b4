import { grahaName } from '@drishti/jyotish'
import type { SpokenText } from '../../../../words/reading/matters/matter-texts.ts'
import { addFacts, memoizeForChart } from '../../verdicts/chart-facts.ts'
import type { ChartFacts } from '../../verdicts/chart-facts.ts'
import { lordTouchOf, lordTouchScore } from '../../verdicts/dasha.ts'
import { pratyantarFact } from '../../verdicts/window-facts.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from './matter-input.ts'
import type { MatterInput } from './matter-input.ts'
import { helpsFrom, noteStretch } from './stretches.ts'
import { windowDates } from './window-dates.ts'

const yearMs = 365.25 * 86_400_000
/** So far ahead shorter periods are looked through. */
const weeksAheadMs = 2.5 * yearMs

/** The pratyantars that begin within that time; none without a birth time. */
function periodsAhead({ chart, at }: ChartFacts) {
  if (!chart.timeKnown) return []
  const [now, until] = [at.getTime(), at.getTime() + weeksAheadMs]
  return chart.vimshottari.periods.flatMap((maha) =>
    (maha.periods ?? []).flatMap((antar) =>
      (antar.periods ?? []).flatMap((period) => {
        const from = Date.parse(period.startUtc)
        return from > now && from < until ? [{ maha: maha.lord, antar: antar.lord, period }] : []
      }),
    ),
  )
}

/** The nearest pratyantar whose lord does something for the matter, and most of those; with `before`, one that is over by then. */
export function weeksLine(
  input: MatterInput,
  text: SpokenText,
  before?: string,
): AnswerLine | null {
  const { sheet, field, language } = input
  const near = memoizeForChart(sheet, 'weeks.ahead', () => periodsAhead(sheet)).flatMap((ahead) => {
    const { period } = ahead
    if (before !== undefined && period.endUtc > before) return []
    const touch = lordTouchOf(period.lord, field, sheet)
    const score = lordTouchScore(period.lord, touch.touch, sheet)
    return score > 0 ? [{ ...ahead, touch, score }] : []
  })
  const most = Math.max(...near.map(({ score }) => score))
  const best = near.find(({ score }) => score >= Math.min(most, helpsFrom))
  if (!best) return null
  const fact = pratyantarFact(best.maha, best.antar, best.period)
  addFacts(sheet, [fact])
  const { startUtc: fromUtc, endUtc: toUtc } = best.period
  noteStretch(input, { rule: `weeks.${best.touch.touch}`, factId: fact.id, fromUtc, toUtc })
  return voiceLine(
    input,
    text,
    {
      graha: grahaName(best.period.lord, language),
      ...windowDates(input, { fromUtc, toUtc }),
    },
    [fact.id],
  )
}
