import { grahaName } from '@drishti/jyotish'
import * as body from '../../../../words/reading/in-chat/held-body.ts'
import * as said from '../../../../words/reading/in-chat/held-follow-ups.ts'
import { monthNames } from '../../../../words/say.ts'
import { indiaClock } from '../../../core/time/india-time.ts'
import type { ReadingLanguage } from '../../types/reading-types.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { bestOfSpan } from './exact-time.ts'
import { anyAdviceAt } from './matter-advice.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import type { VoicedText } from '../../../../words/reading/matters/matter-texts.ts'
import type { Task } from '../composer.ts'
import { timeTold } from '../in-chat/time-told.ts'
import type { TimeTold } from '../in-chat/time-told.ts'

/** First sentences of follow-ups that press, doubt or object, with the time that was told. */

const holding: ReadonlySet<string> = new Set([
  'sure',
  'told-stays',
  'later-holds',
  'month-of-told',
  'sooner',
])

const toldIn = (
  { earlierAnswer, language }: Pick<Task, 'earlierAnswer' | 'language'>,
  at: Date,
): TimeTold | null => (earlierAnswer ? timeTold(earlierAnswer, language, at) : null)

/** The time that was told, where the answer names it again. */
export function spansHeld(task: Task, at: Date): { fromUtc: string; toUtc: string }[] {
  const told = holding.has(task.frame.followUp ?? '') ? toldIn(task, at) : null
  return told
    ? [{ fromUtc: new Date(told.from).toISOString(), toUtc: new Date(told.to - 1).toISOString() }]
    : []
}

function nameOfMonth(instant: number, language: ReadingLanguage): string {
  const clock = indiaClock(new Date(instant))
  return `${monthNames[language][clock.getUTCMonth()] ?? ''} ${clock.getUTCFullYear()}`
}

function datedLine(
  input: MatterInput,
  dated: VoicedText,
  plain: VoicedText | null,
  slots: Record<string, string> = {},
): AnswerLine | null {
  const told = toldIn(input, input.sheet.at)
  if (told) return voiceLine(input, dated, { ...slots, told: told.words })
  return plain && voiceLine(input, plain, slots)
}

/** A step behind a colon. */
const withinSentence = (text: string): string =>
  /^(?:I|RERA|[A-Z]{2})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** One thing to do, as what is done meanwhile. */
function toldStaysLine(input: MatterInput): AnswerLine | null {
  const advice = anyAdviceAt(0)(input)
  if (!advice) return null
  const line = datedLine(input, said.toldStaysDated, said.toldStays, {
    advice: withinSentence(advice.text),
  })
  return line && { ...line, isStep: true }
}

/** The month of the time told in which the pratyantar that does most lies for the most part. */
function monthLine(input: MatterInput): AnswerLine | null {
  const told = toldIn(input, input.sheet.at)
  if (!told) return null
  const { language } = input
  const best = bestOfSpan(input, told)
  const middle = best ? (best.from + best.to) / 2 : (told.from + told.to) / 2
  const month = nameOfMonth(middle, language)
  return voiceLine(
    input,
    said.monthOfTold,
    { month, told: told.words, ...(best && { graha: grahaName(best.lord, language) }) },
    best ? [best.factId] : [],
  )
}

/** How one month of the year that was told will be, by what its pratyantar does. */
function monthOfYearLine(input: MatterInput): AnswerLine | null {
  const span = input.frame.time?.span
  if (!span) return null
  const bounds = { from: Date.parse(span.from), to: Date.parse(span.to) }
  const best = bestOfSpan(input, bounds)
  const side = !best || best.score === 0 ? 'mixed' : best.score > 0 ? 'favourable' : 'patience'
  const month = nameOfMonth((bounds.from + bounds.to) / 2, input.language)
  return voiceLine(input, said.monthOfYear[side], { month }, best ? [best.factId] : [])
}

/** The first sentence by what the follow-up holds to; null where it is none of these. */
export function heldLine(input: MatterInput): AnswerLine | null {
  const { direction } = input.judgement
  switch (input.frame.followUp) {
    case 'sure':
      return datedLine(input, said.sureDated, said.sure)
    case 'sooner':
      return datedLine(input, said.soonerDated, said.sooner)
    case 'medicine-for-life':
      return voiceLine(input, body.medicineForLife)
    case 'doctor-says':
      return voiceLine(input, body.doctorSays)
    case 'not-at-all':
      return voiceLine(input, said.notAtAll)
    case 'comes-again':
      return voiceLine(input, body.comesAgain[direction])
    case 'as-before':
      return voiceLine(input, body.asBefore[direction])
    case 'even-so':
      return voiceLine(input, body.evenSo[direction])
    case 'needs-loan':
      return voiceLine(input, body.needsLoan[direction])
    case 'own-heart':
      return voiceLine(input, said.ownHeart)
    case 'told-stays':
      return toldStaysLine(input)
    case 'later-holds':
      return datedLine(input, said.laterHolds, null)
    case 'month-of-year':
      return monthOfYearLine(input)
    case 'month-of-told':
      return monthLine(input)
    default:
      return null
  }
}
