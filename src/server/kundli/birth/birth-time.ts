/**
 * From the date and time a person was told to the instant of birth in UTC. Where the clock itself is
 * unclear (an hour that was skipped or came twice) nothing is guessed: the possible readings come back
 * so that the person can be asked, and the offset they choose settles it.
 */
import { changeAround, offsetSecondsAt, clockInstantsOf, zoneName } from './time-zone.ts'
import type { ClockInstant } from './time-zone.ts'

/** What was typed, and the zone of the place. */
export interface BirthClock {
  /** `DD/MM/YYYY`, a real day. */
  dob: string
  /** `HH:MM`, 00:00 to 23:59; null where the time is not known. */
  tob: string | null
  /** 0 to 59; 0 where absent. */
  tobSec?: number | undefined
  /** IANA name of the place's zone. */
  timezone: string
  /** The offset chosen among `options` after a gap or a repeated hour; ignored where the time is clear. */
  offsetSeconds?: number | undefined
}

/** One way to read an unclear clock: the instant (ISO 8601, whole seconds, Z) and the offset behind it. */
export interface ClockReading {
  utc: string
  offsetSeconds: number
}

export type BirthInstant =
  | { kind: 'known'; utc: string; offsetSeconds: number; zoneName: string }
  /** Time unknown: born at or after `fromUtc` and before `toUtc`. The offset is that of local noon. */
  | { kind: 'day'; fromUtc: string; toUtc: string; offsetSeconds: number; zoneName: string }
  /** The clock never showed this time: it was put forward from `clockFrom` to `clockTo` (`YYYY-MM-DDTHH:MM:SS`). */
  | { kind: 'gap'; clockFrom: string; clockTo: string; options: ClockReading[]; zoneName: string }
  /** The clock showed this time twice: it was put back from `clockFrom` to `clockTo`. Earlier reading first. */
  | {
      kind: 'repeated'
      clockFrom: string
      clockTo: string
      options: ClockReading[]
      zoneName: string
    }

const daySeconds = 86_400

/**
 * The instant of birth. Throws a RangeError on a day, time or zone that does not exist: `checkBirth`
 * finds those first and says which field is wrong.
 */
export function birthInstant(birth: BirthClock): BirthInstant {
  const zone = zoneName(birth.timezone)
  const midnight = midnightOf(birth.dob)
  if (birth.tob === null) return wholeDay(zone, midnight)
  const wall = midnight + secondsOfDay(birth.tob, birth.tobSec ?? 0)
  const readings = clockInstantsOf(zone, wall)
  if (readings.length === 1) return makeKnownInstant(readings[0]!, zone)
  const change = changeAround(zone, wall)
  if (!change) throw new RangeError(`The history of ${zone} does not settle this time.`)
  const choices: ClockInstant[] = readings.length
    ? readings
    : [change.beforeSeconds, change.afterSeconds].map((o) => ({
        utcSeconds: wall - o,
        offsetSeconds: o,
      }))
  const chosen = choices.find((r) => r.offsetSeconds === birth.offsetSeconds)
  if (chosen) return makeKnownInstant(chosen, zone)
  return {
    kind: readings.length ? 'repeated' : 'gap',
    clockFrom: iso(change.atUtcSeconds + change.beforeSeconds).slice(0, -1),
    clockTo: iso(change.atUtcSeconds + change.afterSeconds).slice(0, -1),
    options: choices.map((r) => ({ utc: iso(r.utcSeconds), offsetSeconds: r.offsetSeconds })),
    zoneName: zone,
  }
}

function makeKnownInstant(reading: ClockInstant, zone: string): BirthInstant {
  const { utcSeconds, offsetSeconds } = reading
  return { kind: 'known', utc: iso(utcSeconds), offsetSeconds, zoneName: zone }
}

/** From the first to the last moment at which the clock showed the day: 23 to 25 hours as a rule. */
function wholeDay(zone: string, midnight: number): BirthInstant {
  const from = firstMoment(zone, midnight)
  const to = lastMoment(zone, midnight + daySeconds)
  // A day that a zone left out when it crossed the date line (Apia, 30 December 2011).
  if (to <= from) throw new RangeError(`The calendar of ${zone} has no such day.`)
  const offsetSeconds = offsetSecondsAt(zone, Math.floor((from + to) / 2))
  return { kind: 'day', fromUtc: iso(from), toUtc: iso(to), offsetSeconds, zoneName: zone }
}

/** The first instant of the day that begins at the wall midnight given. */
function firstMoment(zone: string, midnight: number): number {
  return clockInstantsOf(zone, midnight)[0]?.utcSeconds ?? changeAtMidnight(zone, midnight)
}

/** The end of the day before the wall midnight given: the second midnight where the old day came back between two. */
function lastMoment(zone: string, midnight: number): number {
  const readings = clockInstantsOf(zone, midnight)
  const last = readings.at(-1)
  if (!last) return changeAtMidnight(zone, midnight)
  if (readings.length === 1) return last.utcSeconds
  const change = changeAround(zone, midnight)
  const oldDayCameBack = change !== null && change.atUtcSeconds + change.afterSeconds < midnight
  return oldDayCameBack ? last.utcSeconds : readings[0]!.utcSeconds
}

function changeAtMidnight(zone: string, midnight: number): number {
  const change = changeAround(zone, midnight)
  if (!change) throw new RangeError(`The history of ${zone} does not settle this midnight.`)
  return change.atUtcSeconds
}

/** Seconds since 1970 of the day's midnight as if the wall were UTC. */
function midnightOf(dob: string): number {
  const [, day, month, year] = (/^(\d{2})\/(\d{2})\/(\d{4})$/.exec(dob) ?? []).map(Number)
  const date = new Date(Date.UTC(year ?? NaN, (month ?? NaN) - 1, day))
  if (
    !(
      date.getUTCDate() === day &&
      date.getUTCMonth() + 1 === month &&
      date.getUTCFullYear() === year
    )
  )
    throw new RangeError('dob must be a real day, written DD/MM/YYYY.')
  return date.getTime() / 1000
}

function secondsOfDay(tob: string, tobSec: number): number {
  const [, hour, minute] = (/^([01]\d|2[0-3]):([0-5]\d)$/.exec(tob) ?? []).map(Number)
  if (hour === undefined || minute === undefined)
    throw new RangeError('tob must be 00:00 to 23:59.')
  if (!(Number.isInteger(tobSec) && tobSec >= 0 && tobSec < 60))
    throw new RangeError('tobSec must be a whole number from 0 to 59.')
  return hour * 3600 + minute * 60 + tobSec
}

function iso(utcSeconds: number): string {
  return `${new Date(utcSeconds * 1000).toISOString().slice(0, 19)}Z`
}
