import { kinTradesTexts } from './kin-trades-texts.ts'
import { tradeTurnsTexts } from './trade-turns-texts.ts'
import { debtsOfHomeTexts } from './debts-of-home-texts.ts'
import { claimsAndDuesTexts } from './claims-and-dues-texts.ts'
import { moneyTakenTexts } from './money-taken-texts.ts'
import { goldAndPolicyTexts } from './gold-and-policy-texts.ts'
import { farmTexts } from './farm-texts.ts'
import { cattleTexts } from './cattle-texts.ts'
import { petsTexts } from './pets-texts.ts'
import { accusedTexts } from './accused-texts.ts'
import { wallAndBuilderTexts } from './wall-and-builder-texts.ts'
import { sharesOfNearTexts } from './shares-of-near-texts.ts'
import { bikesAndPapersTexts } from './bikes-and-papers-texts.ts'

/** What is said of situations of trade, money, land, court, vehicles and animals. */
export const assetSituationTexts = {
  ...kinTradesTexts,
  ...tradeTurnsTexts,
  ...debtsOfHomeTexts,
  ...claimsAndDuesTexts,
  ...moneyTakenTexts,
  ...goldAndPolicyTexts,
  ...farmTexts,
  ...cattleTexts,
  ...petsTexts,
  ...accusedTexts,
  ...wallAndBuilderTexts,
  ...sharesOfNearTexts,
  ...bikesAndPapersTexts,
}
