import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../core/context.ts'
import { receiveWebhook } from './webhook.ts'

/** Hangs the address that the payment gateway calls: the signature is over the bytes as they came. */
export function serveWebhooks(app: FastifyInstance, context: AppContext): void {
  app.register((hooks, _options, done) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 256 * 1024 },
      (_request, body, parsed) => parsed(null, body),
    )
    hooks.post('/webhooks/razorpay', async (request, reply) => {
      const { headers, body } = request
      const signature = headers['x-razorpay-signature']
      const eventId = headers['x-razorpay-event-id']
      const isTaken = await receiveWebhook(context, {
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        signature: typeof signature === 'string' ? signature : '',
        eventId: typeof eventId === 'string' ? eventId : undefined,
      })
      if (!isTaken) context.securityLog.record({ event: 'webhook-refused' })
      reply.header('Cache-Control', 'no-store')
      return reply.code(isTaken ? 200 : 400).send({ status: isTaken ? 'success' : 'fail' })
    })
    done()
  })
}
