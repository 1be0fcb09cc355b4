import type { SituationPattern } from '../situation.ts'
import { farAwaySituations } from './far-away-situations.ts'
import { kinAndNameSituations } from './kin-and-name-situations.ts'
import { studyAndExamSituations } from './study-situations.ts'

/** Situations of study and exams, of going abroad, of parents and children, and of one's name among people. */
export const youthSituations: readonly SituationPattern[] = [
  ...studyAndExamSituations,
  ...farAwaySituations,
  ...kinAndNameSituations,
]
