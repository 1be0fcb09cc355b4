import * as said from '../../../../words/reading/choices/choices.ts'
import { foldedWords } from '../../understand/fold.ts'
import { timeInQuestion } from '../../understand/time-in-question.ts'
import { judgeMatter } from '../../verdicts/verdicts.ts'
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
  return voiceLine(input, said.timeTexts.neither)
}
