import { sweetheartsGoneSituationTexts } from './sweethearts-gone-situations.ts'
import { weddedSituationTexts } from './wedded-situations.ts'
import { energyAndMoodSituationTexts } from './energy-and-mood-situations.ts'
import { bodyCareSituationTexts } from './body-care-situations.ts'
import { homeAndParentsSituationTexts } from './home-and-parents-situations.ts'
import { brothersAndInLawsSituationTexts } from './brothers-and-in-laws-situations.ts'
import { childrenAndAgeSituationTexts } from './children-and-age-situations.ts'
import { friendsAndAnimalsSituationTexts } from './friends-and-animals-situations.ts'

/** What is said of situations of the heart, the body, the home and those one lives with. */
export const heartSituationTexts = {
  ...sweetheartsGoneSituationTexts,
  ...weddedSituationTexts,
  ...energyAndMoodSituationTexts,
  ...bodyCareSituationTexts,
  ...homeAndParentsSituationTexts,
  ...brothersAndInLawsSituationTexts,
  ...childrenAndAgeSituationTexts,
  ...friendsAndAnimalsSituationTexts,
} as const
