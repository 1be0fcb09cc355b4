import { z } from 'zod'
import { defineApi, success } from './core/endpoint.ts'
import { languageName } from './core/common-schemas.ts'

/** Days are India's. Any letter case is taken. */
export const horoscopeDay = z
  .string()
  .trim()
  .transform((typed) => typed.charAt(0).toUpperCase() + typed.slice(1).toLowerCase())
  .pipe(z.enum(['Yesterday', 'Today', 'Tomorrow']))

/** One part of life: its score and what it is made of. The points add up to the score. */
const category = z.object({
  /** Percent, 0 to 100. */
  score: z.number().int().min(0).max(100),
  split_response: z.string(),
  /** What it is about, the same in every language. */
  key: z.enum(['general', 'love', 'career', 'money', 'wellbeing', 'family']),
  made_of: z.array(z.object({ label: z.string(), points: z.number().int() })),
})
export type HoroscopeCategory = z.infer<typeof category>

/** The day, in both calendars. */
const dayShown = z.object({
  /** YYYY-MM-DD */
  date: z.string(),
  gregorian: z.string(),
  hindu: z.string(),
  /** The Moon's sign and star at noon. */
  moon: z.string(),
})

export const horoscope = {
  'horoscope/getHoroscope': defineApi({
    method: 'POST',
    who: 'anyone',
    input: z.object({
      /** As in links: `Saggitarius`; `Sagittarius` and any letter case are taken. */
      zodiac: z.string().trim().min(1).max(30),
      when: horoscopeDay,
      language: languageName.optional(),
    }),
    output: success({
      /** By the name of the category in the language of the answer. */
      response: z.object({ bot_response: z.record(z.string(), category) }),
      /** The value of the sign as links have it. */
      zodiac: z.string(),
      when: z.enum(['Yesterday', 'Today', 'Tomorrow']),
      day: dayShown,
      /** The sign's own stars, and how the star of the day counts from each. */
      stars: z.array(z.object({ star: z.string(), tara: z.number().int(), text: z.string() })),
    }),
  }),
}
