import { z } from 'zod'
import { placeMaxLength } from './core/constants.ts'
import { id } from './core/common-schemas.ts'
import { defineApi, emptyObject, success } from './core/endpoint.ts'
import { datedLine } from './family.ts'

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const cityName = z.string().trim().min(1).max(placeMaxLength)

/** A measure of the day for this person, and the computed fact that it rests on. */
const measure = z.object({
  key: z.enum(['tara', 'chandra']),
  term: z.string(),
  /** "The eighth, Mitra". */
  value: z.string(),
  quality: z.enum(['good', 'middling', 'bad']),
  fact: z.object({ label: z.string(), because: z.string() }),
})

/** Hours by the clock of the place. */
const hours = z.object({
  id: z.string(),
  name: z.string(),
  from: z.string(),
  until: z.string(),
  quality: z.enum(['good', 'middling', 'bad']),
  /** What they are, in words. */
  means: z.string(),
})

export const todayData = z.object({
  /** YYYY-MM-DD by the clock of the place. */
  date: z.string(),
  heading: z.string(),
  /** Whose day it is; null for a sign. */
  name: z.string().nullable(),
  /** 0 to 11. */
  rashi: z.number().int(),
  /** What the Moon’s sign is called. */
  sign: z.string(),
  city: z.object({ name: z.string(), isKept: z.boolean() }),
  /** How the day is, in two sentences. */
  tone: z.tuple([z.string(), z.string()]),
  direction: z.enum(['favourable', 'mixed', 'patience']),
  measures: z.array(measure),
  rahuKaal: hours.nullable(),
  goodHours: z.array(hours),
  /** What begins within a month. */
  ahead: z.array(datedLine),
  /** One small thing to do. */
  deed: z.string(),
})
export type TodayData = z.infer<typeof todayData>

export const today = {
  /**
   * A day for somebody: by a kundli of their own, or by the Moon's sign. At the place that is sent, else in the
   * city that they keep, else in Delhi. `day` is counted from today at the place.
   */
  'today/getDay': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z
      .object({
        bid: id.optional(),
        rashi: z.number().int().min(0).max(11).optional(),
        day: z.number().int().min(-1).max(1).default(0),
        lat: latitude.optional(),
        lng: longitude.optional(),
        place: cityName.optional(),
      })
      .refine(({ bid, rashi }) => bid !== undefined || rashi !== undefined, { path: ['rashi'] })
      .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), { path: ['lng'] }),
    /** `day` is null where the birth leaves the Moon's sign open. */
    output: success({ day: todayData.nullable() }),
  }),
  /** The city that somebody keeps. */
  'today/getCity': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({
      city: z.object({ name: cityName, lat: latitude, lng: longitude }).nullable(),
    }),
  }),
  /** Keeps the city of somebody's days. */
  'today/keepCity': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ name: cityName, lat: latitude, lng: longitude }),
    output: success({}),
  }),
}
