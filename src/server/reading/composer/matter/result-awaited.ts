import { resultAwaitedTexts } from '../../../../words/reading/situations/work/result-situations.ts'
import type { SituationTexts } from '../../../../words/reading/situations/situation-texts.ts'
import type { Frame } from '../../frame/frame.ts'

const result =
  /(?<![\p{L}\p{M}])(?:results?|scorecards?|rizalt|रिज़ल्ट|रिजल्ट|परिणाम|नतीज[ाे])(?![\p{L}\p{M}])/iu
/** It comes within days. */
const soon =
  /(?<![\p{L}\p{M}])(?:(?:next|this|coming) week|tomorrow|tmrw|tomm?|any day|(?:in|within) (?:a )?(?:few|two|three|2|3|4|5) days|(?:on|this|coming) (?:mon|tues|wednes|thurs|fri|satur|sun)day|kal|parso|agle (?:hafte|week)|is+i? hafte|do din me|a+ne wal[aie]|अगले हफ़्ते|अगले हफ्ते|इस हफ़्ते|इसी हफ़्ते|कल|परसों|आने वाल[ाेी]|दो दिन में)(?![\p{L}\p{M}])/iu
const ofExam: ReadonlySet<string> = new Set(['exam', 'education'])
const asked: ReadonlySet<string> = new Set(['whether', 'how', 'what', 'describe', 'when'])

/** What is said where an examination is written and its result is days away: no time, and no advice for the next paper. */
export function resultAwaited(frame: Frame, question: string): SituationTexts | null {
  const isMeant = ofExam.has(frame.topic) && asked.has(frame.asks) && frame.subject === 'self'
  return isMeant && result.test(question) && soon.test(question) ? resultAwaitedTexts : null
}
