import { z } from 'zod'
import { contentChange } from '../core/content-items.ts'
import { emptyObject, defineApi, success } from '../core/endpoint.ts'
import { instant, persona } from '../core/common-schemas.ts'

/** What an operator sees and does. */
export const admin = {
  'admin/getContent': defineApi({
    method: 'GET',
    who: 'operator',
    input: emptyObject,
    output: success({
      items: z.array(
        z.object({
          name: z.string(),
          kind: z.string(),
          value: z.unknown(),
          sample: z.boolean(),
          live: z.boolean(),
          /** The measured figure beside it; null where nothing can be, or could yet be, measured. */
          measured: z.number().nullable(),
        }),
      ),
      personas: z.array(
        z.object({ name: persona, desc_en: z.string(), desc_hi: z.string(), price: z.number() }),
      ),
      offers: z.array(z.object({ name: z.string(), unit: z.string(), amount: z.number().int() })),
    }),
  }),
  'admin/setContent': defineApi({
    method: 'POST',
    who: 'operator',
    input: contentChange,
    output: success({}),
  }),
  'admin/setPersona': defineApi({
    method: 'POST',
    who: 'operator',
    factor: 'fresh',
    input: z.object({
      name: persona,
      desc_en: z.string().trim().min(5).max(200),
      desc_hi: z.string().trim().min(5).max(200),
      /** Rupees, whole paise. */
      price: z.number().min(1).max(1000).multipleOf(0.01),
    }),
    output: success({}),
  }),
  'admin/setOffer': defineApi({
    method: 'POST',
    who: 'operator',
    factor: 'fresh',
    input: z.object({
      name: z.string().max(40),
      unit: z.string().max(40),
      amount: z.number().int().min(1).max(100),
    }),
    output: success({}),
  }),
  'admin/getActs': defineApi({
    method: 'GET',
    who: 'operator',
    input: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    output: success({
      acts: z.array(
        z.object({
          at: instant,
          /** Whose act: the operator's masked mobile, or that it was done at the server. */
          by: z.string(),
          act: z.string(),
          subject: z.string(),
          detail: z.record(z.string(), z.unknown()),
        }),
      ),
      page_count: z.number().int(),
    }),
  }),
}
