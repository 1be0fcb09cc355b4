import { istDay } from '../../core/time/india-time.ts'
import type { Frame } from '../frame/frame.ts'
import { weekdaysIn } from '../matters/kinds-of-options.ts'
import type { AlmanacQuestion, DayRange } from './almanac-question.ts'
import { undertakingIn } from './undertakings.ts'

/** Saturday by itself, Friday by itself: days that are told of and not chosen between. */
const choosing: ReadonlySet<string> = new Set(['choose', 'which', 'whether', 'advice'])

/** The next day of each of two weekdays that a question sets against each other; null where it names no two. */
function twoWeekdays(question: string, at: Date): DayRange | null {
  const days = weekdaysIn(question)
  if (days.length !== 2) return null
  const ahead = Array.from({ length: 8 }, (_none, from) => istDay(at, from))
  const dates = days.flatMap(
    (day) => ahead.find((date) => new Date(date).getUTCDay() === day) ?? [],
  )
  const [from, to] = dates.toSorted()
  return from && to && from !== to ? { from, to, kind: 'days', named: dates } : null
}

const setsAgainst = /(?<![\p{L}\p{M}])(?:or|ya|yaa|vs|ki|या|कि)(?![\p{L}\p{M}])/iu

/**
 * A question of one day that names a second beside it, "Friday or Monday": one of both days. A choice between two
 * weekdays for an undertaking of the almanac is one too, whatever else the chart could say of it.
 */
export function ofBothWeekdays(
  question: AlmanacQuestion | null,
  frame: Pick<Frame, 'asks' | 'topic' | 'options'>,
  text: string,
  at: Date,
): AlmanacQuestion | null {
  const isChoice = choosing.has(frame.asks) && setsAgainst.test(text)
  const range = isChoice ? twoWeekdays(text, at) : null
  if (!range) return question
  if (question?.kind === 'muhurta') return question.range.named ? question : { ...question, range }
  const undertaking =
    question === null && frame.options.length > 1
      ? (undertakingIn(text) ?? undertakingIn(frame.topic))
      : null
  const isOfChart = frame.topic === 'fasting' || frame.topic === 'lucky'
  return undertaking && !isOfChart ? { kind: 'muhurta', undertaking, range } : question
}
