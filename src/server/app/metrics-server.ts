import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AppContext } from '../core/context.ts'
import { databaseMetrics } from './database-metrics.ts'
import { processMetrics } from './process-metrics.ts'

export interface MetricsServer {
  address: string
  close(): Promise<void>
}

/**
 * Serves `/metrics` on a port of its own, which nobody outside should reach: on loopback unless another
 * address is configured.
 *
 * @param sumEveryMs adding up every entry of the ledger is work: it is done no oftener.
 * @returns null where no port is set.
 */
export async function serveMetrics(
  context: AppContext,
  { sumEveryMs = 600_000 } = {},
): Promise<MetricsServer | null> {
  const { metrics } = context.config
  if (!metrics) return null
  const ofProcess = processMetrics(context)
  const ofDatabase = databaseMetrics(context.database.db, sumEveryMs)
  const scrape = async () => {
    const registries = [context.metrics.registry, ...(await ofDatabase()), ofProcess.registry]
    return (await Promise.all(registries.map((registry) => registry.metrics()))).join('\n')
  }
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || !/^\/metrics(\?|$)/.test(request.url ?? ''))
      return void response.writeHead(404).end()
    scrape()
      .then((text) => {
        response.setHeader('Content-Type', ofProcess.registry.contentType)
        response.end(text)
      })
      .catch((error: unknown) => {
        context.log.error({ err: error }, 'metrics fault')
        response.writeHead(500).end()
      })
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(metrics.port, metrics.host, listening)
  })
  const { port } = server.address() as AddressInfo
  const host = metrics.host.includes(':') ? `[${metrics.host}]` : metrics.host
  const address = `http://${host}:${port}/metrics`
  context.log.info({ address }, 'metrics can be read')
  return {
    address,
    async close() {
      ofProcess.stop()
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}
