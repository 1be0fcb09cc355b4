import { context, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import type { Pool, PoolClient } from 'pg'

/** What a statement does, to what: its first word and its first table or function. */
export function summaryOf(statement: string): string {
  const text = statement.trimStart()
  const verb = /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement'
  const target = /\b(?:from|into|update|join)\s+"?([a-z_]+)/i.exec(text)?.[1]
  const called = /^select\s+([a-z_]+)\(/i.exec(text)?.[1]
  return [verb, called ?? target].filter(Boolean).join(' ').toLowerCase()
}

/** A span for each statement of a request: its summary, never its text or values. What nobody asked for has none. */
export function traceStatements(pool: Pool, tracer: Tracer): void {
  const watched = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown
    client.query = ((statement: string | { text?: string }, ...rest: unknown[]) => {
      const text = typeof statement === 'string' ? statement : statement.text
      if (!text || !trace.getSpan(context.active())) return query(statement, ...rest)
      const summary = summaryOf(text)
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary }
      const span = tracer.startSpan(summary, { kind: SpanKind.CLIENT, attributes })
      const result = query(statement, ...rest)
      if (!(result instanceof Promise)) {
        span.end()
        return result
      }
      return result.then(
        (rows: unknown) => {
          span.end()
          return rows
        },
        (error: unknown) => {
          const { code } = error as { code?: string }
          if (code) span.setAttribute('db.response.status_code', code)
          span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
          throw error
        },
      )
    }) as typeof client.query
  })
}
