import { dayMs } from '../../../contract/core/constants.ts'
import type { PredictionKind } from '../../../contract/predictions.ts'

/** The days that a prediction tells of: YYYY-MM-DD in India, `untilDay` not included. */
export interface Period {
  fromDay: string
  untilDay: string
}

const lengthDays = { daily: 1, weekly: 7, monthly: 30 } as const

/** What a prediction of a kind tells of when it is asked for on a day: that day and those after it. */
export function periodFrom(kind: PredictionKind, fromDay: string): Period {
  const from = new Date(`${fromDay}T00:00:00Z`)
  const until =
    kind === 'yearly'
      ? new Date(Date.UTC(from.getUTCFullYear() + 1, from.getUTCMonth(), from.getUTCDate()))
      : new Date(from.getTime() + lengthDays[kind] * dayMs)
  return { fromDay, untilDay: until.toISOString().slice(0, 10) }
}

/** The days of a period, in order. */
export function daysOf({ fromDay, untilDay }: Period): string[] {
  const [first, end] = [Date.parse(fromDay), Date.parse(untilDay)]
  return Array.from({ length: Math.round((end - first) / dayMs) }, (_, ahead) =>
    new Date(first + ahead * dayMs).toISOString().slice(0, 10),
  )
}

/** The last day that a period tells of. */
export function lastDay({ untilDay }: Period): string {
  return new Date(Date.parse(untilDay) - dayMs).toISOString().slice(0, 10)
}
