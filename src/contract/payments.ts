import { z } from 'zod'
import { emptyObject, defineApi, historyPage, success } from './core/endpoint.ts'
import { id, instant, mobile, refundStates, rupees } from './core/common-schemas.ts'
import { minStartSpeed, maxStartSpeed, wheelSegments } from './wheel-physics.ts'

/** What a gateway calls its things. */
const reference = z.string().regex(/^[\w-]{1,64}$/)
const signature = z.string().min(1).max(200)
const tier = z.string().regex(/^\w{1,20}$/)

const price = z.object({
  tier: z.string(),
  originalPrice: rupees,
  discountPrice: rupees,
  text: z.string(),
  /** With the placeholders walletamount, actualamount and token, which the page fills in. */
  link: z.string(),
})

export const payments = {
  'recharges/getPrices': defineApi({
    method: 'GET',
    who: 'anyone',
    input: emptyObject,
    output: z.array(z.object({ astrologer: z.enum(['oracle', 'astra']), data: z.array(price) })),
  }),
  /** What replaces the token in a recharge link: good for 5 minutes, one user, one tier, one order. */
  'recharges/orderToken': defineApi({
    method: 'POST',
    who: 'user',
    secret: true,
    input: z.object({ tier }),
    output: success({ token: z.string() }),
  }),
  'recharges/createOrder': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({
      tier,
      use_wheel_discount: z.boolean().optional(),
      /** Of a recharge link: it gives one order, again until that is paid or over. */
      token: z
        .string()
        .regex(/^[\w-]{20,64}$/)
        .optional(),
    }),
    output: success({
      key_id: z.string(),
      order_id: z.string(),
      amount: rupees,
      currency: z.literal('INR'),
      gateway: z.enum(['razorpay', 'paper']),
      /** What the wallet will get, rupees. */
      credit: rupees,
    }),
  }),
  'recharges/confirm': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({
      razorpay_order_id: reference,
      razorpay_payment_id: reference,
      razorpay_signature: signature,
    }),
    output: success({}),
  }),
  /** Every payment of one's own, its invoice and its refund. */
  'recharges/getPayments': defineApi({
    method: 'GET',
    who: 'user',
    input: historyPage,
    output: success({
      payments: z.array(
        z.object({
          payment_id: id,
          at: instant,
          what: z.enum(['recharge', 'plan']),
          amount: rupees,
          invoice: z.string().nullable(),
          /** Whether a refund can be asked for now. */
          refundable: z.boolean(),
          refund: z
            .object({
              amount: rupees,
              state: refundStates,
              requested_at: instant,
              done_at: instant.nullable(),
              credit_note: z.string().nullable(),
            })
            .nullable(),
        }),
      ),
      page_count: z.number().int(),
    }),
  }),
  'recharges/requestRefund': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({
      payment_id: id,
      why: z.enum(['mistake', 'unhappy', 'technical', 'other']),
    }),
    output: success({ amount: rupees }),
  }),
  'wheel/spin': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({
      percent: z.number().int().min(1).max(wheelSegments),
      start_speed: z.number().min(minStartSpeed).max(maxStartSpeed),
      start_angle: z.number(),
      expires_at: instant,
    }),
  }),
  'wheel/getPrize': defineApi({
    method: 'GET',
    who: 'user',
    input: emptyObject,
    output: success({
      percent: z.number().int().min(0).max(wheelSegments),
      expires_at: instant.nullable(),
      /** null when one may spin now. */
      next_spin_at: instant.nullable(),
    }),
  }),
  'astrohub/redeem_questions': defineApi({
    method: 'POST',
    who: 'handle',
    input: z.object({ points: z.number().int().min(100).max(1_000_000) }),
    output: success({ questions_added: z.number().int() }),
  }),
  'astrohub/get_redeem_history': defineApi({
    method: 'GET',
    who: 'user',
    input: historyPage,
    output: success({
      transactions: z.array(
        z.object({
          transaction_id: z.string(),
          points_redeemed: z.number().int(),
          questions_added: z.number().int(),
          redeemed_at: instant,
        }),
      ),
      page_count: z.number().int(),
    }),
  }),
  'astrohub/transfer_questions': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({
      mobile,
      questions: z.number().int().min(1).max(100_000),
      /** Rupees for one question: so much may be taken from the wallet for each that is missing. */
      wallet_price: z.number().positive().max(100_000).optional(),
    }),
    output: success({}),
  }),
  'astrohub/get_transaction_history': defineApi({
    method: 'GET',
    who: 'user',
    input: historyPage,
    output: success({
      transactions: z.array(
        z.object({
          transaction_id: id,
          recipient_mobile: z.string(),
          oracle_questions: z.number().int(),
          sent: z.boolean(),
          /** Came back after 7 days. */
          returned: z.boolean(),
          transferred_at: instant,
        }),
      ),
      page_count: z.number().int(),
    }),
  }),
}
