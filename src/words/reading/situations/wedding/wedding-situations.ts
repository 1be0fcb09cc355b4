import { childrenWeddingsTexts } from './children-weddings-texts.ts'
import { childrenMatchesTexts } from './children-matches-texts.ts'
import { costsAndSiblingsTexts } from './costs-and-siblings-texts.ts'
import { weddingsOfOthersTexts } from './weddings-of-others-texts.ts'
import { putOffAndSignsTexts } from './put-off-and-signs-texts.ts'
import { unlikeAndFarTexts } from './unlike-and-far-texts.ts'
import { bodyAndLooksTexts } from './body-and-looks-texts.ts'
import { secondAndSaidTexts } from './second-and-said-texts.ts'
import { faultAndReturnTexts } from './fault-and-return-texts.ts'
import { kinInTheHomeTexts } from './kin-in-the-home-texts.ts'
import { visitsAndJewelsTexts } from './visits-and-jewels-texts.ts'
import { doubtsAndKinTexts } from './doubts-and-kin-texts.ts'
import { offenceAndMemoryTexts } from './offence-and-memory-texts.ts'

/** What is said of situations around a match, a wedding, a marriage and the two families. */
export const weddingSituationTexts = {
  ...childrenWeddingsTexts,
  ...childrenMatchesTexts,
  ...costsAndSiblingsTexts,
  ...weddingsOfOthersTexts,
  ...putOffAndSignsTexts,
  ...unlikeAndFarTexts,
  ...bodyAndLooksTexts,
  ...secondAndSaidTexts,
  ...faultAndReturnTexts,
  ...kinInTheHomeTexts,
  ...visitsAndJewelsTexts,
  ...doubtsAndKinTexts,
  ...offenceAndMemoryTexts,
}
