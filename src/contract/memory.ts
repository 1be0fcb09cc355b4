import { z } from 'zod'
import { emptyObject, defineApi, success } from './core/endpoint.ts'
import { memoryMaxLength } from './core/constants.ts'
import { id, instant } from './core/common-schemas.ts'

/** What people have said of themselves in their questions, kept for later answers. */
export const memory = {
  'memory/list': defineApi({
    method: 'POST',
    who: 'user',
    input: emptyObject,
    output: success({
      /** Whether anything new is kept, and what is kept is used. */
      remembers: z.boolean(),
      /** Whether sentences held back from their answers may be looked at. */
      shares_samples: z.boolean(),
      memories: z.array(
        z.object({
          memory_id: id,
          bid: id,
          /** Whose kundli it was said with: it is used in answers about that one alone. */
          full_name: z.string(),
          text: z.string(),
          /** Written over by the user. */
          edited: z.boolean(),
          said_at: instant,
        }),
      ),
    }),
  }),
  'memory/update': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ memory_id: id, text: z.string().trim().min(3).max(memoryMaxLength) }),
    output: success({}),
  }),
  'memory/delete': defineApi({
    method: 'POST',
    who: 'user',
    /** One of them, or with no id all. */
    input: z.object({ memory_id: id.optional() }),
    output: success({ deleted: z.number().int() }),
  }),
  /** Consent that sentences held back from their answers may be looked at; off deletes those kept. */
  'memory/shareSamples': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ on: z.boolean() }),
    output: success({ shares_samples: z.boolean() }),
  }),
  'memory/switch': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ on: z.boolean() }),
    output: success({ remembers: z.boolean() }),
  }),
}
