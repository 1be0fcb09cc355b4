import type { SituationPattern } from '../situation.ts'
import { studyPoints } from './study-points.ts'
import { jobPoints } from './job-points.ts'
import { officePoints } from './office-points.ts'
import { tradePoints } from './trade-points.ts'
import { moneyPoints } from './money-points.ts'
import { housePoints } from './house-points.ts'
import { roadPoints } from './road-points.ts'
import { faithPoints } from './faith-points.ts'
import { selfPoints } from './self-points.ts'

/** Situations of work, money, house, road, faith and oneself. */
export const waySituations: readonly SituationPattern[] = [
  ...studyPoints,
  ...jobPoints,
  ...officePoints,
  ...tradePoints,
  ...moneyPoints,
  ...housePoints,
  ...roadPoints,
  ...faithPoints,
  ...selfPoints,
]
