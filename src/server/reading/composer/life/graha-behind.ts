import { houseName } from '@drishti/jyotish'
import * as texts from '../../../../words/reading/reasons/graha-behind.ts'
import { houseOfGraha } from '../../verdicts/chart-facts.ts'
import { grahaInSentence } from '../../verdicts/fill-template.ts'
import { capitalize } from '../fill-lines.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { hindrances } from './reasons.ts'

/** "Which planet is it?", "is it some planet?" */
export const asksWhichGraha =
  /(?<![\p{L}\p{M}])(?:which|some|any|kis|koi|kaun ?s[aei]|konsa|konse|किस|कोई|कौन ?सा|कौन ?से) (?:planets?|graha?)(?!\p{L})|(?:किस|कोई|कौन ?सा|कौन ?से) ग्रह/iu

/** "Which planet is behind it?": the graha that weighs most against the matter, by where it stands. */
export function grahaBehindLine(input: MatterInput): AnswerLine | null {
  const { sheet, language } = input
  const [reason] = hindrances(input)
  const house = reason ? houseOfGraha(reason.graha, sheet) : null
  if (!reason || !house) return null
  const { graha, clause } = reason
  const name = grahaInSentence(graha, language)
  return voiceLine(
    input,
    texts.grahaBehindTexts,
    { graha: name, Graha: capitalize(name), there: houseName(house, language), clause },
    [`${graha}.house`],
  )
}
