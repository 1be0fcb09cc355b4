import { z } from 'zod'
import { groundedSentence, nextCharge } from './chat.ts'
import { defineApi, emptyObject, success } from './core/endpoint.ts'
import { factData, id, languageName } from './core/common-schemas.ts'
import { familyData } from './family.ts'

export const predictionKind = z.enum(['daily', 'weekly', 'monthly', 'yearly'])
export type PredictionKind = z.infer<typeof predictionKind>

/** The days in India that a prediction tells of: YYYY-MM-DD, the last one not included. */
const span = { from_day: z.string(), until_day: z.string() }

/** The object behind the record separator of a prediction. */
export const predictionStatus = z.object({
  status: z.enum(['success', 'fail']),
  message: z.string(),
  mid: z.string(),
  type: predictionKind,
  ...span,
  /** It was there before, and is given again free of charge. */
  kept: z.boolean(),
  charged: z.boolean(),
  /** Of this kind: free ones and the plan's pool. */
  questions_left: z.number().int(),
  /** Rupees, at most two decimals. */
  balance: z.number(),
  /** Predictions have no clock: always 0. */
  time_left_seconds: z.number().int(),
  next: nextCharge,
  facts: z.array(factData),
  /** In the order of the text, which holds each of them word for word. */
  sentences: z.array(groundedSentence),
})
export type PredictionStatus = z.infer<typeof predictionStatus>

const count = z.number().int()

export const predictions = {
  'predictions/getCounts': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({}),
    output: success({
      daily_predictions: count,
      weekly_predictions: count,
      monthly_predictions: count,
      yearly_predictions: count,
      plan_questions: count,
      balance: z.number(),
      /** What the next one of each kind will cost, and from where. */
      next: z.object({
        daily: nextCharge,
        weekly: nextCharge,
        monthly: nextCharge,
        yearly: nextCharge,
      }),
    }),
  }),
  /** The prediction of a kundli that is running now, if there is one: read without asking for a new one. */
  'predictions/getKept': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ bid: id, type: predictionKind, language: languageName.optional() }),
    output: success({
      name: z.string(),
      prediction: z
        .object({
          ...span,
          language: languageName,
          state: z.enum(['writing', 'complete']),
          text: z.string(),
          facts: z.array(factData),
          sentences: z.array(groundedSentence),
        })
        .nullable(),
      /** Paid for in another language: in this one it is free. */
      is_paid: z.boolean(),
    }),
  }),
  /** The running periods of everybody whose kundli is saved, and what begins within twelve months. */
  'predictions/family': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({ family: familyData }),
  }),
  'predictions/generate': defineApi({
    method: 'POST',
    who: 'user',
    stream: true,
    input: z.object({ bid: id, type: predictionKind, language: languageName.default('English') }),
    output: predictionStatus,
  }),
}
