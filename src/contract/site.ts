import { z } from 'zod'
import { emptyObject, defineApi, success } from './core/endpoint.ts'
import { placeMaxLength, placeMinLength } from './core/constants.ts'

/** A random name of one search for a place: all that a maps service learns of who searches. */
const placeSession = z.string().regex(/^[\w-]{8,36}$/)
/** Degrees north and east, two decimals, and the IANA zone there. */
const locatedPlace = z.object({
  description: z.string().max(100),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  timezone: z.string(),
})

export const site = {
  'ai/getInfo': defineApi({
    method: 'GET',
    who: 'anyone',
    input: emptyObject,
    output: z.object({
      oracle_desc: z.string(),
      oracle_price: z.number(),
      free_oracle_questions: z.number().int(),
      astra_desc: z.string(),
      astra_price: z.number(),
      free_astra_questions: z.number().int(),
      /** What signing up from the AI astrologer's landing page gives instead. */
      landing_oracle_questions: z.number().int(),
      landing_astra_questions: z.number().int(),
    }),
  }),
  about: defineApi({
    method: 'GET',
    who: 'anyone',
    input: emptyObject,
    output: z.object({
      mission: z.string(),
      vision: z.string(),
      what_we_do: z.array(z.string()),
    }),
  }),
  videos: defineApi({
    method: 'GET',
    who: 'anyone',
    input: emptyObject,
    /** A watch link whose id follows "v=". */
    output: z.array(z.object({ video: z.string(), title: z.string() })),
  }),
  'site/stats': defineApi({
    method: 'GET',
    who: 'anyone',
    input: emptyObject,
    output: z.object({
      /** Rounded boasts as text ("3M+"), or the measured number; '' where none is published. */
      predictions: z.string(),
      users: z.string(),
      chats: z.string(),
      free_questions: z.number().int(),
      /** What both get when somebody who was invited signs up. */
      invited: z.object({ oracle: z.number().int(), astra: z.number().int() }),
      /** What installing the app brings. */
      installed: z.object({ oracle: z.number().int(), astra: z.number().int() }),
      astrologers: z.number().int(),
      /** How many have recharged or subscribed, and how they rate it: for the page of plans. */
      recharged: z.string(),
      plans_rating: z.number().nullable(),
      /** Which of these are made up, by name. */
      samples: z.array(z.string()),
    }),
  }),
  'site/testimonials': defineApi({
    method: 'GET',
    who: 'anyone',
    input: emptyObject,
    output: z.object({
      testimonials: z.array(
        z.object({
          name: z.string(),
          designation: z.string(),
          avatar: z.string(),
          comments: z.string(),
          complimentTag: z.string(),
          rating: z.number().nullable(),
        }),
      ),
      sample: z.boolean(),
    }),
  }),
  'site/reviews': defineApi({
    method: 'GET',
    who: 'anyone',
    input: emptyObject,
    output: z.object({
      /** null where no rating is published, as the count. */
      rating: z.number().nullable(),
      count: z.number().int().nullable(),
      /** Percent of five stars, four, … one; none where they are not published. */
      stars: z.array(z.number()).max(5),
      reviews: z.array(z.object({ name: z.string(), text: z.string(), stars: z.number().int() })),
      sample: z.boolean(),
    }),
  }),
  'site/links': defineApi({
    method: 'GET',
    who: 'anyone',
    input: emptyObject,
    output: z.object({
      email: z.string(),
      store: z.string(),
      whatsapp: z.string(),
      social: z.array(z.object({ title: z.string(), link: z.string() })),
    }),
  }),
  languages: defineApi({
    method: 'GET',
    who: 'anyone',
    input: emptyObject,
    output: z.array(z.string()),
  }),
  'places/suggest': defineApi({
    method: 'GET',
    who: 'anyone',
    input: z.object({
      input: z.string().trim().min(placeMinLength).max(placeMaxLength),
      session: placeSession.optional(),
    }),
    output: success({
      /** Each with its coordinates, or, in a session, with the id by which `places/locate` finds them. */
      predictions: z.array(
        locatedPlace.partial({ geometry: true, timezone: true }).extend({
          place_id: z.string().optional(),
        }),
      ),
    }),
  }),
  /** The coordinates of the place that was chosen among those of one session. */
  'places/locate': defineApi({
    method: 'GET',
    who: 'anyone',
    input: z.object({
      place_id: z.string().min(1).max(500),
      description: z.string().trim().min(1).max(placeMaxLength),
      session: placeSession,
    }),
    output: success({ place: locatedPlace }),
  }),
}
