import { muhurtaTexts } from '../../../../words/reading/almanac/muhurta-texts.ts'
import type { PlaceClock } from '../../../panchang/place-clock.ts'
import type { AnswerLine, QuestionInput } from '../fill-lines.ts'
import { speak } from '../chart/lines/chart-input.ts'

/** The town alone: a kept place is "Lucknow, Uttar Pradesh, India". */
const townOf = (name: string): string => name.split(',')[0]?.trim() ?? name

/** By whose clock and sunrise the times are; the asker's own place is left out where an answer is shared. */
export function placeLine(input: QuestionInput, { name }: PlaceClock): AnswerLine | null {
  if (name === undefined) return speak(input, muhurtaTexts.delhi)
  const line = speak(input, muhurtaTexts.place, { place: townOf(name) })
  return line && { ...line, isPersonal: true }
}
