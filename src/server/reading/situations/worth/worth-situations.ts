import type { SituationPattern } from '../situation.ts'
import { investingSituations } from './investing-situations.ts'
import { propertyDealSituations } from './property-deal-situations.ts'
import { ownTradeSituations } from './own-trade-situations.ts'
import { workChoiceSituations } from './work-choice-situations.ts'
import { officeStandingSituations } from './office-standing-situations.ts'
import { laterLifeSituations } from './later-life-situations.ts'

/** Situations of what one owns, earns and stands for, known by the reader of questions alone. */
export const worthSituations: readonly SituationPattern[] = [
  ...investingSituations,
  ...propertyDealSituations,
  ...ownTradeSituations,
  ...workChoiceSituations,
  ...officeStandingSituations,
  ...laterLifeSituations,
]
