import type { SituationPattern } from '../situation.ts'
import { bodyPoints } from './body-points.ts'
import { heartPoints } from './heart-points.ts'
import { mindAndYearPoints } from './mind-and-year-points.ts'

/** Situations of the heart, the body, the mind and the years. */
export const wellbeingSituations: readonly SituationPattern[] = [
  ...heartPoints,
  ...bodyPoints,
  ...mindAndYearPoints,
]
