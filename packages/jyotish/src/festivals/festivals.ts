import { dayMs } from '../sky/instant.ts'
import type { RiseRule } from '../sky/rise-set.ts'
import { shraddhasOf, weekdayVowsOf } from './by-weekday.ts'
import { ekadashisOf } from './ekadashi.ts'
import { festivalsOf } from './lunar-festivals.ts'
import { lunationsOf } from './lunations.ts'
import { monthlyOf } from './monthly.ts'
import { dateOfNumber, placeSkyOf } from './place-sky.ts'
import type { FestivalPlace } from './place-sky.ts'
import { sankrantisOf, solarOf } from './solar.ts'
import { starFestivalsOf } from './stars.ts'
import type { Observance } from './types.ts'

/** Which days of which place. Dates are YYYY-MM-DD, 1900-01-01 to 2100-12-31, both included. */
export interface FestivalSearch extends FestivalPlace {
  fromDate: string
  toDate: string
}

const datePattern = /^\d{4}-\d\d-\d\d$/

function numberOfDate(date: string): number {
  const ms = datePattern.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(ms) || dateOfNumber(ms / dayMs) !== date)
    throw new RangeError('A date must be a real day written YYYY-MM-DD.')
  if (date < '1900-01-01' || date > '2100-12-31')
    throw new RangeError('A date must lie from 1900-01-01 to 2100-12-31.')
  return ms / dayMs
}

/** A festival that is counted from another, or waits for a Friday, lies at most so many days from its tithi. */
const reachDays = 10

/**
 * The festivals and vrats of a stretch of days at a place, in order of date: each with the tithi or nakshatra
 * it goes by, the rule that gives it its day, why it is this day here, and the text the rule is from. Days run
 * from sunrise to sunrise (`hindu` unless `standard` is asked for), so a place further west may keep another
 * date.
 *
 * Throws a RangeError for a date that is none or out of range, an empty stretch, a place off the globe, or an
 * offset beyond fourteen hours.
 */
export function festivalsBetween(
  { fromDate, toDate, ...place }: FestivalSearch,
  { sunrise = 'hindu' }: { sunrise?: RiseRule } = {},
): Observance[] {
  const [from, to] = [numberOfDate(fromDate), numberOfDate(toDate)]
  if (from > to) throw new RangeError('A stretch must end on the day it begins on or later.')
  if (!(Math.abs(place.offsetSeconds) <= 14 * 3600))
    throw new RangeError('An offset must be −50400 to 50400 seconds east of UTC.')
  const sky = placeSkyOf(place, sunrise)
  const stretch = { fromMs: (from - reachDays) * dayMs, toMs: (to + reachDays) * dayMs }
  // A festival that an added month takes away is told by the month before it.
  const lunations = lunationsOf(sky.lights, {
    fromMs: stretch.fromMs - 30 * dayMs,
    toMs: stretch.toMs,
  })
  const addedMonths = lunations.filter(({ month }) => month.adhika).map(({ month }) => month.number)
  const byMoon = lunations.flatMap((lunation) => [
    ...festivalsOf(sky, lunation, addedMonths),
    ...ekadashisOf(sky, lunation),
    ...monthlyOf(sky, lunation),
    ...weekdayVowsOf(sky, lunation),
    ...shraddhasOf(sky, lunation),
  ])
  const sankrantis = sankrantisOf(sky, {
    fromMs: stretch.fromMs - 31 * dayMs,
    toMs: stretch.toMs,
  })
  const bySun = sankrantis.flatMap((sankranti) => [
    ...solarOf(sky, sankranti),
    ...starFestivalsOf(sky, sankranti),
  ])
  return [...byMoon, ...bySun]
    .filter(({ date }) => date >= fromDate && date <= toDate)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** The festivals and vrats of a civil year, 1900 to 2100, at a place; as `festivalsBetween`. */
export function festivalsOfYear(
  { year, ...place }: FestivalPlace & { year: number },
  settings: { sunrise?: RiseRule } = {},
): Observance[] {
  return festivalsBetween(
    { fromDate: `${year}-01-01`, toDate: `${year}-12-31`, ...place },
    settings,
  )
}
