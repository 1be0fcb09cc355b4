import { z } from 'zod'
import { defineApi, emptyObject, success } from './core/endpoint.ts'
import { id, instant } from './core/common-schemas.ts'

/** A day in India, 2027-06-01. */
const day = z.iso.date()
export const forecastJudgements = ['yes', 'partly', 'no', 'not-yet', 'never-ask'] as const
const judgement = z.enum(forecastJudgements)

/** What a stretch is for, and in whose life: keys of `words/forecasts/topics`. */
const matter = { topic: z.string(), whose: z.string(), full_name: z.string() }

/** One stretch of a forecast: the first in time is place 1. */
const stretch = {
  place: z.union([z.literal(1), z.literal(2)]),
  from_day: day,
  until_day: day,
  stage: z.enum(['ahead', 'running', 'middle', 'over']),
}

const share = z.object({
  people: z.number().int(),
  came: z.number().int(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
})
const count = z.object({
  name: z.string(),
  over: z.number().int(),
  answered: z.number().int(),
  partly: z.number().int(),
  named: share.nullable(),
  compared: z
    .object({
      named: share,
      unnamed: share,
      difference: z.object({ value: z.number(), low: z.number(), high: z.number() }),
    })
    .nullable(),
})

/** Stretches of time that answers and predictions named, and what came of them (decision 094). */
export const forecasts = {
  'forecasts/list': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({
      forecasts: z.array(
        z.object({
          forecast_id: id,
          ...matter,
          direction: z.enum(['favourable', 'mixed', 'patience']),
          told_at: instant,
          stretches: z.array(
            z.object({
              ...stretch,
              /** Null while it may not be said which of two was named. */
              is_named: z.boolean().nullable(),
              /** Whether it is the time to ask. */
              is_due: z.boolean(),
              judgement: judgement.nullable(),
            }),
          ),
        }),
      ),
    }),
  }),
  /** The one to ask about first; null where none is due. */
  'forecasts/getDue': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({
      due: z
        .object({
          forecast_id: id,
          ...matter,
          ...stretch,
          direction: z.enum(['favourable', 'mixed', 'patience']),
          /** Asked without saying whether it was named. */
          is_blind: z.boolean(),
        })
        .nullable(),
    }),
  }),
  'forecasts/judge': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({
      forecast_id: id,
      place: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)])),
      judgement,
    }),
    output: success({}),
  }),
  'forecasts/delete': defineApi({
    method: 'POST',
    who: 'user',
    /** One of them, or with no id all. */
    input: z.object({ forecast_id: id.optional() }),
    output: success({ deleted: z.number().int() }),
  }),
  /** What came of all of them, as last counted: nobody's name, and no share of fewer than thirty people. */
  'forecasts/getCounts': defineApi({
    method: 'POST',
    who: 'anyone',
    input: emptyObject,
    output: success({
      /** The day in India on which it was counted; null before the first. */
      counted_on: day.nullable(),
      whole: count.nullable(),
      topics: z.array(count),
      families: z.array(count),
    }),
  }),
  /** The same by rule and version of the book. */
  'admin/getForecastRules': defineApi({
    method: 'POST',
    who: 'operator',
    input: emptyObject,
    output: success({
      counted_on: day.nullable(),
      rules: z.array(
        count.extend({
          /** By the interval of the difference; `few` under thirty people who were asked about both. */
          standing: z.enum(['earns', 'unproven', 'against', 'few']),
        }),
      ),
    }),
  }),
}
