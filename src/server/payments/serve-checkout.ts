import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { httpErrors as words } from '../../words/http/http-errors.ts'
import type { AppContext } from '../core/context.ts'
import { sendError, languageOf } from '../http/serve-apis.ts'
import { isSameOrigin } from '../core/caller.ts'
import { receiveWebhook } from './webhook.ts'

const checkoutInput = z.object({
  id: z.string().max(64),
  outcome: z.enum(['success', 'failure', 'closed']),
})

/**
 * Hangs the stand-in's checkout, only where the stand-in is: plays the payer's bank for the dialog on
 * our pages, and sends the webhooks that a gateway would send.
 */
export function serveCheckout(app: FastifyInstance, context: AppContext): void {
  const { standIn } = context.adapters.payments
  if (!standIn) return
  app.post('/dev/checkout', async (request, reply) => {
    if (!isSameOrigin(request.headers))
      return sendError(reply, 403, words.notYours, languageOf(request))
    const read = checkoutInput.safeParse(request.body)
    if (!read.success) return sendError(reply, 422, words.schema, languageOf(request))
    const { id, outcome } = read.data
    const { answer, events } = standIn.pay(id, outcome, context.clock())
    for (const event of events) await receiveWebhook(context, event)
    reply.header('Cache-Control', 'no-store')
    return reply.send({ status: 'success', answer })
  })
}
