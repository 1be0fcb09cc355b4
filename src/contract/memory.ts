import { z } from 'zod'
import { nothing, row, success } from './core/endpoint.ts'
import { memoryMaxLength } from './core/numbers.ts'
import { id, instant } from './core/shapes.ts'

/** What people have said of themselves in their questions, kept for later answers. */
export const memory = {
  'memory/list': row({
    method: 'POST',
    who: 'user',
    input: nothing,
    output: success({
      /** Whether anything new is kept, and what is kept is used. */
      remembers: z.boolean(),
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
  'memory/update': row({
    method: 'POST',
    who: 'user',
    input: z.object({ memory_id: id, text: z.string().trim().min(3).max(memoryMaxLength) }),
    output: success({}),
  }),
  'memory/delete': row({
    method: 'POST',
    who: 'user',
    /** One of them, or with no id all. */
    input: z.object({ memory_id: id.optional() }),
    output: success({ deleted: z.number().int() }),
  }),
  'memory/switch': row({
    method: 'POST',
    who: 'user',
    input: z.object({ on: z.boolean() }),
    output: success({ remembers: z.boolean() }),
  }),
}
