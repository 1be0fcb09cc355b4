import { coupleSituationTexts } from './couple-situations.ts'
import { loveMeetingSituationTexts } from './love-meeting-situations.ts'
import { loveSituationTexts } from './love-situations.ts'
import { marriageSituationTexts } from './marriage-situations.ts'
import { marriageWaitSituationTexts } from './marriage-wait-situations.ts'
import { marriedHomeSituationTexts } from './married-home-situations.ts'
import { moneySituationTexts } from './money-situations.ts'
import { workSituationTexts } from './work-situations.ts'
import { jobHuntSituationTexts } from './job-hunt-situations.ts'
import { paySituationTexts } from './pay-situations.ts'
import { tradeSituationTexts } from './trade-situations.ts'
import { livelihoodSituationTexts } from './livelihood-situations.ts'
import { stageSituationTexts } from './stage-situations.ts'
import { examSituationTexts } from './exam-situations.ts'
import { studySituationTexts } from './study-situations.ts'
import { wealthSituationTexts } from './wealth-situations.ts'
import { propertySituationTexts } from './property-situations.ts'
import type { SituationTexts } from './situation-texts.ts'
import { spouseOriginSituationTexts } from './spouse-origin-situations.ts'
import { spouseSituationTexts } from './spouse-situations.ts'

const byName = {
  ...moneySituationTexts,
  ...workSituationTexts,
  ...jobHuntSituationTexts,
  ...paySituationTexts,
  ...tradeSituationTexts,
  ...livelihoodSituationTexts,
  ...stageSituationTexts,
  ...examSituationTexts,
  ...studySituationTexts,
  ...wealthSituationTexts,
  ...propertySituationTexts,
  ...loveSituationTexts,
  ...loveMeetingSituationTexts,
  ...marriageSituationTexts,
  ...marriageWaitSituationTexts,
  ...spouseSituationTexts,
  ...spouseOriginSituationTexts,
  ...coupleSituationTexts,
  ...marriedHomeSituationTexts,
}

/** A situation by its name. */
export type SituationName = keyof typeof byName

/** What is said of each situation. */
export const situationTexts: Readonly<Record<SituationName, SituationTexts>> = byName
