import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../core/metrics.ts'
import { pageOf } from './pages/page-patterns.ts'

/** Counts and times every request, also those whose asker goes away before the answer. */
export function measureRequests(app: FastifyInstance, { requests, requestSeconds }: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = reply
    raw.once('close', () => {
      const route = routeOf(request)
      const status = raw.writableFinished ? `${Math.floor(raw.statusCode / 100)}xx` : 'aborted'
      requests.inc({ route, status })
      requestSeconds.observe({ route }, reply.elapsedTime / 1000)
    })
  })
}

/** The pattern of a request's route: of an address itself nothing is kept. */
export function routeOf({ routeOptions, url }: FastifyRequest): string {
  const route = routeOptions.url
  if (route === undefined) return 'none'
  if (route === '/*') return pageOf(url)
  return route.startsWith('/assets/') ? '/assets/*' : route
}
