import type { AnswerLine } from '../fill-lines.ts'
import { directAnswer, outlookOf } from './direct-answer.ts'
import type { MatterInput } from './matter-input.ts'
import * as times from './times.ts'

/** Ways of asking to which a time belongs. */
const asksForTime: ReadonlySet<string> = new Set([
  'when',
  'exactly',
  'whether',
  'how-much',
  'advice',
  'how',
])
/** Beside an answer that asks for no time, a time is told only if it is so near. */
const nearMs = 300 * 86_400_000

/** Whether the time of the window belongs into this answer, and is not told in its first sentence. */
function isTimeWorthTelling(input: MatterInput): boolean {
  const [window] = input.judgement.windows
  if (!window) return false
  const { to } = times.windowDates(input, window)
  if (directAnswer(input)?.text.includes(to)) return false
  const isNear = Date.parse(window.fromUtc) - input.sheet.at.getTime() < nearMs
  return isNear || asksForTime.has(input.frame.asks)
}

/** The window: behind "when" its reason, behind everything else its dates. */
export function windowLine(input: MatterInput): AnswerLine | null {
  const { asks } = input.frame
  const isOfOutlook = asks === 'whether' || (asks === 'choose' && input.situation?.outlook)
  const isNamed = asks === 'when' || (isOfOutlook && outlookOf(input) !== 'slow')
  if (isNamed) return times.windowReasonLine(input)
  // Where no time was asked for, the running period tells how long it stays as it is.
  return isTimeWorthTelling(input) ? times.windowNoteLine(input) : times.antarLine(input)
}

/** "When?", answered by a situation or in words for another's life without a date: the stretch to plan on. */
export function stretchBesideLine(input: MatterInput): AnswerLine | null {
  const isAskedWhen = input.frame.asks === 'when' || input.frame.asks === 'exactly'
  const isUndated = input.judgement.windows.length === 0 && (input.situation ?? input.lifeTexts)
  return isAskedWhen && isUndated ? times.stretchToPlanOn(input) : null
}
