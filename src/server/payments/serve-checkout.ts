import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { httpErrors as words } from '../../words/http/http-errors.ts'
import type { AppContext } from '../core/context.ts'
import { sendError, languageOf } from '../http/serve-apis.ts'
import { identifyCaller, isSameOrigin } from '../core/caller.ts'
import { receiveWebhook } from './webhook.ts'

const checkoutInput = z.object({
  id: z.string().max(64),
  outcome: z.enum(['success', 'failure', 'closed']),
})

/**
 * Hangs the stand-in's checkout, only where the stand-in is and never at a public address: plays the
 * payer's bank for the dialog on our pages, and sends the webhooks that a gateway would send. It answers
 * whoever the order was made for.
 */
export function serveCheckout(app: FastifyInstance, context: AppContext): void {
  const { standIn } = context.adapters.payments
  if (!standIn || context.config.production) return
  app.post('/dev/checkout', async (request, reply) => {
    const { session } = await identifyCaller(context, request, isSameOrigin(request.headers))
    if (!session) return sendError(reply, 401, words.signIn, languageOf(request))
    const read = checkoutInput.safeParse(request.body)
    if (!read.success) return sendError(reply, 422, words.schema, languageOf(request))
    const { id, outcome } = read.data
    if (!(await isOwn(context, id, session.uid)))
      return sendError(reply, 404, words.notFound, languageOf(request))
    const { answer, events } = standIn.pay(id, outcome, context.clock())
    for (const event of events) await receiveWebhook(context, event)
    reply.header('Cache-Control', 'no-store')
    return reply.send({ status: 'success', answer })
  })
}

/** Whether the gateway's order or subscription of this id was made for this user. */
async function isOwn({ database: { db } }: AppContext, id: string, uid: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .where('gateway_order_id', '=', id)
    .where('uid', '=', uid)
    .select('order_id')
    .executeTakeFirst()
  if (order) return true
  const subscription = await db
    .selectFrom('subscriptions')
    .where('gateway_subscription_id', '=', id)
    .where('uid', '=', uid)
    .select('uid')
    .executeTakeFirst()
  return subscription !== undefined
}
