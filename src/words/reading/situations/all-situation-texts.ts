import { moneySituationTexts } from './money-situations.ts'
import { childrenSituationTexts } from './children-situations.ts'
import { grownChildSituationTexts } from './grown-child-situations.ts'
import { familySituationTexts } from './family-situations.ts'
import type { SituationTexts } from './situation-texts.ts'

const byName = {
  ...moneySituationTexts,
  ...childrenSituationTexts,
  ...grownChildSituationTexts,
  ...familySituationTexts,
}

/** A situation by its name. */
export type SituationName = keyof typeof byName

/** What is said of each situation. */
export const situationTexts: Readonly<Record<SituationName, SituationTexts>> = byName
