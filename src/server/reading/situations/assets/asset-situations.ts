import type { SituationPattern } from '../situation.ts'
import { assetTradePoints } from './trade-points.ts'
import { assetMoneyPoints } from './money-points.ts'
import { assetAnimalPoints } from './animal-points.ts'
import { assetLawAndSharePoints } from './law-and-share-points.ts'

/** Situations of trade, money, land, court, vehicles and animals. */
export const assetSituations: readonly SituationPattern[] = [
  ...assetTradePoints,
  ...assetMoneyPoints,
  ...assetAnimalPoints,
  ...assetLawAndSharePoints,
]
