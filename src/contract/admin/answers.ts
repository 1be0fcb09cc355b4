import { z } from 'zod'
import { defineApi, emptyObject, success } from '../core/endpoint.ts'
import { instant } from '../core/common-schemas.ts'

const of = z.enum(['Oracle', 'Astra', 'prediction'])
const cause = z.enum(['broke-off', 'unpaid', 'too-long', 'unwritten'])
/** A day in India, 2026-11-21. */
const day = z.string()
const milliseconds = z.number().int().nullable()
/** What a question was read as, in the names of the reading; `-` where it is not known. */
const frame = { topic: z.string(), asks: z.string(), subject: z.string() }

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
      /** Sentences of a model that were not shown, by what they stood in and why. */
      dropped: z.array(
        z.object({
          kind: z.enum(['chat', 'prediction']),
          cause: z.string(),
          sentences: z.number().int(),
          texts: z.number().int(),
        }),
      ),
      /** Answers and predictions for which a model was asked. */
      model_texts: z.number().int(),
    }),
  }),
  /**
   * Answers that were not what was asked, and meanings that were chosen, counted by what the questions
   * were read as. Texts are those of questions that were sent in with "not what I asked", and nobody's
   * name. That an operator has read them stands in the log, so it goes by POST.
   */
  'admin/getMisses': defineApi({
    method: 'POST',
    who: 'operator',
    input: emptyObject,
    output: success({
      misses: z.array(
        z.object({ ...frame, count: z.number().int(), confidence: z.number().nullable() }),
      ),
      /** `topic` is what it would have been read as. */
      chosen: z.array(z.object({ topic: z.string(), meant: z.string(), count: z.number().int() })),
      /** Sentences of the model that were held back, of people who agreed: the latest hundred. */
      dropped: z.array(z.object({ at: instant, cause: z.string(), text: z.string() })),
      /** The latest hundred. */
      texts: z.array(
        z.object({
          ...frame,
          at: instant,
          question: z.string(),
          /** What they chose afterwards. */
          meant: z.string().nullable(),
          confidence: z.number().nullable(),
          outcome: z.enum([
            'returned',
            'not-paid',
            'period-over',
            'queued',
            'given-back',
            'declined',
          ]),
        }),
      ),
    }),
  }),
}
