import { situationTexts } from '../../../../words/reading/situations/all-situation-texts.ts'
import type { SituationName } from '../../../../words/reading/situations/all-situation-texts.ts'

/** What the model may call the narrow point of a question; `none` where the topic as such is asked about. */
export type SituationLabel = SituationName | 'none'

export const situationLabels: readonly SituationLabel[] = [
  'none',
  ...(Object.keys(situationTexts) as SituationName[]).toSorted(),
]
