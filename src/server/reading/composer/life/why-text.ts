import type { SpokenText } from '../../../../words/reading/matters/matter-texts.ts'
import {
  whyByWords,
  whyInMatter,
  whyInSituation,
  whyOfFields,
} from '../../../../words/reading/situations/why-texts.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { ofFields } from './advice-fit.ts'

/** What holds the matter back, in words of its situation or, where none is known, of the matter; null where there are none. */
export function whyOf({ situation, frame, matter, question }: MatterInput): SpokenText | null {
  if (situation?.why) return situation.why
  if (matter === 'business' && ofFields.test(question)) return whyOfFields
  if (situation) return whyInSituation[frame.situation ?? ''] ?? null
  const byWords = whyByWords.find(([words]) => words.test(question))?.[1]
  return byWords ?? whyInMatter[matter] ?? null
}
