import { frameOf } from '../chat-before/frame-in-chat.ts'
import { formOfAnswer, languageOf } from '../reading-task.ts'
import type { PersonProfile, ReadingRequest } from '../types/reading-types.ts'
import { careAnswer } from './care-answer.ts'

/** Somebody of whom nothing is known yet. */
const stranger: PersonProfile = { ageYears: null, maritalStatus: 'single', gender: 'female' }

/**
 * The help that is due to a question by its words alone, before a birth is known: the card's text, in the
 * form of the question's language; null where the question may be read.
 */
export function careBeforeBirth({
  question,
  language,
  at,
}: Pick<ReadingRequest, 'question' | 'language' | 'at'>): string | null {
  const frame = frameOf({ question, person: stranger, history: [], at, chart: { timeKnown: true } })
  const form = formOfAnswer(languageOf({ question, language }, frame.form), frame.form)
  return careAnswer(frame, { question, person: stranger, form })?.text ?? null
}
