import { treatmentChoice } from '../../../../words/reading/choices/two-times.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import type { Pair } from './named-pair.ts'

const treatment =
  /(?<![\p{L}\p{M}])(?:surgery|operation|opration|oprashan|replacement|angioplasty|bypass|stent|transplant|chemo\p{L}*|radiation|dialysis|ऑपरेशन|आपरेशन|सर्जरी|स्टेंट|बाईपास|बायपास|एंजियोप्लास्टी|कीमो)(?![\p{L}\p{M}])/iu

/** One of two is an operation: the doctor's word decides, and no chart sets anything before it. */
export function treatmentLine(input: MatterInput, names: Pair): AnswerLine | null {
  const [first, second] = names.map((name) => treatment.test(name))
  if (first === second) return null
  const [one, other] = first ? names : [names[1], names[0]]
  return voiceLine(input, treatmentChoice, { one, other })
}
