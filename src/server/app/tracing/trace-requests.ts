import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Span, Tracer } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routeOf } from '../../http/request-metrics.ts'

/**
 * A span for each request, by the pattern of its route; what is done for it hangs below. A trace that a
 * caller claims to belong to is not taken up: callers are strangers.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const inSpan = (request: FastifyRequest, work: () => void) => {
    const span = spans.get(request)
    if (span) context.with(trace.setSpan(ROOT_CONTEXT, span), work)
    else work()
  }
  app.addHook('onRequest', (request, reply, done) => {
    const attributes = { 'http.request.method': request.method }
    const span = tracer.startSpan(
      request.method,
      { kind: SpanKind.SERVER, attributes },
      ROOT_CONTEXT,
    )
    spans.set(request, span)
    reply.raw.once('close', () => {
      const route = routeOf(request)
      span.updateName(`${request.method} ${route}`)
      span.setAttributes({
        'http.route': route,
        'http.response.status_code': reply.raw.statusCode,
        'drishti.aborted': !reply.raw.writableFinished,
      })
      if (reply.raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    inSpan(request, done)
  })
  // A body is read in between, which loses the thread.
  app.addHook('preValidation', (request, _reply, done) => inSpan(request, done))
}
