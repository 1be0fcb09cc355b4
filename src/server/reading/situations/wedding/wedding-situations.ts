import type { SituationPattern } from '../situation.ts'
import { childWeddingPoints } from './child-wedding-points.ts'
import { matchPoints } from './match-points.ts'
import { twoFamiliesPoints } from './two-families-points.ts'

/** Situations around a match, a wedding, a marriage and the two families. */
export const weddingSituations: readonly SituationPattern[] = [
  ...childWeddingPoints,
  ...matchPoints,
  ...twoFamiliesPoints,
]
