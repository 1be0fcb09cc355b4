import { moneySituationTexts } from './money-situations.ts'
import { childrenSituationTexts } from './children-situations.ts'
import { grownChildSituationTexts } from './grown-child-situations.ts'
import { familySituationTexts } from './family-situations.ts'
import { awaySituationTexts } from './away-situations.ts'
import { bodySituationTexts } from './body-situations.ts'
import { faithSituationTexts } from './faith-situations.ts'
import { healthSituationTexts } from './health-situations.ts'
import { homeSituationTexts } from './home-situations.ts'
import { lawSituationTexts } from './law-situations.ts'
import { lostSituationTexts } from './lost-situations.ts'
import { luckSituationTexts } from './luck-situations.ts'
import type { SituationTexts } from './situation-texts.ts'

const byName = {
  ...moneySituationTexts,
  ...childrenSituationTexts,
  ...grownChildSituationTexts,
  ...familySituationTexts,
  ...awaySituationTexts,
  ...bodySituationTexts,
  ...faithSituationTexts,
  ...healthSituationTexts,
  ...homeSituationTexts,
  ...lawSituationTexts,
  ...lostSituationTexts,
  ...luckSituationTexts,
}

/** A situation by its name. */
export type SituationName = keyof typeof byName

/** What is said of each situation. */
export const situationTexts: Readonly<Record<SituationName, SituationTexts>> = byName
