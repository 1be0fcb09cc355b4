import type { PredictionKind } from '../../../contract/predictions.ts'

/** The days that a prediction tells of: YYYY-MM-DD in India, `untilDay` not included. */
export interface Period {
  fromDay: string
  untilDay: string
}

const dayMilliseconds = 86_400_000
const indiaMilliseconds = 5.5 * 3_600_000
const lengthDays = { daily: 1, weekly: 7, monthly: 30 } as const

/** The day in India that holds an instant. */
export function indiaDayOf(at: Date): string {
  return new Date(at.getTime() + indiaMilliseconds).toISOString().slice(0, 10)
}

/** The instant at which a day in India begins. */
export function startOfIndiaDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - indiaMilliseconds)
}

/** What a prediction of a kind tells of when it is asked for on a day: that day and those after it. */
export function periodFrom(kind: PredictionKind, fromDay: string): Period {
  const from = new Date(`${fromDay}T00:00:00Z`)
  const until =
    kind === 'yearly'
      ? new Date(Date.UTC(from.getUTCFullYear() + 1, from.getUTCMonth(), from.getUTCDate()))
      : new Date(from.getTime() + lengthDays[kind] * dayMilliseconds)
  return { fromDay, untilDay: until.toISOString().slice(0, 10) }
}

/** The days of a period, in order. */
export function daysOf({ fromDay, untilDay }: Period): string[] {
  const [first, end] = [Date.parse(fromDay), Date.parse(untilDay)]
  return Array.from({ length: Math.round((end - first) / dayMilliseconds) }, (_, ahead) =>
    new Date(first + ahead * dayMilliseconds).toISOString().slice(0, 10),
  )
}

/** The last day that a period tells of. */
export function lastDay({ untilDay }: Period): string {
  return new Date(Date.parse(untilDay) - dayMilliseconds).toISOString().slice(0, 10)
}
