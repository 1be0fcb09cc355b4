import type { DashaPeriod, Graha } from '@drishti/jyotish'
import { lordTouchOf, lordTouchScore } from '../../verdicts/dasha.ts'
import type { LordTouch } from '../../verdicts/dasha.ts'
import type { TimeSpan } from '../../verdicts/named-stretch.ts'
import { keyOfMatter } from '../../verdicts/verdicts.ts'
import { horizonYears, unnamedSpans } from '../../verdicts/windows.ts'
import type { MatterInput } from './matter-input.ts'

const yearMs = 365.25 * 86_400_000
/** A period whose lord touches the matter at least this much does something for it. */
export const helpsFrom = 1.5

/** A period of a dasha that helps the matter, by what its lord has to do with it. */
export interface Stretch {
  maha: Graha
  period: DashaPeriod
  fromUtc: string
  toUtc: string
  touch: LordTouch
}

/** The antardashas up to the horizon whose lord does something for the matter, the earliest first. */
export function helpfulAntars({ sheet, field }: MatterInput): Stretch[] {
  const { chart, at } = sheet
  if (!chart.timeKnown) return []
  const [now, until] = [at.getTime(), at.getTime() + horizonYears * yearMs]
  return chart.vimshottari.periods.flatMap((maha) => {
    if (Date.parse(maha.endUtc) <= now || Date.parse(maha.startUtc) >= until) return []
    return (maha.periods ?? []).flatMap((period): Stretch[] => {
      if (Date.parse(period.endUtc) <= now || Date.parse(period.startUtc) >= until) return []
      const touch = lordTouchOf(period.lord, field, sheet)
      if (lordTouchScore(period.lord, touch.touch, sheet) < helpsFrom) return []
      const fromMs = Math.max(now, Date.parse(period.startUtc))
      return [
        {
          maha: maha.lord,
          period,
          fromUtc: new Date(fromMs).toISOString(),
          toUtc: period.endUtc,
          touch,
        },
      ]
    })
  })
}

/** Notes that a stretch is named for the matter, so that it may be asked later whether it held. */
export function noteStretch(
  input: MatterInput,
  { factId, ...stretch }: { rule: string; factId: string; fromUtc: string; toUtc: string },
): void {
  const { sheet, field, owner } = input
  const { topic, aspect } = input.judgement
  const spanOf = (one: { fromUtc: string; toUtc: string }): TimeSpan => ({
    from: Date.parse(one.fromUtc),
    to: Date.parse(one.toUtc),
  })
  sheet.stretches.push({
    ...stretch,
    matter: keyOfMatter({ topic, aspect, owner }),
    direction: 'favourable',
    factIds: [factId],
    unnamed: () => unnamedSpans(field, sheet, helpfulAntars(input).map(spanOf)),
  })
}
