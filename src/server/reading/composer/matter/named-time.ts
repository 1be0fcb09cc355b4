import { timeAsked } from '../../../../words/reading/answer-times.ts'
import type { LocalizedText } from '../../../../words/say.ts'
import { istDay } from '../../../core/time/india-time.ts'
import { monthText } from '../../verdicts/date-text.ts'
import type { MatterInput } from './matter-input.ts'

const dayMs = 86_400_000

/** The time that the question named, as an answer says when: "in April 2027", "2027 में"; "in that time" where it is no whole month or year. */
export function namedTimeOf({ frame }: Pick<MatterInput, 'frame'>): LocalizedText {
  const span = frame.time?.span
  if (span?.kind !== 'span') return timeAsked.other
  const days = (Date.parse(span.to) - Date.parse(span.from)) / dayMs
  const first = istDay(new Date(span.from))
  const isMonth = first.endsWith('-01') && days >= 28 && days <= 31
  if (isMonth) return timeAsked.month(monthText(span.from))
  // "Before May" and "by April" end with a month, and begin at once.
  const endsMonth = istDay(new Date(span.to)).endsWith('-01') && !first.endsWith('-01')
  if (endsMonth) return timeAsked.early
  const isYear = first.endsWith('-01-01') && days >= 365 && days <= 366
  return isYear ? timeAsked.year(first.slice(0, 4)) : timeAsked.other
}
