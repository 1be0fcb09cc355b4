import { sweetheartSituationTexts } from './sweetheart-situations.ts'
import { promiseSituationTexts } from './promise-situations.ts'
import { proposalSituationTexts } from './proposal-situations.ts'
import { divorceAndDistanceSituationTexts } from './divorce-and-distance-situations.ts'
import { quarrelSituationTexts } from './quarrel-situations.ts'
import { homeOfManySituationTexts } from './home-of-many-situations.ts'
import { parenthoodSituationTexts } from './parenthood-situations.ts'
import { upbringingSituationTexts } from './upbringing-situations.ts'
import { bodyAndMindSituationTexts } from './body-and-mind-situations.ts'
import { faithAndFriendSituationTexts } from './faith-and-friend-situations.ts'

/** What is said of situations with those one is near to: loved, married, born to, or friends. */
export const peopleSituationTexts = {
  ...sweetheartSituationTexts,
  ...promiseSituationTexts,
  ...proposalSituationTexts,
  ...divorceAndDistanceSituationTexts,
  ...quarrelSituationTexts,
  ...homeOfManySituationTexts,
  ...parenthoodSituationTexts,
  ...upbringingSituationTexts,
  ...bodyAndMindSituationTexts,
  ...faithAndFriendSituationTexts,
} as const
