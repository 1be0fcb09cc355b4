import type { SituationPattern } from '../situation.ts'
import { lovePoints } from './love-points.ts'
import { spousePoints } from './spouse-points.ts'
import { weddingPoints } from './wedding-points.ts'
import { childPoints } from './child-points.ts'
import { parentPoints } from './parent-points.ts'
import { kinPoints } from './kin-points.ts'

/** Situations among those who are near to one another. */
export const bondSituations: readonly SituationPattern[] = [
  ...lovePoints,
  ...spousePoints,
  ...weddingPoints,
  ...childPoints,
  ...parentPoints,
  ...kinPoints,
]
