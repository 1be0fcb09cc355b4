import { formCounts } from './form.ts'

/** The forms in which an answer is written. */
export type AnswerForm = 'en' | 'hi' | 'hinglish'

/** Fewer words than this say too little of their language. */
const fewestWords = 5

/**
 * Whether a sentence is written in a form: Hindi in Devanagari, English, or Hindi in Latin letters. Names
 * and English words in a Hinglish sentence are part of it; a sentence of few words is only held to its
 * letters.
 */
export function isInForm(text: string, form: AnswerForm): boolean {
  const nagari = text.match(/[\u0900-\u097f]/g)?.length ?? 0
  const roman = text.match(/[a-z]/gi)?.length ?? 0
  if (form === 'hi') return nagari > roman
  if (roman <= nagari) return false
  if (text.trim().split(/\s+/).length < fewestWords) return true
  const { hinglish, english } = formCounts(text)
  return form === 'hinglish' ? hinglish > 0 : hinglish < 2 || hinglish <= english
}
