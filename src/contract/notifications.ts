import { z } from 'zod'
import { nothing, row, success } from './core/endpoint.ts'
import { id, instant } from './core/shapes.ts'

export const notifications = {
  'astrohub/get_notifications': row({
    method: 'GET',
    who: 'user',
    input: nothing,
    output: success({
      notifications: z.array(
        z.object({
          id,
          did: z.string(),
          message: z.string(),
          /** Not seen yet: a dot stands beside it. */
          highlight: z.boolean(),
          created_at: instant,
          link: z.string().optional(),
        }),
      ),
    }),
  }),
  'astrohub/get_notification_summary': row({
    method: 'GET',
    who: 'user',
    input: nothing,
    output: success({ unseen_count: z.number().int() }),
  }),
  'astrohub/mark_notification_seen': row({
    method: 'POST',
    who: 'user',
    input: z.object({ id: id.optional() }),
    output: success({}),
  }),
}
