import type { FastifyInstance } from 'fastify'
import type { Config } from '../../core/settings/config.ts'
import type { Database } from '../../db/database.ts'

/** What ends the tracing of a server: sends what has not been sent. */
export interface Tracing {
  close(): Promise<void>
}

/**
 * Traces of requests, their statements and what they ask of others, to where `OTEL_EXPORTER_OTLP_ENDPOINT`
 * says; the packages of OpenTelemetry are loaded only then. They hold patterns of routes, kinds of statements
 * and names of machines: no address, no value of a statement, nothing that somebody sent.
 */
export async function openTracing(
  app: FastifyInstance,
  config: Config,
  { pool }: Pick<Database, 'pool'>,
): Promise<Tracing> {
  if (!config.tracesEndpoint) return { close: async () => undefined }
  const { startTracing } = await import('./start-tracing.ts')
  return startTracing(app, config, pool, config.tracesEndpoint)
}
