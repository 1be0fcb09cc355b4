import type { ChartFields } from '../../../contract/kundli/kundli.ts'
import { clockChoice, gapChoice, kundliMessages as words } from '../../../words/kundli/kundli.ts'
import type { LocalizedText } from '../../../words/say.ts'
import type { Places } from '../../adapters/places/places.ts'
import { Refusal } from '../../core/refusal.ts'
import { checkBirth, typedBirth, type BirthProblem, type BirthProblemKey } from './birth-fields.ts'
import { birthInstant, type ClockReading } from './birth-time.ts'
import type { BirthInstantOrDay } from './chart-of-birth.ts'

/** What the server works out from what was typed. */
export interface ResolvedBirth extends BirthInstantOrDay {
  timezone: string
  offset_seconds: number
}

/** Where the engine's tables begin. East of Greenwich the year 1900 had begun hours before. */
const firstMs = Date.UTC(1900, 0, 1)

/**
 * Turns typed birth details into the instant (or day) of birth by the clock history of the place.
 *
 * @throws Refusal when the day or time can't be, is still to come, or can be read in two ways (then
 *   with the choices, to be sent back as tob_offset).
 */
export function resolveBirth(
  fields: ChartFields,
  at: Date,
  { zoneAt }: Pick<Places, 'zoneAt'>,
): ResolvedBirth {
  const timezone = zoneAt(fields.lat, fields.lng)
  const tob = fields.tob_known ? fields.tob : null
  const birthFields = typedBirth({
    dob: fields.dob,
    tob,
    tobSec: fields.tob_sec,
    timeKnown: fields.tob_known,
  })
  const [problem] = checkBirth({ ...birthFields, timezone }, at)
  if (problem) throw new Refusal(sentenceOn(problem))
  const bornAt = birthInstant({
    dob: fields.dob,
    tob,
    tobSec: fields.tob_sec,
    timezone,
    offsetSeconds: fields.tob_offset,
  })
  const place = { lat: fields.lat, lng: fields.lng, timezone }
  switch (bornAt.kind) {
    case 'known':
      if (Date.parse(bornAt.utc) < firstMs) throw new Refusal(words.beforeRange)
      return {
        ...place,
        offset_seconds: bornAt.offsetSeconds,
        born_at: new Date(bornAt.utc),
        day_from: null,
        day_to: null,
      }
    case 'day':
      return {
        ...place,
        offset_seconds: bornAt.offsetSeconds,
        born_at: null,
        day_from: new Date(bornAt.fromUtc),
        day_to: new Date(bornAt.toUtc),
      }
    case 'gap':
      throw new Refusal(words.clockGap, bornAt.options.map(gapReadings(bornAt.options)))
    case 'repeated':
      throw new Refusal(words.clockRepeated, bornAt.options.map(asChoice))
  }
}

/** Where an hour was left out: the reading that the clock on the wall showed at each of the two instants. */
function gapReadings(options: ClockReading[]) {
  return ({ utc, offsetSeconds }: ClockReading, index: number) => {
    // Counted by the old clock it was later than the change, when the new one hung there; and the other way round.
    const hung = options[1 - index]!.offsetSeconds
    const shown = new Date(Date.parse(utc) + hung * 1000).toISOString().slice(11, 16)
    const offset = offsetText(offsetSeconds)
    const told = [shown, offset, index === 0] as const
    const label = { en: gapChoice.en(...told), hi: gapChoice.hi(...told) }
    return { field: 'tob_offset', value: offsetSeconds, label }
  }
}

function asChoice({ offsetSeconds }: ClockReading, index: number) {
  const offset = offsetText(offsetSeconds)
  const label = { en: clockChoice.en(offset, index === 0), hi: clockChoice.hi(offset, index === 0) }
  return { field: 'tob_offset', value: offsetSeconds, label }
}

/** +05:30, or +05:21:10 where seconds count. */
export function offsetText(offsetSeconds: number): string {
  const totalSeconds = Math.abs(offsetSeconds)
  const parts = [
    Math.floor(totalSeconds / 3600),
    Math.floor(totalSeconds / 60) % 60,
    totalSeconds % 60,
  ]
  const text = parts.map((part) => String(part).padStart(2, '0'))
  return `${offsetSeconds < 0 ? '−' : '+'}${text.slice(0, totalSeconds % 60 ? 3 : 2).join(':')}`
}

function sentenceOn({ field, problem }: BirthProblem): LocalizedText {
  const isOfTime = field === 'hours' || field === 'minute' || field === 'second'
  return sentences[problem] ?? (isOfTime ? words.invalidTime : words.invalidDay)
}

const sentences: Partial<Record<BirthProblemKey, LocalizedText>> = {
  dayNotInZone: words.dayNotInZone,
  yearTooEarly: words.yearTooEarly,
  yearTooLate: words.yearTooLate,
  future: words.future,
  hour24: words.hour24,
}
