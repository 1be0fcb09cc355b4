import { coupleSituationTexts } from './couple-situations.ts'
import { loveMeetingSituationTexts } from './love-meeting-situations.ts'
import { loveSituationTexts } from './love-situations.ts'
import { marriageSituationTexts } from './marriage-situations.ts'
import { marriageWaitSituationTexts } from './marriage-wait-situations.ts'
import { marriedHomeSituationTexts } from './married-home-situations.ts'
import { moneySituationTexts } from './money-situations.ts'
import type { SituationTexts } from './situation-texts.ts'
import { spouseOriginSituationTexts } from './spouse-origin-situations.ts'
import { spouseSituationTexts } from './spouse-situations.ts'

const byName = {
  ...moneySituationTexts,
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
