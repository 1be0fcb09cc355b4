import { grahaName } from '@drishti/jyotish'
import type { DashaPeriod, Graha } from '@drishti/jyotish'
import type { SpokenText } from '../../../../words/reading/matters/matter-texts.ts'
import { addFacts, memoizeForChart } from '../../verdicts/chart-facts.ts'
import type { ChartFacts } from '../../verdicts/chart-facts.ts'
import { lordTouchOf, lordTouchScore } from '../../verdicts/dasha.ts'
import type { LordTouch } from '../../verdicts/dasha.ts'
import { pratyantarFact, weeksFact } from '../../verdicts/window-facts.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from './matter-input.ts'
import type { MatterInput } from './matter-input.ts'
import { helpsFrom, noteStretch } from './stretches.ts'
import { windowDates } from './window-dates.ts'

const yearMs = 365.25 * 86_400_000
/** So far ahead shorter periods are looked through. */
const weeksAheadMs = 2.5 * yearMs
/** Shorter weeks than these leave no time to do anything in. */
const shortestMs = 10 * 86_400_000

/** A pratyantar to come whose lord does something for the matter. */
export interface Weeks {
  maha: Graha
  antar: Graha
  period: DashaPeriod
  touch: LordTouch
}

/** Which pratyantars are looked through: those that begin by a time, and are over by another. */
interface WeeksBounds {
  fromUtc?: string
  beginsBy?: number
  endsBy?: string
  /** Milliseconds that they last at least. */
  least?: number
}

/** The pratyantars that begin within that time and are long enough; once for a chart and day. */
const periodsAhead = (sheet: ChartFacts) =>
  memoizeForChart(sheet, 'weeks.ahead', () => {
    const { chart, at } = sheet
    if (!chart.timeKnown) return []
    const now = at.getTime()
    const until = now + weeksAheadMs
    // The parts of a period are only worked out where they are read: those far off are not.
    const isInReach = ({ startUtc, endUtc }: DashaPeriod): boolean =>
      Date.parse(endUtc) > now && Date.parse(startUtc) < until
    return chart.vimshottari.periods.filter(isInReach).flatMap((maha) =>
      (maha.periods ?? []).filter(isInReach).flatMap((antar) =>
        (antar.periods ?? []).flatMap((period) => {
          const from = Date.parse(period.startUtc)
          const isShort = Date.parse(period.endUtc) - from < shortestMs
          const isAhead = from > now && from < until
          return isAhead && !isShort ? [{ maha: maha.lord, antar: antar.lord, period }] : []
        }),
      ),
    )
  })

/** The nearest pratyantar whose lord does something for the matter, and most of those; null where none does. */
export function nearestWeeks(
  { sheet, field }: Pick<MatterInput, 'sheet' | 'field'>,
  { fromUtc, beginsBy, endsBy, least = 0 }: WeeksBounds,
): Weeks | null {
  const { at } = sheet
  const now = Math.max(at.getTime(), fromUtc ? Date.parse(fromUtc) : 0)
  const until = beginsBy ?? at.getTime() + weeksAheadMs
  const near = periodsAhead(sheet).flatMap((ahead) => {
    const { period } = ahead
    const from = Date.parse(period.startUtc)
    const isLate = endsBy !== undefined && period.endUtc > endsBy
    const isShort = Date.parse(period.endUtc) - from < least
    if (from <= now || from >= until || isLate || isShort) return []
    const touch = lordTouchOf(period.lord, field, sheet)
    const score = lordTouchScore(period.lord, touch.touch, sheet)
    return score > 0 ? [{ ...ahead, touch, score }] : []
  })
  const most = Math.max(...near.map(({ score }) => score))
  return near.find(({ score }) => score >= Math.min(most, helpsFrom)) ?? null
}

/** Lays the fact of such weeks on the sheet, and notes that they are named; its id. */
export function noteWeeks(input: MatterInput, { maha, antar, period, touch }: Weeks): string {
  const fact = pratyantarFact(maha, antar, period)
  // Its dates may stand in a sentence that names no pratyantar.
  addFacts(input.sheet, [fact, weeksFact(period)])
  const { startUtc: fromUtc, endUtc: toUtc } = period
  if (!input.sheet.stretches.some(({ factIds }) => factIds.includes(fact.id)))
    noteStretch(input, { rule: `weeks.${touch.touch}`, factId: fact.id, fromUtc, toUtc })
  return fact.id
}

/** The nearest good weeks, in the given words; with `before`, weeks that are over by then. */
export function weeksLine(
  input: MatterInput,
  text: SpokenText,
  before?: string,
): AnswerLine | null {
  const best = nearestWeeks(input, before === undefined ? {} : { endsBy: before })
  if (!best) return null
  const factId = noteWeeks(input, best)
  const { startUtc: fromUtc, endUtc: toUtc, lord } = best.period
  return voiceLine(
    input,
    text,
    { graha: grahaName(lord, input.language), ...windowDates(input, { fromUtc, toUtc }) },
    [factId],
  )
}
