import * as times from '../../../../words/reading/answer-times.ts'
import { savingsShare, sharesByMatter } from '../../../../words/reading/shares.ts'
import type { LifeMatter } from '../../matters/matters.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'

const ofSaving =
  /(?<![\p{L}\p{M}])(?:sav(?:e|es|ing|ings)|put aside|set aside|keep aside|bach\p{L}*|jod\p{L}* pa\p{L}*|tik\p{L}*|stays?|बच[\p{L}\p{M}]*|जोड़ पा[\p{L}\p{M}]*|टिक[\p{L}\p{M}]*)(?![\p{L}\p{M}])/iu
/** "How many months?" asks for a time. */
const ofTime =
  /(?<![\p{L}\p{M}])(?:how (?:long|many (?:days|weeks|months|years|more years))|how much (?:more |longer )?time|kitne (?:din|mahin\p{L}*|saal|sal|samay|time)|kitna (?:samay|time|waqt|wakt)|kab tak|कितने (?:दिन|महीने|साल|समय)|कितना (?:समय|वक़्त|वक्त)|कब तक)(?![\p{L}\p{M}])/iu

const shares: Partial<Record<LifeMatter, (typeof sharesByMatter)[keyof typeof sharesByMatter]>> =
  sharesByMatter

/** "How much?": a good, a middling or a small part; null where a time is asked for, or where time is all that can be told. */
export function shareLine(input: MatterInput): AnswerLine | null {
  const { matter, other, question, judgement } = input
  if (ofTime.test(question)) return null
  const isOfMoney = matter === 'money' || matter === 'investment'
  const share = isOfMoney && ofSaving.test(question) ? savingsShare : shares[matter]
  if (share && !other) return voiceLine(input, share[judgement.direction])
  return share || matter === 'love' ? voiceLine(input, times.noFigureTexts) : null
}
