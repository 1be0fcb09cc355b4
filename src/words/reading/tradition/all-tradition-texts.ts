import type { LocalizedText } from '../../say.ts'
import { ancestorTexts } from './ancestor-texts.ts'
import { dayTexts } from './day-texts.ts'
import { faithTexts } from './faith-texts.ts'
import { fastTexts } from './fast-texts.ts'
import { mantraTexts } from './mantra-texts.ts'
import { matchTexts } from './match-texts.ts'
import { numberTexts } from './number-texts.ts'
import { remedyTexts } from './remedy-texts.ts'
import { stoneTexts } from './stone-texts.ts'
import { vastuTexts } from './vastu-texts.ts'
import { worshipTexts } from './worship-texts.ts'

/** What tradition itself answers, whatever the chart says; nothing here is read from a chart. */
export const traditionTexts = {
  ...fastTexts,
  ...stoneTexts,
  ...mantraTexts,
  ...worshipTexts,
  ...faithTexts,
  ...remedyTexts,
  ...ancestorTexts,
  ...dayTexts,
  ...matchTexts,
  ...numberTexts,
  ...vastuTexts,
} as const satisfies Record<string, LocalizedText>

/** A point on which tradition has an answer of its own. */
export type TraditionPoint = keyof typeof traditionTexts

/** What is told without a charge ends by saying so. */
export function toldFree({ en, hi }: LocalizedText): LocalizedText {
  return { en: `${en} This answer is free.`, hi: `${hi} यह उत्तर मुफ़्त है।` }
}

/** The same as answers of the service: under the names by which free answers are looked up. */
export const traditionAnswers: Readonly<Record<string, readonly LocalizedText[]>> =
  Object.fromEntries(
    Object.entries(traditionTexts).map(([point, text]) => [`product.${point}`, [toldFree(text)]]),
  )
