import * as birth from '../birth-lines.ts'
import type { AnswerLine, ComposerInput } from '../fill-lines.ts'
import { slowGrahaLines, slowTransitLine } from '../timing-lines.ts'

/** What holds at every minute of the birth day: the Moon, its star, the significators and the moving sky. */
export const withoutTimeLines: readonly ((input: ComposerInput) => AnswerLine | null)[] = [
  (input) => slowTransitLine(input, 'jupiter'),
  (input) => slowGrahaLines(input)[0] ?? null,
  (input) => birth.natalMoonLine(input),
  (input) => birth.karakaLine(input),
  (input) => birth.birthStarLine(input),
  (input) => slowTransitLine(input, 'saturn'),
  (input) => slowGrahaLines(input)[1] ?? null,
]
