import { grahaName } from '@drishti/jyotish'
import type { Graha } from '@drishti/jyotish'
import { nearerPeriodTexts } from '../../../../../words/reading/chart/nearer-period.ts'
import type { AnswerLine, QuestionInput } from '../../fill-lines.ts'
import { dayText, speak } from './chart-input.ts'
import { nearerPratyantar } from './dasha-periods.ts'
import type { Period } from './dasha-periods.ts'

/** Beside a period that is years off: the next pratyantar of one of the same grahas; null where none is nearer. */
export function nearerTimeLine(
  input: QuestionInput,
  grahas: readonly Graha[],
  told: Period,
): AnswerLine | null {
  const nearer = nearerPratyantar(input.sheet, grahas, told)
  return (
    nearer &&
    speak(
      input,
      nearerPeriodTexts,
      {
        graha: grahaName(nearer.lord, input.language),
        from: dayText(input, nearer.fromUtc),
        to: dayText(input, nearer.toUtc),
      },
      [nearer.factId],
    )
  )
}
