import * as said from '../../../../words/reading/follow-up-texts.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { doubtLine } from '../choice/doubt.ts'
import { asksAfter } from '../matter/asks-after.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'
import { windowDates } from '../matter/window-dates.ts'
import { chatLine, ofTimesTold } from './chat-lines.ts'
import { spanTold } from './earlier-time.ts'

/** What a follow-up asks that no first question would: a time after the one that was told, or whether it harms something else too. */

/** What is told from, with no stretch left that lies before the end of the one that was told, where what comes after it is asked for. */
export function afterWhatWasTold(asked: MatterInput): MatterInput {
  const input = ofTimesTold(asked)
  const { question, earlierAnswer, judgement, frame } = input
  const isAfter = asksAfter(question) || frame.followUp === 'if-not'
  const told = earlierAnswer && isAfter ? spanTold(earlierAnswer) : null
  if (!told) return input
  const windows = judgement.windows.filter(({ fromUtc }) => Date.parse(fromUtc) > told[1])
  return { ...input, judgement: { ...judgement, windows } }
}

/** The next stretch behind the one that was told; that no other is marked where there is none. */
function afterLine(input: MatterInput): AnswerLine | null {
  const { question, earlierAnswer, judgement } = input
  const told = earlierAnswer && asksAfter(question) ? spanTold(earlierAnswer) : null
  if (!told) return null
  const [next] = judgement.windows
  return next
    ? voiceLine(input, said.afterThat, windowDates(input, next), next.factIds)
    : voiceLine(input, said.nothingAfterThat)
}

const harm =
  /(?<![\p{L}\p{M}])(?:bad|harmful|dangerous|kharab|bura|bure|nuksan\p{L}*|ashubh|ख़राब|खराब|बुरा|बुरी|अशुभ|नुकसान[\p{L}\p{M}]*)(?![\p{L}\p{M}])(?:[^.?!।]{0,24}(?:for|also|too|bhi|liye|hoga|hogi|karega|karegi|padega|भी|लिए|होगा|होगी|करेगा|करेगी)(?![\p{L}\p{M}])|\s*[?।]?$)|(?<![\p{L}\p{M}])(?:ke liye|के लिए)[^.?!।]{0,12}(?:kharab|bura|ashubh|ख़राब|खराब|बुरा|अशुभ)|(?:will|does|would|can) (?:it|this|that|he|she)[^.?!]{0,12}(?:spoil|harm|affect|hurt|disturb|damage)/iu
const asksHow: ReadonlySet<string> = new Set(['whether', 'how', 'describe', 'what'])
const mostWords = 12

/** "Bad for health also?": whether what was spoken of is bad for this matter too. */
function harmLine(input: MatterInput): AnswerLine | null {
  const { frame, question, earlierQuestions, judgement, situation, other } = input
  const isShort = question.trim().split(/\s+/).length <= mostWords
  if (situation || other || !asksHow.has(frame.asks) || earlierQuestions.length === 0) return null
  return isShort && harm.test(question)
    ? voiceLine(input, said.harmTexts[judgement.direction])
    : null
}

/** The first sentence where a follow-up asks for one of its own; null otherwise. */
export function followUpLine(input: MatterInput): AnswerLine | null {
  return chatLine(input) ?? doubtLine(input) ?? afterLine(input) ?? harmLine(input)
}
