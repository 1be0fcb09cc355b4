/** Dates of the Gregorian calendar by arithmetic alone: the engine writes some hundred of them for a chart. */

export interface CalendarDate {
  year: number
  /** 1..12 */
  month: number
  day: number
}

const daysIn400Years = 146_097
/** Days from 1 March of the year 0 to 1 January 1970. */
const epochFromMarch = 719_468

/**
 * The date of a whole number of days since 1 January 1970. Years are counted from March within their
 * four hundred, so that the leap day is the last of its year (E. G. Richards, "Calendars", in the
 * Explanatory Supplement to the Astronomical Almanac, ch. 15).
 */
export function dateOfDays(days: number): CalendarDate {
  const shifted = days + epochFromMarch
  const era = Math.floor(shifted / daysIn400Years)
  const dayOfEra = shifted - era * daysIn400Years
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  }
}
