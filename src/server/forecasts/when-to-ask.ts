import { dayMs } from '../../contract/core/constants.ts'
import { istDay } from '../core/time/india-time.ts'
import type { ForecastJudgement } from '../db/stored-json.ts'

/** A stretch that is asked about: days in India, both ends belong to it. */
export interface AskedStretch {
  fromDay: string
  untilDay: string
  /** What was said of it last, and when. */
  judgement: ForecastJudgement | null
  judgedAt: Date | null
}

export type Stage = 'ahead' | 'running' | 'middle' | 'over'

/** A stretch of at least so many days is asked about in its middle too. */
const longDays = 120
/** So long after its end a stretch is asked about; judged it may be for ever. */
export const askedForDays = 180
/** The same for a single day, which is soon forgotten. */
const dayAskedForDays = 14

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** Where a stretch stands on a day in India; `middle` from the middle of a long one on. */
export function stageOf({ fromDay, untilDay }: AskedStretch, today: string): Stage {
  if (today < fromDay) return 'ahead'
  if (today > untilDay) return 'over'
  const days = daysBetween(fromDay, untilDay) + 1
  return days >= longDays && daysBetween(fromDay, today) * 2 >= days ? 'middle' : 'running'
}

/** Whether what was said is said of the whole stretch: that it came, at any time; all else after its end. */
export function isFinal({ untilDay, judgement, judgedAt }: AskedStretch): boolean {
  if (!judgement || !judgedAt) return false
  return judgement === 'yes' || judgement === 'never-ask' || istDay(judgedAt) > untilDay
}

/** Whether it is the time to ask: after the end, and once in the middle of a long stretch. */
export function isDue(stretch: AskedStretch, today: string): boolean {
  const stage = stageOf(stretch, today)
  if (stage === 'middle') return stretch.judgement === null
  if (stage !== 'over' || isFinal(stretch)) return false
  const isDay = stretch.fromDay === stretch.untilDay
  return daysBetween(stretch.untilDay, today) <= (isDay ? dayAskedForDays : askedForDays)
}
