import { isDecidedSoon } from '../matter/decided-soon.ts'
import { isWeighed } from '../choice/choice.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { directAnswer } from './direct-answer.ts'
import { agreeingAntar } from './reason-steps.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { toldTime } from '../matter/lead-time.ts'
import * as times from '../matter/times.ts'
import { windowNoteLine, windowReasonLine } from '../matter/window-reasons.ts'
import { windowDates } from '../matter/window-dates.ts'

/** Ways of asking to which a time belongs. */
const asksForTime: ReadonlySet<string> = new Set(['when', 'exactly', 'whether', 'how-much'])
/** Beside an answer that asks for no time, a time is told only if it is so near. */
const nearMs = 300 * 86_400_000

const ofBodyAndMind: ReadonlySet<string> = new Set(['health', 'mental-health'])

/** Whether the first sentence tells the window. */
function namesWindow(input: MatterInput): boolean {
  const time = toldTime(input)
  const to = time && windowDates(input, time).to
  return to !== null && (directAnswer(input)?.text.includes(to) ?? false)
}

/** Whether the time of the window belongs into this answer, and is not told in its first sentence. */
function isTimeWorthTelling(input: MatterInput): boolean {
  const time = toldTime(input)
  // Of two times the better one was told.
  if (!time || input.frame.twoTimes) return false
  if (namesWindow(input)) return false
  const isNear = Date.parse(time.fromUtc) - input.sheet.at.getTime() < nearMs
  if (isWeighed(input)) return isNear
  // Of a time that was named the window in it is told, however it was asked.
  return isNear || input.frame.time !== null || asksForTime.has(input.frame.asks)
}

const namesTimeLine = (input: MatterInput): AnswerLine | null =>
  isTimeWorthTelling(input) ? windowNoteLine(input) : null

/** The sentence behind the first that names the time of the matter; null where none does. */
export const namesTime = (input: MatterInput): string | null => namesTimeLine(input)?.text ?? null

/** The window: behind "when" its reason, behind everything else its dates. */
export function windowLine(input: MatterInput): AnswerLine | null {
  const { asks } = input.frame
  // What is decided on a day that is near has no later time.
  if (isDecidedSoon(input, input.judgement.windows[0])) return agreeingAntar(input)
  const isOfOutlook = asks === 'whether' || (asks === 'choose' && input.situation?.outlook)
  if (asks === 'when' || (isOfOutlook && namesWindow(input))) return windowReasonLine(input)
  // "Why do I wake at three?" asks for no days in which to get it done.
  if (asks === 'why' && ofBodyAndMind.has(input.frame.topic))
    return agreeingAntar(input) ?? namesTimeLine(input)
  // Where no time was asked for, the running period tells how long it stays as it is.
  return namesTimeLine(input) ?? agreeingAntar(input)
}

/** "When?", answered by a situation or in words for another's life without a date: the stretch to plan on. */
export function stretchBesideLine(input: MatterInput): AnswerLine | null {
  const { frame, judgement, situation, lifeTexts } = input
  const isAskedWhen = frame.asks === 'when' || frame.asks === 'exactly'
  // A situation that tells whether and when has the stretch in its own words, or none that is near.
  const isUndated = lifeTexts !== null || (situation !== null && !situation.outlook)
  return isAskedWhen && judgement.windows.length === 0 && isUndated && !namesWindow(input)
    ? times.stretchToPlanOn(input)
    : null
}
