import { z } from 'zod'
import { emptyObject, defineApi, success } from './core/endpoint.ts'
import { instant } from './core/common-schemas.ts'

const reference = z.string().regex(/^[\w-]{1,64}$/)

export const subscription = {
  'subscriptions/plans': defineApi({
    method: 'GET',
    who: 'anyone',
    input: emptyObject,
    output: z.array(
      z.object({
        name: z.string(),
        price: z.number(),
        old_price: z.number(),
        /** A month. */
        questions: z.number().int(),
        featured: z.boolean(),
        bullet_points: z.array(z.string()),
      }),
    ),
  }),
  'subscriptions/get_count': defineApi({
    method: 'GET',
    who: 'anyone',
    input: emptyObject,
    output: z.object({ count: z.number().int() }),
  }),
  'subscriptions/get_subscription': defineApi({
    method: 'GET',
    who: 'user',
    input: emptyObject,
    output: z.object({
      is_active: z.boolean(),
      has_subscription: z.boolean(),
      message: z.string(),
      status: z.enum(['active', 'cancelled', 'none']),
      subscription_id: z.string().nullable(),
      max_questions: z.number().int(),
      remaining_questions: z.number().int(),
      /** Of the last month: what was left of an ended one was not used. */
      used_questions: z.number().int(),
      days_remaining: z.number().int(),
      start_date: instant.nullable(),
      end_date: instant.nullable(),
      last_payment_date: instant.nullable(),
      /** Paid to its end, and not renewed after it. */
      cancel_at_end: z.boolean(),
      bullet_points: z.array(z.string()),
    }),
  }),
  'subscriptions/subscribe': defineApi({
    method: 'both',
    who: 'user',
    input: emptyObject,
    output: z.object({
      key_id: z.string(),
      subscription_id: z.string(),
      gateway: z.enum(['razorpay', 'paper']),
      /** Rupees a month. */
      amount: z.number(),
    }),
  }),
  'subscriptions/update_subscription': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({
      razorpay_payment_id: reference,
      razorpay_subscription_id: reference,
      razorpay_signature: z.string().min(1).max(200),
    }),
    output: success({}),
  }),
  'subscriptions/stop_renewal': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({}),
  }),
  'subscriptions/cancel_subscription': defineApi({
    method: 'both',
    who: 'user',
    input: emptyObject,
    output: success({ success: z.literal(true) }),
  }),
}
