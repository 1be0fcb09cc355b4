import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../core/context.ts'

/** /healthz while the process lives; /readyz only when the database answers and the server is not to end. */
export function serveHealth(app: FastifyInstance, context: AppContext): void {
  app.get('/healthz', async () => ({ status: 'success' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !context.drain.hasBegun && (await answers(context))
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'success' : 'fail' })
  })
}

async function answers(context: AppContext): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), 2_000)
  const databaseAnswer = sql`select 1`.execute(context.database.db).then(
    () => true,
    () => false,
  )
  const ready = await Promise.race([databaseAnswer, late])
  clearTimeout(timer)
  return ready
}
