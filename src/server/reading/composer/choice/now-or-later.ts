import { nowOrLaterTexts } from '../../../../words/reading/choices/now-or-later.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { windowDates } from '../matter/window-dates.ts'

const now =
  /(?<![\p{L}\p{M}])(?:now|right away|immediately|at once|turant|abhi|अभी|तुरंत)(?![\p{L}\p{M}])/iu
const later =
  /(?<![\p{L}\p{M}])(?:later|wait|after|postpone|next|then|keep it|hold|baad|ruk\p{L}*|tal\p{L}*|agle|बाद|रुक[\p{L}\p{M}]*|टाल[\p{L}\p{M}]*|अगले|in (?:january|february|march|april|may|june|july|august|september|october|november|december))(?![\p{L}\p{M}])/iu
/** What names nothing besides the time and the deed. */
const bare =
  /^(?:(?:can|should|shall|do|it|i|we|this|that|keep|now|itself|right|away|later|wait|and|a|little|some|time|for|till|then|do|get|go|the|in|after|before|next|month|year|january|february|march|april|may|june|july|august|september|october|november|december|diwali|holi|season|postpone|as|per|planets|abhi|turant|baad|me|mein|kar|karu|karun|karwa|kara|lu|lun|ruk|jau|thoda|aur|ise|isko|hi|अभी|तुरंत|बाद|में|कर|करूं|करूँ|करा|करवा|लूं|लूँ|रुक|रुकूं|रुकूँ|जाऊं|जाऊँ|थोड़ा|और|इसे|ही)(?:\s+|$))+$/iu
const treatment =
  /(?<![\p{L}\p{M}])(?:stent|surgery|operation|opration|bypass|chemo\p{L}*|angioplasty|dialysis|treatment|ilaj|ilaaj|biopsy|transplant|stone removal|इलाज|ऑपरेशन|आपरेशन|सर्जरी|स्टेंट)(?![\p{L}\p{M}])/iu
const ofBody: ReadonlySet<string> = new Set(['health', 'mental-health', 'pregnancy'])

const soonMs = 183 * 86_400_000

/** Two options that are "now" and "later" and nothing else; null where they are not. */
export function byNowOrLater(
  input: MatterInput,
  [one, other]: readonly [string, string],
): AnswerLine | null {
  const areTimes =
    (now.test(one) && later.test(other) && !now.test(other)) ||
    (now.test(other) && later.test(one) && !now.test(one))
  if (!areTimes || !(bare.test(one.trim()) && bare.test(other.trim()))) return null
  const { frame, question, judgement, sheet } = input
  if (ofBody.has(frame.topic))
    return treatment.test(question) ? voiceLine(input, nowOrLaterTexts.treatment) : null
  const [window] = judgement.windows
  if (!window) return null
  const isSoon = Date.parse(window.fromUtc) - sheet.at.getTime() < soonMs
  return voiceLine(
    input,
    nowOrLaterTexts[isSoon ? 'now' : 'later'],
    windowDates(input, window),
    window.factIds,
  )
}
