import { z } from 'zod'
import { defineApi, success } from './core/endpoint.ts'
import { panchangPlace } from './panchang-data.ts'
import { where } from './panchang.ts'

/**
 * A calendar by its name in the address: a year ("2026"), a month of it ("november-2026"), a festival or a
 * group in a year ("diwali-2026", "ekadashi-2026") or a group in a month ("ekadashi-november-2026").
 */
const festivalSlug = z.string().regex(/^(?:[a-z][a-z-]{0,50}-)?(?:19\d\d|20\d\d|2100)$/)

const link = z.object({ slug: z.string(), name: z.string() })

const festivalDetail = z.object({
  /** Null for what goes by the Sun or a nakshatra. */
  lunarDay: z.string().nullable(),
  span: z.string().nullable(),
  rule: z.string(),
  because: z.string(),
  source: z.string(),
  times: z.array(z.object({ name: z.string(), time: z.string() })),
})

/** One festival or vrat on its date. */
const festivalShown = link.extend({
  /** Whose date it is, in words; null where it is everybody's. */
  note: z.string().nullable(),
  /** A day that many keep: the rest come every month. */
  great: z.boolean(),
  /** Null in the calendar of a whole year. */
  detail: festivalDetail.nullable(),
})

export const festivalCalendar = z.object({
  slug: z.string(),
  year: z.number().int(),
  /** A whole year without the rules, or a list with them. */
  kind: z.enum(['year', 'list']),
  heading: z.string(),
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  place: panchangPlace,
  /** The same a year, or a month, before and after; null at the ends of the range. */
  previous: link.nullable(),
  next: link.nullable(),
  related: z.array(link),
  months: z.array(
    link.extend({
      days: z.array(
        z.object({
          date: z.string(),
          day: z.number().int(),
          weekday: z.string(),
          name: z.string(),
          today: z.boolean(),
          festivals: z.array(festivalShown),
        }),
      ),
    }),
  ),
})
export type FestivalCalendar = z.infer<typeof festivalCalendar>

export const festivals = {
  /** The festivals and vrats of a year, a month, or of one name at a place; this year's where none is named. */
  'festivals/getCalendar': defineApi({
    method: 'GET',
    who: 'anyone',
    input: z.object({ slug: festivalSlug.optional(), ...where }),
    output: success({ calendar: festivalCalendar }),
  }),
}
