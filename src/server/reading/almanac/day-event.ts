import type { DayEvent } from '../../../words/reading/day-events.ts'
import type { Frame } from '../frame/frame.ts'
import { istDay } from '../../core/time/india-time.ts'
import { isLifeMatter } from '../matters/matters.ts'
import { familyOf } from '../types/frame.ts'
import type { CareKind } from '../types/frame.ts'

/** What a day is named for: "aaj 3 baje interview hai", "client demo this Thursday", "result kal hai". */

const events: readonly (readonly [DayEvent, string])[] = [
  ['interview', 'interviews?|viva|इंटरव्यू|साक्षात्कार|वाइवा'],
  ['result', 'results?|merit list|रिजल्ट|रिज़ल्ट|परिणाम|नतीजा'],
  ['exam', 'exams?|paper|test|pariksha|परीक्षा|पेपर|एग्जाम|टेस्ट'],
  ['presentation', 'presentation|presenting|demo|pitch|प्रेजेंटेशन|प्रेज़ेंटेशन'],
  ['hearing', 'hearing|peshi|sunwai|sunvai|tarikh hai court|सुनवाई|पेशी'],
  ['audition', 'audition|shoot|performance|ऑडिशन'],
  ['match', 'match|final|tournament|trials?|मैच|फाइनल|ट्रायल'],
  [
    'visit',
    "ladke wale|ladki wale|boy[’']?s (?:side|family)|girl[’']?s (?:side|family)|dekhne aa|लड़के वाले|लड़की वाले|देखने आ",
  ],
  ['meeting', 'meeting|appraisal|review|discussion|मीटिंग'],
]
const patterns = events.map(
  ([event, words]) => [event, new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})`, 'iu')] as const,
)
/** What is over asks for no day to come. */
const over =
  /(?<![\p{L}\p{M}])(?:tha|thi|was|were|had|gave|went|gaya|gayi|gya|diya|di thi|hua|hui|hue|ho gaya|failed|fail hua|yesterday|था|थी|थे|गया|गई|दिया|दी|हुआ|हुई)(?![\p{L}\p{M}])/iu
/** When something comes, or a good day for it, is another question. */
const otherAsks: ReadonlySet<string> = new Set([
  'when',
  'exactly',
  'choose',
  'which',
  'why',
  'compute',
])

/** A test or a result of the body is the doctor's, whatever day it is. */
const ofBody: ReadonlySet<number> = new Set([familyOf('health'), familyOf('children')])
const ofBodyCare: ReadonlySet<CareKind> = new Set<CareKind>(['illness', 'pregnancy', 'death'])
const ofBodyWords =
  /doctor|hospital|positive|biopsy|scan|blood|pregnan|डॉक्टर|अस्पताल|पॉजिटिव|जांच|जाँच/iu

/** "On the 18th", "18 tarikh ko": the next day of that number; no class and no house. */
const numbered =
  /(?<!\p{L})(?:on|is on|for) (?:the )?(\d{1,2})(?:st|nd|rd|th)(?! ?(?:house|lord|class|std|pass|board|floor|attempt|time|month|year))(?!\p{L})/iu

/** The civil day in India of a number that the question names; null where it names none. */
export function numberedDay(question: string, at: Date): string | null {
  const told = Number(numbered.exec(question)?.[1])
  if (!told || told > 31) return null
  const ahead = Array.from({ length: 62 }, (_none, days) => istDay(at, days))
  return ahead.find((date) => Number(date.slice(8)) === told) ?? null
}

/** The event for which the question names a day; null where it names none, or asks for something else. */
export function dayEventIn(frame: Frame, question: string): DayEvent | null {
  const isMatter = isLifeMatter(frame.topic) || frame.topic === 'day'
  if (!isMatter || ofBody.has(familyOf(frame.topic)) || ofBodyCare.has(frame.care)) return null
  if (frame.careLine === 'hard' || otherAsks.has(frame.asks)) return null
  if (frame.options.length > 1 || over.test(question) || ofBodyWords.test(question)) return null
  return patterns.find(([, words]) => words.test(question))?.[0] ?? null
}
