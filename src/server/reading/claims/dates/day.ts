import { indiaClock } from '../../../core/time/india-time.ts'

/** A day in India. */
export interface Day {
  year: number
  month: number
  day: number
}

/** The day in India that holds an instant. */
export function dayOf(utc: string): Day {
  const local = indiaClock(new Date(utc))
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() }
}
