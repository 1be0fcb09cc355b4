import { z } from 'zod'

/** What pages show of the almanac: a day, a month, and the hours that a muhurta search found. */

export const muhurtaPurposes = [
  'marriage',
  'house-entry',
  'vehicle',
  'business',
  'travel',
  'naming',
] as const

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
  /** What is kept on the day; `slug` is its page below /festivals. */
  festivals: z.array(z.object({ slug: z.string(), name: z.string(), note: z.string().nullable() })),
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
      /** Festivals and Ekadashis, each by its own page's address. */
      festivals: z.array(z.object({ slug: z.string(), name: z.string() })),
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
      starts_at: z.string(),
      ends_at: z.string(),
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
