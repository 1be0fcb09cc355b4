import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { house as words } from '../../words/http/http-errors.ts'
import type { House } from '../core/context.ts'
import { deny, languageOf } from '../http/serve-apis.ts'
import { isSameOrigin } from '../core/request-user.ts'
import { receiveWebhook } from './webhook.ts'

const asked = z.object({
  id: z.string().max(64),
  outcome: z.enum(['success', 'failure', 'closed']),
})

/**
 * Hangs the stand-in's checkout, only where the stand-in is: plays the payer's bank for the dialog on
 * our pages, and sends the webhooks that a gateway would send.
 */
export function serveCheckout(app: FastifyInstance, house: House): void {
  const { standIn } = house.outside.payments
  if (!standIn) return
  app.post('/dev/checkout', async (request, reply) => {
    if (!isSameOrigin(request.headers)) return deny(reply, 403, words.notYours, languageOf(request))
    const read = asked.safeParse(request.body)
    if (!read.success) return deny(reply, 422, words.schema, languageOf(request))
    const { id, outcome } = read.data
    const { answer, events } = standIn.pay(id, outcome, house.clock())
    for (const event of events) await receiveWebhook(house, event)
    reply.header('Cache-Control', 'no-store')
    return reply.send({ status: 'success', answer })
  })
}
