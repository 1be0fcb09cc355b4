import type { SituationPattern } from '../situation.ts'
import { jobLifePoints } from './job-life-points.ts'
import { laterRoadPoints } from './later-road-points.ts'
import { serviceLifePoints } from './service-life-points.ts'

/** Situations of work, posts, later life and one's own road. */
export const officeLifeSituations: readonly SituationPattern[] = [
  ...jobLifePoints,
  ...serviceLifePoints,
  ...laterRoadPoints,
]
