import { z } from 'zod'
import { emptyObject, defineApi, success } from '../core/endpoint.ts'

/** Rupees from 1 to 1,00,000, whole paise. */
const price = z.number().min(1).max(100_000).multipleOf(0.01)
const text = z.string().trim().min(2).max(120)
const name = z.string().regex(/^\w{1,20}$/)

const plan = z.object({
  plan: name,
  name_en: text,
  name_hi: text,
  price,
  /** Before the discount. */
  old_price: price,
  /** A month. */
  questions: z.number().int().min(1).max(10_000),
  bullets: z
    .array(z.object({ en: text, hi: text }))
    .min(1)
    .max(8),
  place: z.number().int().min(1).max(99),
  active: z.boolean(),
})
const tier = z.object({
  tier: name,
  /** Before the discount. */
  original_price: price,
  price,
  text_en: text,
  text_hi: text,
  place: z.number().int().min(1).max(99),
  active: z.boolean(),
})

/** Plans and recharges as an operator changes them: for what is bought from then on. */
export const adminPrices = {
  'admin/getPrices': defineApi({
    method: 'GET',
    who: 'operator',
    input: emptyObject,
    output: success({ plans: z.array(plan), tiers: z.array(tier) }),
  }),
  'admin/setPlan': defineApi({
    method: 'POST',
    who: 'operator',
    factor: 'fresh',
    input: plan,
    output: success({}),
  }),
  'admin/setTier': defineApi({
    method: 'POST',
    who: 'operator',
    factor: 'fresh',
    input: tier,
    output: success({}),
  }),
}
