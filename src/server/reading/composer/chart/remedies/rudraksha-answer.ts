import type { Graha } from '@drishti/jyotish'
import { offices } from '../../../../../words/reading/chart/lucky-texts.ts'
import * as texts from '../../../../../words/reading/chart/rudraksha-texts.ts'
import type { QuestionInput } from '../../fill-lines.ts'
import { grahaSlots, speak } from '../lines/chart-input.ts'
import type { ChartLines } from '../lines/chart-input.ts'
import { patron } from '../lucky-answer.ts'

/** Which rudraksha custom gives: by the lord of the lagna, else of the Moon sign. */

const facesOf: Readonly<Record<Graha, number>> = {
  sun: 12,
  moon: 2,
  mars: 3,
  mercury: 4,
  jupiter: 5,
  venus: 6,
  saturn: 7,
  rahu: 8,
  ketu: 9,
}

const names = /(?<![\p{L}\p{M}])(?:rudraks|rudrax|रुद्राक्ष|रूद्राक्ष)/iu
const asksWhich =
  /(?<![\p{L}\p{M}])(?:which|what|kaun\p{L}*|kon\p{L}*|kitne|best|suit\p{L}*|mukhi|कौन[\p{L}\p{M}]*|कितने|मुखी)(?![\p{L}\p{M}])/iu

/** Whether it is asked which rudraksha one should wear. */
export const asksForRudraksha = ({ question }: Pick<QuestionInput, 'question'>): boolean =>
  names.test(question) && asksWhich.test(question)

export function rudrakshaAnswer(input: QuestionInput): ChartLines {
  const own = patron(input)
  const [all, wear] = [speak(input, texts.rudrakshaForAll), speak(input, texts.rudrakshaWear)]
  if (!own) return [[all, wear]]
  const slots = {
    ...grahaSlots(input, own.graha),
    faces: String(facesOf[own.graha]),
    office: offices[own.office][input.language],
  }
  const first = speak(input, texts.rudrakshaTexts, slots, [own.factId])
  return [[first, own.graha === 'jupiter' ? null : all], [wear]]
}
