import * as said from '../../../../words/reading/answer-times.ts'
import { dateText } from '../../verdicts/date-text.ts'
import type { VerdictTimeWindow } from '../../verdicts/windows.ts'
import type { MatterInput } from './matter-input.ts'

const dayMs = 86_400_000
/** A window that has opened within these days runs from now. */
const nowMs = 3 * dayMs

/** The dates of a window, as its sentences take them: "now" where it is already open. */
export function windowDates(
  { language, sheet }: MatterInput,
  window: Pick<VerdictTimeWindow, 'fromUtc' | 'toUtc'>,
): { from: string; to: string } {
  const isOpen = Date.parse(window.fromUtc) - sheet.at.getTime() < nowMs
  return {
    from: isOpen ? said.fromNow[language] : dateText(window.fromUtc)[language],
    to: dateText(window.toUtc)[language],
  }
}
