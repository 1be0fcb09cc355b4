import { z } from 'zod'
import { defineApi, emptyObject, success } from './core/endpoint.ts'

/** What a calendar feed may hold. */
export const feedParts = ['windows', 'muhurtas', 'festivals', 'vrats'] as const
export type FeedPart = (typeof feedParts)[number]

/** The calendar that other programs read by a secret address; it can be changed and ended at any time. */
export const calendar = {
  'calendar/getFeed': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({
      /** Null where there is none. */
      feed: z
        .object({
          /** Whoever has it can read the calendar: a path of this site. */
          path: z.string(),
          parts: z.array(z.enum(feedParts)),
        })
        .nullable(),
      city: z.string().nullable(),
    }),
  }),
  /** Makes the feed, or changes what it holds; its address stays. */
  'calendar/saveFeed': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ parts: z.array(z.enum(feedParts)).min(1).max(feedParts.length) }),
    output: success({}),
  }),
  /** A new address; the old one is nobody's from then on. */
  'calendar/renewFeed': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({}),
  }),
  'calendar/endFeed': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({}),
  }),
}
