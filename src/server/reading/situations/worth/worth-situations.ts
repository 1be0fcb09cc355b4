import type { SituationPattern } from '../situation.ts'
import { investingSituations } from './investing-situations.ts'
import { propertyDealSituations } from './property-deal-situations.ts'

/** Situations of what one owns, earns and stands for, known by the reader of questions alone. */
export const worthSituations: readonly SituationPattern[] = [
  ...investingSituations,
  ...propertyDealSituations,
]
