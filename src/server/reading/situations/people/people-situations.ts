import type { SituationPattern } from '../situation.ts'
import { bodyAndMindSituations } from './body-and-mind-situations.ts'
import { faithAndFriendSituations } from './faith-and-friend-situations.ts'
import { householdSituations } from './household-situations.ts'
import { proposalSituations } from './proposal-situations.ts'
import { sweetheartSituations } from './sweetheart-situations.ts'
import { upbringingSituations } from './upbringing-situations.ts'

/** Situations with those one is near to: loved, married, born to, or friends. */
export const peopleSituations: readonly SituationPattern[] = [
  ...sweetheartSituations,
  ...proposalSituations,
  ...householdSituations,
  ...upbringingSituations,
  ...bodyAndMindSituations,
  ...faithAndFriendSituations,
]
