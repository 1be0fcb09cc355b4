import { investingSituationTexts } from './investing-situations.ts'
import { propertyDealSituationTexts } from './property-deal-situations.ts'
import { inheritanceSituationTexts } from './inheritance-situations.ts'
import { ownTradeSituationTexts } from './own-trade-situations.ts'
import { tradeRivalsSituationTexts } from './trade-rivals-situations.ts'
import { workChoiceSituationTexts } from './work-choice-situations.ts'
import { officeStandingSituationTexts } from './office-standing-situations.ts'
import { workHurdlesSituationTexts } from './work-hurdles-situations.ts'
import { laterLifeSituationTexts } from './later-life-situations.ts'
import { courtAndEnemiesSituationTexts } from './court-and-enemies-situations.ts'

/** What is said of situations of what one owns, earns and stands for: money, property, trade, office and law. */
export const worthSituationTexts = {
  ...investingSituationTexts,
  ...propertyDealSituationTexts,
  ...inheritanceSituationTexts,
  ...ownTradeSituationTexts,
  ...tradeRivalsSituationTexts,
  ...workChoiceSituationTexts,
  ...officeStandingSituationTexts,
  ...workHurdlesSituationTexts,
  ...laterLifeSituationTexts,
  ...courtAndEnemiesSituationTexts,
} as const
