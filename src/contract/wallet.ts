import { z } from 'zod'
import { instant, rupees } from './core/common-schemas.ts'
import { defineApi, emptyObject, success } from './core/endpoint.ts'

export const wallet = {
  'users/getBalance': defineApi({
    method: 'GET',
    who: 'user',
    input: emptyObject,
    output: success({
      oracle_questions: z.number().int(),
      astra_questions: z.number().int(),
      daily_predictions: z.number().int(),
      weekly_predictions: z.number().int(),
      monthly_predictions: z.number().int(),
      yearly_predictions: z.number().int(),
      balance: rupees,
      /** Oracle questions that can be passed on, and how many more the wallet pays for at `price` each. */
      sendable: z.object({
        own: z.number().int(),
        from_wallet: z.number().int(),
        price: rupees,
      }),
    }),
  }),
  'users/getLedger': defineApi({
    method: 'GET',
    who: 'user',
    input: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    output: success({
      entries: z.array(
        z.object({
          at: instant,
          account: z.string(),
          amount: z.number(),
          balance_after: z.number(),
          reason: z.string(),
          reference: z.string(),
        }),
      ),
      page_count: z.number().int(),
    }),
  }),
}
