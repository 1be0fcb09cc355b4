import * as told from '../../../../words/reading/in-chat/told-follow-ups.ts'
import type { LocalizedText } from '../../../../words/say.ts'
import { againstFirst, beginsAsTold, noName } from './lines/letters-told.ts'
import type { QuestionInput } from '../fill-lines.ts'

/** What is asked further of the letters that were told for a name. */

/** "H se", "चे से": the letter or name without what joins it. */
const joined = /\s+(?:se|ko|wala|vala|rakh\p{L}*|से|को|वाला|रख[\p{L}\p{M}]*)$/iu

/** The answer on letters that were told; null where the question is not of them. */
export function letterTold({
  frame,
  question,
  earlierAnswer,
}: QuestionInput): LocalizedText | null {
  if (frame.followUp !== 'letter-told') return null
  const [first, second] = frame.options.map((option) => option.replace(joined, ''))
  if (first && second) {
    const asTold = [first, second].filter((name) => beginsAsTold(name, earlierAnswer ?? ''))
    const isOne = asTold.length === 1
    const one = isOne ? asTold[0]! : againstFirst.test(question) ? second : first
    const { en, hi } = isOne ? told.letterOfOne : told.letterOfTwo
    return { en: en.replaceAll('{one}', one), hi: hi.replaceAll('{one}', one) }
  }
  return noName.test(question) ? told.letterWithoutName : told.letterAny
}
