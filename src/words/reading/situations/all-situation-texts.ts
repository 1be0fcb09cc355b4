import { moneySituationTexts } from './money-situations.ts'
import { workSituationTexts } from './work-situations.ts'
import { jobHuntSituationTexts } from './job-hunt-situations.ts'
import { paySituationTexts } from './pay-situations.ts'
import { tradeSituationTexts } from './trade-situations.ts'
import { livelihoodSituationTexts } from './livelihood-situations.ts'
import { stageSituationTexts } from './stage-situations.ts'
import type { SituationTexts } from './situation-texts.ts'

const byName = {
  ...moneySituationTexts,
  ...workSituationTexts,
  ...jobHuntSituationTexts,
  ...paySituationTexts,
  ...tradeSituationTexts,
  ...livelihoodSituationTexts,
  ...stageSituationTexts,
}

/** A situation by its name. */
export type SituationName = keyof typeof byName

/** What is said of each situation. */
export const situationTexts: Readonly<Record<SituationName, SituationTexts>> = byName
