import { grahaName } from '@drishti/jyotish'
import type { DashaPeriod, Graha } from '@drishti/jyotish'
import * as said from '../../../../words/reading/choices/time-choices.ts'
import { foldedWords } from '../../understand/fold.ts'
import { timeInQuestion } from '../../understand/time-in-question.ts'
import { addFacts } from '../../verdicts/chart-facts.ts'
import { lordTouchOf, lordTouchScore } from '../../verdicts/dasha.ts'
import { judgeMatter } from '../../verdicts/verdicts.ts'
import { pratyantarFact } from '../../verdicts/window-facts.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { windowDates } from '../matter/window-dates.ts'

interface Span {
  from: number
  to: number
}

/** The span that an option names ("in 2027", "next year"); null where it names none or a single day. */
function spanOf(option: string, at: Date): Span | null {
  const time = timeInQuestion(foldedWords(option), at)
  return time?.kind === 'span' ? { from: Date.parse(time.from), to: Date.parse(time.to) } : null
}

const overlap = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from))

interface Inner {
  maha: Graha
  antar: Graha
  period: DashaPeriod
  score: number
}

/** So much of a span a pratyantar must hold to count for it. */
const leastMs = 10 * 86_400_000

/** What the best pratyantar of a span does for the matter, of those that are still to begin. */
function bestIn({ sheet, field }: MatterInput, span: Span): Inner | null {
  const { chart, at } = sheet
  if (!chart.timeKnown) return null
  const found = chart.vimshottari.periods.flatMap((maha) =>
    (maha.periods ?? []).flatMap((antar) =>
      (antar.periods ?? []).flatMap((period): Inner[] => {
        const bounds = { from: Date.parse(period.startUtc), to: Date.parse(period.endUtc) }
        if (bounds.from <= at.getTime() || overlap(bounds, span) < leastMs) return []
        const { touch } = lordTouchOf(period.lord, field, sheet)
        const score = lordTouchScore(period.lord, touch, sheet)
        return [{ maha: maha.lord, antar: antar.lord, period, score }]
      }),
    ),
  )
  return found.toSorted((a, b) => b.score - a.score)[0] ?? null
}

/** Two times without a window: the one whose shorter period does more; null where both do the same. */
function byPratyantar(input: MatterInput, first: Span, second: Span): AnswerLine | null {
  const [inFirst, inSecond] = [bestIn(input, first), bestIn(input, second)]
  const [one, other] = [inFirst?.score ?? 0, inSecond?.score ?? 0]
  const best = one > other ? inFirst : inSecond
  if (one === other || !best) return null
  const isEarlier = one > other === first.from < second.from
  const { startUtc: fromUtc, endUtc: toUtc, lord } = best.period
  const fact = pratyantarFact(best.maha, best.antar, best.period)
  addFacts(input.sheet, [fact])
  return voiceLine(
    input,
    said.timeTexts.inner,
    {
      which: (isEarlier ? said.earlierTime : said.laterTime)[input.language],
      graha: grahaName(lord, input.language),
      ...windowDates(input, { fromUtc, toUtc }),
    },
    [fact.id],
  )
}

/**
 * Two options that are two times: the one in which the first stretch that is good for the matter lies. Null where
 * not both name a time, or both the same.
 */
export function byTime(
  input: MatterInput,
  [one, other]: readonly [string, string],
): AnswerLine | null {
  const { sheet, judgement, owner, language } = input
  const [first, second] = [spanOf(one, sheet.at), spanOf(other, sheet.at)]
  if (!first || !second || first.from === second.from) return null
  const { topic, aspect } = judgement
  for (const window of judgeMatter(sheet, { topic, aspect, owner }).windows) {
    const span = { from: Date.parse(window.fromUtc), to: Date.parse(window.toUtc) }
    const [inFirst, inSecond] = [overlap(first, span), overlap(second, span)]
    if (inFirst === inSecond) continue
    const isEarlier = inFirst > inSecond === first.from < second.from
    const which = (isEarlier ? said.earlierTime : said.laterTime)[language]
    return voiceLine(
      input,
      said.timeTexts.holds,
      { which, ...windowDates(input, window) },
      window.factIds,
    )
  }
  return byPratyantar(input, first, second) ?? voiceLine(input, said.timeTexts.neither)
}
