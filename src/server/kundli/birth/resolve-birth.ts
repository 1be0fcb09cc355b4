import {
  isMomentProblem,
  type BirthMoment,
  type ReadMoment,
} from '../../../contract/kundli/birth-moment.ts'
import { clockChoice, gapChoice, kundliMessages as words } from '../../../words/kundli/kundli.ts'
import type { Places } from '../../adapters/places/places.ts'
import { Refusal, type RefusalChoice } from '../../core/refusal.ts'
import { istDay } from '../../core/time/india-time.ts'
import { offsetText, type ClockReading } from '../../core/time/time-zone.ts'
import { birthInstant, type BirthInstant } from './birth-instant.ts'
import type { BirthInstantOrDay } from './chart-of-birth.ts'

/** A birth whose moment is sound, with what the server works out from it. */
export interface ResolvedBirth {
  moment: BirthMoment
  /** As `births` keeps it. */
  clock: BirthInstantOrDay & { timezone: string; offset_seconds: number }
}

/** Where the engine's tables begin. East of Greenwich the year 1900 had begun hours before. */
const firstMs = Date.UTC(1900, 0, 1)

/**
 * From the birth moment of a call to the instant (or day) of birth by the clock history of the place.
 *
 * @param lat degrees north, `lng` degrees east.
 * @throws Refusal when the day or time can't be, is still to come, or can be read in two ways (then
 *   with the choices, to be sent back as tob_offset).
 */
export function resolveBirth(
  { moment, lat, lng }: { moment: ReadMoment; lat: number; lng: number },
  at: Date,
  { zoneAt }: Pick<Places, 'zoneAt'>,
): ResolvedBirth {
  if (isMomentProblem(moment)) throw new Refusal(words[moment.problem])
  if (moment.year > Number(istDay(at).slice(0, 4))) throw new Refusal(words.yearTooLate)
  const timezone = zoneAt(lat, lng)
  const born = birthInstant(moment, timezone)
  const place = { lat, lng, timezone }
  if (born.kind === 'noSuchDay') throw new Refusal(words.dayNotInZone)
  if (earliestMs(born) > at.getTime()) throw new Refusal(words.future)
  switch (born.kind) {
    case 'known': {
      if (born.bornAt.getTime() < firstMs) throw new Refusal(words.beforeRange)
      const span = { born_at: born.bornAt, day_from: null, day_to: null }
      return { moment, clock: { ...place, offset_seconds: born.offsetSeconds, ...span } }
    }
    case 'day': {
      const span = { born_at: null, day_from: born.from, day_to: born.to }
      return { moment, clock: { ...place, offset_seconds: born.offsetSeconds, ...span } }
    }
    case 'gap':
      throw new Refusal(words.clockGap, born.readings.map(gapReading))
    case 'repeated':
      throw new Refusal(words.clockRepeated, born.readings.map(repeatedReading))
  }
}

function earliestMs(born: Exclude<BirthInstant, { kind: 'noSuchDay' }>): number {
  if (born.kind === 'known') return born.bornAt.getTime()
  if (born.kind === 'day') return born.from.getTime()
  return Math.min(...born.readings.map(({ utcSeconds }) => utcSeconds)) * 1000
}

/** Where an hour was left out: the reading that the clock on the wall showed at each of the two instants. */
function gapReading(
  { utcSeconds, offsetSeconds }: ClockReading,
  index: number,
  readings: ClockReading[],
): RefusalChoice {
  // Counted by the old clock it was later than the change, when the new one hung there; and the other way round.
  const hung = readings[1 - index]!.offsetSeconds
  const shown = new Date((utcSeconds + hung) * 1000).toISOString().slice(11, 16)
  const parts = [shown, offsetText(offsetSeconds), index === 0] as const
  const label = { en: gapChoice.en(...parts), hi: gapChoice.hi(...parts) }
  return { field: 'tob_offset', value: offsetSeconds, label }
}

function repeatedReading({ offsetSeconds }: ClockReading, index: number): RefusalChoice {
  const parts = [offsetText(offsetSeconds), index === 0] as const
  const label = { en: clockChoice.en(...parts), hi: clockChoice.hi(...parts) }
  return { field: 'tob_offset', value: offsetSeconds, label }
}
