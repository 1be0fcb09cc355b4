import { bodyAndHeartSituations } from './body-and-heart-situations.ts'
import { homeAndFriendsSituations } from './home-and-friends-situations.ts'
import { loveAndMarriageSituations } from './love-and-marriage-situations.ts'
import type { SituationPattern } from '../situation.ts'

/** Situations of the heart, the body, the home and those one lives with. */
export const heartSituations: readonly SituationPattern[] = [
  ...loveAndMarriageSituations,
  ...bodyAndHeartSituations,
  ...homeAndFriendsSituations,
]
