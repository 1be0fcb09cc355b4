import { z } from 'zod'
import { defineApi, success } from '../core/endpoint.ts'
import { instant } from '../core/common-schemas.ts'

const of = z.enum(['Oracle', 'Astra', 'prediction'])
const cause = z.enum(['broke-off', 'unpaid', 'too-long', 'unwritten'])
/** A day in India, 2026-11-21. */
const day = z.string()
const milliseconds = z.number().int().nullable()

/** How answers fared: no question, and nobody's name. */
export const adminAnswers = {
  'admin/getAnswers': defineApi({
    method: 'GET',
    who: 'operator',
    input: z.object({ days: z.coerce.number().int().min(1).max(90).default(7) }),
    output: success({
      failed: z.array(z.object({ day, of, cause, count: z.number().int() })),
      /** The latest fifty. */
      latest: z.array(z.object({ at: instant, of, cause })),
      costs: z.array(
        z.object({
          day,
          answers: z.number().int(),
          by_model: z.number().int(),
          tokens_in: z.number().int(),
          tokens_out: z.number().int(),
          /** Answers whose tokens are an estimate. */
          estimated: z.number().int(),
          rupees: z.number(),
          first_sentence_median_ms: milliseconds,
          first_sentence_p95_ms: milliseconds,
          whole_p95_ms: milliseconds,
        }),
      ),
    }),
  }),
}
