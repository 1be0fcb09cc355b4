import { z } from 'zod'
import { defineApi, success } from './core/endpoint.ts'
import { dayMs, placeMaxLength } from './core/constants.ts'
import { id } from './core/common-schemas.ts'

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
const where = {
  lat: typedDegrees.pipe(z.number().min(-90).max(90)).default(28.61),
  lng: typedDegrees.pipe(z.number().min(-180).max(180)).default(77.21),
  /** Only repeated in the answer; the coordinates count. */
  place: z.string().trim().max(placeMaxLength).optional(),
}

export const muhurtaPurposes = [
  'marriage',
  'house-entry',
  'vehicle',
  'business',
  'travel',
  'naming',
] as const
/** The longest range a muhurta is searched in, days. */
export const longestSearchDays = 400

const quality = z.enum(['good', 'middling', 'bad'])
/** A time on the clock of the place, with the day where it is not the day asked for. */
const clock = z.string()
const stretch = { from: clock, until: clock, running: z.boolean() }

export const panchangPlace = z.object({
  /** As it was asked for; else null, and the coordinates are its name. */
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  timezone: z.string(),
  /** Of the clock on the day asked for: "UTC+05:30". */
  offset: z.string(),
})

const lineShown = z.object({
  key: z.string(),
  term: z.string(),
  value: z.string(),
  note: z.string().nullable(),
})

/** One lane of the drawn day; `from` and `to` are shares of the day, 0 to 1. */
const laneShown = z.object({
  name: z.string(),
  quality,
  qualityName: z.string(),
  parts: z.array(z.object({ from: z.number(), to: z.number(), label: z.string() })),
})

const choghadiyaShown = z.object({
  ...stretch,
  name: z.string(),
  lord: z.string(),
  quality,
  qualityName: z.string(),
})
const horaShown = z.object({ ...stretch, lord: z.string() })

export const panchangDayData = z.object({
  date: z.string(),
  heading: z.string(),
  place: panchangPlace,
  today: z.boolean(),
  /** Null at the ends of the range. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** "From sunrise 06:49 to sunrise 06:50, 22 Nov". */
  extent: z.string(),
  almanac: z.array(lineShown),
  limbs: z.array(
    z.object({
      key: z.string(),
      term: z.string(),
      spans: z.array(
        z.object({
          name: z.string(),
          note: z.string().nullable(),
          from: clock,
          until: clock,
          running: z.boolean(),
        }),
      ),
    }),
  ),
  sky: z.array(lineShown),
  /** Why the Sun or Moon does not rise or set, in words; empty on most days. */
  remarks: z.array(z.string()),
  sunrise: z.enum(['hindu', 'standard']),
  /** By which sunrise the spans are counted, in words. */
  rule: z.string(),
  /** Null where the Sun does not rise and set. */
  timeline: z
    .object({
      title: z.string(),
      hours: z.array(z.object({ at: z.number(), label: z.string() })),
      sunset: z.object({ at: z.number(), label: z.string() }),
      now: z.object({ at: z.number(), label: z.string() }).nullable(),
      lanes: z.array(laneShown),
    })
    .nullable(),
  spans: z.array(
    z.object({
      ...stretch,
      id: z.string(),
      name: z.string(),
      quality,
      qualityName: z.string(),
      means: z.string(),
    }),
  ),
  choghadiya: z
    .object({ day: z.array(choghadiyaShown), night: z.array(choghadiyaShown) })
    .nullable(),
  horas: z.object({ day: z.array(horaShown), night: z.array(horaShown) }).nullable(),
})
export type PanchangDayData = z.infer<typeof panchangDayData>

export const panchangMonthData = z.object({
  month: z.string(),
  heading: z.string(),
  place: panchangPlace,
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** The lunar months that it holds. */
  lunarMonths: z.string(),
  weekdays: z.array(z.object({ name: z.string(), short: z.string() })),
  /** How many squares stand empty before the first day, 0 to 6. */
  blanks: z.number().int(),
  days: z.array(
    z.object({
      date: z.string(),
      day: z.number().int(),
      name: z.string(),
      today: z.boolean(),
      tithi: z.string(),
      /** The tithi's number in its half, 1 to 15. */
      tithiNumber: z.number().int(),
      paksha: z.enum(['shukla', 'krishna']),
      until: clock,
      nakshatra: z.string(),
      moonRashi: z.string(),
      sunrise: clock.nullable(),
      sunset: clock.nullable(),
      /** Full moon, new moon, a sankranti, a tithi that no sunrise sees. */
      marks: z.array(z.string()),
    }),
  ),
})
export type PanchangMonthData = z.infer<typeof panchangMonthData>

export const muhurtaSearchData = z.object({
  purpose: z.enum(muhurtaPurposes),
  heading: z.string(),
  place: panchangPlace,
  from: z.string(),
  to: z.string(),
  /** How many there are in the range; `spans` are the best of them, in order of time. */
  found: z.number().int(),
  summary: z.string(),
  /** For whose Moon it was weighed, in words; null for nobody's. */
  person: z.string().nullable(),
  spans: z.array(
    z.object({
      date: z.string(),
      day: z.string(),
      time: z.string(),
      /** 0 to 100. */
      score: z.number().int(),
      lagna: z.string(),
      verdicts: z.array(
        z.object({
          /** The engine's name of the rule; `rules` says what it is. */
          rule: z.string(),
          name: z.string(),
          level: z.enum(['good', 'fair', 'poor', 'avoid', 'note']),
          levelName: z.string(),
          reason: z.string(),
          /** Which of `sources`. */
          source: z.number().int(),
        }),
      ),
    }),
  ),
  sources: z.array(z.string()),
  /** Every rule that had a word here, with what it looks at in one line. */
  rules: z.array(z.object({ rule: z.string(), name: z.string(), means: z.string() })),
})
export type MuhurtaSearchData = z.infer<typeof muhurtaSearchData>

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
