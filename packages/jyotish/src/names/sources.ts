/**
 * The texts that rules are from, named the same way everywhere. Chapters of Brihat Parashara Hora Shastra
 * are those of the edition in ninety-seven chapters; other editions count differently, so a topic is
 * named beside the rule where that helps. Nothing is quoted.
 */
import type { BilingualText } from '../sky/types.ts'

const texts = {
  bphs: { en: 'Brihat Parashara Hora Shastra', hi: 'बृहत् पाराशर होरा शास्त्र' },
  brihatJataka: { en: 'Brihat Jataka', hi: 'बृहत् जातक' },
  jaimini: { en: 'Jaimini Sutras', hi: 'जैमिनी सूत्र' },
  jatakaParijata: { en: 'Jataka Parijata', hi: 'जातक पारिजात' },
  manasagari: { en: 'Manasagari', hi: 'मानसागरी' },
  phaladeepika: { en: 'Phaladeepika', hi: 'फलदीपिका' },
  saravali: { en: 'Saravali', hi: 'सारावली' },
} as const satisfies Record<string, BilingualText>

/** A text, with its chapter where one is given: "Phaladeepika, ch. 6". */
export function sourceText(text: keyof typeof texts, chapter?: number): BilingualText {
  const { en, hi } = texts[text]
  if (chapter === undefined) return { en, hi }
  return { en: `${en}, ch. ${chapter}`, hi: `${hi}, अध्याय ${chapter}` }
}

/** Two sources side by side. */
export const bothSources = (one: BilingualText, other: BilingualText): BilingualText => ({
  en: `${one.en}; ${other.en}`,
  hi: `${one.hi}; ${other.hi}`,
})
