import { moneySituationTexts } from './money-situations.ts'
import type { SituationTexts } from './situation-texts.ts'

const byName = { ...moneySituationTexts }

/** A situation by its name. */
export type SituationName = keyof typeof byName

/** What is said of each situation. */
export const situationTexts: Readonly<Record<SituationName, SituationTexts>> = byName
