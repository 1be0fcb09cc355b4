import { readFrame } from '../frame/read-frame.ts'
import type { PersonProfile } from '../types/reading-types.ts'
import { careAnswer, careOpening } from './care-answer.ts'

/** Whether a question is answered with care, in place of a reading or before one, and so free of charge. */
export function isCareDue(question: string, person: PersonProfile, at: Date): boolean {
  const frame = readFrame({ text: question, person: {}, history: [] }, at)
  const input = { question, person, form: frame.form }
  return careAnswer(frame, input) !== null || careOpening(frame, input) !== null
}
