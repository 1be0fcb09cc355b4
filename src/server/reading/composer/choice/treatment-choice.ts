import { treatmentChoice } from '../../../../words/reading/choices/two-times.ts'
import { namesTreatment } from '../../frame/rules/choices/treatment.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import type { Pair } from './named-pair.ts'

/** One of two is an operation: the doctor's word decides, and no chart sets anything before it. */
export function treatmentLine(input: MatterInput, names: Pair): AnswerLine | null {
  const [first, second] = names.map((name) => namesTreatment(name))
  if (first === second) return null
  const [one, other] = first ? names : [names[1], names[0]]
  return voiceLine(input, treatmentChoice, { one, other })
}
