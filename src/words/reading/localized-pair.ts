/** A sentence, or a piece of one, in both languages. Slots in braces are filled from the chart. */
export interface BilingualText {
  en: string
  hi: string
}

/** Twelve pairs, one a house or sign, written as rows so that both languages stand side by side. */
export type LocalizedPair = readonly [en: string, hi: string]

export type LocalizedPairs = readonly LocalizedPair[]
