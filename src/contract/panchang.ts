import { z } from 'zod'
import { defineApi, success } from './core/endpoint.ts'
import { dayMs, placeMaxLength } from './core/constants.ts'
import { id } from './core/common-schemas.ts'
import {
  muhurtaPurposes,
  muhurtaSearchData,
  panchangDayData,
  panchangMonthData,
} from './panchang-data.ts'

/** A number as an address carries it: digits. An empty field is no zero. */
const typedDegrees = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^[+-]?\d{1,3}(\.\d{0,20})?$/)
    .transform(Number),
])

/** A whole number from 0 on, likewise. */
const typedWhole = (maximum: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().min(0).max(maximum))

/** The quarters of the zodiac, 108 in all: a nakshatra has four of them, a sign nine. */
const liesIn = (nakshatra: number, rashi: number): boolean =>
  nakshatra * 4 < (rashi + 1) * 9 && (nakshatra + 1) * 4 > rashi * 9

/** A day of the Gregorian calendar that the engine reaches: 1900-01-01 to 2100-12-31. */
const almanacDate = z.iso.date().refine((date) => date >= '1900-01-01' && date <= '2100-12-31')
const almanacMonth = z.string().regex(/^(19\d\d|20\d\d|2100)-(0[1-9]|1[0-2])$/)

/** Where: degrees north and east, and what the place is called. Without them Delhi, 28.61 and 77.21. */
export const where = {
  lat: typedDegrees.pipe(z.number().min(-90).max(90)).default(28.61),
  lng: typedDegrees.pipe(z.number().min(-180).max(180)).default(77.21),
  /** Only repeated in the answer; the coordinates count. */
  place: z.string().trim().max(placeMaxLength).optional(),
}

/** The longest range a muhurta is searched in, days. */
export const longestSearchDays = 400

export const panchang = {
  /** The almanac of a day at a place; today by the place's clock where no day is asked for. */
  'panchang/getDay': defineApi({
    method: 'GET',
    who: 'anyone',
    input: z.object({
      date: almanacDate.optional(),
      ...where,
      sunrise: z.enum(['hindu', 'standard']).default('hindu'),
    }),
    output: success({ day: panchangDayData }),
  }),
  'panchang/getMonth': defineApi({
    method: 'GET',
    who: 'anyone',
    input: z.object({ month: almanacMonth.optional(), ...where }),
    output: success({ month: panchangMonthData }),
  }),
  /**
   * The hours in which an undertaking may begin, from the first day to the last, both included. For a
   * person by a saved kundli of the visitor's own (`bid`), or by the Moon's sign 0 to 11 and the birth star
   * 0 to 26.
   */
  'panchang/findMuhurta': defineApi({
    method: 'GET',
    who: 'anyone',
    input: z
      .object({
        purpose: z.enum(muhurtaPurposes),
        from: almanacDate,
        to: almanacDate,
        ...where,
        bid: id.optional(),
        rashi: typedWhole(11).optional(),
        nakshatra: typedWhole(26).optional(),
      })
      .refine(
        ({ rashi, nakshatra }) =>
          rashi === undefined || nakshatra === undefined || liesIn(nakshatra, rashi),
        { path: ['nakshatra'] },
      )
      .refine(({ from, to }) => from <= to, { path: ['to'] })
      .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / dayMs < longestSearchDays, {
        path: ['to'],
      }),
    output: success({ muhurta: muhurtaSearchData }),
  }),
}
