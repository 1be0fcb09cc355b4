import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api'

/** What the channels of fetch (undici) and of node:http tell of one call. */
interface FetchEvent {
  request: object & { origin?: string | URL; method?: string }
  response?: { statusCode: number }
}
interface HttpEvent {
  request: object & { host?: string; method?: string; getHeader(name: string): unknown }
  response?: { statusCode?: number }
}

/**
 * A span for each call that a request makes to another machine, by the machine's name: neither path nor body.
 *
 * @param names what stands behind a machine (model, gateway, sms …).
 * @param exporter the receiver of traces, which is not traced itself.
 * @returns ends it.
 */
export function traceCalls(
  tracer: Tracer,
  names: ReadonlyMap<string, string>,
  exporter: string,
): () => void {
  const spans = new WeakMap<object, Span>()
  const begin = (request: object, host: string, method = 'GET') => {
    if (host === exporter || !trace.getSpan(context.active())) return
    const name = names.get(host) ?? 'other'
    const attributes = {
      ...{ 'server.address': host, 'http.request.method': method },
      'peer.service': name,
    }
    spans.set(request, tracer.startSpan(`${method} ${name}`, { kind: SpanKind.CLIENT, attributes }))
  }
  const end = (request: object, status?: number) => {
    const span = spans.get(request)
    if (!span) return
    spans.delete(request)
    if (status) span.setAttribute('http.response.status_code', status)
    if (!status || status >= 400) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  const handlers: Record<string, (event: never) => void> = {
    'undici:request:create': ({ request }: FetchEvent) =>
      begin(request, new URL(String(request.origin)).host, request.method),
    'undici:request:headers': ({ request, response }: FetchEvent) =>
      end(request, response?.statusCode),
    'undici:request:error': ({ request }: FetchEvent) => end(request),
    'http.client.request.created': ({ request }: HttpEvent) => {
      const host = request.getHeader('host')
      begin(request, typeof host === 'string' ? host : '', request.method)
    },
    'http.client.response.finish': ({ request, response }: HttpEvent) =>
      end(request, response?.statusCode),
    'http.client.request.error': ({ request }: HttpEvent) => end(request),
  }
  const entries = Object.entries(handlers) as [string, (event: unknown) => void][]
  for (const [channel, handler] of entries) subscribe(channel, handler)
  return () => {
    for (const [channel, handler] of entries) unsubscribe(channel, handler)
  }
}
