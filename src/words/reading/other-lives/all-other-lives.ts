import { awayLives } from './away-lives.ts'
import { belongingsLives } from './belongings-lives.ts'
import { bodyLives } from './body-lives.ts'
import { coupleLives } from './couple-lives.ts'
import type { OtherLifeTexts } from './other-life-texts.ts'
import { selfLives } from './self-lives.ts'
import { studyLives } from './study-lives.ts'
import { tradeLives } from './trade-lives.ts'
import { workLives } from './work-lives.ts'

/** What is said of each matter in the life of somebody else, by the topic of the question. */
export const otherLives = {
  ...coupleLives,
  ...bodyLives,
  ...studyLives,
  ...workLives,
  ...tradeLives,
  ...belongingsLives,
  ...awayLives,
  ...selfLives,
} as const satisfies Record<string, OtherLifeTexts>
export type OtherLifeMatter = keyof typeof otherLives

/** Matters that are told in the words of another: an ex who returns is love, an investment is money. */
export const sameWords = {
  'ex-back': 'love',
  investment: 'money',
  'life-purpose': 'career',
} as const satisfies Record<string, OtherLifeMatter>
