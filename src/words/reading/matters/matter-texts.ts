import type { LocalizedText } from '../../say.ts'

/** One statement in the two voices: Oracle is calm and exact, Astra warm and near. They say the same. */
export interface VoicedText {
  oracle: LocalizedText
  astra: LocalizedText
}

/** Several ways of saying one thing in each voice, so that no two answers are alike. */
export interface VoicedLines {
  oracle: readonly LocalizedText[]
  astra: readonly LocalizedText[]
}

/** One statement in both voices, in one wording or several. */
export type SpokenText = VoicedText | VoicedLines

/** What a line of advice is only for: the life that it suits, or what the asker must have told. */
export type AdviceAudience =
  // The life that it suits.
  | 'private-vehicle'
  | 'career'
  | 'home-loan'
  | 'partnership'
  | 'divorced'
  | 'widowed'
  | 'has-child'
  | 'untested-couple'
  | 'course-choice'
  | 'trader'
  | 'farmer'
  | 'no-degree'
  | 'card-holder'
  | 'contract-labour'
  | 'not-yet-selected'
  // What it presumes, and the asker has told or is known by.
  | 'in-laws'
  | 'separation'
  | 'parent'
  | 'shares'
  | 'spouse'
  | 'retirement'
  | 'office'
  | 'couple'
  | 'wedding'
  | 'loan'
  // What can still be done: leaving for another place, and meeting who is spoken of.
  | 'leaving'
  | 'meeting'

/** One thing to do; without an audience it suits everyone. */
export interface AdviceText extends LocalizedText {
  for?: readonly AdviceAudience[]
}

/**
 * What is said of one matter of life. Whole sentences; `{from}` and `{to}` are dates, and stand only where
 * it is said below. None names a graha, a sign, a house, a dasha or another date: those come from the chart.
 */
export interface MatterTexts {
  /** The matter inside a sentence: "marriage", "विवाह". English without an article where that reads well. */
  name: LocalizedText
  /** Grammatical gender of the Hindi name: का or की stands before it. */
  hindiGender: 'masculine' | 'feminine'
  /** The direct answer to "will it …?", said first. */
  whether: {
    /** The chart is for it and the time is here or within half a year: `{from}`, `{to}` both stand in it. */
    yes: SpokenText
    /** The chart is for it, later: `{from}`, `{to}` both stand in it. */
    later: SpokenText
    /** The chart is neither for nor against; no dates. */
    slow: SpokenText
    /** The chart is against it at present; kind, true and without fear; no dates. */
    hard: SpokenText
  }
  /** The direct answer to "when?": `{from}`, `{to}` both stand in it. */
  when: SpokenText
  /** The direct answer to "how is …?", "what about …?": no dates. */
  state: { favourable: SpokenText; mixed: SpokenText; patience: SpokenText }
  /** Things to do this week or month, each one sentence; the first suit everyone. At least four. */
  advice: readonly AdviceText[]
  /** The same where the person is married, where that changes what is said. */
  married?: Partial<Omit<MatterTexts, 'married'>>
}
