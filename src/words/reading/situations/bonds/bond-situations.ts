import { loveStepsTexts } from './love-steps-texts.ts'
import { loveGoneByTexts } from './love-gone-by-texts.ts'
import { spouseWaysTexts } from './spouse-ways-texts.ts'
import { spouseAndHomeTexts } from './spouse-and-home-texts.ts'
import { matchAndWeddingTexts } from './match-and-wedding-texts.ts'
import { weddingWorriesTexts } from './wedding-worries-texts.ts'
import { childBondsTexts } from './child-bonds-texts.ts'
import { childPathsTexts } from './child-paths-texts.ts'
import { parentsAndDaughtersTexts } from './parents-and-daughters-texts.ts'
import { kinAtHomeTexts } from './kin-at-home-texts.ts'
import { kinAtOddsTexts } from './kin-at-odds-texts.ts'

/** What is said of situations among those who are near to one another. */
export const bondSituationTexts = {
  ...loveStepsTexts,
  ...loveGoneByTexts,
  ...spouseWaysTexts,
  ...spouseAndHomeTexts,
  ...matchAndWeddingTexts,
  ...weddingWorriesTexts,
  ...childBondsTexts,
  ...childPathsTexts,
  ...parentsAndDaughtersTexts,
  ...kinAtHomeTexts,
  ...kinAtOddsTexts,
}
