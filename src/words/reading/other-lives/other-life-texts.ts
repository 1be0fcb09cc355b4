import type { AdviceAudience, AdviceText, VoicedText } from '../matters/matter-texts.ts'

/**
 * What is said of one matter in the life of somebody else, or in the bond with that person. Whole sentences
 * that name the thing itself. Slots: `{person}` "your daughter", `{possessive}` "your daughter’s", `{them}` and
 * `{their}` "her". In Hindi `{person}` is "आपकी बेटी", ever with a postposition behind it, whose form the noun
 * after it decides; `{them}` is the stem उस or उन, to which the postposition is joined: `{them}की`, `{them}को`.
 * None names a graha, a sign, a house, a dasha or a date but `{from}` and `{to}`.
 */
export interface OtherLifeTexts {
  /** The direct answer to "will it?" and "when?": `{from}` and `{to}` stand in `yes` and `later` alone. */
  outlook: { yes: VoicedText; later: VoicedText; slow: VoicedText; hard: VoicedText }
  /** The direct answer to "how is?", "what is?", "what should I do?", by the verdict on the matter. */
  state: { favourable: VoicedText; mixed: VoicedText; patience: VoicedText }
  /** The direct answer to "why?"; what slows the matter in the chart is told after it. */
  why: VoicedText
  /** The direct answer to "which work, subject or partner?", with `{fields}` or `{traits}` from the chart. */
  which?: VoicedText
  /** Things to do for somebody who asks on behalf of another: a parent, a wife, a brother, a friend. */
  advice: readonly [AdviceText, AdviceText, AdviceText]
}

/** One thing to do in English and in Hindi, and whom it is only for. */
export const pair = (en: string, hi: string, audience?: readonly AdviceAudience[]): AdviceText =>
  audience ? { en, hi, for: audience } : { en, hi }

/** One statement in the two voices, each in English and in Hindi. */
export const voiced = (
  oracleEn: string,
  oracleHi: string,
  astraEn: string,
  astraHi: string,
): VoicedText => ({
  oracle: { en: oracleEn, hi: oracleHi },
  astra: { en: astraEn, hi: astraHi },
})
