import { formCounts } from './form.ts'

/** The forms in which an answer is written. */
export type AnswerForm = 'en' | 'hi' | 'hinglish'

/**
 * So many words of the other language, and more than of its own, and a sentence is in the other: a few words
 * ("to", "do", "me") are both.
 */
const surelyOther = 3

/**
 * Whether a sentence is written in a form: Hindi in Devanagari, English, or Hindi in Latin letters. Names
 * and English words in a Hinglish sentence are part of it; what is not surely in the other language passes.
 */
export function isInForm(text: string, form: AnswerForm): boolean {
  const nagari = text.match(/[\u0900-\u097f]/g)?.length ?? 0
  const roman = text.match(/[a-z]/gi)?.length ?? 0
  if (form === 'hi') return nagari > roman
  if (roman <= nagari) return false
  const { hinglish, english } = formCounts(text)
  const [own, other] = form === 'hinglish' ? [hinglish, english] : [english, hinglish]
  return other < surelyOther || other <= own
}
