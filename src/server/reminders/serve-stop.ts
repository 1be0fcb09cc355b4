import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../core/context.ts'
import { transact } from '../db/database.ts'
import { stopReminders } from './reminder-settings.ts'
import { readStopToken } from './stop-token.ts'

/**
 * The one tap of a mail program (RFC 8058): a POST to the address of the mail's List-Unsubscribe stops all
 * reminders. Not a row of the contract: what is sent is a form of the mail program's, and nothing of it is read.
 */
export function serveStop(app: FastifyInstance, context: AppContext): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.post<{ Params: { token: string } }>(
      '/reminders/stop-by-mail/:token',
      { bodyLimit: 4096 },
      async (request, reply) => {
        const uid = readStopToken(context.config, request.params.token)
        if (!uid) return reply.code(404).send()
        await transact(context.database.db, (tx) => stopReminders(tx, uid, undefined))
        return reply.code(200).send()
      },
    )
  })
}
