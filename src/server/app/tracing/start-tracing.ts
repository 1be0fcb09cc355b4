import { context, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from '../../core/settings/config.ts'
import type { Tracing } from './open-tracing.ts'
import { traceCalls } from './trace-calls.ts'
import { traceRequests } from './trace-requests.ts'
import { traceStatements } from './trace-statements.ts'

/** Begins to trace a server. @param endpoint of an OTLP receiver over HTTP, without /v1/traces. */
export function startTracing(
  app: FastifyInstance,
  config: Config,
  pool: Pool,
  endpoint: string,
): Tracing {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'drishti',
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  })
  provider.register()
  const tracer = provider.getTracer('drishti')
  traceRequests(app, tracer)
  traceStatements(pool, tracer)
  const stopCalls = traceCalls(tracer, namesOfMachines(config), new URL(url).host)
  return {
    async close() {
      stopCalls()
      // A receiver that is gone does not keep a server from ending.
      await provider.shutdown().catch(() => undefined)
      trace.disable()
      context.disable()
    },
  }
}

/** What stands behind a machine that is asked, by its name and port. */
function namesOfMachines(config: Config): ReadonlyMap<string, string> {
  const machines: [string | undefined, string][] = [
    [config.model?.baseUrl, 'model'],
    [config.razorpay?.baseUrl, 'gateway'],
    [config.msg91?.baseUrl, 'sms'],
    [config.google?.baseUrl, 'maps'],
    [config.blog?.baseUrl, 'blog'],
  ]
  return new Map(
    machines.flatMap(([url, name]) => (url ? [[new URL(url).host, name] as const] : [])),
  )
}
