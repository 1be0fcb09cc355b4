import type { AdviceText, VoicedText } from '../matters/matter-texts.ts'

/**
 * What is said of one situation inside a matter of life, where it says more than the matter's own texts. Whole
 * sentences, of the very thing that was asked; none names a graha, a sign, a house, a dasha or a date but
 * `{from}` and `{to}`.
 */
export interface SituationTexts {
  /** The direct answer to "will it?" and "when?", as in `MatterTexts`: dates stand in `yes` and `later` alone. */
  outlook?: { yes: VoicedText; later: VoicedText; slow: VoicedText; hard: VoicedText }
  /** The direct answer to "how is?", "what is?", "what should I do?": no dates. */
  state?: { favourable: VoicedText; mixed: VoicedText; patience: VoicedText }
  /** The direct answer to "why?", before what the chart shows to slow the matter: no dates. */
  why?: VoicedText
  /** Told where the life of somebody else is read; without it, that is answered in the words for other lives. */
  isOfAnother?: true
  /** Of somebody who is not married yet: never told to the married of their own life. */
  isBeforeMarriage?: true
  /** The choice itself is what is told: of two options that are named, none is chosen besides. */
  isChoice?: true
  /**
   * Where the chart is asked for no time, as of an operation or of years gone by: no window is named, and beside
   * the answer there stand all its reasons, those in favour alone, or none but what to do.
   */
  tells?: 'reasons' | 'good-reasons' | 'advice'
  /** Things to do in just this situation, each one sentence; three at least. */
  advice: readonly AdviceText[]
}
