import { matterTexts } from '../../../../words/reading/matters/all-matters.ts'
import * as said from '../../../../words/reading/answer-times.ts'
import { datesToldIn } from '../../claims/dates/dates-told.ts'
import type { FrameAsks } from '../../types/frame.ts'
import { boundsOf } from '../../claims/dates/spans.ts'
import type { StatedDate } from '../../claims/words/dates.ts'
import { datesIn } from '../../claims/words/phrase-nodes.ts'
import { isLifeMatter } from '../../matters/matters.ts'
import type { AnswerLine } from '../fill-lines.ts'
import { voiceLine } from '../matter/matter-input.ts'
import type { MatterInput } from '../matter/matter-input.ts'

/** Asked for another time than the one that was named. */
const asksForAnother =
  /(?<!\p{L})(?:next|after that|another|other|else|second|later|before that|earlier|phir|uske baad|iske baad|aur koi|dusra|doosra|pehle|अगला|अगली|उसके बाद|इसके बाद|और कोई|दूसरा|फिर|पहले)(?!\p{L}|\p{M})/iu

/** Whether a date that was told may mean a time inside a span; a month without a year means any of that name. */
function mayLieIn(date: StatedDate, from: number, to: number): boolean {
  if (date.year !== null) {
    const bounds = boundsOf(date)
    return bounds !== null && bounds.from <= to && bounds.to >= from
  }
  if (date.month === null) return true
  const years = [...new Set([from, to].map((instant) => new Date(instant).getUTCFullYear()))]
  return years.some((year) => mayLieIn({ ...date, year }, from, to))
}

/** From the first to the last date that a sentence tells; null where it tells none. */
export function spanTold(text: string): readonly [from: number, to: number] | null {
  const dates = datesIn(text)
  // "25 January to 26 June 2027": a date without a year has that of the next.
  const bounds = dates.flatMap((date, at) => {
    const year = date.year ?? dates.slice(at + 1).find((other) => other.year !== null)?.year ?? null
    return date.month === null ? [] : (boundsOf({ ...date, year }) ?? [])
  })
  if (bounds.length === 0) return null
  return [Math.min(...bounds.map(({ from }) => from)), Math.max(...bounds.map(({ to }) => to))]
}

/** "After February", "by March", "से पहले", "ke baad": a time with one end, in which a later or earlier one may lie. */
const openEnded =
  /(?<![\p{L}\p{M}])(?:after|before|by|until|till|from|since|onwards?|ke baad|se pehle|tak|stronger after|के बाद|से पहले|तक)(?![\p{L}\p{M}])/iu
const fromNow = /(?<![\p{L}\p{M}])(?:from now|now and|अभी से)(?![\p{L}\p{M}])/iu
/** Ways of asking that are answered by a time. */
const asksTime: ReadonlySet<FrameAsks> = new Set<FrameAsks>(['when', 'exactly', 'whether'])

/**
 * Where the time of this answer is not the one that the chat named before: that it takes its place, or that the
 * other was for another matter. `text` is the sentence that tells the time; null where it tells none, or the same.
 */
export function earlierTimeLine(input: MatterInput, text: string): AnswerLine | null {
  const { earlierAnswer, earlierTopic, frame, owner, question } = input
  // Of somebody else's life it is said by itself whose time it is.
  const span = earlierAnswer && owner === 1 ? spanTold(text) : null
  if (!earlierAnswer || !span) return null
  const named = datesIn(earlierAnswer)
  const around = spanTold(earlierAnswer)
  // A stretch has two ends; of "until 2028" alone nothing is to be put in another's place.
  const isStretch = datesToldIn(text).length > 1 || fromNow.test(text)
  if (
    !isStretch ||
    !asksTime.has(frame.asks) ||
    (named.length === 1 && openEnded.test(earlierAnswer))
  )
    return null
  const isInside = around !== null && around[0] <= span[1] && around[1] >= span[0]
  if (named.length === 0 || isInside || named.some((date) => mayLieIn(date, ...span))) return null
  if (earlierTopic && earlierTopic !== frame.topic && isLifeMatter(earlierTopic))
    return voiceLine(input, said.earlierTimeOfOther, {
      earlier: matterTexts[earlierTopic].name[input.language],
    })
  return asksForAnother.test(question) ? null : voiceLine(input, said.earlierTimeReplaced)
}
