import type { BirthMoment } from '../../../contract/kundli/birth-moment.ts'
import { clockReadings, endOfDay, offsetSecondsAt, startOfDay } from '../../core/time/time-zone.ts'
import type { ClockReading } from '../../core/time/time-zone.ts'

export type BirthInstant =
  | { kind: 'known'; bornAt: Date; offsetSeconds: number }
  /** Time unknown: born at or after `from` and before `to`. The offset is that of the day's middle. */
  | { kind: 'day'; from: Date; to: Date; offsetSeconds: number }
  /** The clock never showed this time, or showed it twice: the reading by the clock before the change first. */
  | { kind: 'gap' | 'repeated'; readings: ClockReading[] }
  /** A day that a zone left out when it crossed the date line (Apia, 30 December 2011). */
  | { kind: 'noSuchDay' }

/**
 * From a birth moment to the instant of birth, by the clock history of the place's zone. Where the clock
 * itself is unclear nothing is guessed: both readings come back, so that the person can be asked, and the
 * offset they choose settles it. Throws a RangeError on a zone that does not exist.
 *
 * @param timezone IANA name.
 */
export function birthInstant(moment: BirthMoment, timezone: string): BirthInstant {
  if (!moment.time) return wholeDay(moment, timezone)
  const { kind, readings } = clockReadings(timezone, moment, moment.time)
  const chosen =
    kind === 'clear'
      ? readings[0]
      : readings.find((it) => it.offsetSeconds === moment.chosenOffsetSeconds)
  if (chosen)
    return {
      kind: 'known',
      bornAt: new Date(chosen.utcSeconds * 1000),
      offsetSeconds: chosen.offsetSeconds,
    }
  return { kind: kind as 'gap' | 'repeated', readings }
}

/** From the first to the last moment at which the clock showed the day: 23 to 25 hours as a rule. */
function wholeDay(moment: BirthMoment, timezone: string): BirthInstant {
  const from = startOfDay(timezone, moment)
  const to = endOfDay(timezone, moment)
  if (to <= from) return { kind: 'noSuchDay' }
  return {
    kind: 'day',
    from: new Date(from * 1000),
    to: new Date(to * 1000),
    offsetSeconds: offsetSecondsAt(timezone, Math.floor((from + to) / 2)),
  }
}
