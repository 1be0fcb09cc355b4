import { z } from 'zod'
import { emptyObject, defineApi, historyPage, success } from './core/endpoint.ts'
import { id, instant } from './core/common-schemas.ts'

export const notifications = {
  'astrohub/get_notifications': defineApi({
    method: 'GET',
    who: 'user',
    input: historyPage,
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
      page_count: z.number().int(),
    }),
  }),
  'astrohub/get_notification_summary': defineApi({
    method: 'GET',
    who: 'user',
    input: emptyObject,
    output: success({ unseen_count: z.number().int() }),
  }),
  'astrohub/mark_notification_seen': defineApi({
    method: 'POST',
    who: 'user',
    input: z.object({ id: id.optional() }),
    output: success({}),
  }),
}
